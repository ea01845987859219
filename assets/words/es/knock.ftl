# Knock: the names on the cards.

deck-knock = Knock

## Halls.

hall-chapel = La capilla callada
hall-reading-room = La sala de lectura
hall-carpet = La alfombra mullida
hall-window = La ventana de luna
hall-linen = El cuarto de sábanas
hall-pantry = La despensa vacía
hall-bath = El baño real
hall-attic = El desván polvoriento
hall-well = El pozo parlanchín
hall-library = La biblioteca
hall-forge = La fragua tiznada
hall-cellar = La bodega de quesos
hall-armoury = La armería chirriante
hall-throne = El trono vacío
hall-gate = El rastrillo oxidado
hall-stable = El establo
hall-kitchen = La cocina del caldero
hall-treasury = El tesorillo
hall-cloister = El claustro
hall-music = La sala de música
hall-ballroom = El salón de baile
hall-landing = El rellano
hall-corridor = El pasillo largo
hall-guardroom = El cuerpo de guardia
hall-greenhouse = El invernadero hambriento
hall-laundry = La lavandería
hall-vault = La cámara fuerte
hall-buttery = La cantina
hall-crypt = La cripta acogedora
hall-mill = El molino de agua
hall-belfry = El campanario
hall-nap-room = La cripta de la siesta
hall-boiler = La caldera
hall-organ = La tribuna del órgano
hall-trophies = La sala de trofeos
hall-dovecote = El palomar
hall-orangery = El naranjal salvaje
hall-echo = El pozo del eco
hall-bells = La escalera de cascabeles
hall-mirrors = La galería de espejos
hall-hollow = La sala hueca

## Creatures.

creature-goblin = Duende dormilón
creature-slime = Baba en bote
creature-bat = Murciélago resfriado
creature-mimic = Cofre tímido
creature-rat = Don Queso
creature-snail = Don Despacio
creature-clerk = Ventanilla tres
creature-chef = Chef Gruñón
creature-spider = Abuela Puntadas
creature-ogre = Ogro hambriento
creature-moss = Musgote
creature-toad = Rey Croac
creature-knight = El Caballero Negro
creature-armour = Don Pata Coja
creature-banshee = Gritona mayor
creature-troll = Trol del peaje
creature-vampire = Conde Pajita
creature-cockatrice = Cocatriz chula
creature-bear = Oso Peluchín
creature-cyclops = Lord Monóculo
creature-imp = Diablillo contable
creature-minotaur = Minoperdido
