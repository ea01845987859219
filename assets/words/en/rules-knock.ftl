### The rules of Knock in our own words. Sections are numbered from 1; a blank line begins a paragraph.

rules-knock-title = Knock
rules-knock-players = 1 to 6 players · 6 minutes · from age 8

rules-knock-1-title = What it is about
rules-knock-1-text =
    Somewhere in the Keep sits the Black Knight. You creep from hall to hall together, past creatures that must not wake the house, until you find him.

    You all win or you all lose. And you have six minutes.

rules-knock-2-title = Getting ready
rules-knock-2-text =
    Twelve Time tokens lie in the reserve. The Speech/Silence token lies green side up; alone you do not need it.

    The cards of the Keep are shuffled, and the Black Knight goes under the pile. You hold 6 cards alone, 4 each with two to five players, 3 each with six. Nobody shows their hand. Whoever was last inside a castle begins.

    The top card of the pile is turned up and begins the Keep. If it shows a creature or a Silence icon, they count at once. Then the sand is turned.

rules-knock-3-title = 1 · Put a card down
rules-knock-3-text =
    On your turn, lay one of your cards onto the Keep. It covers at least one corner of a card that lies there. It may touch several cards, but it never covers two corners of the same card.

    The new card always lies on top. All cards lie the same way up; you may turn yours by half a turn.

    A card you have shown must be played.

rules-knock-4-title = 2 · Assess the dangers
rules-knock-4-text =
    The danger of a card is the sum of the four numbers that now show on its corners. After each card, look at those it partly covers, and only at those.

    An empty hall can take 5. At 6 or more you are too loud, and the game is lost.

    A creature at 5 or less is beaten. It gives its Time tokens back and is an ordinary hall from now on: it must never reach 6 again. At 6 or more it fights on.

    All covered cards are assessed together. One hall that is too loud loses the game, even if the Knight would have fallen in the same moment.

rules-knock-5-title = 3 · Check the alarm
rules-knock-5-text =
    A creature that comes into the Keep takes as many Time tokens from the reserve as its card shows. If there are too few, the game is lost.

    After assessing, every creature with Time tokens gives one back, the new one too. When the last one goes, it gives the alarm, and the game is lost.

rules-knock-6-title = 4 · Draw a card
rules-knock-6-text =
    Draw the top card of the pile; then it is the next player’s turn. When the pile is empty, you play on with what you hold; whoever has no card left is passed over.

    Whoever draws the Black Knight puts him down at once. He is assessed like any card, but there is no second alarm and no further draw. He takes three Time tokens and starts at 13: keep your quietest cards for him.

rules-knock-7-title = Silence
rules-knock-7-text =
    A card with the Silence icon turns the token over. Green: talk as much as you like. Red: not a word; pointing and pulling faces is allowed.

    Alone there is nobody to talk to. Instead, you draw no card after playing a Silence card.

rules-knock-8-title = The end
rules-knock-8-text =
    You win as soon as the Black Knight is beaten.

    You lose when a hall is too loud, when a creature gives the alarm, when the reserve has too few tokens for a creature, when the sand has run out, or when nobody has a card left and the Knight still stands.

rules-knock-9-title = The hunt for chests
rules-knock-9-text =
    Cards with chests that share a corner form a chain. When you win, look for the chain with the most cards; each chest in it is worth a point.

    If two chains are equally long, the one with more chests counts. Whoever loses brings nothing home.

rules-knock-10-title = The adventure
rules-knock-10-text =
    Four Keeps, one after the other. From the second on, the six cards with the pennant of that Keep are shuffled in.

    After each of the first three wins you draw one of the Spellbook tokens in the box. After a loss you may try the same Keep again with the tokens you still hold.

    Between two Keeps you may stop: note which one comes next and which tokens you hold. The app remembers it by itself, and can take over a note from paper.

rules-knock-11-title = The Spellbook
rules-knock-11-text =
    A token can be used at any moment, by anybody, and as many as you like in a row. Then it goes back into the box.

    Fireball: a creature leaves the Keep with its card. The Black Knight is immune.

    Ice Flash: a creature gives back all its Time tokens and gives no alarm any more. It still has to be beaten, and before the Black Knight: as long as it stands, he does not fall.

    Poison: one corner of a creature counts 0, whatever is laid on it later, and for every card that shares it. The creature is assessed at once.

    Sphere of Silence: the token turns back to Speech.

rules-knock-12-title = What the book does not say
rules-knock-12-text =
    What a Fireball lays bare shows again, but nothing is assessed because of it. If it leaves the Keep empty, the next card begins it anew.

    A Knight at 5 or less who was only held by frozen creatures falls the moment the last of them is beaten. If it is burned instead, he falls when he is next assessed.

    A Knight who is frozen himself does not stand in his own way.

    After a noise nothing else counts: no creature is beaten in that turn. If a step gives several reasons to lose, the card placed first is named.

    The Sphere of Silence cannot be used alone, nor while you may speak anyway. The last Keep of an adventure gives no token.

rules-knock-13-title = Good advice
rules-knock-13-text =
    Begin with the first Keep and without sand. The more often you play, the calmer you get.

    Talk as long as you may. Fight one creature at a time.

    Make room before the Knight comes, and keep a few cards of zeros for him, in your hands and in the Keep.

rules-knock-14-title = In this app
rules-knock-14-text =
    Pass the device from hand to hand: a curtain hides the cards until the next player taps. Bots can take any seat.

    The sand can be set from four to ten minutes, switched off, or left to a timer on your table. A pause covers everything, so nobody can think in secret.

    Every game has a code. Whoever types it in gets the same cards.
