### Words of the score pad for any game.

pad-title = Score pad
pad-about = Points of any other game, added up
pad-scores = Points
pad-people = Players
pad-words = Note
pad-keep-sums = Sums and places
pad-keep-note = Note
pad-player = Player { $number }
pad-round = Round { $round }
pad-points = Points
pad-column = Column { $number }
pad-sum = Sum
pad-has = { $name }: { $points }.
pad-place = No. { $place }
pad-add-round = Round
pad-share = Share as a picture
pad-print = Print a sheet

## Writing points.

pad-entry = { $round } · { $name }
pad-sign = Plus or minus
pad-previous = The place before
pad-next = The next place
pad-name-round = Name of the round
pad-remove-round = Delete the round

## Players and columns.

pad-game = The game
pad-low-is-best = The lowest sum wins
pad-columns-about = What everybody writes in a round. What is not ticked is left out of the sum.
pad-add-player = Player
pad-add-column = Column
pad-rename = { $name }. Change the name.
pad-counts = { $name } counts
pad-remove = Delete { $name }
pad-naming-title = Name of the game
pad-naming-player = Name of the player
pad-naming-column = Name of the column
pad-naming-round = Name of the round
pad-note-empty = Touch here to write.

## Why something is not written.

pad-no-room = There is room for no more.
pad-no-less = One has to stay.
pad-no-longer = There is no room for more digits or letters.
