### What the bard says during the first fight of Fighter.

lesson-fighter-welcome = Welcome! You throw dice at a target. I keep count, and sing about it later.
lesson-fighter-swipe = Put a finger on the die and swipe towards the target. The dots show where it will go: it must bounce first.
lesson-fighter-switch = Rather use real dice? Here you can change for every throw.
lesson-fighter-walk = Gold rooms are where you can go. Tap the first one.
lesson-fighter-met = Every room has a monster. The heart is its health, the burst what it does to you, the coin what you get.
lesson-fighter-die = One hero after the other throws one of the three dice. Tap the one you take.
lesson-fighter-throw = Now throw it at the target, the way it says up here.
lesson-fighter-spot = Then tap where it lies, and say whether the hero symbol is on top. Wrong entry? The arrow at the top takes it back.
lesson-fighter-hit = A hit! The section is the damage.
lesson-fighter-miss = Missed: the monster hits back. It happens to the best of us, and to me.
lesson-fighter-ability = The symbol triggers the ability of the die’s colour. I do the sums.
lesson-fighter-options = All three dice are spent. Throw a white die, or take the damage and get the three back.
lesson-fighter-fainted = Fainted! After the fight a scar wakes you up again.
lesson-fighter-rest = Beaten! Dice you did not need become white dice. When you are done, pass the dice.
lesson-fighter-end = That is all there is to it, apart from shops, treasures and a boss. Gather your party!
