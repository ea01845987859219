### The first game of Donjonz, told in bubbles of one or two sentences.

lesson-donjonz-lay-drag = This card is next. Drag it to the dungeon and let go where it fits.
lesson-donjonz-lay-turn = Tap the card to turn it. Every way round is allowed.
lesson-donjonz-lay-rule = One cell of it must meet a cell of the dungeon, edge to edge. Gold marks show where it may lie.
lesson-donjonz-lay-compact = Keep the cards close together: your hero will find more ways through.
lesson-donjonz-walk-step = Off we go! Tap a glowing cell, or swipe, to take a step.
lesson-donjonz-walk-once = You can step on each cell only once. Look before you turn a corner.
lesson-donjonz-walk-pouch = Gold! Each pouch you bring home is worth 2 points.
lesson-donjonz-walk-weapon = A weapon: take it or leave it. You can carry two.
lesson-donjonz-walk-monster = Each monster shows the weapon that beats it. The more you beat, the more each one is worth.
lesson-donjonz-walk-danger = Careful: without that weapon the monster takes all your gold. With no gold either, the game is lost.
lesson-donjonz-walk-key = The key! Carry it to the locked door and your gold is doubled.
lesson-donjonz-end = No step is left, so now we count. Well walked!
lesson-donjonz-skip = Skip the lesson
lesson-donjonz-next = Next
