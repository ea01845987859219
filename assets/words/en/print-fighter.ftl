### Words of the printed Fighter kit. One file a language; every key in each of the three.

## Every page: its heads and its margin.

print-fighter-kit = Fighter, print-and-play kit
print-fighter-subject = Cards, hero sheets, boards, target, dice, tokens and rules to print, cut out and play
print-fighter-cards = Monsters, bosses and equipment
print-fighter-cards-hint = Cut along the marks. The backs tell the piles apart.
print-fighter-backs = Card backs
print-fighter-backs-hint = They tell the piles apart: print on the back, turning over the long edge.
print-fighter-heroes = Hero sheets
print-fighter-heroes-hint = Thick paper lasts longer, and so do heroes who do not miss.
print-fighter-angels = Angel sides of the heroes
print-fighter-angels-hint = For heroes who leave: print on the back, turning over the long edge.
print-fighter-boards = Dungeon boards
print-fighter-boards-hint = Each board has two faces. Print the next page on the other side.
print-fighter-boards-back = The other faces of the boards
print-fighter-boards-back-hint = Print this on the back of the page before, turning the paper over its long edge.
print-fighter-target = Target: four quarters
print-fighter-target-hint = Cut along the outlines, glue each quarter onto the flap of the next one (same letters), cut out the holes.
print-fighter-hole = cut out
print-fighter-tower-hint = Fold the labels and stand them by the piles.
print-fighter-tokens = Coins and tokens
print-fighter-tokens-hint = May be cut square or round.
print-fighter-dice = Dice
print-fighter-dice-hint = Cut along the outlines, fold along the lines and glue the tabs inwards. Fill them with paper so that they keep their shape.
print-fighter-credit = Based on Dungeon Fighter by Lorenzo Silva, Aureliano Buonfino and Lorenzo Tucci Sorentino. Drawings and words by Sablier.

## What is printed on the pieces.

print-fighter-angel = Gone up a level. Cheers the others on from above.
print-fighter-health = Monster health
print-fighter-monsters = Monsters
print-fighter-bosses = Boss
print-fighter-equipment = Equipment
print-fighter-gold = { $count } gold
print-fighter-scars = { $count ->
    [one] { $count } scar
   *[other] { $count } scars
}
print-fighter-powers = { $count ->
    [one] { $count } power token
   *[other] { $count } power tokens
}
print-fighter-markers = Health tokens
print-fighter-leader = Leader: fold and glue
print-fighter-party = Party
print-fighter-treasury = Treasury

## The score sheet.

print-fighter-score = Score
print-fighter-score-party = Party
print-fighter-score-date = Date
print-fighter-score-difficulty = Easy 5 · Normal 10 · Infernal 15
print-fighter-score-players = Players: 1 each
print-fighter-score-dice = White dice left: 2 each
print-fighter-score-gold = Gold left: 1 for every 2
print-fighter-score-nobody = Nobody ever fainted: 5
print-fighter-score-scars = Scars: −1 each
print-fighter-score-angels = Angels: −5 each
print-fighter-score-total = Total
print-fighter-score-ranks = Your rank
print-fighter-score-up-to = { $to } or less

## The rules on one page.

print-fighter-goal = Walk through the dungeon together, throw dice at the target to beat whatever lives there, and defeat the boss.
print-fighter-players = 1 to 6 players · 45 minutes · from age 8
print-fighter-setup = Get ready
print-fighter-setup-1 = Target in the middle. Lay out a grey end board, and two of the other boards, brown side up, before it. Draw a boss, face down.
print-fighter-setup-2 = Tower, levels I to IV. Easy: 4, 4, 4, 2 monsters. Normal: 3, 3, 3, 5. Infernal: 2, 2, 2, 8. Equipment at the bottom.
print-fighter-setup-3 = Everybody takes a hero with 9 health. The treasury gets 2 gold and a white die, the leader the three hero dice.
print-fighter-turn = A turn
print-fighter-turn-1 = 1 · Move along the arrows to the next room.
print-fighter-turn-2 = 2 · Fight the top monster of the tower. In turn, each player takes one of the hero dice that are left and throws it.
print-fighter-turn-3 = 3 · Afterwards: take the monster’s gold, wake those who fainted, trade, use the room. Each hero die not thrown gives a white die, unless the leader is Defeated. The dice go to the next player.
print-fighter-throw = A throw
print-fighter-throw-1 = The die must bounce on the table before it reaches the target. In a hole, on the edge or beside it: a miss, and the monster strikes you.
print-fighter-throw-2 = A hit deals what its section counts. Double first, then add weapons and the rest.
print-fighter-throw-3 = With the helmet on top, your ability of that colour works. In the centre with the helmet: any foe is beaten.
print-fighter-choice = No hero dice left?
print-fighter-choice-a = A · Throw a white die. You choose its colour afterwards.
print-fighter-choice-b = B · All heroes take the damage, the hero dice come back, the leader is Defeated. Not against a boss.
print-fighter-faint = Health
print-fighter-faint-1 = At 0 you faint until the fight is over. Then take a scar: it covers one of your abilities and costs 3 of your most health. With a third one your sheet is turned over. All fainted: lost.
print-fighter-boss = The boss
print-fighter-boss-1 = After the last room. With no hero dice and no white die left, you have lost. Beat it and you have won.
print-fighter-shop = 3 cards and one for each hero. A white die costs 2; a coin heals everybody by 1.
print-fighter-fountain = All heroes are healed completely.
print-fighter-treasure = You receive what is shown there.
print-fighter-perilous = Every die must be thrown as shown.

## The reference page: throws, handicaps and effects.

print-fighter-throws = Special throws
print-fighter-throws-hint = All that are asked for are done at once. The die must bounce all the same.
print-fighter-handicaps = Monsters
print-fighter-effects = Armours and magic items
print-fighter-heals-itself = After every miss the monster heals as much as its card shows.
print-fighter-forbids-die = The die of this colour cannot be used in this fight.
print-fighter-heal-one = A hero of your choice heals as much as the card shows.
print-fighter-heal-all = All heroes heal as much as the card shows.
print-fighter-extra-damage = Your hit deals as much more as the card shows.
print-fighter-reduced-damage = A miss costs you as much less as the card shows.
