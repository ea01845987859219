### Fighter around its table: the lobby, the party, the end, the best games.

lobby-fighter-new = New game
lobby-fighter-first = First time here? A swipe throws the dice; real ones work as well.
lobby-practice = Practice
lobby-album = Album
code-hint-fighter = A friend’s code leads you into the same dungeon.
code-good-fighter = That is a dungeon!

## The party

gather-heroes = { $n ->
    [one] Heroes: one of six
   *[other] Heroes: { $n } of six
}
gather-take = { $name } joins
gather-leave = Without { $name }
gather-draw-heroes = Draw heroes by lot
gather-draw-leader = Draw the leader by lot
gather-bounds = At least one hero plays, and at most { $most }.
gather-carries = Can carry: weapons { $weapons }, armours { $armours }, items { $items }
gather-leader-about = Tap a name to change it. The leader begins, and decides when you cannot agree.
gather-leads = Leads the party
gather-away = Away: the app throws for this player
gather-away-about = A friend is not here? Tap the robot, and it throws for them.
gather-difficulty = Difficulty
gather-how-hard = How hard should it be?
gather-easy-about = Many small monsters, few large ones. A good place to start: 5 points.
gather-normal-about = A fair mix, and a hungry boss: 10 points.
gather-infernal-about = Hardly anything small is left. Bring plasters: 15 points.
gather-dungeon = Dungeon
gather-which-boards = Which boards?
gather-boards-drawn = At random
gather-boards-chosen = Chosen
gather-boards-given = The code says which dungeon it is.
gather-level = Board { $level }
gather-start = Into the dungeon

## The end

won-fighter = { $foe } is beaten, and the king will hear of it.
lost-fighter = Lost
lost-fainted = Nobody is awake any more. { $foe } tiptoes away.
lost-dice = { $n ->
    [one] No die is left to throw, and { $foe } still has { $n } health.
   *[other] No die is left to throw, and { $foe } still has { $n } health.
}
score-difficulty = Difficulty: { $difficulty }
score-players = { $n ->
    [one] One player
   *[other] { $n } players
}
score-dice = { $n ->
    [one] One white die left
   *[other] { $n } white dice left
}
score-gold = { $n } gold left
score-nobody = { $n ->
    [0] Somebody fainted
   *[other] Nobody fainted
}
score-scars = { $n ->
    [one] One scar
   *[other] { $n } scars
}
score-angels = { $n ->
    [one] One hero left the game
   *[other] { $n } heroes left the game
}
finish-fighter-record = Your best score so far!
finish-fighter-again = Same dungeon
finish-fighter-party = Another party
fighter-code-copied = { $code } copied. Friends who type it in get the same dungeon.
fighter-invitation = Can you beat this dungeon? { $code } { $link }

## The best games

scores-fighter-empty = No dungeon conquered yet
scores-fighter-empty-hint = The ogre has a cold and time on his hands. Bring dice!

## How it went

course-title = How it went
course-line = { $percent }% hits · { $rooms } rooms
course-rate = { $hits } of { $throws } hit: { $percent }%.
course-clumsiest = The clumsiest of you!
course-depth = { $n ->
    [one] { $n } room entered
   *[other] { $n } rooms entered
}
course-best = { $n ->
    [0] { $name }’s best: a fatal blow
    [one] { $name }’s best: { $n } damage
   *[other] { $name }’s best: { $n } damage
}
course-worst = { $n ->
    [one] { $name }’s worst: { $n } heart lost
   *[other] { $name }’s worst: { $n } hearts lost
}

## The album

album-title = Album of monsters
album-count = { $met } of { $of } met
album-floor = { $level ->
    [1] Level I
    [2] Level II
    [3] Level III
   *[other] Level IV
}
album-bosses = Bosses
album-unknown = Not met yet
album-unknown-about = Somebody waits in the dark. Whoever you meet in a game is seen here.
album-strength = { $health } health, { $damage } damage.
