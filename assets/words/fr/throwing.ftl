### Un dé lancé du doigt, au-dessus d’une table sur le verre.

## Autour de la table.

throwing-plain = Lancez le dé du doigt vers la cible. Il doit rebondir sur la table avant d’y arriver.
throwing-die = Le dé dans votre main : lancez-le du doigt vers la cible
throwing-skip = Voir où le dé s’arrête
throwing-stand-left = Faire le tour de la table par la gauche
throwing-stand-right = Faire le tour de la table par la droite
throwing-wall-left = Déplacer le mur vers la gauche
throwing-wall-right = Déplacer le mur vers la droite
throwing-now = Maintenant !
throwing-power = Encore une fois pour lâcher, au trait blanc

## Pourquoi le dé est resté dans la main.

throwing-too-soft = Trop doux. Lancez un peu plus vite !
throwing-too-early = Trop tôt. Attendez qu’il brille !
throwing-backwards = La cible est de l’autre côté !
throwing-off-beat = Ce n’était pas le moment. Lâchez quand l’anneau se ferme !

## Ce que le lancer a donné.

throwing-missed = Raté !
throwing-leans = Il penche et ne compte donc pas
throwing-no-bounce = Il n’a pas d’abord rebondi sur la table
throwing-no-bounces = Il n’a pas assez rebondi
throwing-no-wall = Il n’a pas d’abord touché le mur
throwing-not-over = Il n’est pas passé par-dessus la carte
throwing-no-spin = Il n’a pas tourné sur lui-même
throwing-symbol = avec le symbole du héros
throwing-fatal-why = Le centre, et le symbole du héros
