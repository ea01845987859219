### The first game of Donjonz, told in bubbles of one or two sentences.

lesson-donjonz-lay-drag = This card is next. Drag it to the dungeon and let go where it fits.
lesson-donjonz-lay-turn = Tap the card to turn it. Every way round is allowed.
lesson-donjonz-lay-rule = At least one of its cells must touch a cell of the dungeon, edge to edge. A gold frame means that it fits.
lesson-donjonz-lay-compact = Keep the cards close together: your hero will find more ways through.
lesson-donjonz-walk-step = Off we go! Tap a glowing cell, or swipe, to take a step.
lesson-donjonz-walk-once = You can step on each cell only once. Look ahead before you move.
lesson-donjonz-walk-pouch = Gold! Each pouch you bring home is worth 2 points.
lesson-donjonz-walk-weapon = A weapon: take it or leave it. You can carry two.
lesson-donjonz-walk-monster = Each monster shows the weapon that beats it. The more you beat, the more each one is worth.
lesson-donjonz-walk-danger = Careful! The small circle shows the weapon you need. Without it you lose all your gold, and without gold the game.
lesson-donjonz-walk-key = The key! Carry it to the locked door and your gold is doubled.
lesson-donjonz-walk-door = The door opens only with the key. Step there without it, and it stays shut for good.
lesson-donjonz-end = No step is left, so now we count. Well walked!
