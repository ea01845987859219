# Knock: the names on the cards.

deck-knock = Knock

## Halls.

hall-chapel = La Chapelle muette
hall-reading-room = La Salle de lecture
hall-carpet = Le Tapis profond
hall-window = La Fenêtre sous la lune
hall-linen = La Lingerie
hall-pantry = Le Garde-manger vide
hall-bath = Le Bain royal
hall-attic = Le Grenier poudreux
hall-well = Le Puits bavard
hall-library = La Bibliothèque
hall-forge = La Forge noircie
hall-cellar = La Cave à fromages
hall-armoury = L’Armurerie qui grince
hall-throne = Le Trône vide
hall-gate = La Herse rouillée
hall-stable = L’Écurie
hall-kitchen = La Cuisine au chaudron
hall-treasury = Le Petit Trésor
hall-cloister = Le Cloître
hall-music = La Salle de musique
hall-ballroom = La Salle de bal
hall-landing = Le Palier
hall-corridor = Le Long Couloir
hall-guardroom = Le Corps de garde
hall-greenhouse = La Serre affamée
hall-laundry = La Buanderie
hall-vault = La Chambre forte
hall-buttery = La Cambuse
hall-crypt = La Crypte douillette
hall-mill = Le Moulin à eau
hall-belfry = Le Beffroi
hall-nap-room = La Crypte à sieste
hall-boiler = La Chaufferie
hall-organ = La Tribune d’orgue
hall-trophies = La Salle des trophées
hall-dovecote = Le Colombier
hall-orangery = L’Orangerie sauvage
hall-echo = Le Puits à écho
hall-bells = L’Escalier à grelots
hall-mirrors = La Galerie des glaces
hall-hollow = La Salle creuse

## Creatures.

creature-goblin = Gobelin ensommeillé
creature-slime = Gelée en pot
creature-bat = Chauve-souris enrhumée
creature-mimic = Coffre timide
creature-rat = Sire Gruyère
creature-snail = Sire Lambin
creature-clerk = Au suivant
creature-chef = Chef Groumf
creature-spider = Mamie Maille
creature-ogre = Ogre affamé
creature-moss = Moussu
creature-toad = Roi Croâ
creature-knight = Le Chevalier noir
creature-armour = Sire Cloche-Pied
creature-banshee = La Criarde
creature-troll = Troll du péage
creature-vampire = Comte Sirotin
creature-cockatrice = Cocotrice
creature-bear = Ours Doudou
creature-cyclops = Lord Monocle
creature-imp = Diablotin comptable
creature-minotaur = Minautour
