### The lobby of Donjonz, and its codes.

lobby-new = New dungeon
lobby-first = First time here? The hero will show you around.
code-hint-donjonz = A friend’s code builds you the same dungeon.
code-good-donjonz = That is a dungeon!
