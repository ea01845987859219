### Donjonz à l’écran : la table, la fin et la rediffusion.

## The table.

donjonz-phase-lay = 1 Poser
donjonz-phase-walk = 2 Marcher
donjonz-board = Le donjon
donjonz-see-all = Voir tout le donjon
donjonz-see-close = Revenir près du héros
donjonz-card-of = Carte { $nth } sur { $total }
donjonz-hand = Carte en main : { $name }. Glissez-la sur la table, ou touchez-la pour la tourner.
donjonz-hint-lay = Glissez la carte contre le donjon, ou touchez une place. Touchez la carte pour la tourner.
donjonz-hint-ghost = Cet endroit vous plaît ? Posez la carte. Ou touchez ailleurs.
donjonz-next = Ensuite
donjonz-turn = Tourner
donjonz-lay = Poser ici
donjonz-suggest = Trouver une place

## The walk.

donjonz-satchel = Besace
donjonz-gold = Or
donjonz-monsters = Monstres
donjonz-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
donjonz-pouches = { $pouches ->
    [one] { $pouches } bourse
   *[other] { $pouches } bourses
}
donjonz-beaten = { $monsters ->
    [one] { $monsters } monstre vaincu
   *[other] { $monsters } monstres vaincus
}
donjonz-no-weapon = aucune arme
donjonz-has-key = la clé
donjonz-no-key = pas encore de clé
donjonz-hint-walk = Touchez une case qui brille, ou glissez le doigt, pour avancer.
donjonz-hint-over = Plus aucun passage.
donjonz-far = Touchez une case voisine du héros.
donjonz-dead-end = Impasse : y finir la marche
donjonz-last-door = Ouvrir la porte et finir la marche
donjonz-hint-deadly = Il ne reste qu’un pas mortel.
donjonz-hint-costly = Chaque passage vous coûte tout votre or.
donjonz-step = Un pas { $side } : { $thing }
donjonz-fight = Affronter { $monster-the }
donjonz-lose-gold = Perdre l’or contre { $monster-the }
donjonz-lose-game = Tomber devant { $monster-the }
donjonz-take = La prendre
donjonz-leave = La laisser
donjonz-swap = Lâcher : { $weapon }
donjonz-swap-which = Mains pleines ! Touchez l’arme à lâcher.
donjonz-float-beaten = Et un de moins !
donjonz-float-key = La clé !
donjonz-float-held = Déjà en main
donjonz-float-locked = Fermée !
donjonz-hint = Un conseil
donjonz-hint-take = Prenez-la.
donjonz-hint-swap = Prenez-la et lâchez ceci : { $weapon }.
donjonz-hint-leave = Laissez-la.
# After one of these, or alone beside a marked step. { $points } is donjonz-points.
donjonz-hint-proven = Meilleur chemin, c’est prouvé. À la fin : { $points }.
donjonz-hint-open = Meilleur chemin trouvé. À la fin : { $points }. Aucun ne rapporte plus de { $most }.

side-up = vers le haut
side-right = à droite
side-down = vers le bas
side-left = à gauche

thing-none = rien
thing-pouch = une bourse d’or
thing-key = la clé
thing-stairs = l’escalier
thing-door = la porte fermée


## The cards.

card-armoury = L’armurerie
card-belfry = Le clocher
card-chapel = La chapelle
card-cellar = La cave humide
card-pantry = Le garde-manger gardé
card-crypt = La crypte
card-vault = La chambre forte
card-well = Le vieux puits
card-gallery = La longue galerie
card-prison = La prison
card-library = La bibliothèque
card-stairs = L’escalier
deck-donjonz = Donjonz

## Why not.

illegal-over = La partie est finie.
illegal-phase = Pas maintenant.
illegal-overlaps = Il y a déjà une carte ici.
illegal-not-connected = Elle doit toucher le donjon.
illegal-no-cell = Il n’y a pas de sol par là.
illegal-wall = Un mur barre le passage.
illegal-visited = Vous avez déjà marché là.
illegal-hands-full = Les deux mains sont prises : lâchez d’abord une arme.
illegal-hand-free = Vous avez une main libre : prenez l’arme.
illegal-not-held = Vous ne portez pas cela.

## The end.

donjonz-lost = Votre héros est tombé
donjonz-lost-why = Ni arme ni or : cette fois, rien ne compte.
donjonz-first-score = Un premier score à battre.
donjonz-record = Nouveau record !
donjonz-better = Votre meilleur score était de { $points }.
donjonz-best = Votre record : { $points }
donjonz-to-next = Encore { $points } pour « { $title } »
donjonz-lesson-over = La leçon est finie. À vous de jouer !
donjonz-total = Total
donjonz-new = Nouveau donjon
donjonz-again = Rejouer
donjonz-code-copied = { $code } copié. Avec ce code, vos amis auront le même donjon.
donjonz-invitation = Ferez-vous mieux que moi dans le donjon { $code } ? { $link }

## What screen readers say.

heard-laid = { $left ->
    [0] Dernière carte posée. En marche !
    [1] Carte posée, il en reste une.
   *[other] Carte posée, il en reste { $left }.
}
heard-pouch = { $pouches ->
    [one] De l’or ! Vous avez { $pouches } bourse.
   *[other] De l’or ! Vous avez { $pouches } bourses.
}
heard-weapon-found = Vous trouvez une arme : { $weapon }.
heard-weapon-taken = Arme prise : { $weapon }.
heard-beaten = Vous avez vaincu { $monster-the }.
heard-gold-lost = Un monstre a pris tout votre or.
heard-key = Vous avez la clé.
heard-doubled = { $pouches ->
    [one] La porte s’ouvre : vous avez { $pouches } bourse.
   *[other] La porte s’ouvre : vous avez { $pouches } bourses.
}
heard-ended = { $points ->
    [one] La marche est finie : { $points } point.
   *[other] La marche est finie : { $points } points.
}

## Ce qu’est une chose, quand on la maintient

explain-pouch = Bourse d’or
explain-pouch-does = Marchez dessus et elle est à vous. Chaque bourse gardée jusqu’à la fin vaut 2 points.
explain-key = La clé
explain-key-does = Marchez dessus et elle est à vous. Elle ouvre la porte fermée.
explain-stairs = L’escalier
explain-stairs-does = Votre marche commence ici. Comme sur toute case, on n’y passe qu’une fois.
explain-door = La porte fermée
explain-door-does = Venez ici avec la clé et l’or que vous portez est doublé, une seule fois.
explain-weapon-does = Utile contre { $monster-the }. À prendre ou à laisser : deux mains portent deux armes.
explain-monster-does = L’arme qu’il faut : { $weapon }. Sans elle, tout votre or est perdu ; sans or, la partie est perdue.
explain-track = Monstres vaincus
explain-track-does = Plus vous en battez, plus chacun compte à la fin.
explain-satchel = La besace
explain-satchel-does = Ce que vous portez : deux armes au plus, et la clé.
