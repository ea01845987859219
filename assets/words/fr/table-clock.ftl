### Les mots de la pendule pour toute la table.

clock-title = Pendule de table
clock-about = Le temps de chacun, de 2 à 6 autour d’un appareil
clock-settings = Réglages
clock-runs-on = La pendule continue, et vous avertit partout dans Sablier.

## Autour de la table.

clock-begins = Vous commencez ? Touchez.
clock-done = { $time } · touchez pour finir
clock-held = Pause : touchez pour reprendre
clock-next = Ensuite
clock-out = Temps écoulé
clock-sits-out = Ne joue pas
clock-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
clock-round-number = Manche { $round }
clock-round = Manche { $round } : { $time }

## Ce qu’elle dit.

clock-says-minutes = { $minutes ->
    [one] { $name }, { $minutes } minute !
   *[other] { $name }, { $minutes } minutes !
}
clock-says-seconds = { $seconds ->
    [one] { $name }, { $seconds } seconde !
   *[other] { $name }, { $seconds } secondes !
}
clock-says-out = { $name }, temps écoulé !
clock-says-round = Cette manche dure longtemps !

## Ses réglages.

clock-game = La partie
clock-begun = Une partie est en cours. Pour changer de temps ou de joueurs, recommencez.
clock-anew = Nouvelle partie
clock-players = Joueurs
clock-manner = Comment le temps passe
clock-manner-chess = Échecs
clock-manner-chess-about = Chacun a le même temps pour tous ses tours.
clock-manner-increment = Avec bonus
clock-manner-increment-about = Chaque tour terminé rapporte un peu de temps.
clock-manner-sand = Sable
clock-manner-sand-about = Le temps que l’on prend coule vers les autres, comme dans un sablier.
clock-length = { $time } par joueur
clock-length-less = Moins de temps par joueur
clock-length-more = Plus de temps par joueur
clock-increment = Bonus par tour
clock-increment-seconds = { $number } s
clock-round-most = Durée maximale d’une manche
clock-round-any = Libre
clock-order = Ordre du tour
clock-reverse = Dans l’autre sens
clock-naming = Nom du joueur
clock-rename = { $name }. Changer le nom.
clock-plays = { $name } joue
clock-sits = { $name } ne joue pas
clock-earlier = { $name } joue plus tôt
clock-two-play = Il faut être deux pour jouer.
clock-warn = À { $time }
clock-voice = Une voix le dit aussi
