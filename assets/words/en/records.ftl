### The records of all games: finished games, what they come to, badges, pictures, and games that wait.

lobby-records = Records
lobby-unfinished = { $count ->
    [one] One more game is waiting
   *[other] { $count } more games are waiting
}

## Finished games

records-part-games = Games
records-part-sums = Statistics
records-part-badges = Badges
records-filter-last = Latest
records-filter-best = Best
records-filter-won = Won
records-filter-lost = Lost
records-more = Show more
records-again = Play it again
records-none = No such games yet.
records-no-log = The moves of this game were not kept, so it cannot be watched.
records-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
mark-hinted = with hints
mark-continued = played on, not counted
finish-continued = Played on from a recording, so it does not count.

## Statistics

records-hinted = { $count ->
    [one] one with hints
   *[other] { $count } with hints
}
records-best = best: { $best }
records-months = Month by month
records-month = { $year }-{ $month }
records-before = Before that
knock-honour-0 = Shadows at the Gate
knock-honour-1 = Guests of the First Keep
knock-honour-2 = Whisperers of the Second Keep
knock-honour-3 = Terror of the Third Keep
knock-honour-4 = Quietest Party in the Land

## Badges

badges-count = { $count } of { $of } badges. Games with hints earn none.
badges-new = New badge: { $names }
badge-since = Earned: { $date }
badge-so-far = { $count } of { $of } so far
badge-knock-first = Knock, Knock!
badge-knock-first-how = Free a Keep.
badge-knock-swift = Back Before Tea
badge-knock-swift-how = Free Keep 1 with five minutes of sand left.
badge-knock-close = The Last Grains
badge-knock-close-how = Free a Keep with ten seconds left, or less.
badge-knock-crowd = Many Boots, No Noise
badge-knock-crowd-how = Free a Keep with five or six players.
badge-knock-adventure = Home with a Story
badge-knock-adventure-how = Bring an adventure through all four Keeps.
badge-knock-rich = Heavy Luggage
badge-knock-rich-how = Bring twelve chests home.
badge-knock-keeps = All Four Pennants
badge-knock-keeps-how = Free each of the four Keeps once.
badge-donjonz-home = Back in the Daylight
badge-donjonz-home-how = Come out of a dungeon alive.
badge-donjonz-purse = Jingling Pockets
badge-donjonz-purse-how = Come out with 25 pouches.
badge-donjonz-hunter = End of the Track
badge-donjonz-hunter-how = Beat ten monsters on one walk.
badge-donjonz-legend = By Lantern Light
badge-donjonz-legend-how = Reach the highest title.
badge-donjonz-hundred = A Walk of a Hundred
badge-donjonz-hundred-how = Bring home 100 points.
badge-fighter-conquered = Rude No More
badge-fighter-conquered-how = Beat a boss.
badge-fighter-alone = Party of One
badge-fighter-alone-how = Beat a boss with a single hero.
badge-fighter-unharmed = Not a Scratch
badge-fighter-unharmed-how = Win without anybody ever fainting.
badge-fighter-infernal = Warm Down Here
badge-fighter-infernal-how = Win at infernal difficulty.
badge-fighter-famous = Talk of the Taverns
badge-fighter-famous-how = Earn a rank that is sung about.
badge-fighter-met = Well Met
badge-fighter-met-how = Meet every monster and every boss, in as many games as it takes.
badge-fighter-throws = All 22 Throws
badge-fighter-throws-how = Hit with every special throw, in as many games as it takes.

## The result as a picture

keepsake-open = Picture
keepsake-title = A picture to keep
keepsake-save = Save picture
keepsake-share = Share picture
keepsake-ready-save = The picture is ready: save it
keepsake-ready-share = The picture is ready: share it
keepsake-failed = The picture could not be saved: { $reason }
keepsake-won = Won
keepsake-lost = Lost
keepsake-code = code { $code }

## Playing on from a recording

replay-go-on = Play on from here
replay-hidden = You have seen what was hidden here, so you cannot play on.

## Games that wait

unfinished-title = Unfinished games
unfinished-hint = Tap a game to go on with it.
unfinished-none = No unfinished games.
unfinished-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
unfinished-begun = begun { $date }
unfinished-delete = Delete { $game }
unfinished-deleted = The game is deleted.
unfinished-unreadable = This game can no longer be read.
