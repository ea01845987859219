### Words of the table companions: for games played with the real box or a printed kit.

home-table = At the table
home-table-hint = With the box

## The page that leads to them.

companion-hall-about = Is the box, or our printed kit, on the table? Put the phone in the middle: it keeps time and counts for you.
companion-hall-timer = For any game
companion-hall-print = Cards, tokens and sheets to cut out
companion-hall-knock = Time tokens, Silence, dangers, adventure log
companion-hall-donjonz = The inventory sheet, with score and title

## Every companion.

companion-close = Close
companion-switches = What to track here
companion-switches-about = Switch off what you keep on paper, or with the pieces of the box.
companion-reset = Start over
companion-reset-title = Start over?
companion-reset-about = Everything on this sheet will be erased. You can still undo it afterwards.
companion-reset-yes = Erase it
companion-reset-no = Keep it

## Knock: its pages and parts.

companion-keep = Keep
companion-danger = Danger
companion-adventure = Adventure
companion-track-sand = Sand timer
companion-track-voice = Speech or Silence
companion-track-tokens = Creatures and Time tokens
companion-track-danger = Adding up dangers
companion-track-spells = Spellbook tokens
companion-track-chests = Chests
companion-track-log = Adventure log

## The Keep.

companion-sand = { $time } left. Open the sand timer.
companion-turn-token = Tap to turn the token over.
companion-reserve = Reserve
companion-enter = Creature
companion-alarm = Alarm
companion-nobody = No creature in the Keep. When one is placed, tap “Creature”.
companion-creature = Creature { $number }
companion-time = { $tokens ->
    [one] { $tokens } Time token
   *[other] { $tokens } Time tokens
}
companion-tokens = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
}
companion-last-token = Last token! The next alarm loses the game.
companion-gives-alarm = Gives the alarm!
companion-frozen = Frozen: gives no alarm
companion-alarm-given = Alarm! The last token is gone: { $creature }. The Keep is lost.
companion-write-lost = Write it down and try again
companion-beaten = Beat it: { $creature }
companion-beat = Beat it
companion-freeze = Freeze it with Ice Flash
companion-burn = Burn it with Fireball
companion-by-time = Any creature
companion-by-time-about = Tap the Time number on its card.
companion-by-name = Creatures of our deck
companion-by-name-keep = Creatures of our deck, Keep { $level }
companion-in-keep = In the Keep already

## Dangers.

companion-quiet = 5 or less
companion-quiet-about = A hall stays quiet. A creature is beaten.
companion-loud = 6 or more
companion-loud-about = A hall loses the game. A creature fights on.
companion-corner = { $corner }: { $value }
companion-corner-poisoned = { $corner }: poisoned, counts 0
companion-corner-top-left = Corner top left
companion-corner-top-right = Corner top right
companion-corner-bottom-left = Corner bottom left
companion-corner-bottom-right = Corner bottom right
companion-value = The corner shows { $value }
companion-poison = The corner is poisoned
companion-wipe = Next card

## The adventure.

companion-spells-about = Tap a token when you find it, and again when you use it.
companion-chests-about = On your longest chain of linked chest cards.
companion-chests = { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}
companion-chest-less = One chest fewer
companion-chest-more = One chest more
companion-tries = { $tries ->
    [0] Not tried yet
    [one] { $tries } try
   *[other] { $tries } tries
}
companion-free = free
companion-next = This Keep is next.
companion-finished-about = To set out again, tap the gear, then “Start over”.
companion-won = Keep won
companion-lost = Keep lost
companion-found = Which token did you draw?
companion-found-about = Draw one from the box, face down.
companion-found-none = No token

## Why not.

companion-no-tokens = { $reserve ->
    [0] Time tokens needed: { $needs }. The reserve is empty: by the book, the Keep is lost.
   *[other] Time tokens needed: { $needs }. The reserve has only { $reserve }: by the book, the Keep is lost.
}
companion-no-twice = That card is in the Keep already.
companion-no-after-alarm = The alarm was given. Write the loss down, or undo.
companion-no-alarm = Nobody in the Keep has a Time token.
companion-no-frozen = That creature is frozen already.
companion-no-knight = The Black Knight holds out as long as a frozen creature stands.
companion-no-spell = You do not hold this token: { $spell }.
companion-no-finished = All four Keeps are free. To set out again, tap the gear.

## Donjonz.

companion-track-gold = Gold pouches
companion-track-monsters = Monsters
companion-track-weapons = Weapons
companion-track-key = Key
companion-track-score = Score and title
companion-pouch = Pouch
companion-door = Door ×2
companion-door-open = Door opened
companion-meet = Met a monster? If you hold its weapon, it is beaten. If not, all your gold is gone.
companion-robbed = It took my gold
companion-weapon-free = Tap to take it
companion-weapon-held = In hand. Tap to drop it for good.
companion-weapon-dropped = Dropped for good
companion-no-fallen = Your hero fell. Undo, or tap the gear to start over.
companion-no-room = There is no more room on the sheet.
companion-no-hand = Both hands are full. First tap the weapon you drop.
companion-no-dropped = Dropped for good.
companion-no-second-key = You have the key already.
companion-no-key = Without the key nothing happens.
companion-no-door = The door was opened already.

## Fighter: its pages and parts.

companion-hall-fighter = Party, monsters, throws, treasury, score
companion-party = Party
companion-fight = Fight
companion-treasury = Treasury
companion-track-heroes = Health and scars
companion-track-gear = Equipment carried
companion-track-foe = Monster and its health
companion-track-throws = How to throw
companion-track-treasury = Gold and white dice
companion-track-leader = Leader token
companion-track-tower = Tower

## The party.

companion-no-heroes = Who enters the dungeon? One to six heroes.
companion-hero = Hero { $number }
companion-hero-add = Hero
companion-hero-other = From another box
companion-leads = leader
companion-angel = An angel now, and out of the game
companion-fainted = Fainted! Tap to wake up after the fight.
companion-health = Health: { $health }
companion-health-of = Health { $health } of { $most }
companion-hurt = { $hero } loses 1 health
companion-heal = { $hero } heals 1
companion-revive = Waking up leaves a scar. Which ability does it cover?
companion-drop = Give away: { $gear }
companion-gear-add = Equipment
companion-lead = Becomes the leader
companion-leave = Leaves the party
companion-weapons = Weapons
companion-armours = Armours
companion-items = Magic items
companion-any-weapon = Any weapon
companion-any-armour = Any armour
companion-any-item = Any item
scar-red = Red
scar-green = Green
scar-blue = Blue

## The fight.

companion-no-foe = All quiet. Who do you meet?
companion-monster = Monster
companion-foe-add = Monster
companion-foe-other = From another box
companion-meet-any = Fight it
companion-floor = Floor of the tower
companion-other = Other
companion-boss = Boss
companion-health-points = Health
companion-damage = Damage
companion-gold = Gold
companion-foe-health = { $health } of { $most } health left
companion-foe-beaten = { $gold ->
    [0] Beaten!
   *[other] Beaten! Take { $gold } gold
}
companion-hit = The monster loses { $points } health
companion-mend = The monster heals 1
companion-take-it = B: all take it
companion-give-up = Give up
companion-throw = The throw
companion-throw-freely = Throw as you like: one bounce on the table, then the target.
companion-throw-add = Conditions
companion-throw-none = No condition

## Treasury, leader and tower.

companion-one-less = One less: { $what }
companion-one-more = One more: { $what }
companion-white-dice = White dice
companion-undefeated = Undefeated
companion-undefeated-about = Hero dice you do not need give white dice.
companion-defeated = Defeated
companion-defeated-about = No white dice after this fight.
companion-build = Build the tower
companion-tower-about = Monsters to put on each floor. Tap a floor when you draw from it.
companion-draw = { $cards ->
    [one] Floor { $level }: { $cards } monster. Draw one.
   *[other] Floor { $level }: { $cards } monsters. Draw one.
}

## What it would be worth.

companion-score-about = If you beat the boss now:
companion-score-difficulty = Difficulty
companion-score-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
companion-score-dice = { $count ->
    [one] { $count } white die
   *[other] { $count } white dice
}
companion-score-gold = { $count } gold
companion-score-nobody = Nobody fainted
companion-score-scars = { $count ->
    [one] { $count } scar
   *[other] { $count } scars
}
companion-score-angels = { $count ->
    [one] { $count } angel
   *[other] { $count } angels
}

## Why not.

companion-no-seat = Six heroes at most.
companion-no-second-hero = That hero is in the party already.
companion-no-angel = An angel is out of the game.
companion-no-fainted = Fainted heroes wake up first: tap the hero.
companion-no-awake = This hero is awake.
companion-no-health = This hero has full health.
companion-no-scarred = There is a scar on it already.
companion-no-scars = All fourteen scars are used.
companion-no-laden = This hero cannot carry more of that.
companion-no-taken = Somebody carries that already.
companion-no-box = There are none left in the box.
companion-no-treasury = There is none left in the treasury.
companion-no-pile = This floor is empty: draw from the next. If all are empty, shuffle the beaten monsters of level IV.
companion-no-fight = There is nobody left to fight.
companion-no-beaten = It still stands.
companion-no-boss = Not against a boss.
