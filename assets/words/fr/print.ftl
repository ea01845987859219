### Les mots des planches à imprimer. Un fichier par langue ; chaque clé dans les trois.

## Des noms que les écrans utilisent aussi.

weapon-sword = Épée
weapon-bow = Arc
weapon-axe = Hache
weapon-wand = Baguette
monster-skeleton = Squelette
    .gender = masculine
    .the = le squelette
monster-bat = Chauve-souris
    .gender = feminine
    .the = la chauve-souris
monster-mushroom = Champignon
    .gender = masculine
    .the = le champignon
monster-ghost = Fantôme
    .gender = masculine
    .the = le fantôme
rank-1 = Miette de la crypte
rank-2 = Stagiaire porte-torche
rank-3 = Pilier des couloirs
rank-4 = Cauchemar des squelettes
rank-5 = Légende à la lanterne

## Chaque page : ses titres et sa marge.

print-kit = Donjonz, kit à imprimer
print-subject = Cartes, héros, fiches d’inventaire et règles à imprimer, à découper et à jouer
print-page = Page { $page } sur { $pages }
print-sheet-front = Feuille { $sheet } sur { $sheets }, recto
print-sheet-back = Feuille { $sheet } sur { $sheets }, verso
print-scale = Imprimer à 100 %. Ces barres doivent mesurer 50 mm et 2 pouces.
print-fronts = Cartes du donjon
print-fronts-hint = Découpez selon les repères. Un papier épais fait les meilleurs donjons.
print-backs = Dos des cartes
print-backs-hint = Facultatif : imprimez au verso, en retournant la feuille sur son grand côté.
print-backs-short-hint = Imprimez au verso, en retournant la feuille sur son petit côté.
print-backs-own-hint = Imprimez ces feuilles à part et collez-les derrière les rectos.
print-rules = Règles
print-hero = Héros
print-pieces = Carte de départ, héros et jetons
print-pieces-hint = Pliez le héros aux pointillés et collez les pieds sur le socle.
print-credit = D’après Donjonz n°11 de Léandre Proust. Dessins et textes : Sablier.
print-glue = colle
print-steps = Traces de pas : posez-en une sur chaque case que vous quittez.
print-tokens = Pour jouer sans crayon : la clé et deux armes de chaque sorte.

## La page qui dit comment imprimer.

print-guide = Comment imprimer ce kit
print-guide-sheets = Toutes les feuilles. Quand une seconde feuille dépasse derrière, imprimez recto verso.
print-guide-need = Ce qu’il vous faut
print-guide-need-text = Feuilles de papier : { $sheets }, dont recto verso : { $double }. Des ciseaux ou un massicot, et { $minutes } min environ. En moyenne, l’encre couvre { $ink } % d’une page.
print-guide-paper = Papier
print-guide-paper-text = Du papier épais (160 à 250 g) pour tout ce qui se découpe, du papier ordinaire (80 g) pour les feuilles à remplir et les règles.
print-guide-long = Recto verso
print-guide-long-text = Choisissez « recto verso » et « retourner sur le bord long ». Chaque dos suit aussitôt sa face ; des pages vides les gardent ensemble.
print-guide-short = Recto verso
print-guide-short-text = Choisissez « recto verso » et « retourner sur le bord court ». Chaque dos suit aussitôt sa face ; des pages vides les gardent ensemble.
print-guide-own = Dos des cartes
print-guide-own-text = Toutes les feuilles n’ont qu’un côté. Collez chaque feuille de dos derrière sa feuille de faces avant de découper, en les alignant contre une fenêtre.
print-guide-fold = Dos des cartes
print-guide-fold-text = Chaque dos est à côté de sa face. Découpez les deux d’un seul tenant, pliez aux tirets et collez.
print-guide-by-hand = Votre imprimante n’imprime qu’un côté ?
print-guide-by-hand-text = Imprimez les pages impaires, remettez la pile côté blanc à imprimer, puis imprimez les pages paires. Essayez d’abord avec les premières feuilles de cartes.
print-guide-scale = Taille réelle
print-guide-scale-text = Imprimez à 100 %, sans « ajuster à la page ». Mesurez les barres au bas d’une page.
print-guide-cut = Découpe
print-guide-cut-text = Posez une règle de repère à repère et coupez d’un trait. La couleur dépasse un peu les coupes : un trait de travers ne se voit pas.
print-guide-knock = Pliage et collage
print-guide-knock-text = Pliez le jeton Parole et Silence, puis collez-le. Les jetons se découpent en carré ou en rond.
print-guide-donjonz = Pliage et collage
print-guide-donjonz-text = Pliez le héros aux tirets, collez les deux moitiés ensemble et les pieds sur le socle.
print-guide-fighter = Pliage et collage
print-guide-fighter-text = Pliez les dés et collez toutes leurs languettes à l’intérieur. Collez les quartiers de la cible sur leurs languettes, puis sur du carton, et évidez les trous. Pliez le jeton de chef et les étiquettes.

## La fiche d’inventaire.

sheet-title = Inventaire
sheet-name = Nom
sheet-date = Date
sheet-code = Code de l’appli
sheet-gain = Entourez vos gains
sheet-lose = Barrez vos pertes
sheet-gold = Bourses d’or
sheet-worth = 1 bourse = 2 points
sheet-monsters = Monstres vaincus
sheet-track = Le dernier entouré = vos points
sheet-weapons = Armes
sheet-two = Deux au plus
sheet-key = Clé
sheet-score = Score
sheet-score-gold = Bourses × 2
sheet-score-monsters = Monstres
sheet-score-total = Total
sheet-ranks = Votre titre
sheet-from-to = { $from }–{ $to }
sheet-from = { $from } et plus

## Les règles en une page.

rules-goal = Construisez un donjon, puis traversez-le une seule fois. Rapportez de l’or et des monstres vaincus.
rules-players = 1 joueur · 10 minutes · dès 8 ans
rules-setup = Préparation
rules-setup-1 = Posez la carte de départ sur la table et le héros sur l’escalier.
rules-setup-2 = Mélangez les onze cartes en une pile, images visibles. Prenez une fiche d’inventaire et un crayon.
rules-lay = 1 · Bâtir le donjon
rules-lay-1 = Prenez la carte du dessus, tournez-la comme vous voulez et posez-la contre une carte déjà sur la table : au moins une case doit en toucher une autre bord à bord. Les cartes ne se recouvrent jamais.
rules-lay-2 = Continuez jusqu’à la onzième carte. Mieux vaut un donjon serré qu’éparpillé.
rules-walk = 2 · Marcher
rules-walk-1 = Avancez le héros case par case, en haut, en bas, à gauche ou à droite. Jamais à travers un mur, jamais sur une case déjà visitée.
rules-walk-2 = Tant qu’un pas est possible, il faut le faire, même vers un monstre.
rules-things = Ce que l’on trouve
rules-pouch = Bourse d’or : entourez-en une. Prenez-en autant que vous voulez.
rules-weapon = Arme : prenez-la ou laissez-la. On en porte deux au plus ; pour une troisième, barrez-en une pour de bon.
rules-monster = Monstre : le petit rond montre l’arme qui le bat. Si vous l’avez, entourez un monstre et gardez l’arme. Sinon, tout votre or s’envole : barrez-le. Pas d’or à perdre ? La partie est perdue.
rules-key = Clé : entourez-la.
rules-door = Porte fermée : avec la clé, doublez aussitôt vos bourses. Sans elle, il ne se passe rien.
rules-end = La fin
rules-end-1 = Quand plus aucun pas n’est possible, comptez : 2 points par bourse encore en main, et le nombre sous le dernier monstre entouré.
rules-end-2 = Exemple : 16 bourses font 32 points, 6 monstres en font 21. En tout 53.
