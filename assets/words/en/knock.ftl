# Knock: the names on the cards.

deck-knock = Knock

## Halls.

hall-chapel = The Hushed Chapel
hall-reading-room = The Reading Room
hall-carpet = The Deep Carpet
hall-window = The Moonlit Window
hall-linen = The Linen Room
hall-pantry = The Bare Pantry
hall-bath = The Royal Bath
hall-attic = The Dusty Attic
hall-well = The Chatty Well
hall-library = The Whispering Library
hall-forge = The Sooty Forge
hall-cellar = The Cheese Cellar
hall-armoury = The Creaking Armoury
hall-throne = The Empty Throne
hall-gate = The Rusty Gate
hall-stable = The Stable
hall-kitchen = The Cauldron Kitchen
hall-treasury = The Small Treasury
hall-cloister = The Cloister
hall-music = The Music Room
hall-ballroom = The Ballroom
hall-landing = The Landing
hall-corridor = The Long Corridor
hall-guardroom = The Guardroom
hall-greenhouse = The Hungry Greenhouse
hall-laundry = The Laundry
hall-vault = The Vault
hall-buttery = The Buttery
hall-crypt = The Cosy Crypt
hall-mill = The Water Mill
hall-belfry = The Belfry
hall-nap-room = The Nap Crypt
hall-boiler = The Boiler Room
hall-organ = The Organ Loft
hall-trophies = The Trophy Room
hall-dovecote = The Dovecote
hall-orangery = The Wild Orangery
hall-echo = The Echo Shaft
hall-bells = The Jingle Stairs
hall-mirrors = The Hall of Mirrors
hall-hollow = The Hollow Hall

## Creatures.

creature-goblin = Sleepy Goblin
creature-slime = Potted Slime
creature-bat = Sniffly Bat
creature-mimic = Shy Mimic
creature-rat = Sir Gouda
creature-snail = Sir Dawdle
creature-clerk = Next, Please
creature-chef = Chef Gruk
creature-spider = Nana Eightpurl
creature-ogre = Hungry Ogre
creature-moss = Old Mossy
creature-toad = King Blurp
creature-knight = The Black Knight
    .the = the Black Knight
creature-armour = Sir Hopsalot
creature-banshee = Wailing Gail
creature-troll = Toll Troll
creature-vampire = Count Sippula
creature-cockatrice = Cool Clucktrice
creature-bear = Grumbly Cuddles
creature-cyclops = Lord Oneglass
creature-imp = Imp Ledger
creature-minotaur = Lost-otaur
