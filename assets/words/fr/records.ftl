### Le palmarès de tous les jeux : parties finies, totaux, insignes, images, et parties en attente.

lobby-records = Palmarès
lobby-unfinished = { $count ->
    [one] { $count } autre partie en attente
   *[other] { $count } autres parties en attente
}

## Les parties finies

records-part-games = Parties
records-part-sums = Bilan
records-part-badges = Insignes
records-filter-last = Récentes
records-filter-best = Meilleures
records-filter-won = Gagnées
records-filter-lost = Perdues
records-more = En voir plus
records-again = La rejouer
records-none = Aucune partie de ce genre pour l’instant.
records-no-log = Les coups de cette partie n’ont pas été gardés : on ne peut pas la revoir.
records-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
mark-hinted = avec conseils
mark-continued = reprise, ne compte pas
finish-continued = Reprise en cours de relecture : cette partie ne compte pas.

## Le bilan

records-hinted = { $count ->
    [one] { $count } avec conseils
   *[other] { $count } avec conseils
}
records-best = record : { $best }
records-months = Mois par mois
records-month = { $month }/{ $year }
records-before = Avant cela
knock-honour-0 = Des ombres à la porte
knock-honour-1 = Hôtes du premier Donjon
knock-honour-2 = Voix basses du deuxième Donjon
knock-honour-3 = Terreurs du troisième Donjon
knock-honour-4 = La bande la plus discrète du pays

## Les insignes

badges-count = Insignes : { $count } sur { $of }. Les parties avec conseils n’en donnent pas.
badges-new = Nouvel insigne : { $names }
badge-since = Obtenu le { $date }
badge-so-far = { $count } sur { $of } pour l’instant
badge-knock-first = Toc, toc !
badge-knock-first-how = Libérez un Donjon.
badge-knock-swift = De retour pour le goûter
badge-knock-swift-how = Libérez le Donjon 1 quand il reste cinq minutes de sable.
badge-knock-close = Les derniers grains
badge-knock-close-how = Libérez un Donjon quand il reste dix secondes ou moins.
badge-knock-crowd = Beaucoup de bottes, aucun bruit
badge-knock-crowd-how = Libérez un Donjon à cinq ou six.
badge-knock-adventure = Une histoire à raconter
badge-knock-adventure-how = Menez une aventure à travers les quatre Donjons.
badge-knock-rich = Bagages bien lourds
badge-knock-rich-how = Rapportez douze coffres.
badge-knock-keeps = Les quatre fanions
badge-knock-keeps-how = Libérez une fois chacun des quatre Donjons.
badge-donjonz-home = Retour au grand jour
badge-donjonz-home-how = Sortez d’un donjon en vie.
badge-donjonz-purse = Les poches qui tintent
badge-donjonz-purse-how = Sortez avec 25 bourses.
badge-donjonz-hunter = Au bout de la piste
badge-donjonz-hunter-how = Battez dix monstres en une seule marche.
badge-donjonz-legend = À la lueur de la lanterne
badge-donjonz-legend-how = Atteignez le plus haut titre.
badge-donjonz-hundred = Une marche à cent
badge-donjonz-hundred-how = Rapportez 100 points.
badge-fighter-conquered = La politesse revient
badge-fighter-conquered-how = Battez un boss.
badge-fighter-alone = Groupe d’un seul héros
badge-fighter-alone-how = Battez un boss avec un seul héros.
badge-fighter-unharmed = Pas une égratignure
badge-fighter-unharmed-how = Gagnez sans que personne s’évanouisse.
badge-fighter-infernal = Il fait chaud ici
badge-fighter-infernal-how = Gagnez en difficulté infernale.
badge-fighter-famous = On en parle à la taverne
badge-fighter-famous-how = Obtenez un rang que l’on chante.
badge-fighter-met = Tout ce joli monde
badge-fighter-met-how = Rencontrez tous les monstres et tous les boss, en autant de parties que nécessaire.
badge-fighter-throws = Les 22 lancers
badge-fighter-throws-how = Touchez avec chaque lancer spécial, en autant de parties que nécessaire.

## Le résultat en image

keepsake-open = Image
keepsake-title = Une image à garder
keepsake-save = Enregistrer l’image
keepsake-share = Partager l’image
keepsake-ready-save = L’image est prête : l’enregistrer
keepsake-ready-share = L’image est prête : la partager
keepsake-failed = L’image n’a pas pu être enregistrée : { $reason }
keepsake-won = Gagné
keepsake-lost = Perdu
keepsake-code = code { $code }

## Reprendre une partie en cours de relecture

replay-go-on = Jouer à partir d’ici
replay-hidden = Ce qui était caché ici est connu maintenant : on ne peut pas reprendre.

## Les parties en attente

unfinished-title = Parties en attente
unfinished-hint = Touchez une partie pour la reprendre.
unfinished-none = Aucune partie en attente.
unfinished-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
unfinished-begun = commencée le { $date }
unfinished-delete = Supprimer { $game }
unfinished-deleted = La partie a été supprimée.
unfinished-unreadable = Cette partie n’est plus lisible.
