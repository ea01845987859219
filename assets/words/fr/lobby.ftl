### Ce que les vestibules de tous les jeux partagent : boutons, codes, meilleurs scores, saisie, relectures.

lobby-continue = Reprendre
lobby-lesson = Apprendre en jouant
lobby-lesson-again = Leçon
lobby-code = Entrer un code
lobby-scores = Meilleurs scores
lobby-rules = Règles
lobby-print = Imprimer
lobby-best = Record
lobby-last = Dernier

## Codes

code-title = Entrer un code
code-paste = Coller
code-play = Jouer
code-missing = { $count ->
    [one] Encore { $count } lettre
   *[other] Encore { $count } lettres
}
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
scores-row = { $score ->
    [one] { $place }. { $score } point, { $rank }, { $date }, code { $code }
   *[other] { $place }. { $score } points, { $rank }, { $date }, code { $code }
}
scores-date = { $day }/{ $month }/{ $year }
scores-points = { $score ->
    [one] point
   *[other] points
}

## Le clavier

keypad-letter = Lettre { $letter }
keypad-space = Espace
keypad-hyphen = Trait d’union
keypad-apostrophe = Apostrophe
keypad-signs = Chiffres et accents
keypad-letters = Lettres simples
keypad-erase = Effacer
keypad-done = Terminé

## Revoir une partie

replay-title = Revoir
replay-at = Coup { $nth } sur { $total }
replay-play = Lecture
replay-pause = Pause
replay-before = Coup précédent
replay-next = Coup suivant

## Leçons

lesson-skip = Passer la leçon
lesson-next = Suite
lesson-leave = Si vous partez, la leçon vous attend à l’accueil du jeu.
