### Knock around its table: the lobby, the party, the adventure, the end, the replay, the records.

lobby-knock-new = New game
lobby-knock-adventure = Adventure
lobby-knock-adventure-at = Adventure: Keep { $level }
lobby-knock-first = First time here? Take your time: no sand runs in the lesson.
lobby-knock-won = Won
lobby-knock-left = Best time left
code-hint-knock = A friend’s code deals you the same cards.
code-good-knock = That is a Keep!

## The party

party-title = New game
party-players = Players
party-how-many = How many play?
party-players-given = { $players ->
    [one] This code is for one player.
   *[other] This code is for { $players } players.
}
party-name = Name: { $name }
party-naming = Your name
party-own-name = Clear the name
party-person = Person
party-bot = Bot
party-one-person = At least one of you has to be a person.
party-first = Who begins?
party-first-about = Which of you was last inside a castle? Show your muddy boots, and begin.
party-pace = How fast do bots play?
party-pace-slow = Slowly
party-pace-usual = As usual
party-pace-quick = Quickly
party-keep = Keep
party-which-keep = Which Keep?
party-keep-1 = The first Keep: a good place to start.
party-keep-2 = Adds six cards: an armour on one leg, a banshee, a troll.
party-keep-3 = Adds six cards: a vampire, a cockatrice, a bear with very little time.
party-keep-4 = Adds six cards: a cyclops, an imp, and a minotaur nobody wants to meet.
party-time = Sand
party-sand = Where does the sand run?
party-sand-here = In the app
party-sand-table = On the table
party-sand-none = No sand
party-sand-here-about = The book gives you six minutes.
party-sand-table-about = Turn your own timer over when you begin, and tell the app when it has run out.
party-sand-none-about = Take all the time you want. Alone or with bots you can also take cards back.
party-sand-time = { $time } of sand
party-sand-less = Half a minute less
party-sand-more = Half a minute more
party-sand-hidden = When the app is out of sight
party-sand-waits = The sand waits
party-sand-strict = The sand runs on
party-start = Attack the Keep

seat-1 = Coral
seat-2 = Moss
seat-3 = Azure
seat-4 = Plum
seat-5 = Ivory
seat-6 = Lagoon

## The adventure

quest-title = Adventure
quest-next = Keep { $level } awaits
quest-about = Four Keeps, each harder than the last. Every Keep you free gives you a Spellbook token for the rest of the way.
quest-no-tokens = You hold no Spellbook token. Free this Keep to find one.
quest-tokens = These Spellbook tokens are yours to use.
quest-running = The attack has begun. The party is waiting for you!
quest-finished = All four Keeps are free!
quest-finished-about = Four Knights beaten, and not one of them saw it coming. Songs will be sung, softly.
quest-attack = Attack Keep { $level }
quest-continue = Continue Keep { $level }
quest-anew = A new adventure
quest-party = The party
quest-note = Enter a note
quest-over = Start over
quest-given-up = Back to the first Keep, without tokens.
quest-keep-free = Keep { $level }: free
quest-keep-next = Keep { $level }: to come
quest-keep-locked = Keep { $level }: locked
quest-token-held = { $spell }: yours
quest-token-missing = { $spell }: not found yet

## A paper note

note-title = Enter a note
note-about = Did you stop between two Keeps and write it down? Copy your note here.
note-keep = The Keep to come
note-tokens = Spellbook tokens you hold
note-take = Go on from here
note-taken = Your adventure goes on from your note.
note-too-many = { $count ->
    [one] One token is more than you can hold before Keep { $level }: each Keep you free gives one.
   *[other] { $count } tokens are more than you can hold before Keep { $level }: each Keep you free gives one.
}
note-twice = There is only one { $spell }.
note-refused = No adventure can be at this point.

## The end

won-title = Keep { $level } is free!
won-why = The Black Knight fell at { $danger }. He really did not hear you coming.
won-why-card = Last card: { $card }. The Black Knight fell at { $danger } and really did not hear you coming.
won-why-poison = The poison did it: the Black Knight fell at { $danger }.
lost-noise = Too loud!
lost-alarm = Alarm!
lost-reserve = Out of Time tokens!
lost-time = The sand has run out!
lost-cards = No cards left!
loss-noise = { $card } came to { $danger }. A hall can take 5 at the most, and everybody heard you.
loss-noise-beaten = { $card } was already beaten, but came to { $danger }. A hall can take 5 at the most, and everybody heard you.
loss-alarm = { $creature } still stood at { $danger } when the last Time token was gone, and gave the alarm.
loss-reserve = { $needs ->
    [one] { $creature } takes one Time token, but the reserve had only { $reserve }.
   *[other] { $creature } takes { $needs } Time tokens, but the reserve had only { $reserve }.
}
loss-time-stood = The last grain fell, and the Black Knight still stood at { $danger }.
loss-time-hidden = { $cards ->
    [0] The last grain fell before the Black Knight was found: he was the next card of the pile.
    [one] The last grain fell before the Black Knight was found: he lay in the pile, under one more card.
   *[other] The last grain fell before the Black Knight was found: he lay in the pile, under { $cards } more cards.
}
loss-time-drawn = The last grain fell before the Black Knight was even placed.
loss-cards = Nobody has a card left, and the Black Knight still stands at { $danger }.
finish-lesson = That was the lesson. Now you know how to be quiet!
finish-adventure = Your adventure is complete!
finish-first = Your first win here with so many players!
finish-first-solo = Your first win here on your own!
finish-fastest = More time left than ever before!
finish-richest = More chests than ever before!
finish-left = Time left
finish-chests = { $cards ->
    [0] Chests: no chain
    [one] Chests in a chain of one card
   *[other] Chests in a chain of { $cards } cards
}
finish-found = You found a Spellbook token: { $spell }!
finish-next = Attack Keep { $level }
finish-retry = Try Keep { $level } again
finish-map = The map
finish-near = Look closer
finish-whole = See the whole Keep
finish-new = New game
finish-again = Same cards
finish-for-real = Now for real
finish-share = Share { $code }
knock-code-copied = { $code } copied. Friends who type it in get the same cards.
knock-invitation = Can you take this Keep? { $code } { $link }

## Seeing a game again

told-begin = The first card opens the Keep.
told-player = { $name }:

## Records

records-title = Records
records-won = { $won } of { $played } won
records-left = { $time } left
records-chests = { $chests ->
    [one] one chest
   *[other] { $chests } chests
}
records-players = { $players ->
    [one] Solo
   *[other] { $players } players
}
records-was-won = won
records-was-lost = lost
records-empty = No Keep attacked yet
records-empty-hint = The Black Knight is polishing his armour. Surprise him!
