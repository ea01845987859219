### Fighter at its table: the map, the fight, the end of a turn, the shop, and what is told.


## The map

fight-enter = The party stands before the dungeon. In you go!
fight-where = Where next? If you cannot agree, { $name } decides.
fight-map = The dungeon
fight-map-about = You are here. The corridors lead one way only.
fight-back-to-fight = Back
fight-boss = The boss
fight-room-with = { $room }: { $what }
fight-gold = { $n ->
    [one] one gold
   *[other] { $n } gold
}
fight-dice = { $n ->
    [one] one white die
   *[other] { $n } white dice
}
fight-equipment = a piece of equipment

## The fight

fight-choose = { $name }: take a die
fight-spent = { $name }: the hero dice are spent
fight-once-more = { $name }: throw it once more
fight-no-condition = Throw as you like.
fight-any-throw = Any way you like. The die must bounce before it comes to rest.
fight-throws = { $name } throws the { $die }
fight-throws-for = Sablier throws the { $die } for { $name }
fight-real-dice = Real dice
fight-on-glass = On screen
fight-throw-for-me = Throw for me
fight-present = I am here
fight-landed = Go on
fight-swipe = Swipe the die towards the target. It must bounce on the table before it gets there.
fight-away = Away: the app throws
fight-bonus = +{ $n }
fight-with-weapon = { $weapon }: { $n } more damage
fight-weapon-does = { $throw }: a hit deals { $n } more.
fight-once-does = { $does } Once.
fight-endure = { $n ->
    [one] Take { $n } damage each: the three dice come back
   *[other] Take { $n } damage each: the three dice come back
}
fight-endure-about = The leader is then defeated: no white dice for unused hero dice after this fight.
fight-give-up = Give up this fight
fight-give-up-about = { $weak ->
    [0] Every hero loses 1 health. The monster goes under its pile, and another one comes.
    [one] Every hero loses 1 health, and one of you faints. The monster goes under its pile, and another one comes.
   *[other] Every hero loses 1 health, and { $weak } of you faint. The monster goes under its pile, and another one comes.
}
fight-give-up-yes = Give up
fight-go-on = Fight on
fight-symbol = Symbol
fight-plain = No symbol
fight-missed = Missed
fight-missed-symbol = Missed, with symbol
fight-spot-first = First tap where the die lies.
fight-target = The target: tap where the die lies
fight-spot-1 = Section 1
fight-spot-2 = Section 2
fight-spot-3 = Section 3
fight-spot-4 = Section 4
fight-spot-5 = Section 5
fight-spot-10 = The centre: 10
fight-spot-hole = In a hole
fight-spot-edge = On the edge
fight-spot-off = Beside the target
landing-symbol = with the hero symbol
landing-missed-symbol = { $why } · hero symbol on top
landing-fatal = The centre, and the hero symbol
landing-leans = It leans, so it does not count
landing-no-bounce = It did not bounce on the table first
landing-no-bounces = It did not bounce often enough
landing-no-wall = It did not hit the wall first
landing-not-over = It did not fly over the card
landing-no-spin = It did not spin
landing-into-card = It ran into the card
landing-missed-advice = { $why }. { $advice }
advice-softer = A bit softer!
advice-harder = A bit harder!
advice-left = A bit more to the left!
advice-right = A bit more to the right!
advice-finger-left = Your finger must go more to the left!
advice-finger-right = Your finger must go more to the right!
advice-flatter = Shorter and flatter!
advice-wall = Aim at the wall!
advice-before-card = Softer, so that it bounces before the card!
advice-curve = Swipe in a clear curve!
advice-unlucky = Well thrown, only bad luck!
fight-health-of = of { $most }
fight-damage = { $n ->
    [one] damage
   *[other] damage
}
fight-gold-word = { $n ->
    [one] gold
   *[other] gold
}
fight-foe = { $foe }: { $health } health, { $damage } damage
fight-hero = { $name }: { $health } of { $most } health
fight-hero-fainted = { $name } has fainted.
fight-hero-angel = { $name } watches from above.
fight-carries = Weapons { $w }/{ $ws } · armours { $a }/{ $as } · items { $i }/{ $is }
fight-charmed-line = Follows you: { $n } more damage, once.
fight-miss-costs = { $n ->
    [0] A miss costs nothing
    [one] A miss costs { $n } heart
   *[other] A miss costs { $n } hearts
}
fight-miss-costs-all = { $n ->
    [0] A miss costs nothing
    [one] A miss costs everybody { $n } heart
   *[other] A miss costs everybody { $n } hearts
}
fight-on-symbol = With the symbol: { $ability }
fight-idle = { $ability }: { $why }
fight-scar = A scar covers this ability.
fight-treasury = Treasury. Gold: { $gold }. White dice: { $dice }.
fight-belt = Use an item
fight-belt-about = These heal at any time, and are then discarded.
fight-belt-empty = Nobody carries anything that would heal somebody now.
fight-use-on = { $card } for { $name }
fight-close = Close
fight-undo = Undo
fight-undone = Undone.
fight-no-undo = What was revealed cannot be undone.
fight-illegal-room = This hero cannot carry any more of that.
fight-illegal-dear = Too expensive for your treasury.
fight-illegal-undecided = Something is still to be decided.
fight-illegal-now = First things first: not now.
fight-illegal-way = No corridor leads there.
fight-illegal-die = That die cannot be taken now.
fight-illegal-hero-die = Throw the hero dice first.
fight-illegal-boss = Not against the boss!
fight-illegal-weapons = This hero does not carry that weapon.
fight-illegal-section = The target has no such section.
fight-illegal-carried = Nobody who is awake carries that card.
fight-illegal-use = That card is of no use right now.
fight-illegal-allows = Nothing in this throw allows that.
fight-illegal-hero = That does not work for this hero.
fight-illegal-nothing = There is nothing like that here.

## Choices after a throw

fight-ask-landed = { $name }: anything else?
fight-ask-colour = { $name }: which colour is the white die?
fight-ask-sacrifice = { $name } loses a piece of equipment. Which one?
fight-ask-bless = { $n ->
    [one] { $name }: who gets the last point of health?
   *[other] { $name }: who gets these { $n } points of health?
}
fight-ask-again = { $name }: throw again?
fight-charmed-does = Leaves you, and adds { $n } damage.
fight-done = Nothing else
fight-course-falls = The monster hits back, and { $name } faints.
fight-course-blow = { $n ->
    [one] The monster hits back: { $n } damage.
   *[other] The monster hits back: { $n } damage.
}
fight-course-again = The next hero’s turn.
fight-course-bless = The rest is lost.

## The end of a turn

rest-title = The room is yours!
rest-about = Do what you like, in any order, then pass the dice.
rest-pass = Pass the dice
rest-open = Before you pass the dice, finish what is still open above.
rest-revive = { $name } wakes up with { $n } health and a scar. Which ability does it cover?
rest-scar = Scar on { $ability }
rest-loot = Draw your loot
rest-who = Who gets it? The leader decides.
rest-nobody = Nobody has room for it.
rest-discard = Discard it
rest-legacy = { $name } left equipment behind. Hand it on before you pass the dice.
rest-trade = Trade equipment
trade-title = Equipment
trade-about = Drag a card to another hero, or tap the card and then the hero. Cards of the same kind change places.
trade-nothing = Nothing yet

## The shop

shop-empty = The shelves are empty.
shop-for = Buy for…
shop-pick = Tap a card to see who could have it.
shop-card = { $card }: { $n } gold
shop-die = White die: { $n } gold
shop-healing = All heal 1: { $n } gold
shop-no = Not now: too little gold, or nobody needs it.

## What is told

told-begin-fighter = The party stands before the dungeon.
told-walked = You enter: { $room }.
told-met = { $foe }!
told-boss = The boss: { $foe }!
told-on = { $name }’s turn.
told-triggered = { $name }: { $ability }!
told-beer = { $name } gets the Beer.
told-used = { $name } uses: { $card }
told-helps = { $foe } helps once and leaves.
told-hit = { $n ->
    [one] { $n } damage!
   *[other] { $n } damage!
}
told-sum = { $sum } = { $n }
told-fatal = Fatal blow!
told-missed = Missed!
told-hurt = { $name } loses { $n } health.
told-fainted = { $name } faints.
told-healed = { $name } heals { $n } health.
told-recovered = The monster heals { $n } health.
told-discarded = Gone: { $card }
told-gold = { $n } gold for you.
told-paid = { $n } gold gone.
told-dice = { $n ->
    [one] A white die for you.
   *[other] { $n } white dice for you.
}
told-freed = The three dice are back. The leader is defeated.
told-rose = The leader is undefeated again.
told-given-up = You leave { $foe } alone.
told-beaten = { $foe } is beaten!
told-charmed = { $foe } now follows { $name }.
told-ascended = { $name } leaves the game with a harp.
told-leads = { $name } leads now.
told-revived = { $name } is awake again.
told-loot = Larceny! A card waits at the end of the turn.
told-found = You found: { $card }
told-found-nothing = There is no equipment left.
told-gets = { $name } gets: { $card }
told-passed = The dice go to { $name }.
told-won = The boss is beaten!

## What a thing is, told when it is held

explain-room-does = A monster waits here. The party fights it together.
explain-shop-does = After the fight with this room’s monster you may buy.
explain-fountain-does = After the fight with this room’s monster all heroes are healed completely.
explain-gold-does = { $n ->
    [one] Beat this room’s monster, and { $n } gold is yours.
   *[other] Beat this room’s monster, and { $n } gold are yours.
}
explain-dice-does = { $n ->
    [one] Beat this room’s monster, and a white die is yours.
   *[other] Beat this room’s monster, and { $n } white dice are yours.
}
explain-equipment-does = Beat this room’s monster, and you draw a piece of equipment.
explain-perilous-does = Every die in this fight must be thrown in that way. { $how }
explain-boss = The boss
explain-boss-does = Whoever beats the boss wins the game. Bring white dice: when they run out, it is over.
explain-hero-die = Hero die
explain-hero-die-does = Throw it at the target. If it shows the hero symbol, the ability of its colour works.
explain-white-die = White die
explain-white-die-does = It stands in for a hero die, once. With the hero symbol you choose its colour after the throw.
explain-treasury = The treasury
explain-treasury-does = The party’s gold and white dice. Gold buys equipment and healing in the shop.
explain-stats = What the monster has
explain-stats-does = The heart is its health, the burst what a miss costs you, the coin the gold you get for beating it.
explain-tower = Monsters left
explain-tower-does = Each fight turns over the top monster of the highest floor that has any.
fight-tower = Level I: { $one }, level II: { $two }, level III: { $three }, level IV: { $four }.
explain-leader = Leader, undefeated
explain-leader-does = After the fight each hero die that you did not throw becomes a white die.
explain-leader-defeated = Leader, defeated
explain-leader-defeated-does = You took the damage to get the dice back: after this fight no hero die becomes a white die. Then the leader is undefeated again.
explain-scar = Scar
explain-target = The Target
explain-target-does = Every hit on this monster deals 1 more damage.
explain-toad = The toad
explain-toad-does = The monster is a toad: its blows deal 2 less damage.
explain-charm = Charm
explain-charm-does = Once it is beaten, the monster follows the hero who charmed it.
explain-ballad = Ballad
explain-ballad-does = The monster has no handicaps until the end of the fight.

## Why an ability cannot help

idle-nobody-wounded = Nobody is wounded.
idle-no-handicap = This monster has no handicap.
idle-no-gold = You have no gold to pay with.
idle-no-supply = No gold is left to take.
idle-other-family = This monster is of another kind.
idle-boss = Not against the boss.
idle-placed = It is there already.
idle-no-health = Too little health for it.
idle-harmless = A miss costs nothing here.

## Those who wait

stands-pass = Pass to { $name }
stands-tap = Tap to go on.
stands-title = Cheer
stands-about = For those who wait. It changes nothing, but it helps.
stands-honour = { $n ->
    [0] No honour yet
    [one] One coin of honour
   *[other] { $n } coins of honour
}
stands-honour-won = +1 honour
stands-cheer = Cheer
stands-bet-hit = Bet: hit
stands-bet-miss = Bet: miss
stands-heckle = Heckle
