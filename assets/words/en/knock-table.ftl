### Knock on screen: the table.

## The bar and the hand.

knock-pause = Pause
knock-keep = Keep { $level }
knock-clock = { $minutes ->
    [one] { $seconds ->
        [one] { $minutes } minute { $seconds } second left
       *[other] { $minutes } minute { $seconds } seconds left
    }
   *[other] { $seconds ->
        [one] { $minutes } minutes { $seconds } second left
       *[other] { $minutes } minutes { $seconds } seconds left
    }
}
knock-speech = Talk!
knock-silence = Silence!
knock-side-speech = Speech
knock-side-silence = Silence
knock-reserve = { $tokens ->
    [one] { $tokens } Time token in the reserve
   *[other] { $tokens } Time tokens in the reserve
}
knock-pile = { $cards ->
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
knock-about-speech = Everybody may talk, until somebody places a card with a crossed-out bubble.
knock-about-silence = Nobody talks, until somebody places the next card with a crossed-out bubble. Signs are allowed.
knock-turn = { $name }’s turn
knock-your-turn = Your turn
knock-board = The Keep
knock-home = See the whole Keep
knock-closer = Look closer
knock-arrow = { $tokens ->
    [one] To { $card-the }: { $tokens } Time token left
   *[other] To { $card-the }: { $tokens } Time tokens left
}
knock-card = { $name }. { $text }
knock-card-hall = Hall, danger { $danger }
knock-card-creature = { $tokens ->
    [one] Creature, danger { $danger }, { $tokens } Time token
   *[other] Creature, danger { $danger }, { $tokens } Time tokens
}
knock-card-chests = { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}
knock-card-silence = turns the Speech/Silence token
knock-card-silence-solo = Silence: you draw no card for it
knock-turn-card = Turn the card
knock-place = Place
knock-place-loses = That loses…
knock-place-dared = Lose anyway?
knock-dare = This loses the game. Tap again only if you mean it.
knock-place-at = Place here. { $text }
knock-cancel = Never mind
knock-hint = A hint

## What to do.

knock-advice = Tap a card, or drag it onto a corner
knock-advice-silence = Shh… Play without a word.
knock-advice-knight = Place the Black Knight!
knock-advice-lost = Every card loses now.
knock-advice-lost-undo = Every card loses now: take one back.
knock-advice-lost-spell = Every card loses now: cast a spell.
knock-advice-bot = { $name } is thinking…
knock-advice-fireball = Fireball: a creature leaves the Keep. Tap the creature.
knock-advice-ice-flash = Ice Flash: a creature gives no alarm any more. Tap the creature.
knock-advice-poison = Poison: one corner counts 0 from now on. Tap that corner of a creature.
knock-advice-sphere = Sphere of Silence: you may all talk again. Tap it once more.
knock-hint-silent = No hints while all are silent.
knock-hint-spell = A good player would cast { $spell } on { $card-the } now.
knock-no-target = There is no creature to cast it on.

## What would happen.

knock-prospect-won = The Black Knight falls: the Keep is yours!
knock-prospect-falls = { $card } falls at { $danger }.
knock-prospect-fights = { $card } fights on at { $danger }.
knock-prospect-quiet = { $card } stays quiet at { $danger }.
knock-prospect-brink = { $card } is only just quiet at { $danger }: not one more!
knock-prospect-brinks = { $halls } cards are only just quiet at 5: not one more!
knock-prospect-all-quiet = All stays quiet.
knock-prospect-rest-quiet = All else stays quiet.
knock-prospect-lost = You lose: { $why }
knock-badge-quiet = quiet
knock-badge-brink = only just
knock-badge-loud = too loud!
knock-badge-falls = beaten!
knock-badge-fights = fights on

## What lies in the Keep.

knock-laid-hall = { $card }: danger { $danger }
knock-laid-fighting = { $tokens ->
    [one] { $card }: danger { $danger }, { $tokens } Time token left
   *[other] { $card }: danger { $danger }, { $tokens } Time tokens left
}
knock-laid-frozen = { $card }: danger { $danger }, frozen
knock-laid-beaten = { $card }: danger { $danger }, beaten

## Spells.

knock-spell-fireball = Fireball
knock-spell-ice-flash = Ice Flash
knock-spell-poison = Poison
knock-spell-sphere = Sphere of Silence
knock-token = Spell: { $spell }
knock-token-spent = Spell used: { $spell }
knock-cast = { $spell } on { $card-the }

## Covers.

knock-deal-sand = Knock when you are ready: you see your cards, and the sand runs.
knock-deal-elsewhere = Turn your sand timer over and knock.
knock-deal-untimed = No sand today: take all the time you need.
knock-deal-begins = { $name } begins.
knock-deal-you-begin = You begin.
knock-knock = Knock, knock!
knock-pass-to = Pass to { $name }
knock-pass-tap = Tap to see your cards
knock-paused = Paused
knock-paused-sand = The sand lies still, and the cards are hidden.
knock-paused-text = Nobody sees a card.
knock-go-on = Go on
knock-leave = Leave the table
knock-rules = Rules
knock-knight-comes = The Black Knight!

## Sand.

knock-sand-three-minutes = Three minutes left.
knock-sand-one-minute = One minute left!
knock-sand-ten-seconds = Ten seconds!
knock-sand-out = The sand has run out
knock-sand-asked = Has the sand run out?
knock-sand-asked-about = Then the Keep is lost, for good.
knock-sand-runs = No, play on
knock-sand-timer = The app’s sand timer

## Floating words and the end.

knock-float-beaten = Beaten!
knock-float-held-out = Not yet!
knock-float-last = Last token!
knock-float-frozen = Frozen!
knock-won = The Keep is yours!
knock-lost = Lost…
knock-lost-noise = { $card } is too loud: { $danger }.
knock-lost-alarm = { $card } gives the alarm: the last token goes.
knock-lost-reserve = { $needs ->
    [one] { $card } needs { $needs } token, the reserve has { $reserve }.
   *[other] { $card } needs { $needs } tokens, the reserve has { $reserve }.
}
knock-lost-time = The sand ran out before the Black Knight fell.
knock-lost-cards = Nobody has a card left, and the Black Knight stands.

## Why not.

knock-illegal-knight-first = The Black Knight comes first.
knock-illegal-covers-more = It would cover more than one corner of this card: { $card }.
knock-illegal-covers-none = It must cover a corner of the Keep.
knock-illegal-no-creature = No creature fights there.
knock-illegal-knight-immune = Fire does nothing to the Black Knight.
knock-illegal-solo = You play alone: talk as much as you like.
knock-illegal-may-speak = You may already talk.

## What screen readers say.

knock-heard-placed = { $card } is placed.
knock-heard-speech = You may talk again.
knock-heard-silence = Silence: nobody talks now.
knock-heard-beaten = { $card } is beaten.
knock-heard-held-out = The Black Knight holds out as long as this creature is frozen: { $card }.
knock-heard-token = { $left ->
    [one] { $card } has { $left } token left.
   *[other] { $card } has { $left } tokens left.
}
knock-heard-knight = The Black Knight comes. Place him now.
knock-heard-burned = { $card } is gone.
knock-heard-frozen = { $card } is frozen.
knock-heard-poisoned = The corner counts nothing from now on.
knock-heard-won = The Black Knight is beaten. The Keep is yours.

## Talk at the table.

talk-speak = Say something
talk-sign = Give a sign
talk-said = { $name }: { $words }
talk-say-mine = Leave it to me: { $card }!
talk-say-helpless = I can’t help there: { $card }.
talk-say-zeros = I have a card of zeros.
talk-say-silence = I can turn the Silence token.
talk-say-creatures = Only creatures in my hand!
talk-say-fine = I’m fine, play on.
talk-sign-mine = a raised sword
talk-sign-helpless = a shake of the head
talk-sign-zeros = a zero with the fingers
talk-sign-silence = a finger on the lips
talk-sign-creatures = claws
talk-sign-fine = a nod
talk-means-mine = { $name } sees to it: { $card }.
talk-means-helpless = { $name } can’t help there: { $card }.
talk-means-zeros = { $name } has a card of zeros.
talk-means-silence = { $name } can turn the Silence token.
talk-means-creatures = { $name } holds nothing but creatures.
talk-means-fine = { $name } is fine. Play on.

## What a thing is, told when it is held

explain-keep = The Keep
explain-keep-does = The higher its number, the harder it is. Beat the Black Knight and it is yours.
explain-turn-does = Put one card on the Keep. Then come dangers, alarm and a new card.
explain-reserve = Time tokens
explain-reserve-does = A creature takes some when it comes in and gives one back at every alarm check. If the reserve has too few for it, the game is lost.
explain-pile = The pile
explain-pile-does = You draw from it at the end of your turn. The Black Knight lies at its bottom.
explain-voice = Speech and Silence
explain-voice-does = Green: talk as much as you like. Red: not a word, until the next Silence icon.
explain-sand = The sand
explain-sand-does = If it has run out before the Black Knight is beaten, the game is lost.
explain-fireball-does = A creature burns and leaves the Keep with its card. The Black Knight does not care.
explain-ice-flash-does = A creature freezes: it gives no alarm any more, but it must still be beaten.
explain-poison-does = One corner of a creature counts 0 from now on, whatever lies on it.
explain-sphere-does = The token turns back to Speech, and you may all talk again.
