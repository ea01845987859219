### Les mots du kit de Fighter à imprimer. Un fichier par langue ; chaque clé dans les trois.

## Chaque page : ses titres et sa marge.

print-fighter-kit = Fighter, kit à imprimer
print-fighter-subject = Cartes, fiches de héros, plateaux, cible, dés, jetons et règles à imprimer, à découper et à jouer
print-fighter-cards = Monstres, boss et équipement
print-fighter-cards-hint = Découpez selon les repères. Les dos distinguent les piles.
print-fighter-backs = Dos des cartes
print-fighter-backs-hint = Distinguent les piles : au verso, en retournant sur le grand côté.
print-fighter-heroes = Fiches de héros
print-fighter-heroes-hint = Un papier épais tient plus longtemps. Un héros qui vise bien aussi.
print-fighter-angels = Côté ange des héros
print-fighter-angels-hint = Pour qui quitte la partie : au verso, en retournant sur le grand côté.
print-fighter-boards = Plateaux du donjon
print-fighter-boards-hint = Chaque plateau a deux faces. Imprimez la page suivante au verso.
print-fighter-boards-back = Les autres faces des plateaux
print-fighter-boards-back-hint = À imprimer au dos de la page précédente, en retournant la feuille sur son grand côté.
print-fighter-target = Cible : quatre quartiers
print-fighter-target-hint = Découpez le contour, collez chaque quartier sur la languette du suivant (mêmes lettres), évidez les trous.
print-fighter-hole = à évider
print-fighter-tower-hint = Pliez les étiquettes et dressez-les près des piles.
print-fighter-tokens = Pièces et jetons
print-fighter-tokens-hint = À découper en carré ou en rond.
print-fighter-dice = Dés
print-fighter-dice-hint = Découpez le contour, pliez selon les traits et collez les languettes à l’intérieur. Bourrez-les de papier pour qu’ils gardent leur forme.
print-fighter-credit = D’après Dungeon Fighter de Lorenzo Silva, Aureliano Buonfino et Lorenzo Tucci Sorentino. Dessins et textes : Sablier.

## Ce qui est imprimé sur le matériel.

print-fighter-angel = Au niveau supérieur. Encourage les autres d’en haut.
print-fighter-health = Points de vie du monstre
print-fighter-monsters = Monstres
print-fighter-bosses = Boss
print-fighter-equipment = Équipement
print-fighter-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
print-fighter-scars = { $count ->
    [one] { $count } cicatrice
   *[other] { $count } cicatrices
}
print-fighter-powers = { $count ->
    [one] { $count } jeton Pouvoir
   *[other] { $count } jetons Pouvoir
}
print-fighter-markers = Jetons PV
print-fighter-leader = Chef : pliez et collez
print-fighter-party = Groupe
print-fighter-treasury = Trésor

## La feuille de score.

print-fighter-score = Score
print-fighter-score-party = Groupe
print-fighter-score-date = Date
print-fighter-score-difficulty = Facile 5 · Normal 10 · Infernal 15
print-fighter-score-players = Joueurs : 1 chacun
print-fighter-score-dice = Dés blancs restants : 2 chacun
print-fighter-score-gold = Or restant : 1 par lot de 2
print-fighter-score-nobody = Personne ne s’est évanoui : 5
print-fighter-score-scars = Cicatrices : −1 chacune
print-fighter-score-angels = Anges : −5 chacun
print-fighter-score-total = Total
print-fighter-score-ranks = Votre rang
print-fighter-score-up-to = { $to } ou moins

## Les règles en une page.

print-fighter-goal = Traversez le donjon ensemble, lancez vos dés sur la cible pour vaincre ce qui y vit, et battez le boss.
print-fighter-players = 1 à 6 joueurs · 45 minutes · dès 8 ans
print-fighter-setup = Préparation
print-fighter-setup-1 = La cible au milieu. Posez un plateau de fin, gris, et devant lui deux des autres, face marron. Piochez un boss, face cachée.
print-fighter-setup-2 = Tour, niveaux I à IV. Monstres en Facile : 4, 4, 4, 2. Normal : 3, 3, 3, 5. Infernal : 2, 2, 2, 8. L’équipement tout en bas.
print-fighter-setup-3 = Chacun prend un héros à 9 PV. Le trésor reçoit 2 pièces d’or et un dé blanc, le chef les trois dés héros.
print-fighter-turn = Un tour
print-fighter-turn-1 = 1 · Suivez les flèches jusqu’à la salle suivante.
print-fighter-turn-2 = 2 · Combattez le monstre du dessus de la tour. Chacun à son tour prend un des dés héros restants et le lance.
print-fighter-turn-3 = 3 · Ensuite : prenez l’or du monstre, réveillez les évanouis, échangez, profitez de la salle. Chaque dé héros non lancé donne un dé blanc, sauf si le chef est Vaincu. Les dés passent au joueur suivant.
print-fighter-throw = Un lancer
print-fighter-throw-1 = Un rebond sur la table, puis la cible. Dans un trou, sur le bord ou à côté : raté, et le monstre vous frappe.
print-fighter-throw-2 = Un coup réussi fait les dégâts de sa section. Doublez d’abord, puis ajoutez armes et bonus.
print-fighter-throw-3 = Casque visible : votre capacité de cette couleur agit. Au centre avec le casque : tout adversaire est vaincu.
print-fighter-choice = Plus de dés héros ?
print-fighter-choice-a = A · Lancez un dé blanc. Vous choisissez sa couleur après coup.
print-fighter-choice-b = B · Tous les héros subissent les dégâts, les dés héros reviennent, le chef est Vaincu. Pas contre un boss.
print-fighter-faint = Points de vie
print-fighter-faint-1 = À 0, vous vous évanouissez jusqu’à la fin du combat. Puis prenez une cicatrice : elle couvre une capacité et coûte 3 PV de votre maximum. À la troisième, retournez votre fiche. Tous évanouis : c’est perdu.
print-fighter-boss = Le boss
print-fighter-boss-1 = Après la dernière salle. Sans dé héros ni dé blanc, c’est perdu. Battez-le, et c’est gagné.
print-fighter-shop = 3 cartes, plus une par héros. Un dé blanc coûte 2 ; une pièce soigne tout le monde de 1.
print-fighter-fountain = Tous les héros retrouvent tous leurs PV.
print-fighter-treasure = Vous recevez ce qui est indiqué.
print-fighter-perilous = Chaque dé se lance comme indiqué.

## La page de référence : lancers, handicaps et effets.

print-fighter-throws = Lancers spéciaux
print-fighter-throws-hint = Tous ceux qui sont demandés se font à la fois. Et toujours avec un rebond.
print-fighter-handicaps = Monstres
print-fighter-effects = Armures et objets magiques
print-fighter-heals-itself = Après chaque échec, le monstre récupère autant de PV que l’indique sa carte.
print-fighter-forbids-die = Le dé de cette couleur ne peut pas servir dans ce combat.
print-fighter-heal-one = Un héros au choix récupère autant de PV que l’indique la carte.
print-fighter-heal-all = Tous les héros récupèrent autant de PV que l’indique la carte.
print-fighter-extra-damage = Votre coup réussi fait autant de dégâts en plus que l’indique la carte.
print-fighter-reduced-damage = Un échec vous coûte autant de PV en moins que l’indique la carte.
