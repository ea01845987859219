### Words of the app around the games: home, settings, about, rules, messages.
###
### One word for one thing:
###   Keep, hall, creature, corner, danger, alarm, Time token, Spellbook token, reserve, pile (Knock)
###   dungeon, cell, pouch, satchel, walk, lay (Donjonz) · party, leader, throw, section, hit, miss, ability,
###   health, heal, faint, scar, give up, treasury (Fighter) · beaten, lost, start over, undo, sand timer (all)
### A name put into a sentence, such as $foe, brings its article along as $foe-the, if its file has an attribute “the”.

app-name = Sablier
tagline = Three dungeons · one sand timer
back = Back
undo = Undo
redo = Redo

## Home

knock-name = Knock
knock-pitch = Take the Keep in 6 minutes.
knock-box = for Knock, Knock! Dungeon!
donjonz-name = Donjonz
donjonz-pitch = Lay the maze, then walk it.
donjonz-box = for Donjonz n°11
fighter-name = Fighter
fighter-pitch = Dice against rude monsters.
fighter-box = for Dungeon Fighter
players-many = 1–6 players
players-solo = Solo
minutes = { $minutes } min
continue = Continue
home-timer = Sand timer
home-print = Print & play
home-print-hint = PDF sheets
home-rules = Rules
home-sound = Sound
home-sound-off = Sound off
home-settings = Settings
home-update = A new version is here: start it

## Keys, as they stand on a keyboard

key-enter = Enter
key-escape = Esc
key-undo = Ctrl Z
key-redo = Ctrl Y

## Settings

settings-title = Settings
settings-language = Language
settings-language-system = As on this device
settings-hearing = Sound
settings-sound = All sound
settings-effects = Effects
settings-music = Music
settings-soundtrack = Music for the sand timer
settings-vibration = Vibration
settings-reading = Reading
settings-text-size = Text size
settings-percent = { $percent }%
settings-patterns = Every colour always has its own shape or pattern.
settings-comfort = Comfort
settings-motion = Less movement
settings-contrast = More contrast
settings-left = Left-handed layout
settings-full-screen = Full screen
settings-dice = Fighter’s dice
settings-throws = Where to throw
settings-throws-glass = On screen
settings-throws-table = On the table
settings-ask-weapons = Always ask before taking a weapon
settings-ease = Throwing help
ease-kids = Plenty
ease-normal = Some
ease-bare = Off
ease-explained = How far a throw that is nearly right is nudged towards the best one. A throw that goes badly wrong gets no help.
settings-try-throw = Try a throw
settings-more = More
settings-lesson = Show the lessons again
settings-about = About Sablier
settings-forgets = Safari forgets pages that were not opened for seven days, and your games with them. To keep them, tap Share, then “Add to Home Screen” or “Add to Dock”.

## Rules

reference-title = Rules
reference-choose = Which rules would you like to read?
rules-contents = Contents
rules-contents-label = Contents and search
rules-search = Search in the rules
rules-nothing-found = The rules do not mention that.
explain-more = Read more
explain-close = Close

## Print

print-title = Print & play
print-choose-game = Game
print-choose-paper = Paper
print-choose-language = Language
print-choose-style = Ink
print-style-colour = Colour
print-style-grey = Grey
print-style-ink-saver = Ink saver
print-more = More choices
print-less = Fewer choices
print-cancel = Making the PDF… Cancel
print-sheets = Sheets of paper: { $sheets }, printed on both sides: { $double }
print-choose-backs = Backs
print-backs-long = Long edge
print-backs-short = Short edge
print-backs-own = Own sheets
print-backs-fold = Folded
print-backs-none = None
print-choose-size = Cards
print-size-true = True size
print-size-large-print = Large print
print-size-mini = Mini
print-choose-parts = Print
print-part-guide = Guide
print-part-cards = Cards
print-part-backs = Backs
print-part-boards = Boards
print-part-tokens = Tokens
print-part-dice = Dice
print-part-sheets = Sheets to fill
print-part-rules = Rules
print-choose-inventory = Inventory sheets
print-inventory-one = 1 per page
print-inventory-two = 2 per page
print-save = Save PDF
print-saved = Saved: { $place }
print-failed = The PDF could not be saved: { $reason }
print-share = Share PDF
print-busy = Making the PDF…
print-ready-save = The PDF is ready: save it
print-ready-share = The PDF is ready: share it
print-before = Previous page
print-next = Next page

## Messages

trouble-set-aside = A file could not be read. It is kept as { $name }.
trouble-newer = A file was made by a newer Sablier. It is kept as { $name }.
trouble-no-deck = A saved game needs a deck that is not here. It is kept as { $name }.
trouble-cannot-save = Nothing can be saved on this device right now.
door-too-long = That file is too long to be from Sablier.
door-not-text = That file is not from Sablier.
door-unreadable = That file could not be read.
door-unexpected = “{ $name }” cannot be opened here.
match-replaced = A new game. Your old one is still there.
match-restore = Get it back
