### Les mots du sablier.

home-timer-hint = Pour tous les jeux
home-timer-left = Reste { $time }

## Autour du sablier.

timer-start = Lancer
timer-pause = Pause
timer-go-on = Reprendre
timer-again = Encore
timer-turn = Retourner
timer-turn-about = Retourner le sablier avec son sable
timer-afresh = Relancer
timer-afresh-about = Repartir de zéro, tout le sable en haut
timer-more = +0:30
timer-less = −0:30
timer-refill = Remplir
timer-lock = Verrouiller
timer-quiet = Sans cloche
timer-bell = Cloche : { $times }
timer-is-silent = Muet
timer-unmute = Muet : touchez la cloche pour l’entendre
timer-only-in-sight = Ne sonne que si Sablier est à l’écran
timer-digits = Reste { $time }. Touchez pour tourner l’image vers les joueurs d’en face.
timer-choose = { $name }. Choisir un autre minuteur.
timer-full = Plein écran
timer-full-off = Quitter le plein écran
timer-show-controls = Montrer les boutons
timer-turns = { $turns ->
    [one] Retourné { $turns } fois
   *[other] Retourné { $turns } fois
}
timer-locked = Verrouillé : maintenez pour déverrouiller
timer-last-minute = Dernière minute !

## Ce qu’il dit.

timer-says-three = Trois minutes !
timer-says-one = Une minute !
timer-says-ten = Dernières secondes !
timer-says-out = Temps écoulé !
timer-ended = { $minutes ->
    [0] Terminé à l’instant
    [one] Terminé il y a { $minutes } minute
   *[other] Terminé il y a { $minutes } minutes
}
timer-ended-hours = { $hours ->
    [one] Terminé il y a { $hours } heure
   *[other] Terminé il y a { $hours } heures
}
timer-ended-long-ago = Terminé il y a plus d’un jour
timer-other = { $name } : { $words }
timer-background = Gardez Sablier à l’écran tant que le sable coule : en arrière-plan, il compte juste mais ne peut pas sonner.
timer-lacks-light = Ce navigateur laisse l’écran s’éteindre : touchez-le de temps en temps.
timer-lacks-vibration = Ce navigateur ne peut pas faire vibrer le téléphone : tendez l’oreille.
timer-lacks-full-screen = Ce navigateur ne peut pas remplir l’écran. Depuis l’écran d’accueil, Sablier le peut.
timer-lacks-flips = Ce navigateur ne sent pas quand on retourne le téléphone : touchez plutôt le sablier.
timer-runs-on = Le sable continue de couler et sonne où que vous soyez dans Sablier.
timer-show = Voir
timer-set-back = L’heure de l’appareil a reculé de { $time }. Le sable coule comme si de rien n’était.
timer-set-back-closed = L’heure de l’appareil a reculé de { $time } pendant que Sablier était fermé. Le sable reprend à la dernière sauvegarde.
timer-set-ahead = L’heure de l’appareil a avancé de { $time } : réglage ou mise en veille. Le sable a continué de couler.
timer-give-back = Rendre

## L’étagère.

timer-shelf = Minuteurs
timer-new = Nouveau minuteur
timer-too-many = L’étagère est pleine. Supprimez d’abord un minuteur.
timer-of-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
timer-state-runs = En marche
timer-state-out = Écoulé
timer-state-paused = En pause
timer-state-full = Prêt
timer-naming = Nom du minuteur
timer-no-name = Sans nom

## Comment se comporte un sablier.

timer-time = Durée
timer-dial = { $time }. Tournez l’anneau extérieur pour les minutes, l’anneau intérieur pour les secondes.
timer-minutes = min
timer-seconds = s
timer-minute-less = Une minute de moins
timer-minute-more = Une minute de plus
timer-second-less = Une seconde de moins
timer-second-more = Une seconde de plus
timer-rename = Nom
timer-warnings = Avertissements
timer-warn-three = À 3:00
timer-warn-one = À 1:00
timer-warn-ten = Les dix dernières secondes
timer-warn-out = À la fin
timer-turning = Retournement
timer-turning-about = Quand vous retournez le téléphone
timer-turning-carries = Il garde son sable
timer-turning-restarts = Il repart plein
timer-repeat = Se retourne tout seul à la fin
timer-signals = Tous les minuteurs
timer-silent = Mode silencieux, partout
timer-sound = Cloches et gong
timer-soundtrack = La musique monte
timer-vibration = Vibrations
timer-flash = Éclairer l’écran
timer-flips = Retourner le téléphone pour lancer
timer-remove = Supprimer
timer-removed = { $name }, supprimé.
