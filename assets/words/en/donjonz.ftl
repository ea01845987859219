### Donjonz on screen: the table, the end and the replay.

## The table.

donjonz-phase-lay = 1 Lay
donjonz-phase-walk = 2 Walk
donjonz-board = The dungeon
donjonz-see-all = See the whole dungeon
donjonz-see-close = Back to where you are
donjonz-card-of = Card { $nth } of { $total }
donjonz-hand = Card in hand: { $name }. Drag it onto the table, or tap to turn it.
donjonz-hint-lay = Drag the card next to the dungeon, or tap a place. Tap the card to turn it.
donjonz-hint-ghost = Good spot? Lay it. Or tap somewhere else.
donjonz-next = Next
donjonz-turn = Turn
donjonz-lay = Lay it here
donjonz-suggest = Find a spot

## The walk.

donjonz-satchel = Satchel
donjonz-gold = Gold
donjonz-monsters = Monsters
donjonz-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
donjonz-pouches = { $pouches ->
    [one] { $pouches } pouch
   *[other] { $pouches } pouches
}
donjonz-beaten = { $monsters ->
    [one] { $monsters } monster beaten
   *[other] { $monsters } monsters beaten
}
donjonz-no-weapon = no weapon
donjonz-has-key = the key
donjonz-no-key = no key yet
donjonz-hint-walk = Tap a marked cell, or swipe, to walk on.
donjonz-hint-over = No way on from here.
donjonz-far = Tap a cell next to your hero.
donjonz-dead-end = A dead end: finish the walk there
donjonz-last-door = Open the door and finish the walk
donjonz-hint-deadly = Only a deadly step is left.
donjonz-hint-costly = Every way on costs you all your gold.
donjonz-step = Step { $side }: { $thing }
donjonz-fight = Fight { $monster-the }
donjonz-lose-gold = Lose all gold to { $monster-the }
donjonz-lose-game = Fall to { $monster-the }
donjonz-take = Take it
donjonz-leave = Leave it
donjonz-swap = Drop: { $weapon }
donjonz-swap-which = Hands full! Tap a weapon to swap.
donjonz-float-beaten = Beaten!
donjonz-float-key = The key!
donjonz-float-held = You have it
donjonz-float-locked = Locked!
donjonz-hint = A hint
donjonz-hint-take = Take it.
donjonz-hint-swap = Take it and drop this: { $weapon }.
donjonz-hint-leave = Leave it.
# After one of these, or alone beside a marked step. { $points } is donjonz-points.
donjonz-hint-proven = Proven best way. In the end: { $points }.
donjonz-hint-open = Best way found. In the end: { $points }. None brings more than { $most }.

side-up = up
side-right = right
side-down = down
side-left = left

thing-none = nothing there
thing-pouch = a pouch of gold
thing-key = the key
thing-stairs = the stairs
thing-door = the locked door


## The cards.

card-armoury = The Armoury
card-belfry = The Belfry
card-chapel = The Chapel
card-cellar = The Damp Cellar
card-pantry = The Guarded Pantry
card-crypt = The Crypt
card-vault = The Vault
card-well = The Old Well
card-gallery = The Long Gallery
card-prison = The Prison
card-library = The Library
card-stairs = The Stairs
deck-donjonz = Donjonz

## Why not.

illegal-over = This game is over.
illegal-phase = Not now.
illegal-overlaps = There is already a card there.
illegal-not-connected = It must touch the dungeon.
illegal-no-cell = There is no floor there.
illegal-wall = There is a wall in the way.
illegal-visited = You have been there already.
illegal-hands-full = Both hands are full: drop one first.
illegal-hand-free = You have a free hand: just take it.
illegal-not-held = You are not carrying that.

## The end.

donjonz-lost = Your hero fell
donjonz-lost-why = No weapon, no gold: this one counts for nothing.
donjonz-first-score = The first score to beat.
donjonz-record = A new record!
donjonz-better = Your best so far was { $points }.
donjonz-best = Your best: { $points }
donjonz-to-next = { $points } more to “{ $title }”
donjonz-lesson-over = That was the lesson. Now for real!
donjonz-total = Total
donjonz-new = New dungeon
donjonz-again = Once more
donjonz-code-copied = { $code } copied. Friends who type it in get the same dungeon.
donjonz-invitation = Can you beat me in dungeon { $code }? { $link }

## What screen readers say.

heard-laid = { $left ->
    [0] Last card laid. Now walk.
    [1] Card laid, one left.
   *[other] Card laid, { $left } left.
}
heard-pouch = { $pouches ->
    [one] Gold! You hold one pouch.
   *[other] Gold! You hold { $pouches } pouches.
}
heard-weapon-found = You found a weapon: { $weapon }.
heard-weapon-taken = Weapon taken: { $weapon }.
heard-beaten = You beat { $monster-the }.
heard-gold-lost = A monster took all your gold.
heard-key = You have the key.
heard-doubled = { $pouches ->
    [one] The door opens: you hold one pouch.
   *[other] The door opens: you hold { $pouches } pouches.
}
heard-ended = { $points ->
    [one] The walk is over: one point.
   *[other] The walk is over: { $points } points.
}

## What a thing is, told when it is held

explain-pouch = Pouch of gold
explain-pouch-does = Step on it and it is yours. Each one you still hold at the end is worth 2 points.
explain-key = The key
explain-key-does = Step on it and it is yours. It opens the locked door.
explain-stairs = The stairs
explain-stairs-does = Your walk begins here. As on every cell, you can stand on it only once.
explain-door = The locked door
explain-door-does = Come here with the key and the gold you carry is doubled, once.
explain-weapon-does = Good against { $monster-the }. Take it or leave it; two hands carry two weapons.
explain-monster-does = Weapon against it: { $weapon }. Without it, all your gold is gone; without gold, the game is lost.
explain-track = Beaten monsters
explain-track-does = The more you beat, the more each of them counts at the end.
explain-satchel = The satchel
explain-satchel-does = What you carry: two weapons at most, and the key.
