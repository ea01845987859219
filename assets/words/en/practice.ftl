### Practice for the dice of Fighter.

practice-title = Practice
practice-die = Another die: now the { $die }
practice-how = Special throws
practice-plain = Ordinary throw
practice-count = { $n ->
    [one] { $n } special throw
   *[other] { $n } special throws
}
practice-hand = Throwing help: { $ease }
practice-results = Results
practice-map = Where the dice came to rest
practice-all = All throws
practice-throws = Throws
practice-hits = Hits
practice-mean = Average section
practice-streak = Best run of hits
practice-line = { $hits } of { $throws } hit, { $mean } on average
practice-more = Centre: { $centre }. With the symbol: { $symbols }.
practice-tenths = { $whole }.{ $tenth }
practice-empty = Nothing thrown yet. Swipe the die!
practice-clear = Clear all results
practice-cleared = Results cleared.
practice-restore = Bring back
