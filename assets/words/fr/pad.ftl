### Les mots du carnet de points pour tous les jeux.

pad-title = Carnet
pad-about = Les points de tout autre jeu, additionnés
pad-scores = Points
pad-people = Joueurs
pad-words = Note
pad-keep-sums = Totaux et places
pad-keep-note = Note
pad-player = Joueur { $number }
pad-round = Manche { $round }
pad-points = Points
pad-column = Colonne { $number }
pad-sum = Total
pad-has = { $name } : { $points }.
pad-place = n° { $place }
pad-add-round = Manche
pad-share = Partager en image
pad-print = Imprimer une feuille

## Écrire des points.

pad-entry = { $round } · { $name }
pad-sign = Plus ou moins
pad-previous = La case d’avant
pad-next = La case suivante
pad-name-round = Nom de la manche
pad-remove-round = Supprimer la manche

## Joueurs et colonnes.

pad-game = Le jeu
pad-low-is-best = Le plus petit total gagne
pad-columns-about = Ce que chacun écrit à chaque manche. Ce qui n’est pas coché ne compte pas dans le total.
pad-add-player = Joueur
pad-add-column = Colonne
pad-rename = { $name }. Changer le nom.
pad-counts = { $name } compte
pad-remove = Supprimer { $name }
pad-naming-title = Nom du jeu
pad-naming-player = Nom du joueur
pad-naming-column = Nom de la colonne
pad-naming-round = Nom de la manche
pad-note-empty = Touchez ici pour écrire.

## Pourquoi rien n’est écrit.

pad-no-room = Il n’y a plus de place.
pad-no-less = Il doit en rester un.
pad-no-longer = Il n’y a pas de place pour plus de chiffres ou de lettres.
