### Un dé lancé du doigt, au-dessus d’une table sur le verre.

## Autour de la table.

throwing-die = Le dé dans votre main : lancez-le du doigt vers la cible
throwing-skip = Voir où le dé s’arrête
throwing-stand-left = Faire le tour de la table par la gauche
throwing-stand-right = Faire le tour de la table par la droite
throwing-wall-left = Déplacer le mur vers la gauche
throwing-wall-right = Déplacer le mur vers la droite
throwing-now = Maintenant !
throwing-power = Encore une fois pour lâcher, au trait blanc
throwing-bounce = { $n } sur { $all }
throwing-bounce-here = Rebondir ici

## Pourquoi le dé est resté dans la main.

throwing-too-soft = Trop doux. Lancez un peu plus vite !
throwing-too-early = Trop tôt. Attendez qu’il brille !
throwing-backwards = La cible est de l’autre côté !
throwing-off-beat = Ce n’était pas le moment. Lâchez quand l’anneau se ferme !
throwing-to-come = Les dés sont encore en route. Ils seront là dans un instant.
throwing-short = Trop doux pour atteindre la cible. Lancez plus vite !
throwing-short-pull = Tirez plus loin en arrière, jusqu’au trait !
throwing-short-breath = Poussez lentement et plus loin, jusqu’au trait !
throwing-aside = La cible n’est pas par là. Visez-la !
throwing-pull-back = Tirez le dé en arrière, loin de la cible !
