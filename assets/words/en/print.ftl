### Words of the printed kits. One file a language; every key in each of the three.

## Names that screens use too.

weapon-sword = Sword
weapon-bow = Bow
weapon-axe = Axe
weapon-wand = Wand
monster-skeleton = Skeleton
    .the = the skeleton
monster-bat = Bat
    .the = the bat
monster-mushroom = Mushroom
    .the = the mushroom
monster-ghost = Ghost
    .the = the ghost
rank-1 = Crumb of the Crypt
rank-2 = Torch Trainee
rank-3 = Corridor Regular
rank-4 = Skeletons’ Nightmare
rank-5 = Legend of the Lantern

## Every page: its heads and its margin.

print-kit = Donjonz, print-and-play kit
print-subject = Cards, hero, inventory sheets and rules to print, cut out and play
print-page = Page { $page } of { $pages }
print-sheet-front = Sheet { $sheet } of { $sheets }, front
print-sheet-back = Sheet { $sheet } of { $sheets }, back
print-scale = Print at 100 %. These bars must measure 50 mm and 2 in.
print-fronts = Dungeon cards
print-fronts-hint = Cut along the marks. Thick paper makes the best dungeon.
print-backs = Card backs
print-backs-hint = Optional: print on the other side, turning the paper over its long edge.
print-backs-short-hint = Print on the other side, turning the paper over its short edge.
print-backs-own-hint = Print these on sheets of their own and glue them behind the fronts.
print-rules = Rules
print-hero = Hero
print-pieces = Start card, hero and tokens
print-pieces-hint = Fold the hero at the dashed lines and glue the feet to the base.
print-credit = Based on Donjonz n°11 by Léandre Proust. Drawings and words by Sablier.
print-glue = glue
print-steps = Footprints: lay one on every cell you leave.
print-tokens = For those who have no pencil: the key and two of each weapon.

## The page that says how to print.

print-guide = How to print this kit
print-guide-sheets = All sheets. Where a second sheet looks out from behind, print on both sides.
print-guide-need = What it takes
print-guide-need-text = Sheets of paper: { $sheets }, printed on both sides: { $double }. Scissors or a cutter, and about { $minutes } min. Ink covers { $ink } % of a page on average.
print-guide-paper = Paper
print-guide-paper-text = Thick paper (160 to 250 g) for all that is cut out, plain paper (80 g) for sheets to write on and for the rules.
print-guide-long = Both sides
print-guide-long-text = Choose “print on both sides” and “flip on long edge”. The backs come right behind their fronts; empty pages keep them together.
print-guide-short = Both sides
print-guide-short-text = Choose “print on both sides” and “flip on short edge”. The backs come right behind their fronts; empty pages keep them together.
print-guide-own = Backs
print-guide-own-text = All sheets have one side. Glue each sheet of backs behind its sheet of fronts before you cut, and hold both against a window to line them up.
print-guide-fold = Backs
print-guide-fold-text = Every back lies beside its front. Cut both out in one piece, fold at the dashes and glue.
print-guide-by-hand = The printer knows one side only?
print-guide-by-hand-text = Print the odd pages, put the pile back in with its empty side to be printed, then print the even pages. Try it with the first sheets of cards.
print-guide-scale = True size
print-guide-scale-text = Print at 100 %, without “fit to page”. Measure the bars at the foot of a page.
print-guide-cut = Cut
print-guide-cut-text = Lay a ruler from mark to mark and cut all the way through. The colour runs a little over the cuts, so a crooked one does no harm.
print-guide-knock = Fold and glue
print-guide-knock-text = Fold the Speech and Silence token and glue it. Tokens may be cut square or round.
print-guide-donjonz = Fold and glue
print-guide-donjonz-text = Fold the hero at the dashes, glue both halves together and the feet to the base.
print-guide-fighter = Fold and glue
print-guide-fighter-text = Fold the dice and glue all their tabs inwards. Glue the quarters of the target together over their flaps, then onto cardboard, and cut out the holes. Fold the leader token and the labels.

## The inventory sheet.

sheet-title = Inventory
sheet-name = Name
sheet-date = Date
sheet-code = App code
sheet-gain = Circle what you gain
sheet-lose = Cross out what you lose
sheet-gold = Gold pouches
sheet-worth = 1 pouch = 2 points
sheet-monsters = Monsters beaten
sheet-track = Last one circled = your points
sheet-weapons = Weapons
sheet-two = Two at most
sheet-key = Key
sheet-score = Score
sheet-score-gold = Pouches × 2
sheet-score-monsters = Monsters
sheet-score-total = Total
sheet-ranks = Your title
sheet-from-to = { $from }–{ $to }
sheet-from = { $from } and up

## The rules on one page.

rules-goal = Build a dungeon, then walk through it once. Bring home gold and beaten monsters.
rules-players = 1 player · 10 minutes · from age 8
rules-setup = Get ready
rules-setup-1 = Lay the start card on the table and stand your hero on the stairs.
rules-setup-2 = Shuffle the eleven dungeon cards into a pile, pictures up. Take an inventory sheet and a pencil.
rules-lay = 1 · Lay the dungeon
rules-lay-1 = Take the top card, turn it as you like and put it next to a card on the table: at least one cell must meet another cell edge to edge. Cards never overlap.
rules-lay-2 = Go on until all eleven cards are on the table. Close together is better than far apart.
rules-walk = 2 · Walk
rules-walk-1 = Move your hero one cell at a time, up, down, left or right. Not through walls, and never onto a cell you have been to.
rules-walk-2 = As long as a step is possible you must take one, even onto a monster.
rules-things = What you find
rules-pouch = Gold pouch: circle one. There is no limit.
rules-weapon = Weapon: take it or leave it. You carry two at most; to take a third, cross one out for good.
rules-monster = Monster: the small circle shows the weapon that beats it. If you carry that weapon, circle a monster and keep the weapon. If not, all your gold is gone: cross it out. No gold to lose? Then the game is lost.
rules-key = Key: circle it.
rules-door = Locked door: if you have the key, double your pouches at once. Without it nothing happens.
rules-end = The end
rules-end-1 = When no step is left, count: 2 points for each pouch you still hold, and the number under the last monster you circled.
rules-end-2 = Example: 16 pouches are 32 points, 6 monsters are 21. Together 53.
