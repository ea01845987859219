### The first game of Donjonz, told in bubbles of one or two sentences.

lesson-donjonz-goal = Gold and beaten monsters bring points. First we lay the dungeon, then we walk through it.
lesson-donjonz-lay-drag = This card is next. Drag it to the dungeon: a gold frame shows where it will lie.
lesson-donjonz-lay-turn = Well laid! Now tap the next card. Each tap turns it.
lesson-donjonz-lay-tap = Any way round is fine. Now tap a free place beside the dungeon.
lesson-donjonz-lay-here = There? Then tap “Lay it here”. Or tap another place.
lesson-donjonz-lay-rule = It must touch the dungeon, edge to edge, and cover no other card.
lesson-donjonz-lay-compact = Close together is best: more ways through. The bulb knows good places.
lesson-donjonz-lay-rest = You’ve got it! I’ll lay the rest for you.
lesson-donjonz-walk-step = Off we go! Tap a marked cell, or swipe that way.
lesson-donjonz-walk-once = You can step on each cell only once. There is no way out: the walk ends when no step is left.
lesson-donjonz-walk-pouch = Gold! Each pouch you still hold at the end is worth 2 points.
lesson-donjonz-walk-weapon = A weapon! It goes into your satchel, which holds two.
lesson-donjonz-walk-monster = Each monster shows the weapon that beats it. The more you beat, the more each one is worth.
lesson-donjonz-walk-danger = Careful! The small circle shows the weapon you need. Without it you lose all your gold, and without gold the game.
lesson-donjonz-walk-key = The key! Step onto the locked door with it, and your gold is doubled.
lesson-donjonz-walk-door = The door is not the way out: with the key it doubles your gold. Step there without it, and the chance is gone.
lesson-donjonz-end = No step is left: time to count your points. Well walked!
