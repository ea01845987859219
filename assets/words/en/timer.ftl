### Words of the sand timer.

home-timer-hint = For any table
home-timer-left = { $time } left

## Around the hourglass.

timer-start = Start
timer-pause = Pause
timer-go-on = Go on
timer-again = Again
timer-turn = Turn over
timer-turn-about = Turn the glass over, with the sand in it
timer-afresh = Restart
timer-afresh-about = Start afresh, with all the sand on top
timer-more = +0:30
timer-less = −0:30
timer-refill = Refill
timer-lock = Lock
timer-quiet = No bell
timer-bell = Bell: { $times }
timer-is-silent = Silent
timer-unmute = Silent: tap the bell to hear it
timer-only-in-sight = Rings only while Sablier is in view
timer-digits = { $time } left. Tap to turn the picture round for players opposite.
timer-choose = { $name }. Choose another timer.
timer-full = Full screen
timer-full-off = Leave full screen
timer-show-controls = Show the buttons
timer-turns = { $turns ->
    [one] Turned over { $turns } time
   *[other] Turned over { $turns } times
}
timer-locked = Locked: hold to unlock
timer-last-minute = Last minute!

## What it says.

timer-says-three = Three minutes!
timer-says-one = One minute!
timer-says-ten = Last seconds!
timer-says-out = Time is up!
timer-ended = { $minutes ->
    [0] Ended just now
    [one] Ended { $minutes } minute ago
   *[other] Ended { $minutes } minutes ago
}
timer-ended-hours = { $hours ->
    [one] Ended { $hours } hour ago
   *[other] Ended { $hours } hours ago
}
timer-ended-long-ago = Ended more than a day ago
timer-other = { $name }: { $words }
timer-background = Keep Sablier in view while the sand runs: out of sight it keeps time but cannot ring.
timer-lacks-light = This browser lets the screen go dark: touch it now and then.
timer-lacks-vibration = This browser cannot make the phone vibrate: listen for the bell.
timer-lacks-full-screen = This browser cannot fill the screen. From the home screen, Sablier can.
timer-lacks-flips = This browser cannot tell when the phone is turned over: tap the hourglass instead.
timer-runs-on = The sand runs on, and rings wherever you are in Sablier.
timer-show = Show
timer-set-back = The clock was set back by { $time }. The sand runs on as if nothing had happened.
timer-set-back-closed = The clock was set back by { $time } while Sablier was closed. The sand runs on from when it was last saved.
timer-set-ahead = The clock went ahead by { $time }: it was set, or the device slept. The sand ran on.
timer-give-back = Give back

## The shelf.

timer-shelf = Timers
timer-new = New timer
timer-too-many = The shelf is full. Delete a timer first.
timer-of-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
timer-state-runs = Running
timer-state-out = Finished
timer-state-paused = Paused
timer-state-full = Ready
timer-naming = Name of the timer
timer-no-name = No name

## How a timer behaves.

timer-time = Time
timer-dial = { $time }. Turn the outer ring for minutes, the inner ring for seconds.
timer-minutes = min
timer-seconds = s
timer-minute-less = One minute less
timer-minute-more = One minute more
timer-second-less = One second less
timer-second-more = One second more
timer-rename = Name
timer-warnings = Warnings
timer-warn-three = At 3:00
timer-warn-one = At 1:00
timer-warn-ten = The last ten seconds
timer-warn-out = At the end
timer-turning = Turning over
timer-turning-about = When you turn the phone over
timer-turning-carries = Keeps its sand
timer-turning-restarts = Starts again, full
timer-repeat = Turns itself over at the end
timer-signals = All timers
timer-silent = Silent mode, everywhere
timer-sound = Bells and gong
timer-soundtrack = Music builds up
timer-vibration = Vibration
timer-flash = Light up the screen
timer-flips = Turning the phone over starts it
timer-remove = Delete
timer-removed = { $name } was deleted.
