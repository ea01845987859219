### Fighter: the names on the cards, and what they do.

## Heroes.

hero-granny = Granny Axe
hero-granny-about = Has forgotten more battles than you have had dinners. Have you had dinner?
hero-thief = Pockets
hero-thief-about = Could steal anything, and then has to find out which pocket it is in.
hero-bard = Flatto
hero-bard-about = Monsters surrender before the second verse.
hero-paladin = Sir Gleam
hero-paladin-about = Will smite evil directly after this last smudge.
hero-ranger = Achoo of the Woods
hero-ranger-about = Can track anything by smell, except from March to October.
hero-alchemist = Oopsie Boom
hero-alchemist-about = The potion works. The ceiling does not.
hero-dwarf = Bulkbeard
hero-dwarf-about = Everybody is taller. Nobody is louder.
hero-lady = Lady Brioche
hero-lady-about = One bun, forty hairpins, and one of them is a dagger.
hero-wizard = Zephyr the Absent
hero-wizard-about = Knows nine hundred spells, and of each the first half.

## Monsters of level I.

monster-fighter-bat = Bumper Bat
monster-fighter-bat-joke = Sees with its ears, and should really wash them.
monster-fighter-rat_cheese = Sir Gouda
monster-fighter-rat_cheese-joke = Fights with a toothpick, hides behind his lunch, eats his own defence.
monster-fighter-snail_knight = Sir Dawdle
monster-fighter-snail_knight-joke = He charged last Tuesday. Impact is expected on Friday.
monster-fighter-mole_map = Captain Left-a-Bit
monster-fighter-mole_map-joke = X marks the spot. He is on X. He is still looking.
monster-fighter-skeleton = Humphrey Humerus
monster-fighter-skeleton-joke = Gladly gives you a hand, as long as he gets it back.
monster-fighter-ghost = Stage Fright
monster-fighter-ghost-joke = It practised “Boo!” all night, and now the audience is early.
monster-fighter-bone_dog = Rex Remains
monster-fighter-bone_dog-joke = Buried his own leg, dug it up again, and is very proud of it.
monster-fighter-goblin = Night-Shift Nib
monster-fighter-goblin-joke = Came down for a glass of water, and is ready to fight for it.
monster-fighter-kobold_plumber = Drippy the Kobold
monster-fighter-kobold_plumber-joke = Mended the moat. The castle is dry now, and the cellar is the moat.
monster-fighter-fire_extinguisher = Nervous Ember
monster-fighter-fire_extinguisher-joke = Safety first. Second. And third.
monster-fighter-slime = Bucket List
monster-fighter-slime-joke = There is only one thing left on it: you.
monster-fighter-mushroom = Not a Stool
monster-fighter-mushroom-joke = Somebody sat on it once. It has not forgotten.
monster-fighter-ooze_duck = Quackers’ Puddle
monster-fighter-ooze_duck-joke = The duck is in charge.

## Monsters of level II.

monster-fighter-spider_knit = Nana Eightpurl
monster-fighter-spider_knit-joke = Knits a sleeve for every leg, then drops a stitch and starts again.
monster-fighter-crab_suitcase = Shelly To-Let
monster-fighter-crab_suitcase-joke = Moving house for the ninth time this week. Mind the lamp.
monster-fighter-zombie_clerk = Next, Please
monster-fighter-zombie_clerk-joke = Died at the counter over form 27-B. Nobody noticed.
monster-fighter-banshee_megaphone = Wailing Gail
monster-fighter-banshee_megaphone-joke = Her scream did not reach the back rows, so she bought equipment.
monster-fighter-reaper_intern = The Grim Trainee
monster-fighter-reaper_intern-joke = First week on the job. So far it has reaped the lawn.
monster-fighter-goblins_trenchcoat = Mister Totally-Tall
monster-fighter-goblins_trenchcoat-joke = One perfectly normal adult who would like a ticket, please, please, please.
monster-fighter-hobgoblin_umpire = Whistle Grub
monster-fighter-hobgoblin_umpire-joke = Foul! He will think of a reason later.
monster-fighter-imp_accountant = Imp Ledger
monster-fighter-imp_accountant-joke = Your soul is deductible, but only on the second form.
monster-fighter-bed_monster = Underbed Ned
monster-fighter-bed_monster-joke = Moved out from under the bed, took the bed along, still needs the light on.
monster-fighter-mimic = Lid Vicious
monster-fighter-mimic-joke = Opens for anybody. Closes on anybody.
monster-fighter-cactus_hugger = Hugo Prickles
monster-fighter-cactus_hugger-joke = Free hugs. Bring tweezers.
monster-fighter-mandrake_earmuffs = Earsplit Turnip
monster-fighter-mandrake_earmuffs-joke = Its scream is deadly, so it very sensibly does not listen.
monster-fighter-flower_carnivore = Petunia Munch
monster-fighter-flower_carnivore-joke = Table manners: perfect. Table: eaten.

## Monsters of level III.

monster-fighter-owl_librarian = Madam Hush
monster-fighter-owl_librarian-joke = Your book is four centuries overdue, and she remembers the page.
monster-fighter-cockatrice_shades = Cool Clucktrice
monster-fighter-cockatrice_shades-joke = Wears shades so that nobody turns to stone before the photo.
monster-fighter-werewolf_curlers = Bad-Hair Werewolf
monster-fighter-werewolf_curlers-joke = Full moon is on Thursday, and his back is not even dry.
monster-fighter-mummy_paper = Two-Ply Pharaoh
monster-fighter-mummy_paper-joke = Unrolls a little with every step. Please tear along the dotted line.
monster-fighter-vampire_straw = Count Sippula
monster-fighter-vampire_straw-joke = Went off blood. Now it is tomato juice, no pulp, with a straw.
monster-fighter-headless_butler = Without-Sir
monster-fighter-headless_butler-joke = Dinner is served. So is he.
monster-fighter-orc_chef = Chef Gruk
monster-fighter-orc_chef-joke = It needs a pinch of salt and a splash of adventurer.
monster-fighter-troll_toll = Toll Troll
monster-fighter-troll_toll-joke = One coin to cross. Two, and he will not tell you about his back.
monster-fighter-cyclops_monocle = Lord Oneglass
monster-fighter-cyclops_monocle-joke = Paid for half a pair of spectacles and thinks he won.
monster-fighter-armour_leg = Sir Hopsalot
monster-fighter-armour_leg-joke = His left leg has handed in its notice and is running for the door.
monster-fighter-grimoire_flap = Bitey Tome
monster-fighter-grimoire_flap-joke = Do read chapter three. It has been waiting to read you.
monster-fighter-jelly_lunch = Packed Lunch
monster-fighter-jelly_lunch-joke = Never chews. You can see that for yourself.
monster-fighter-pumpkin_late = Off-Season Pumpkin
monster-fighter-pumpkin_late-joke = It had one night a year, and it overslept.

## Monsters of level IV.

monster-fighter-bear_teddy = Grumbly Cuddles
monster-fighter-bear_teddy-joke = Eight hundred pounds of bear that will not sleep without Mister Button.
monster-fighter-toad_king = King Blurp
monster-fighter-toad_king-joke = Has not left the cushion since the coronation. Neither has the fly.
monster-fighter-coffin_sleeper = Five More Centuries
monster-fighter-coffin_sleeper-joke = Not a morning person. Not an evening person either.
monster-fighter-pirate_patches = Captain No-Beard
monster-fighter-pirate_patches-joke = Wears two eye patches. It makes every treasure a surprise.
monster-fighter-ogre = Ogre Who’s Dot Well
monster-fighter-ogre-joke = Bless you! No, really: stand further back.
monster-fighter-ogress_ballet = Twinkle-Thud
monster-fighter-ogress_ballet-joke = After her Swan Lake, three swans asked for a day off.
monster-fighter-giant_toddler = Baby Stomp
monster-fighter-giant_toddler-joke = Wants the tower. Has the tower. Wants the other tower.
monster-fighter-minotaur_sign = Lost-otaur
monster-fighter-minotaur_sign-joke = A thousand years in the same maze, and somebody keeps turning the signs.
monster-fighter-ice_scarf = Brrrenda
monster-fighter-ice_scarf-joke = Made of ice, and always, always cold.
monster-fighter-genie_teapot = Genie of the Bath
monster-fighter-genie_teapot-joke = You rubbed the pot. He was rinsing. You have zero wishes.
monster-fighter-gargoyle_pigeons = Perch
monster-fighter-gargoyle_pigeons-joke = Guards the roof against everything but what is sitting on him.
monster-fighter-knight = The Charcoal Knight
monster-fighter-knight-joke = Not the Black Knight. The catalogue clearly says “charcoal”.
monster-fighter-moss_golem = Old Mossy
monster-fighter-moss_golem-joke = Waters himself twice a day and talks to himself, so that he grows.
monster-fighter-coffee_ooze = Decaf
monster-fighter-coffee_ooze-joke = Everything frightening about it was taken out with hot water.

## Bosses.

boss-dragon_clocks = Snoozefang
boss-dragon_clocks-joke = Stole every alarm clock to sleep in peace. They all ring at six.
boss-lich_slippers = Lich in Slippers
boss-lich_slippers-joke = Ruler of the dead, any day that is not Sunday. Today is Sunday.
boss-kraken_bathtub = Bubble Kraken
boss-kraken_bathtub-joke = Terror of the seven seas, on its one evening off.
boss-landlord_demon = Lord Rentmore
boss-landlord_demon-joke = The rent is due when the sand runs out. It is always running out.

## Weapons.

equipment-rolling_pin_of_doom = Rolling Pin of Doom
equipment-rolling_pin_of_doom-joke = The pie was good. The pie was only the beginning.
equipment-left_handed_boomerang = Left-Handed Boomerang
equipment-left_handed_boomerang-joke = Comes back to the person on your right.
equipment-baguette_of_yesteryear = Day-Before-Yesterday Baguette
equipment-baguette_of_yesteryear-joke = On Monday it was bread. Today it is masonry.
equipment-plunger_of_destiny = Plunger of Destiny
equipment-plunger_of_destiny-joke = Only the chosen one can pull it off the wall.
equipment-frozen_trout = Deep-Frozen Trout
equipment-frozen_trout-joke = Use before it thaws. Afterwards, stand well back.
equipment-boxing_glove_on_spring = Uppercut in a Box
equipment-boxing_glove_on_spring-joke = Happy birthday! Lean in a little closer.
equipment-fork_with_sausage = Trident of the Barbecue God
equipment-fork_with_sausage-joke = Long enough to fight from the deckchair.
equipment-fly_swatter_of_justice = Fly-Swatter of Justice
equipment-fly_swatter_of_justice-joke = The law is the same for everybody: flat.
equipment-family_pea_shooter = Pea-Shooter, Family Size
equipment-family_pea_shooter-joke = Peas not included. Family not included.
equipment-croquet_mallet = Mallet of the Bad Loser
equipment-croquet_mallet-joke = The hoop moved. Everybody saw the hoop move.
equipment-pinata_stick = Piñata Stick
equipment-pinata_stick-joke = Swing until sweets come out or somebody cries.
equipment-rubber_ball_flail = Rubber-Ball Flail
equipment-rubber_ball_flail-joke = Hits once, apologises, hits again.
equipment-elbow_grease_mop = Mop of Elbow Grease
equipment-elbow_grease_mop-joke = Three heroes have cleaned with it. One even meant to.
equipment-hopeful_candle = Candle of Last Hope
equipment-hopeful_candle-joke = It works if you believe in it. It believes in you, a bit.
equipment-two_handed_butter_knife = Two-Handed Butter Knife
equipment-two_handed_butter_knife-joke = Forged for the great toast wars.
equipment-helping_hand = Helping Hand (Borrowed)
equipment-helping_hand-joke = To be given back by Sunday, washed.
equipment-siege_ladle = Ladle of Siege
equipment-siege_ladle-joke = Serves forty, at forty paces.
equipment-battering_hat = Battering Hat
equipment-battering_hat-joke = Look where you are going. Then do not.
equipment-whirlwind_whisk = Whisk of the Whirlwind
equipment-whirlwind_whisk-joke = Egg whites in nine seconds, enemies in ten.
equipment-yoyo_of_war = Yo-Yo of War
equipment-yoyo_of_war-joke = It always comes back. Nobody ever asked it to.
equipment-sneezing_pepper_mill = Pepper Mill of Sneezing
equipment-sneezing_pepper_mill-joke = Season to taste. Then take cover.
equipment-rear_mirror_dagger = Dagger with Rear Mirror
equipment-rear_mirror_dagger-joke = Monsters in the mirror are closer than they appear.
equipment-folding_chair = Folding Chair of Discord
equipment-folding_chair-joke = Has pinched more fingers than any trap in here.
equipment-pogo_lance = Pogo Lance
equipment-pogo_lance-joke = Cavalry for those who cannot afford the horse.
equipment-table_leg = The Fourth Table Leg
equipment-table_leg-joke = The table has not noticed yet.
equipment-maraca_mace = Maraca Mace
equipment-maraca_mace-joke = Chick-a, chick-a, thud.
equipment-bagpipes_of_retreat = Bagpipes of Retreat
equipment-bagpipes_of_retreat-joke = Whose retreat, the label does not say.

## Armours.

equipment-helmet_low_visor = Helm with a Floor View
equipment-helmet_low_visor-joke = You will never trip again. You will bump into everything else.
equipment-umbrella_shield = Drizzle-Proof Shield
equipment-umbrella_shield-joke = Do not open indoors. A dungeon counts as indoors.
equipment-soup_can_breastplate = Tomato-Soup Breastplate
equipment-soup_can_breastplate-joke = Protects the heart and warms the stomach.
equipment-colander_helmet = Well-Drained Helmet
equipment-colander_helmet-joke = Lets good ideas out, and the spaghetti in.
equipment-cushion_cuirass = Cuirass of the Long Nap
equipment-cushion_cuirass-joke = The enemy tires. You lie down.
equipment-barrel_with_braces = Barrel, One Careful Owner
equipment-barrel_with_braces-joke = The owner was careful. The herring were not.
equipment-bunny_slippers = Bunny Slippers of Stealth
equipment-bunny_slippers-joke = Nobody hears you coming. Everybody sees the ears.
equipment-oven_mitt_gauntlet = Gauntlet, 220 Degrees
equipment-oven_mitt_gauntlet-joke = Serve the blow hot.
equipment-tea_cosy_helm = Tea-Cosy Helm
equipment-tea_cosy_helm-joke = Keeps the head at sixty degrees for an hour.
equipment-letterbox_shield = Shield with Letterbox
equipment-letterbox_shield-joke = No advertising, no axes, thank you.
equipment-hedgehog_pauldrons = Hedgehog Shoulder Pads
equipment-hedgehog_pauldrons-joke = Do not pat the hero on the shoulder.
equipment-bubble_wrap_mail = Bubble-Wrap Mail
equipment-bubble_wrap_mail-joke = Nobody has ever worn it without popping just one.

## Magic items.

equipment-potion_curly_straw = Potion with a Curly Straw
equipment-potion_curly_straw-joke = Healing takes two loops longer, and every loop is worth it.
equipment-rubber_duck_amulet = Amulet of the Great Quack
equipment-rubber_duck_amulet-joke = Whoever squeezes it hears the truth. The truth is “quack”.
equipment-self_knitting_sock = Self-Knitting Sock
equipment-self_knitting_sock-joke = The left one. It has reached nine metres and will not stop.
equipment-crystal_goldfish = Crystal Ball, Occupied
equipment-crystal_goldfish-joke = It saw your future and forgot it three seconds later.
equipment-flying_doormat = Flying Doormat
equipment-flying_doormat-joke = Wipe your feet before boarding.
equipment-lamp_with_lampshade = Genie’s Bedside Lamp
equipment-lamp_with_lampshade-joke = One wish: lights out and eight hours for everybody.
equipment-backscratcher_wand = Wand of the Unreachable Itch
equipment-backscratcher_wand-joke = Now it itches on the other side. Somebody else’s.
equipment-sleeping_grimoire = Grimoire (Do Not Disturb)
equipment-sleeping_grimoire-joke = Wake it, point it at the monster, run.
equipment-family_soup_pot = Soup for the Whole Party
equipment-family_soup_pot-joke = There is always enough. There is always too much.
equipment-one_size_plaster = Plaster, One Size
equipment-one_size_plaster-joke = Fits all wounds and most windows.
equipment-four_leaf_salad = Four-Leaf Salad
equipment-four_leaf_salad-joke = Lucky, and rich in fibre.
equipment-hourglass_of_oops = Hourglass of Oops
equipment-hourglass_of_oops-joke = Takes back the last three seconds. You know which ones.
equipment-portable_hole = Portable Hole, Folded
equipment-portable_hole-joke = Unfold, jump in, pull the hole in after you.
equipment-jar_of_cross_wasps = Jar of Cross Wasps
equipment-jar_of_cross_wasps-joke = They were told that the picnic was cancelled.

## Boards.

board-cellar = The Dripping Cellar
board-pantry = The Nibbled Pantry
board-attic = The Attic with Low Beams
board-baths = The Slippery Baths
board-library = The Overdue Library
board-garden = The Indoor Garden
board-stables = The Fragrant Stables
board-kitchens = The Simmering Kitchens
board-throne = The Wobbly Throne
board-clock_tower = The Late Clock Tower
board-crypt = The Carpeted Crypt
board-vault = The Almost Safe

## Throws, and what the thrower has to do.

throw-bank-shot = Bank shot
throw-bank-shot-how = Stand the box or a hero sheet upright on the table. The die must hit it before it reaches the target.
throw-flick = Flick
throw-flick-how = Put the die on the back of one hand and flick it with the other.
throw-blow = Blow
throw-blow-how = Put the die on your flat hand and blow it towards the target.
throw-under-the-leg = Under the leg
throw-under-the-leg-how = Throw with your hand passed under one of your legs.
throw-blind = Blind
throw-blind-how = Throw with your eyes shut. No peeping!
throw-double-bounce = Double bounce
throw-double-bounce-how = The die must bounce on the table at least twice before it touches the target.
throw-elbow = From the elbow
throw-elbow-how = Put the die on your elbow and throw it from there.
throw-faith = Throw of faith
throw-faith-how = Hold the die between your palms, as if praying, then open your hands to throw it.
throw-wrong-hand = Wrong hand
throw-wrong-hand-how = Throw with the hand you do not write with.
throw-neighbours-hand = Neighbour’s hand
throw-neighbours-hand-how = Put the die on the palm of the player to your left, and throw it by moving their hand.
throw-over-a-card = Over a card
throw-over-a-card-how = Hold a card upright on its long edge. The die bounces in front of it, then flies over it to the target.
throw-catapult = Catapult
throw-catapult-how = Let a card stick out over the table’s edge, put the die on it, bend the card and let go.
throw-header = Header
throw-header-how = Toss the die up and let it bounce off your head before it touches the table.
throw-spinning-top = Spinning top
throw-spinning-top-how = Throw the die so that it spins like a top before it reaches the target.
throw-nose = From the nose
throw-nose-how = Put the die on your nose and throw it from there.
throw-back-turned = Back turned
throw-back-turned-how = Stand with your back to the table and throw. You may look over your shoulder.
throw-smash = Smash
throw-smash-how = Toss the die up, then hit it down onto the table with your hand.
throw-seated = Seated
throw-seated-how = Sit on the floor and throw. Your eyes must stay below the top of the table.
throw-jump = Jump
throw-jump-how = Jump, and throw before your feet are back on the floor.
throw-under-the-table = Under the table
throw-under-the-table-how = Throw with your hand kept below the top of the table.
throw-dance = Dance
throw-dance-how = Jump, spin all the way round, and throw at the moment you land facing the target.
throw-far-away = From afar
throw-far-away-how = Stand up, take a step back from the table and throw.

## Abilities of heroes. Without “on a hit” they also work on a miss.

ability-flurry = Flurry
ability-flurry-does = On a hit: you may throw the same die again; both results count. Not twice in a row.
ability-extra-damage = Extra damage
ability-extra-damage-does = On a hit: { $n } more damage.
ability-targeted-damage = Targeted damage
ability-targeted-damage-does = On a hit: the section counts 5, whichever it is.
ability-divine-intervention = Divine intervention
ability-divine-intervention-does = On a hit: for each point of damage, a hero of your choice heals 1. Give thanks, loudly.
ability-blind-fury = Blind fury
ability-blind-fury-does = On a hit: you may lose 1 health to double what the section counts.
ability-mass-healing = Healing for all
ability-mass-healing-does = All heroes heal { $n }.
ability-living-target = Living target
ability-living-target-does = The monster gets the Target: every hit deals 1 more until the end of the turn.
ability-larceny = Larceny
ability-larceny-does = At the end of the turn the party draws a piece of equipment.
ability-metamorphosis = Metamorphosis
ability-metamorphosis-does = The monster becomes a toad: its damage is 2 less until the end of the fight.
ability-sworn-enemy = Sworn enemy
ability-sworn-enemy-does = Against { $family }: { $n } more damage, even if the throw misses.
ability-rethrow = Rethrow
ability-rethrow-does = You may throw the die again. The first throw does not count.
ability-no-damage = No damage
ability-no-damage-does = If you missed, you take no damage.
ability-pickpocket = Pickpocket
ability-pickpocket-does = The party gains 2 gold.
ability-seduction = Charm
ability-seduction-does = If the monster is beaten, it follows you. Discard it after one of your throws to add its damage.
ability-beer = Beer
ability-beer-does = Put the Beer on a hero, who takes no damage from misses for the rest of the fight.
ability-ballad = Ballad
ability-ballad-does = For 1 gold the monster loses its handicaps until the end of the fight.

## Effects of armours and items.

effect-heal-one = Heal a hero
effect-heal-one-does = A hero of your choice heals { $n }.
effect-heal-all = Heal all heroes
effect-heal-all-does = All heroes heal { $n }.
effect-rethrow = Rethrow
effect-rethrow-does = Throw your die again. The first throw does not count.
effect-extra-damage = Extra damage
effect-extra-damage-does = Your hit deals { $n } more.
effect-no-damage = No damage
effect-no-damage-does = Your miss costs you nothing.
effect-riposte = Riposte
effect-riposte-does = When a miss costs you health, the monster loses as much.
effect-reduced-damage = Reduced damage
effect-reduced-damage-does = A miss costs you { $n } less.

## Handicaps of monsters.

handicap-destroys-equipment = Breaks things
handicap-destroys-equipment-does = Whoever misses discards a piece of their equipment.
handicap-heals-itself = Heals itself
handicap-heals-itself-does = After every miss the monster heals { $n }.
handicap-small-target = Small target
handicap-small-target-does = Section 1 counts as a miss.
handicap-loses-gold = Light fingers
handicap-loses-gold-does = Every miss costs the party 1 gold.
handicap-forbids-die = Forbidden die
handicap-forbids-die-does = The { $die } cannot be used in this fight.
handicap-everybody-is-hit = Everybody is hit
handicap-everybody-is-hit-does = After a miss all heroes take the monster’s damage.
handicap-horde = Horde
handicap-horde-does = Every section counts 1. Bonuses are added as usual.

## Dice, as part of a sentence.

die-red = red die
die-green = green die
die-blue = blue die
die-white = white die

## Families, rooms, difficulties and ranks.

family-beast = Beasts
family-undead = Undead
family-brute = Brutes
family-spook = Spooks
family-ooze = Greens and Goo
room-plain = Room
room-shop = Shop
room-fountain = Fountain
room-treasure = Treasure room
room-perilous = Perilous room
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-infernal = Infernal
rank-fighter-1 = Doormats of the Dungeon
rank-fighter-2 = Bunglers in Good Spirits
rank-fighter-3 = A Noise in the Corridor
rank-fighter-4 = New Boots, Old Blisters
rank-fighter-5 = Almost Heroes
rank-fighter-6 = Heroes, Monday to Friday
rank-fighter-7 = Heroes with Business Cards
rank-fighter-8 = Sung About in Taverns
rank-fighter-9 = Sung About in Tune
rank-fighter-10 = The Dungeon Asks for Autographs
