### Words of the clock for a whole table.

clock-title = Table clock
clock-about = Everybody’s time, 2 to 6 around one device
clock-settings = Settings
clock-runs-on = The clock runs on, and warns wherever you are in Sablier.

## Around the table.

clock-begins = You begin? Tap.
clock-done = { $time } · tap when done
clock-held = Paused: tap to go on
clock-next = Next
clock-out = Time is up
clock-sits-out = Sits out
clock-turns = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}
clock-round-number = Round { $round }
clock-round = Round { $round }: { $time }

## What it says.

clock-says-minutes = { $minutes ->
    [one] { $name }, one minute!
   *[other] { $name }, { $minutes } minutes!
}
clock-says-seconds = { $seconds ->
    [one] { $name }, { $seconds } second!
   *[other] { $name }, { $seconds } seconds!
}
clock-says-out = { $name }, time is up!
clock-says-round = This round is taking long!

## What it is set to.

clock-game = The game
clock-begun = A game is under way. For other times or players, start over.
clock-anew = New game
clock-players = Players
clock-manner = How time runs
clock-manner-chess = Chess
clock-manner-chess-about = Everybody has the same time for all their turns.
clock-manner-increment = Chess, plus
clock-manner-increment-about = Each finished turn brings a little time.
clock-manner-sand = Sand
clock-manner-sand-about = The time you use runs to the others, as in an hourglass.
clock-length = { $time } for each player
clock-length-less = Less time for each player
clock-length-more = More time for each player
clock-increment = Plus for each turn
clock-increment-seconds = { $number } s
clock-round-most = A round takes at most
clock-round-any = Any time
clock-order = Order of play
clock-reverse = Other way round
clock-naming = Name of the player
clock-rename = { $name }. Change the name.
clock-plays = { $name } plays
clock-sits = { $name } sits out
clock-earlier = { $name } plays earlier
clock-two-play = Two have to play.
clock-warn = At { $time }
clock-voice = A voice says it, too
