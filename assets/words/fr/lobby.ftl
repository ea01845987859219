### Les mots du vestibule de Donjonz : nouvelles parties, codes, meilleurs scores.

lobby-continue = Reprendre
lobby-new = Nouveau donjon
lobby-lesson = Apprendre en jouant
lobby-lesson-again = Leçon
lobby-first = Première fois ? Le héros vous fait visiter.
lobby-code = Entrer un code
lobby-scores = Meilleurs scores
lobby-rules = Règles
lobby-best = Record
lobby-last = Dernier

## Codes

code-title = Entrer un code
code-hint = Le code d’un ami vous donne le même donjon.
code-letter = Lettre { $letter }
code-erase = Effacer
code-paste = Coller
code-play = Jouer
code-missing = { $count ->
    [one] Encore { $count } lettre
   *[other] Encore { $count } lettres
}
code-good = C’est bien un donjon !
code-other-game = Ce code vient d’un autre jeu.
code-other-deck = Ce code vient d’autres cartes.
code-mistyped = Une des lettres n’est pas la bonne.
code-unknown-letter = Un code n’a pas de « { $letter } ».
code-garbage = Ce n’est pas un code de partie.
code-nothing = Il n’y a rien à coller.

## Meilleurs scores

scores-title = Meilleurs scores
scores-hint = Touchez un score pour rejouer son donjon.
scores-empty = Aucun donjon exploré
scores-empty-hint = Les squelettes s’ennuient. Venez leur dire bonjour !
scores-row = { $place }. { $score } points, { $rank }, { $date }, code { $code }
scores-date = { $day }/{ $month }/{ $year }
scores-points = { $score ->
    [one] point
   *[other] points
}
