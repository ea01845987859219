### The rules of Donjonz in our own words. Sections are numbered from 1; a blank line begins a paragraph.

rules-donjonz-title = Donjonz
rules-donjonz-players = 1 player · 10 minutes · from age 8

rules-donjonz-1-title = What it is about
rules-donjonz-1-text =
    A dungeon lies under the stairs, and nobody has drawn a map of it. So you draw it yourself: first you lay eleven cards, then you walk through them with your hero.

    The hero may walk over every cell only once. Come home with plenty of gold and a long list of beaten monsters, and your glory grows.

rules-donjonz-2-title = First, lay the dungeon
rules-donjonz-2-text =
    The start card with the stairs and the locked door is already there. The other eleven are shuffled into a pile, pictures up.

    Take the top card, turn it any way you like and lay it against the dungeon: at least one cell must meet another cell, edge to edge. Cards lie on one grid and never overlap.

    Every card has to be laid, and there is always room. Nobody walks before the eleventh card is down.

    A dungeon packed tightly has many ways through. One that sprawls has long arms, and you will only get to see one of them.

rules-donjonz-3-title = Then, walk
rules-donjonz-3-text =
    Your hero starts on the stairs. Each step goes one cell up, down, left or right.

    Walls stop you. A passage from card to card is closed as soon as one of the two cards shows a wall there.

    A cell you have stood on is gone for good, the stairs too. Think ahead, or you will wall yourself in with your own footprints.

    You may not stop early. As long as a step is possible you must take one, even if the only way leads to a monster.

rules-donjonz-4-title = Gold and weapons
rules-donjonz-4-text =
    Gold pouch: it is yours. You can carry as many as you find.

    Weapon: take it or leave it. You have two hands and so at most two weapons. To take a third, drop one of the two; it is lost for the rest of the game. What you leave lying you cannot come back for.

    There are swords, bows, axes and wands, two of each.

rules-donjonz-5-title = Monsters
rules-donjonz-5-text =
    Every monster shows the weapon that beats it: the sword beats skeletons, the bow bats, the axe mushrooms and the wand ghosts.

    With the right weapon in hand you beat the monster, and it counts for your glory. The weapon stays with you and is good for many more.

    Without the right weapon, the monster takes all your gold, every pouch. You walk on, poorer and wiser.

    Without the right weapon and without any gold, your hero falls. The game is lost and scores 0.

rules-donjonz-6-title = The key and the door
rules-donjonz-6-text =
    Somewhere in the dungeon lies one key. Step on it and it is yours.

    Step on the locked door with the key, and the gold you carry at that moment is doubled. Gold you find later is not, so it pays to come late and heavily loaded.

    Without the key the door stays shut. Nothing happens, and since you cannot step there twice, it will never open in this game.

rules-donjonz-7-title = The end and the score
rules-donjonz-7-text =
    The game ends when no step is left. Then count your glory.

    Each pouch you still hold is worth 2 points.

    Beaten monsters are worth more the more there are. One to ten monsters score 1, 3, 6, 10, 15, 21, 28, 36, 45 and 55 points.

    An example: you come to the door with the key and 8 pouches, which makes 16. At the end you still hold them all: 16 times 2 is 32 points. On your way you beat 6 monsters, worth 21 points. Together that is 53.

rules-donjonz-8-title = Your title
rules-donjonz-8-text =
    Up to 20 points: { rank-1 }

    21 to 40 points: { rank-2 }

    41 to 60 points: { rank-3 }

    61 to 80 points: { rank-4 }

    81 points and more: { rank-5 }

rules-donjonz-9-title = Good to know
rules-donjonz-9-text =
    May I look through the pile? Yes. It lies face up and holds no secrets; only its order is fixed.

    May I lay a card so that walls block it off? Yes. One cell side must touch, even if a wall stands there.

    Does a monster that robbed me count as beaten? No. It keeps your gold and its good name.

    Must I take a weapon? Never. But with both hands full, think about what is still to come.

    What if I reach the door and have no gold? Twice nothing is nothing.

    My very last step leads to a monster I cannot beat. Must I? If it is the only step left, yes. So plan your ending, too.

rules-donjonz-10-title = At the table
rules-donjonz-10-text =
    You can print all cards, the hero and the inventory sheet from the app and play without it.

    Circle on the sheet what you gain: pouches, weapons, the key, beaten monsters. Cross out what you lose. When the door doubles your gold, circle as many pouches again.

    Lay a footprint, a coin or a bean on each cell you leave, so that you never walk there twice.

    Playing in company? Give everybody the same cards in the same order. Each builds a dungeon of their own, and the greatest glory wins.
