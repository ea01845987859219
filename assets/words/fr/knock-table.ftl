### Knock à l’écran : la table.

## The bar and the hand.

knock-pause = Pause
knock-keep = Donjon { $level }
knock-clock = { $minutes ->
    [one] { $seconds ->
        [one] Reste { $minutes } minute { $seconds } seconde
       *[other] Reste { $minutes } minute { $seconds } secondes
    }
   *[other] { $seconds ->
        [one] Reste { $minutes } minutes { $seconds } seconde
       *[other] Reste { $minutes } minutes { $seconds } secondes
    }
}
knock-speech = Parlez !
knock-silence = Silence !
knock-side-speech = Parole
knock-side-silence = Silence
knock-reserve = { $tokens ->
    [one] { $tokens } jeton Temps dans la réserve
   *[other] { $tokens } jetons Temps dans la réserve
}
knock-pile = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
knock-about-speech = Tout le monde peut parler, jusqu’à ce que quelqu’un pose une carte à la bulle barrée.
knock-about-silence = Plus un mot, jusqu’à la prochaine carte à la bulle barrée. Les signes sont permis.
knock-turn = À { $name } de jouer
knock-your-turn = À vous de jouer
knock-board = Le Donjon
knock-home = Voir tout le Donjon
knock-closer = Voir de plus près
knock-arrow = { $tokens ->
    [one] Vers { $card-the } : encore { $tokens } jeton Temps
   *[other] Vers { $card-the } : encore { $tokens } jetons Temps
}
knock-card = { $name }. { $text }
knock-card-hall = Salle, danger { $danger }
knock-card-creature = { $tokens ->
    [one] Créature, danger { $danger }, { $tokens } jeton Temps
   *[other] Créature, danger { $danger }, { $tokens } jetons Temps
}
knock-card-chests = { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
knock-card-silence = retourne le jeton Parole/Silence
knock-card-silence-solo = Silence : vous ne piochez pas après elle
knock-turn-card = Tourner la carte
knock-place = Poser
knock-place-loses = C’est perdu…
knock-place-dared = Perdre quand même ?
knock-dare = Ce coup perd la partie. Touchez encore si c’est voulu.
knock-place-at = Poser ici. { $text }
knock-cancel = Laisser tomber
knock-hint = Un conseil

## What to do.

knock-advice = Touchez une carte, ou glissez-la sur un coin
knock-advice-silence = Chut… Jouez sans un mot.
knock-advice-knight = Posez le Chevalier noir !
knock-advice-lost = Toutes les cartes font perdre.
knock-advice-lost-undo = Toutes les cartes font perdre : reprenez-en une.
knock-advice-lost-spell = Toutes les cartes font perdre : lancez un sort.
knock-advice-bot = { $name } réfléchit…
knock-advice-fireball = Boule de feu : une créature quitte le Donjon. Touchez-la.
knock-advice-ice-flash = Éclair de gel : une créature ne donne plus l’alarme. Touchez-la.
knock-advice-poison = Poison : un coin compte 0 désormais. Touchez ce coin d’une créature.
knock-advice-sphere = Sphère du silence : vous pouvez reparler. Touchez-la encore.
knock-hint-silent = Pas de conseil tant que dure le silence.
knock-hint-spell = Un bon joueur lancerait { $spell } maintenant, sur { $card-the }.
knock-no-target = Aucune créature à viser.

## What would happen.

knock-prospect-won = Le Chevalier noir tombe : le Donjon est à vous !
knock-prospect-falls = { CAPITAL($card-the) } tombe (danger { $danger }).
knock-prospect-fights = { CAPITAL($card-the) } résiste (danger { $danger }).
knock-prospect-quiet = { CAPITAL($card-the) } reste calme (danger { $danger }).
knock-prospect-brink = { CAPITAL($card-the) } est tout juste calme (danger { $danger }) : pas un de plus !
knock-prospect-brinks = { $halls } cartes sont tout juste calmes (danger 5) : pas un de plus !
knock-prospect-all-quiet = Tout reste calme.
knock-prospect-rest-quiet = Le reste est calme.
knock-prospect-lost = C’est perdu : { $why }
knock-badge-quiet = calme
knock-badge-brink = tout juste
knock-badge-loud = trop fort !
knock-badge-falls = tombe !
knock-badge-fights = résiste

## What lies in the Keep.

knock-laid-hall = { $card } : danger { $danger }
knock-laid-fighting = { $tokens ->
    [one] { $card } : danger { $danger }, encore { $tokens } jeton Temps
   *[other] { $card } : danger { $danger }, encore { $tokens } jetons Temps
}
knock-laid-frozen = { $card-gender ->
    [feminine] { $card } : danger { $danger }, gelée
   *[masculine] { $card } : danger { $danger }, gelé
}
knock-laid-beaten = { $card-gender ->
    [feminine] { $card } : danger { $danger }, vaincue
   *[masculine] { $card } : danger { $danger }, vaincu
}

## Spells.

knock-spell-fireball = Boule de feu
knock-spell-ice-flash = Éclair de gel
knock-spell-poison = Poison
knock-spell-sphere = Sphère du silence
knock-token = Sort : { $spell }
knock-token-spent = Sort utilisé : { $spell }
knock-cast = { $spell } sur { $card-the }

## Covers.

knock-deal-sand = Frappez quand vous voulez : vous verrez vos cartes, et le sable coulera.
knock-deal-elsewhere = Retournez votre sablier et frappez.
knock-deal-untimed = Pas de sable aujourd’hui : prenez votre temps.
knock-deal-begins = { $name } commence.
knock-deal-you-begin = Vous commencez.
knock-knock = Toc, toc !
knock-pass-to = Passez à { $name }
knock-pass-tap = Touchez pour voir vos cartes
knock-paused = Pause
knock-paused-sand = Le sable ne coule plus, les cartes sont cachées.
knock-paused-text = Personne ne voit les cartes.
knock-go-on = Reprendre
knock-leave = Quitter la table
knock-rules = Règles
knock-knight-comes = Le Chevalier noir !

## Sand.

knock-sand-three-minutes = Encore trois minutes.
knock-sand-one-minute = Encore une minute !
knock-sand-ten-seconds = Dix secondes !
knock-sand-out = Le sable est écoulé
knock-sand-asked = Le sable est-il écoulé ?
knock-sand-asked-about = Alors le Donjon est perdu, pour de bon.
knock-sand-runs = Non, on continue
knock-sand-timer = Le minuteur de l’appli

## Floating words and the end.

knock-float-beaten = Et un de moins !
knock-float-held-out = Pas encore !
knock-float-last = Dernier jeton !
knock-float-frozen = Brrr !
knock-won = Le Donjon est à vous !
knock-lost = Perdu…
knock-lost-noise = { CAPITAL($card-the) } fait trop de bruit : { $danger }.
knock-lost-alarm = { CAPITAL($card-the) } donne l’alarme : son dernier jeton s’en va.
knock-lost-reserve = { $needs ->
    [one] { CAPITAL($card-the) } demande { $needs } jeton, la réserve en a { $reserve }.
   *[other] { CAPITAL($card-the) } demande { $needs } jetons, la réserve en a { $reserve }.
}
knock-lost-time = Le sable s’est écoulé avant la chute du Chevalier noir.
knock-lost-cards = Plus personne n’a de carte, et le Chevalier noir est debout.

## Why not.

knock-illegal-knight-first = D’abord le Chevalier noir.
knock-illegal-covers-more = Elle couvrirait plus d’un coin de cette carte : { $card }.
knock-illegal-covers-none = Elle doit couvrir un coin du Donjon.
knock-illegal-no-creature = Aucune créature ne s’y bat.
knock-illegal-knight-immune = Le feu ne fait rien au Chevalier noir.
knock-illegal-solo = Vous jouez en solo : parlez tant que vous voulez.
knock-illegal-may-speak = Vous avez déjà le droit de parler.

## What screen readers say.

knock-heard-placed = Carte posée : { $card }.
knock-heard-speech = Vous pouvez de nouveau parler.
knock-heard-silence = Silence : plus personne ne parle.
knock-heard-beaten = { $card-gender ->
    [feminine] { CAPITAL($card-the) } est vaincue.
   *[masculine] { CAPITAL($card-the) } est vaincu.
}
knock-heard-held-out = Le Chevalier noir résiste tant que cette créature est gelée : { $card }.
knock-heard-token = { $left ->
    [one] { CAPITAL($card-the) } a encore { $left } jeton.
   *[other] { CAPITAL($card-the) } a encore { $left } jetons.
}
knock-heard-knight = Le Chevalier noir arrive. Posez-le tout de suite.
knock-heard-burned = { CAPITAL($card-the) } a disparu.
knock-heard-frozen = { $card-gender ->
    [feminine] { CAPITAL($card-the) } est gelée.
   *[masculine] { CAPITAL($card-the) } est gelé.
}
knock-heard-poisoned = Ce coin ne compte plus.
knock-heard-won = Le Chevalier noir est vaincu. Le Donjon est à vous.

## Talk at the table.

talk-speak = Dire quelque chose
talk-sign = Faire un signe
talk-said = { $name } : { $words }
talk-say-mine = Je m’en occupe : { $card } !
talk-say-helpless = Je n’y peux rien : { $card }.
talk-say-zeros = J’ai une carte de zéros.
talk-say-silence = Je peux retourner le jeton Silence.
talk-say-creatures = Que des créatures en main !
talk-say-fine = Tout va bien, on continue.
talk-sign-mine = une épée levée
talk-sign-helpless = un non de la tête
talk-sign-zeros = un zéro avec les doigts
talk-sign-silence = un doigt sur les lèvres
talk-sign-creatures = des griffes
talk-sign-fine = un hochement de tête
talk-means-mine = { $name } s’en occupe : { $card }.
talk-means-helpless = { $name } n’y peut rien : { $card }.
talk-means-zeros = { $name } a une carte de zéros.
talk-means-silence = { $name } peut retourner le jeton Silence.
talk-means-creatures = { $name } n’a que des créatures en main.
talk-means-fine = Tout va bien pour { $name } : on continue.

## Ce qu’est une chose, quand on la maintient

explain-keep = Le Donjon
explain-keep-does = Plus son numéro est élevé, plus il est difficile. Battez le Chevalier noir et il est à vous.
explain-turn-does = Posez une carte sur le Donjon. Suivent les dangers, l’alarme et une nouvelle carte.
explain-reserve = Jetons Temps
explain-reserve-does = Une créature en prend en entrant et en rend un à chaque alarme vérifiée. S’il n’y en a pas assez pour elle, la partie est perdue.
explain-pile = La pioche
explain-pile-does = On y pioche à la fin de son tour. Le Chevalier noir attend tout au fond.
explain-voice = Parole et Silence
explain-voice-does = Vert : parlez à votre aise. Rouge : plus un mot, jusqu’à la prochaine icône Silence.
explain-sand = Le sable
explain-sand-does = S’il s’est écoulé avant que le Chevalier noir soit vaincu, la partie est perdue.
explain-fireball-does = Une créature brûle et quitte le Donjon avec sa carte. Le Chevalier noir, lui, n’en a que faire.
explain-ice-flash-does = Une créature gèle : elle ne donne plus l’alarme, mais il faut encore la vaincre.
explain-poison-does = Un coin d’une créature compte 0 désormais, quoi qu’on pose dessus.
explain-sphere-does = Le jeton revient sur Parole, et tout le monde peut de nouveau parler.
