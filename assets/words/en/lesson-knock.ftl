### The first game of Knock, told in bubbles of one or two sentences.

lesson-knock-welcome = Psst! I live here, and I want to sleep. Find the Black Knight for me, and be quiet about it.
lesson-knock-place = Tap a card: every place shows the danger it would leave. Tap a place to look and once more to place it, or drag the card there.
lesson-knock-sum = See the shields? They add up four corners. A hall can take 5: a diamond warns you. At 6 it is over, so red places lose.
lesson-knock-turn = Place another one. Tap a raised card to turn it round: zeros make the Keep quieter.
lesson-knock-creature = Now the slime. It stands at 6 and takes four Time tokens with it. Place it!
lesson-knock-time = Every turn a token goes. When the last one goes, it gives the alarm, and we lose. A red place with a bell warns you of that.
lesson-knock-cover = Cover its corners with small numbers until its shield shows 5 or less. A green star beats it; on a lilac square it fights on.
lesson-knock-beaten = Beaten! Its tokens are back. But it is a hall now: never let it reach 6 again.
lesson-knock-chests = Cards with chests score after a win: one point a chest in your longest chain of touching chest cards.
lesson-knock-silence = This card has a crossed-out bubble: Silence. Place it.
lesson-knock-silent = With friends, nobody may speak now, until the next such card. Alone, you draw no card for it instead.
lesson-knock-leap = That is all there is to it. Now let us skip to the end of a game: somebody is waiting for us.
lesson-knock-knight = It is late, the pile is empty, and here he is: 13, with three tokens.
lesson-knock-knight-place = Place him where the cards he touches stay at 5 or less.
lesson-knock-zeros = Now be quick: his tokens go one by one.
lesson-knock-quiet = Cover his corners with your zeros. The bulb shows what a good player would do.
lesson-knock-won = You did it! Good night.
lesson-knock-oops = Shh! That would have lost the game, so I put it back. Try something quieter.
