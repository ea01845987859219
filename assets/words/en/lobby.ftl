### What the lobbies of all games share: their buttons, codes, best scores, typing, replays.

lobby-continue = Continue
lobby-lesson = Learn by playing
lobby-lesson-again = Lesson
lobby-code = Enter a code
lobby-scores = Best scores
lobby-rules = Rules
lobby-print = Print
lobby-best = Best
lobby-last = Last

## Codes

code-title = Enter a code
code-paste = Paste
code-play = Play
code-missing = { $count ->
    [one] { $count } letter to go
   *[other] { $count } letters to go
}
code-other-game = This is a code for another game.
code-other-deck = This code was made with other cards.
code-mistyped = One of the letters is not right.
code-unknown-letter = A code has no “{ $letter }”.
code-garbage = This is not a game code.
code-nothing = There is nothing to paste.

## Best scores

scores-title = Best scores
scores-hint = Tap a score to play its dungeon again.
scores-empty = No dungeon explored yet
scores-empty-hint = The skeletons are getting bored. Come and say hello!
scores-row = { $score ->
    [one] { $place }. { $score } point, { $rank }, { $date }, code { $code }
   *[other] { $place }. { $score } points, { $rank }, { $date }, code { $code }
}
scores-date = { $year }-{ $month }-{ $day }
scores-points = { $score ->
    [one] point
   *[other] points
}

## The keypad

keypad-letter = Letter { $letter }
keypad-space = Space
keypad-hyphen = Hyphen
keypad-apostrophe = Apostrophe
keypad-signs = Digits and accents
keypad-letters = Plain letters
keypad-erase = Erase
keypad-done = Done

## Seeing a game again

replay-title = Watch again
replay-at = Move { $nth } of { $total }
replay-play = Play
replay-pause = Pause
replay-before = Previous move
replay-next = Next move

## Lessons

lesson-skip = Skip the lesson
lesson-next = Next
lesson-leave = The lesson waits in the lobby if you leave now.
