### Les mots du kit de Knock à imprimer. Un fichier par langue ; chaque clé dans les trois.

## Chaque page : ses titres et sa marge.

print-knock-kit = Knock, kit à imprimer
print-knock-subject = Cartes, jetons, aides de jeu, carnet d’aventure et règles à imprimer, à découper et à jouer
print-knock-fronts = Cartes du Donjon
print-knock-fronts-hint = Découpez selon les repères. Un papier épais fait moins de bruit, et c’est bien utile ici.
print-knock-pieces = Dernières cartes et jetons
print-knock-pieces-hint = Les aides de jeu portent les sorts au dos. Jetons carrés ou ronds, au choix.
print-knock-backs-hint = Imprimez au verso, feuille retournée sur son grand côté. Les sorts sont ici.
print-knock-times = 12 jetons Temps
print-knock-spells = 4 jetons Grimoire
print-knock-voice = Pliez et collez
print-knock-reference = Carte aide-mémoire
print-knock-credit = D’après Knock, Knock! Dungeon! d’Anthony Perone et Waltch Pierre (Blue Orange). Dessins et textes : Sablier.

## L’aide de jeu.

print-knock-turn = Votre tour
print-knock-turn-1 = Posez une carte : elle couvre au moins un coin, mais jamais deux de la même carte.
print-knock-turn-2 = Additionnez les coins de chaque carte touchée.
print-knock-turn-3 = Alarme : chaque créature rend un jeton Temps.
print-knock-turn-4 = Piochez. Le Chevalier sort aussitôt.
print-knock-quiet = 5 ou moins : une salle reste calme, une créature est vaincue.
print-knock-loud = 6 ou plus : une salle fait perdre la partie, une créature se bat encore.
print-knock-spellbook = Grimoire
print-knock-fireball-text = Retire une créature. Pas le Chevalier.
print-knock-ice-text = Une créature rend ses jetons. À vaincre avant le Chevalier.
print-knock-poison-text = Un coin d’une créature vaut 0 pour de bon.
print-knock-sphere-text = Le Silence redevient Parole.

## Le carnet d’aventure.

print-knock-log = Carnet d’aventure
print-knock-log-party = Groupe
print-knock-log-date = Date
print-knock-log-tries = Essais
print-knock-log-won = Gagné
print-knock-log-left = Temps restant
print-knock-log-chests = Coffres
print-knock-log-tokens = Jetons gardés ensuite
print-knock-log-next = Donjon à venir
print-knock-log-total = Total des coffres
print-knock-log-note = Entre deux Donjons, on peut s’arrêter : entourez le Donjon à venir et cochez les jetons que vous avez.

## Les règles en une page.

print-knock-goal = Avancez ensemble à tâtons dans le Donjon, trouvez le Chevalier noir et battez-le avant la fin du sablier.
print-knock-players = 1 à 6 joueurs · 6 minutes · dès 8 ans
print-knock-setup = Préparation
print-knock-setup-1 = Mettez les 12 jetons Temps en réserve et le jeton Parole face verte. Écartez les cartes à fanion.
print-knock-setup-2 = Mélangez la pioche, le Chevalier noir tout en dessous. Distribuez 6 cartes en solo, 4 à chacun de 2 à 5 joueurs, 3 à chacun à 6. Personne ne montre sa main.
print-knock-setup-3 = Retournez la première carte et le Donjon commence. Puis retournez le sablier : l’application Sablier en a un.
print-knock-rules-turn = Un tour
print-knock-rules-1 = 1 · Posez une carte. Elle va par-dessus et couvre un coin d’au moins une carte, jamais deux coins de la même. Toutes les cartes sont dans le même sens ; un demi-tour est permis.
print-knock-rules-2 = Une créature prend dans la réserve les jetons Temps que montre sa carte. Il en manque ? C’est perdu.
print-knock-rules-3 = 2 · Évaluez les dangers. Pour chaque carte en partie couverte par la nouvelle, additionnez les quatre coins.
print-knock-rules-4 = 3 · Alarme. Chaque créature qui a des jetons Temps en rend un. Rendre le dernier fait perdre la partie.
print-knock-rules-5 = 4 · Piochez. Le Chevalier se pose dès qu’il est pioché ; puis c’est au joueur suivant.
print-knock-dangers = Dangers
print-knock-five = 5 ou moins : une salle reste calme, une créature est vaincue. Ses jetons reviennent, et elle n’est plus qu’une salle.
print-knock-six = 6 ou plus : une salle, ou une créature vaincue, fait trop de bruit et la partie est perdue. Une créature se bat encore.
print-knock-silence = Silence
print-knock-silence-text = Une carte avec ce signe retourne le jeton Parole. Face rouge, on peut montrer du doigt et grimacer, mais pas parler. En solo, on ne pioche pas ce tour-ci.
print-knock-end = La fin
print-knock-end-1 = Vous gagnez si le Chevalier noir est vaincu à temps. Vous perdez si une salle fait trop de bruit, si l’alarme sonne, s’il manque des jetons ou si les six minutes sont écoulées.
print-knock-adventure = Aventure
print-knock-adventure-1 = Attaquez les Donjons 1 à 4 dans l’ordre. Dès le Donjon 2, mélangez les six cartes à son fanion. Après chacune des trois premières victoires, piochez un jeton Grimoire : utilisez-le quand vous voulez, puis remettez-le.
print-knock-chests = Coffres
print-knock-chests-1 = Les vainqueurs comptent les coffres de leur plus longue chaîne de cartes à coffre reliées.
