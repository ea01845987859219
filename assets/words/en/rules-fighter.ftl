### The rules of Fighter in our own words. Sections are numbered from 1; a blank line begins a paragraph.

rules-fighter-title = Fighter
rules-fighter-players = 1 to 6 players · about 45 minutes · from age 8

rules-fighter-1-title = What it is about
rules-fighter-1-text =
    The king has run out of heroes, so he sends you. You walk through a dungeon of three boards together, meet a monster in every room and a boss at the end, and fight them with what you have: dice, thrown at a target.

    You all win or you all lose. You win when the boss is beaten.

rules-fighter-2-title = Getting ready
rules-fighter-2-text =
    The target lies in the middle of the table, equally far from everybody.

    The dungeon: draw one of the four boards with an end face and lay that face up. Shuffle the other five and draw two; they lie before it with a start face up. The party stands before the first entry.

    Draw one of the four bosses, face down. Everybody takes a hero with 9 health.

    The tower: choose how hard it should be, and put as many random monsters of each level on its floors, level I at the top. Easy: 4, 4, 4 and 2. Normal: 3, 3, 3 and 5. Infernal: 2, 2, 2 and 8. The equipment is shuffled and goes to the bottom.

    The treasury of the party begins with 2 gold and 1 white die. Choose a leader, who gets the leader token, Undefeated side up, and begins with the three hero dice.

rules-fighter-3-title = 1 · Move
rules-fighter-3-text =
    The party goes together into a room that a corridor leads to, always in the direction of the arrows and never back. Where a board ends, the next one begins. If you cannot agree, the leader decides.

    Every room has a monster. Some have something else as well:

    { room-shop }: after the fight you may buy.

    { room-fountain }: after the fight all heroes are healed completely.

    { room-treasure }: after the fight you receive what is shown there: gold, white dice or a piece of equipment. The leader decides who gets the equipment.

    { room-perilous }: in this fight every die must be thrown as shown.

rules-fighter-4-title = 2 · Fight
rules-fighter-4-text =
    The top monster of the highest floor that is not empty comes out, with its health and its gold.

    The first player chooses one of the three hero dice and throws it at the target, then the next player clockwise one of those that are left, and so on. A die that was thrown stays out.

    A hit deals the damage of the section on which the die stopped. When the monster has no health left, it is beaten.

    Whoever misses takes the monster’s damage.

rules-fighter-5-title = A good throw
rules-fighter-5-text =
    Throw sitting or standing, from wherever you like, unless a special throw forbids it. The die must bounce on the table at least once before it touches the target.

    It is a miss if the die did not bounce first, fell into a hole and touches the table there, or stopped on the target’s edge or beside it.

    A die that leans counts as one on the edge, whatever it leans on: a miss, and the hero symbol is on top if its face looks up the most. A die that fell off the table is a miss and shows no symbol.

    On a line, the section with the larger part of the die counts; if you are in doubt, the lower one.

    If the hero symbol is on top, the ability of that colour works. Many abilities work on a miss too.

    Fatal blow: a die in the centre with the hero symbol on top beats any monster at once, bosses too.

rules-fighter-6-title = Counting damage
rules-fighter-6-text =
    First comes the section: 1 to 5, or 10 in the centre. Then it is doubled if something doubles it. Then everything else is added: weapons, abilities, items, the Target.

    A 3, doubled, with a weapon of +3 is 3 × 2 + 3 = 9.

rules-fighter-7-title = White dice, or A and B
rules-fighter-7-text =
    When all three hero dice have been thrown and the monster still stands, the next player chooses:

    A: they take a white die from the treasury and throw it. If it shows the hero symbol, they choose after the throw which colour it has. A white die is used once.

    B: all heroes take the monster’s damage, the three hero dice come back, and the leader token is turned to Defeated. Then the player throws one of them. Nothing can prevent or lessen this damage.

    White dice cannot be thrown while a hero die is left.

rules-fighter-8-title = Heroes’ abilities
rules-fighter-8-text =
    They work when the die of their colour shows the hero symbol. Where it says “on a hit”, the die must lie on the target.

    { ability-flurry }. { ability-flurry-does }

    { ability-extra-damage }. On a hit: as much more damage as the sheet shows.

    { ability-targeted-damage }. { ability-targeted-damage-does }

    { ability-divine-intervention }. { ability-divine-intervention-does }

    { ability-blind-fury }. { ability-blind-fury-does }

    { ability-mass-healing }. All heroes heal as much as the sheet shows.

    { ability-living-target }. { ability-living-target-does }

    { ability-larceny }. { ability-larceny-does }

    { ability-metamorphosis }. { ability-metamorphosis-does }

    { ability-sworn-enemy }. Against monsters of the family on the sheet: as much more damage as it shows, even if the throw misses.

    { ability-rethrow }. { ability-rethrow-does }

    { ability-no-damage }. { ability-no-damage-does }

    { ability-pickpocket }. { ability-pickpocket-does }

    { ability-seduction }. { ability-seduction-does } It does not count towards what you can carry.

    { ability-beer }. { ability-beer-does } When it works again, the Beer can move on.

    { ability-ballad }. { ability-ballad-does }

rules-fighter-9-title = Equipment
rules-fighter-9-text =
    A hero can carry as many weapons, armours and items as the sheet says, and never more. What is too much goes to another hero at the end of a turn, or is discarded.

    Weapons add damage if you throw as they ask and hit. Before each throw you choose which of yours to use, as many as you like; then all their throws must be done at once. Weapons are never used up.

    Armours and items: cards marked ×1 are discarded when they are used, and can be used at any time.

    { effect-heal-one } or { effect-heal-all }: as much as the card shows.

    { effect-rethrow }. { effect-rethrow-does }

    { effect-extra-damage }: a hit deals as much more as the card shows.

    { effect-no-damage }. { effect-no-damage-does }

    { effect-riposte }. { effect-riposte-does }

    { effect-reduced-damage }: a miss costs you as much less as the card shows.

    None of them helps against the damage of choice B.

rules-fighter-10-title = Monsters’ handicaps
rules-fighter-10-text =
    Some monsters ask for a special throw. It goes together with that of the room and those of your weapons: all at once, and the same one only once.

    { handicap-destroys-equipment }. { handicap-destroys-equipment-does }

    { handicap-heals-itself }: after every miss, as much as the card shows.

    { handicap-small-target }. { handicap-small-target-does }

    { handicap-loses-gold }. { handicap-loses-gold-does }

    { handicap-forbids-die }: the hero die of that colour cannot be used in this fight, and no white die can take that colour.

    { handicap-everybody-is-hit }. { handicap-everybody-is-hit-does }

    { handicap-horde }. { handicap-horde-does }

rules-fighter-11-title = Fainting and scars
rules-fighter-11-text =
    A hero without health faints and sits out the rest of the fight. If all heroes have fainted, the game is lost.

    After the fight those who fainted wake up again, each with a scar. It covers one ability of their choice, which is lost, and takes 3 off the most health they can have: 6 with one scar, 3 with two. They wake up with that much. Scars never heal.

    A third scar is one too many: the hero becomes an angel and is out of the game.

rules-fighter-12-title = 3 · End of the turn
rules-fighter-12-text =
    Do all this in any order you like:

    Take the monster’s gold. Wake up those who fainted. Draw for Larceny; a charmed monster goes to its hero. Tokens on the monster and the Beer go back.

    White dice that were thrown go back to the supply. For each hero die that was not needed you get a white die, but only if the leader token shows Undefeated. Then it is turned to Undefeated again.

    Swap equipment as you like. Use the room: fountain, treasure, shop.

    Finally the three hero dice go to the next player clockwise, who is the first player of the next turn.

rules-fighter-13-title = The shop
rules-fighter-13-text =
    Lay out 3 pieces of equipment and one more for each hero. Buy as many as you like at the price shown; the rest is discarded.

    A white die costs 2 gold. For 1 gold all heroes heal 1, as often as you pay.

    If you cannot agree, the leader decides.

rules-fighter-14-title = Giving up
rules-fighter-14-text =
    If you think that a throw cannot be done at all, you can give up the fight together. All heroes lose 1 health for shame, the monster goes back under its pile, and the next one comes.

    It is meant for hopeless cases only, and does not work against a boss.

rules-fighter-15-title = The boss
rules-fighter-15-text =
    After the last room of the last board you meet the boss. The fight goes as always, but there is no choice B: when the hero dice are spent, only white dice are left. If there are none and the boss still stands, the game is lost.

rules-fighter-16-title = Score
rules-fighter-16-text =
    Winners count:

    5 points for Easy, 10 for Normal, 15 for Infernal. 1 for each player. 2 for each white die in the treasury. 1 for every 2 gold. 5 if nobody has a scar.

    Take off 1 for each scar and 5 for each angel.

    0 and less: { rank-fighter-1 }

    1 to 5: { rank-fighter-2 }

    6 to 10: { rank-fighter-3 }

    11 to 15: { rank-fighter-4 }

    16 to 20: { rank-fighter-5 }

    21 to 25: { rank-fighter-6 }

    26 to 30: { rank-fighter-7 }

    31 to 35: { rank-fighter-8 }

    36 to 39: { rank-fighter-9 }

    40 and more: { rank-fighter-10 }

rules-fighter-17-title = The 22 throws
rules-fighter-17-text =
    However you throw: the die must still bounce on the table before the target.

    { throw-bank-shot }. { throw-bank-shot-how }

    { throw-flick }. { throw-flick-how }

    { throw-blow }. { throw-blow-how }

    { throw-under-the-leg }. { throw-under-the-leg-how }

    { throw-blind }. { throw-blind-how }

    { throw-double-bounce }. { throw-double-bounce-how }

    { throw-elbow }. { throw-elbow-how }

    { throw-faith }. { throw-faith-how }

    { throw-wrong-hand }. { throw-wrong-hand-how }

    { throw-neighbours-hand }. { throw-neighbours-hand-how }

    { throw-over-a-card }. { throw-over-a-card-how }

    { throw-catapult }. { throw-catapult-how }

    { throw-header }. { throw-header-how }

    { throw-spinning-top }. { throw-spinning-top-how }

    { throw-nose }. { throw-nose-how }

    { throw-back-turned }. { throw-back-turned-how }

    { throw-smash }. { throw-smash-how }

    { throw-seated }. { throw-seated-how }

    { throw-jump }. { throw-jump-how }

    { throw-under-the-table }. { throw-under-the-table-how }

    { throw-dance }. { throw-dance-how }

    { throw-far-away }. { throw-far-away-how }

rules-fighter-18-title = What the book does not say
rules-fighter-18-text =
    There are 30 gold and 9 white dice. Anything beyond that is not gained.

    If every floor of the tower is empty, the beaten monsters of level IV are shuffled and come again.

    { ability-targeted-damage } and { handicap-horde } replace the number of the section; doubling and adding come after that.

    Whoever plays alone uses their own free hand for { throw-neighbours-hand }.

    Whoever has fainted cannot be healed before the fight is over.

    The point of shame for giving up can make a hero faint.

    { ability-ballad } removes all handicaps of a monster, its throw included, but not the throw of the room.

    You cannot pay for { ability-blind-fury } with your last point of health.

    A charmed monster can also be spent after a miss. If several heroes charm the same one, it follows the last. It cannot be traded, nor destroyed.

    A die that the monster forbids was not used, so it brings a white die at the end. No white die can take its colour.

    A monster that destroys equipment does so before it strikes.

    If the monster and the last hero awake fall together, the game is lost.

    After giving up, the same hero goes on. A monster given up when the tower has no other comes back at once.

    A leader who leaves the game hands the token to the next hero clockwise.

rules-fighter-19-title = In this app
rules-fighter-19-text =
    The app runs the dungeon and does the sums. You throw the dice with a finger on the screen, or real dice at a real target: then you tap where the die stopped and whether the symbol shows. You can change for every throw, and a wrong tap can be undone.

    Target, dice, cards and boards can be printed.
