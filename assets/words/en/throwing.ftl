### A die thrown by a finger, over a table on screen.

## Around the table.

throwing-die = The die in your hand: swipe it towards the target
throwing-skip = See where the die lies
throwing-stand-left = Walk around the table to the left
throwing-stand-right = Walk around the table to the right
throwing-wall-left = Move the wall to the left
throwing-wall-right = Move the wall to the right
throwing-now = Now!
throwing-power = Once more to let go, at the white line
throwing-bounce = { $n } of { $all }
throwing-bounce-here = Bounce here

## Why the die stayed in the hand.

throwing-too-soft = Too soft. Swipe a little faster!
throwing-too-early = Too early. Wait until it glows!
throwing-backwards = The target is the other way!
throwing-off-beat = Missed the moment. Let go when the ring closes!
throwing-to-come = The dice are still on their way. They will be here in a moment.
throwing-short = Too soft to reach the target. Swipe faster!
throwing-short-pull = Pull it farther back, up to the line!
throwing-short-breath = Push slowly and farther, up to the line!
throwing-aside = The target is not over there. Aim at it!
throwing-pull-back = Pull the die back, away from the target!
