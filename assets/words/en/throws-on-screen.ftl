### Throwing on screen: what a finger has to do.

-glass-easy = easy
-glass-fair = fair
-glass-hard = hard

throw-bank-shot-glass = Place the wall, then swipe past the target: the die must come back off the wall.
throw-flick-glass = Short and sharp! Only the last snap of your finger counts.
throw-blow-glass = Push the die slowly and far, like a long breath, and let go at the mark. Haste blows nothing.
throw-under-the-leg-glass = Throw low and from the side, at a slant towards the target.
throw-blind-glass = Take a good look first: as soon as you touch the die, the lights go out.
throw-double-bounce-glass = Swipe as always, but the die must bounce twice before the target.
throw-elbow-glass = An elbow is weak and wobbles: swipe fast, and not at its worst moment.
throw-faith-glass = Rest your finger until the prayer is over, then swipe: the hands open at once.
throw-wrong-hand-glass = Left is right and right is left. So aim the wrong way round.
throw-neighbours-hand-glass = The hand follows your finger a moment late. Draw it along, long and calmly.
throw-over-a-card-glass = Swipe so that the die hits the table before the card and hops over it.
throw-catapult-glass = Pull the die back, aim, and let go at the mark.
throw-header-glass = Hold the die: up it goes. Swipe when it lands on your head.
throw-spinning-top-glass = Swipe in a curve. The die flies from where the curve begins towards where it ends.
throw-nose-glass = Your nose sways. Aim from where it is, or wait until it is where it should be.
throw-back-turned-glass = The target is behind you: swipe downwards.
throw-smash-glass = Hold the die: up it goes. Swipe when it is highest.
throw-seated-glass = You look along the top of the table. How far is it? Take a guess.
throw-jump-glass = Hold the die: you jump. Swipe at the very top.
throw-under-the-table-glass = Your hand is hidden below the table. Trust it.
throw-dance-glass = Hold the die: you turn around. Swipe when the target is before you again.
throw-far-away-glass = The target is farther away: swipe faster.

rules-fighter-20-title = Throwing on screen
rules-fighter-20-text =
    Put a finger on the die, swipe towards the target, and lift it off. How fast and which way the finger goes at the end decides; a long stroke throws higher, and a curved one makes the die spin. Walk around the table to where the target looks best.

    If the finger was too slow, too early or went the wrong way, the die stays in the hand and nothing is lost. In the settings, “Throwing help” says how much the app helps you.

    What leans or falls off the table counts as it does with real dice. A die that still moves after six seconds is stopped and counts as it is.

    The special throws ask for something else, and all of it at once if there are several. How hard each of them is has been measured with ten thousand throws.

    { throw-bank-shot } ({ -glass-hard }). { throw-bank-shot-glass }

    { throw-flick } ({ -glass-fair }). { throw-flick-glass }

    { throw-blow } ({ -glass-easy }). { throw-blow-glass }

    { throw-under-the-leg } ({ -glass-hard }). { throw-under-the-leg-glass }

    { throw-blind } ({ -glass-fair }). { throw-blind-glass }

    { throw-double-bounce } ({ -glass-easy }). { throw-double-bounce-glass }

    { throw-elbow } ({ -glass-fair }). { throw-elbow-glass }

    { throw-faith } ({ -glass-easy }). { throw-faith-glass }

    { throw-wrong-hand } ({ -glass-fair }). { throw-wrong-hand-glass }

    { throw-neighbours-hand } ({ -glass-easy }). { throw-neighbours-hand-glass }

    { throw-over-a-card } ({ -glass-easy }). { throw-over-a-card-glass }

    { throw-catapult } ({ -glass-fair }). { throw-catapult-glass }

    { throw-header } ({ -glass-easy }). { throw-header-glass }

    { throw-spinning-top } ({ -glass-hard }). { throw-spinning-top-glass }

    { throw-nose } ({ -glass-fair }). { throw-nose-glass }

    { throw-back-turned } ({ -glass-fair }). { throw-back-turned-glass }

    { throw-smash } ({ -glass-easy }). { throw-smash-glass }

    { throw-seated } ({ -glass-hard }). { throw-seated-glass }

    { throw-jump } ({ -glass-easy }). { throw-jump-glass }

    { throw-under-the-table } ({ -glass-hard }). { throw-under-the-table-glass }

    { throw-dance } ({ -glass-hard }). { throw-dance-glass }

    { throw-far-away } ({ -glass-hard }). { throw-far-away-glass }
