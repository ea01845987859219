### Knock autour de sa table : le vestibule, l’équipe, l’aventure, la fin, la relecture, le palmarès.

lobby-knock-new = Nouvelle partie
lobby-knock-adventure = Aventure
lobby-knock-adventure-at = Aventure : Donjon { $level }
lobby-knock-first = Première fois ? Prenez votre temps : la leçon se joue sans chrono.
lobby-knock-won = Gagnées
lobby-knock-left = Meilleur temps
code-hint-knock = Le code d’un ami vous donne les mêmes cartes.
code-good-knock = C’est bien un Donjon !

## L’équipe

party-title = Nouvelle partie
party-players = Joueurs
party-how-many = Combien êtes-vous ?
party-players-given = { $players ->
    [1] Ce code est pour une seule personne.
    [one] Ce code est pour { $players } joueur.
   *[other] Ce code est pour { $players } joueurs.
}
party-name = Nom : { $name }
party-naming = Votre nom
party-own-name = Effacer le nom
party-person = Humain
party-bot = Robot
party-one-person = Il faut au moins un humain.
party-first = Qui commence ?
party-first-about = Qui a visité un château en dernier ? Montrez vos bottes pleines de boue, et commencez.
party-pace = À quelle vitesse jouent les robots ?
party-pace-slow = Lentement
party-pace-usual = Normalement
party-pace-quick = Vite
party-keep = Donjon
party-which-keep = Quel Donjon ?
party-keep-1 = Le premier Donjon : idéal pour commencer.
party-keep-2 = Six cartes de plus : une armure à cloche-pied, une banshee, un troll.
party-keep-3 = Six cartes de plus : un vampire, une cocotrice, un ours très pressé.
party-keep-4 = Six cartes de plus : un cyclope, un diablotin et un minotaure à éviter.
party-time = Sable
party-sand = Où coule le sable ?
party-sand-here = Dans l’appli
party-sand-table = Sur la table
party-sand-none = Sans sable
party-sand-here-about = La règle vous donne six minutes.
party-sand-table-about = Retournez votre propre sablier au départ, et dites à l’appli quand il est vide.
party-sand-none-about = Prenez tout votre temps. En solo ou avec des robots, vous pouvez aussi reprendre une carte.
party-sand-time = { $time } de sable
party-sand-less = Une demi-minute de moins
party-sand-more = Une demi-minute de plus
party-sand-hidden = Quand l’appli est cachée
party-sand-waits = Le sable attend
party-sand-strict = Le sable continue
party-start = À l’attaque

seat-1 = Corail
seat-2 = Mousse
seat-3 = Azur
seat-4 = Prune
seat-5 = Ivoire
seat-6 = Lagon

## L’aventure

quest-title = Aventure
quest-next = Le Donjon { $level } vous attend
quest-about = Quatre Donjons, chacun plus dur que le précédent. Chaque Donjon libéré vous donne un jeton Grimoire pour la suite.
quest-no-tokens = Vous n’avez aucun jeton Grimoire. Libérez ce Donjon pour en trouver un.
quest-tokens = Ces jetons Grimoire sont à vous.
quest-running = L’attaque a commencé. Le groupe vous attend !
quest-finished = Les quatre Donjons sont libres !
quest-finished-about = Quatre Chevaliers vaincus, et pas un ne vous a entendus. On chantera vos exploits, à voix basse.
quest-attack = Attaquer le Donjon { $level }
quest-continue = Reprendre le Donjon { $level }
quest-anew = Une nouvelle aventure
quest-party = Le groupe
quest-note = Recopier une note
quest-over = Tout recommencer
quest-given-up = Retour au premier Donjon, sans jetons.
quest-keep-free = Donjon { $level } : libre
quest-keep-next = Donjon { $level } : à venir
quest-keep-locked = Donjon { $level } : verrouillé
quest-token-held = { $spell } : à vous
quest-token-missing = { $spell } : encore à trouver

## Un papier

note-title = Recopier une note
note-about = Vous vous êtes arrêtés entre deux Donjons et vous avez tout noté ? Recopiez votre note ici.
note-keep = Le Donjon à venir
note-tokens = Vos jetons Grimoire
note-take = Continuer d’ici
note-taken = Votre aventure reprend d’après votre note.
note-too-many = { $count ->
    [one] { $count } jeton, c’est trop avant le Donjon { $level } : chaque Donjon libéré en donne un.
   *[other] { $count } jetons, c’est trop avant le Donjon { $level } : chaque Donjon libéré en donne un.
}
note-twice = Il n’y a qu’un seul jeton { $spell }.
note-refused = Aucune aventure ne peut en être là.

## La fin

won-title = Le Donjon { $level } est libre !
won-why = Le Chevalier noir tombe à { $danger }. Il n’a vraiment rien entendu.
won-why-card = Dernière carte : { $card }. Le Chevalier noir tombe à { $danger }, sans avoir rien entendu.
won-why-poison = Le poison a suffi : le Chevalier noir tombe à { $danger }.
lost-noise = Trop de bruit !
lost-alarm = Alarme !
lost-reserve = Plus de jetons Temps !
lost-time = Le sable s’est écoulé !
lost-cards = Plus de cartes !
loss-noise = { CAPITAL($card-the) } monte à { $danger }. Une salle supporte 5 au plus, et tout le monde vous a entendus.
loss-noise-beaten = { $card-gender ->
    [feminine] { CAPITAL($card-the) } était déjà vaincue, mais monte à { $danger }. Une salle supporte 5 au plus.
   *[masculine] { CAPITAL($card-the) } était déjà vaincu, mais monte à { $danger }. Une salle supporte 5 au plus.
}
loss-alarm = { CAPITAL($creature-the) } était encore à { $danger } quand son dernier jeton Temps est parti : c’est l’alarme.
loss-reserve = { $needs ->
    [one] { CAPITAL($creature-the) } demandait { $needs } jeton Temps, mais la réserve n’en avait que { $reserve }.
   *[other] { CAPITAL($creature-the) } demandait { $needs } jetons Temps, mais la réserve n’en avait que { $reserve }.
}
loss-time-stood = Le dernier grain est tombé, et le Chevalier noir tenait toujours, avec { $danger }.
loss-time-hidden = { $cards ->
    [0] Le dernier grain est tombé sans qu’on ait trouvé le Chevalier noir : c’était la prochaine carte de la pioche.
    [one] Le dernier grain est tombé sans qu’on ait trouvé le Chevalier noir : dans la pioche, il restait une carte avant lui.
   *[other] Le dernier grain est tombé sans qu’on ait trouvé le Chevalier noir : dans la pioche, il restait { $cards } cartes avant lui.
}
loss-time-drawn = Le dernier grain est tombé avant même que le Chevalier noir soit posé.
loss-cards = Plus personne n’a de carte, et le Chevalier noir tient toujours, avec { $danger }.
finish-lesson = C’était la leçon. Vous savez maintenant jouer sans bruit !
finish-adventure = Votre aventure est accomplie !
finish-first = Votre première victoire ici à ce nombre de joueurs !
finish-first-solo = Votre première victoire ici en solo !
finish-fastest = Jamais il n’est resté autant de temps !
finish-richest = Jamais vous n’avez rapporté autant de coffres !
finish-left = Temps restant
finish-chests = { $cards ->
    [0] Coffres : aucune chaîne
    [one] Coffres d’une chaîne d’une carte
   *[other] Coffres d’une chaîne de { $cards } cartes
}
finish-found = Vous trouvez un jeton Grimoire : { $spell } !
finish-next = Attaquer le Donjon { $level }
finish-retry = Réessayer le Donjon { $level }
finish-map = La carte
finish-near = Voir de près
finish-whole = Voir tout le Donjon
finish-new = Nouvelle partie
finish-again = Mêmes cartes
finish-for-real = Et maintenant, pour de vrai
finish-share = Partager { $code }
knock-code-copied = { $code } copié. Avec ce code, vos amis auront les mêmes cartes.
knock-invitation = Saurez-vous prendre ce Donjon ? { $code } { $link }

## Revoir une partie

told-begin = La première carte ouvre le Donjon.
told-player = { $name } :

## Palmarès

records-title = Palmarès
records-won = Gagnées : { $won } sur { $played }
records-left = reste { $time }
records-chests = { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
records-players = { $players ->
    [1] En solo
    [one] { $players } joueur
   *[other] { $players } joueurs
}
records-was-won = gagnée
records-was-lost = perdue
records-empty = Aucun Donjon attaqué
records-empty-hint = Le Chevalier noir astique son armure. Surprenez-le !
