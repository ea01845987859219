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

## Challenges

practice-challenges = Challenges
challenges-about = With as few dice as you can. The best of each is kept.
challenge-so-far = { $dice ->
    [one] { $done } of { $of } with one die.
   *[other] { $done } of { $of } with { $dice } dice.
}
challenge-met = { $dice ->
    [one] Done with one die!
   *[other] Done with { $dice } dice!
}
challenge-best = { $dice ->
    [one] Best: one die.
   *[other] Best: { $dice } dice.
}
challenge-again = Begin again
challenge-stop = Back to free practice
challenge-row = Five in a Row
challenge-row-how = Hit five times with no miss in between.
challenge-round = Once Around
challenge-round-how = Hit the sections 1, 2, 3, 4 and 5, in any order.
challenge-symbols = Heroes Only
challenge-symbols-how = Hit three times with the symbol.
challenge-hurdles = Hurdles
challenge-hurdles-how = Hit three times over a card, with a double bounce.
challenge-fives = Three Fives, Blind
challenge-fives-how = Hit section 5 three times, in the dark.
challenge-centre = Heart of the Matter
challenge-centre-how = Hit the centre.
challenge-mirror = In the Mirror
challenge-mirror-how = Hit three times with the wrong hand and your back turned.
challenge-circus = At the Circus
challenge-circus-how = Hit three times with a jump and a spinning die.
challenge-horizon = Over the Horizon
challenge-horizon-how = Hit three times from afar, seated.
