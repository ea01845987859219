### Words of the printed Knock kit. One file a language; every key in each of the three.

## Every page: its heads and its margin.

print-knock-kit = Knock, print-and-play kit
print-knock-subject = Keep cards, tokens, reference cards, adventure log and rules to print, cut out and play
print-knock-fronts = Keep cards
print-knock-fronts-hint = Cut along the marks. Thick paper is quieter, and in a Keep that helps.
print-knock-pieces = Last cards, and the tokens
print-knock-pieces-hint = The reference cards have spells on the back. Cut tokens square or round.
print-knock-backs-hint = Print behind the cards, turning the paper over its long edge; the spells are here.
print-knock-times = 12 Time tokens
print-knock-spells = 4 Spellbook tokens
print-knock-voice = Fold and glue
print-knock-reference = Reference card
print-knock-credit = Based on Knock, Knock! Dungeon! by Anthony Perone and Waltch Pierre (Blue Orange). Drawings and words by Sablier.

## The reference card.

print-knock-turn = Your turn
print-knock-turn-1 = Put a card down: it covers one corner or more, but never two of the same card.
print-knock-turn-2 = Add up the corners of every card it touches.
print-knock-turn-3 = Alarm: each creature gives back a Time token.
print-knock-turn-4 = Draw a card. The Knight comes out at once.
print-knock-quiet = 5 or less: a hall stays quiet, a creature is beaten.
print-knock-loud = 6 or more: a hall loses you the game, a creature fights on.
print-knock-spellbook = Spellbook
print-knock-fireball-text = Takes a creature off the table. Not the Knight.
print-knock-ice-text = A creature gives back its tokens. Beat it before the Knight.
print-knock-poison-text = A corner of a creature counts 0 for good.
print-knock-sphere-text = Turns Silence back into Speech.

## The adventure log.

print-knock-log = Adventure log
print-knock-log-party = Party
print-knock-log-date = Date
print-knock-log-tries = Tries
print-knock-log-won = Won
print-knock-log-left = Time left
print-knock-log-chests = Chests
print-knock-log-tokens = Tokens held afterwards
print-knock-log-next = Keep to come
print-knock-log-total = All chests
print-knock-log-note = Between two Keeps you may stop: circle the Keep to come and tick the tokens you hold.

## The rules on one page.

print-knock-goal = Feel your way through the Keep together, find the Black Knight and beat him before the sand runs out.
print-knock-players = 1 to 6 players · 6 minutes · from age 8
print-knock-setup = Get ready
print-knock-setup-1 = Put the 12 Time tokens in a reserve, and the Speech token green side up. Leave out the cards with a pennant.
print-knock-setup-2 = Put the Black Knight under the shuffled pile. Deal 6 cards to a solo player, 4 each to 2 to 5 players, 3 each to 6. Nobody shows their hand.
print-knock-setup-3 = Turn up the top card to begin the Keep, then turn the sand timer; the Sablier app has one.
print-knock-rules-turn = A turn
print-knock-rules-1 = 1 · Put a card down. It lies on top and covers one corner of at least one card, and never two corners of the same card. All cards lie the same way up; you may turn yours by half a turn.
print-knock-rules-2 = A creature takes as many Time tokens from the reserve as its card shows. Too few there? The game is lost.
print-knock-rules-3 = 2 · Look at the dangers. For each card that the new one partly covers, add up its four corners.
print-knock-rules-4 = 3 · Alarm. Every creature with Time tokens gives one back. Giving back the last one loses the game.
print-knock-rules-5 = 4 · Draw a card. Whoever draws the Knight puts him down at once; then the next player goes on.
print-knock-dangers = Dangers
print-knock-five = 5 or less: a hall stays quiet, and a creature is beaten. Its tokens go back, and from now on it is a hall.
print-knock-six = 6 or more: a hall, or a beaten creature, is too loud and the game is lost. A creature fights on.
print-knock-silence = Silence
print-knock-silence-text = A card with this sign turns the Speech token over. On the red side you may point and pull faces, but not speak. Alone, you draw no new card instead.
print-knock-end = The end
print-knock-end-1 = Beat the Black Knight before time is up and you all win. A hall that is too loud, an alarm, too few tokens or six minutes gone: you lose.
print-knock-adventure = Adventure
print-knock-adventure-1 = Attack Keeps 1 to 4 in turn. From Keep 2 on, shuffle in the six cards with its pennant. After each of the first three wins draw a Spellbook token: use it whenever you like, then put it back.
print-knock-chests = Chests
print-knock-chests-1 = Winners count the chests on their longest chain of linked chest cards.
