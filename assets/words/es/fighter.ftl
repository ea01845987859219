### Fighter: los nombres de las cartas y lo que hacen.

## Héroes.

hero-granny = Abuela Mamporro
hero-granny-about = Ha olvidado más batallas de las que tú verás, pero nunca la hora de la merienda.
hero-thief = Bolsillos
hero-thief-about = Roba lo que se proponga; lo difícil es recordar en qué bolsillo lo metió.
hero-bard = Desafinín
hero-bard-about = Los monstruos se rinden antes de la segunda estrofa.
hero-paladin = Don Brillo
hero-paladin-about = Acabará con el mal en cuanto salga esta manchita.
hero-ranger = Achís del Bosque
hero-ranger-about = Sigue cualquier rastro por el olfato, salvo de marzo a octubre.
hero-alchemist = Uy-Pum
hero-alchemist-about = La poción funciona. El techo, ya no.
hero-dwarf = Brazotes
hero-dwarf-about = Todos son más altos. Nadie grita más.
hero-lady = Doña Moñete
hero-lady-about = Un moño, cuarenta horquillas, y una de ellas es una daga.
hero-wizard = Céfiro el Despistado
hero-wizard-about = Se sabe novecientos hechizos y, de cada uno, la primera mitad.

## Monstruos de nivel I.

monster-fighter-bat = Murciéchoca
monster-fighter-bat-joke = Ve con las orejas, y debería lavárselas.
monster-fighter-rat_cheese = Don Queso
monster-fighter-rat_cheese-joke = Pelea con un palillo, se parapeta tras el almuerzo y acaba comiéndose la defensa.
monster-fighter-snail_knight = Don Despacio
monster-fighter-snail_knight-joke = Cargó el martes pasado. El choque se espera para el viernes.
monster-fighter-mole_map = Topo despistado
monster-fighter-mole_map-joke = La cruz marca el lugar. Está encima. Sigue buscando.
monster-fighter-skeleton = Fermín Fémur
monster-fighter-skeleton-joke = Te echa una mano encantado, siempre que se la devuelvas.
monster-fighter-ghost = Miedo escénico
monster-fighter-ghost-joke = Ensayó el «¡Buuu!» toda la noche, y el público ha llegado antes de hora.
monster-fighter-bone_dog = Canillas
monster-fighter-bone_dog-joke = Enterró su propia pata, la desenterró, y está orgullosísimo.
monster-fighter-goblin = Duende de guardia
monster-fighter-goblin-joke = Solo bajaba a por un vaso de agua, y está dispuesto a pelear por él.
monster-fighter-kobold_plumber = Kóbold Goteras
monster-fighter-kobold_plumber-joke = Arregló el foso. Ahora está seco, y el foso es el sótano.
monster-fighter-fire_extinguisher = Llama prudente
monster-fighter-fire_extinguisher-joke = Primero, la seguridad. Segundo, también. Y tercero.
monster-fighter-slime = Mocubo
monster-fighter-slime-joke = Lleva el cubo puesto para saber dónde acaba.
monster-fighter-mushroom = Malaseta
monster-fighter-mushroom-joke = Una vez alguien se le sentó encima. No lo ha olvidado.
monster-fighter-ooze_duck = Charco y Cuacuá
monster-fighter-ooze_duck-joke = Manda el pato.

## Monstruos de nivel II.

monster-fighter-spider_knit = Abuela Puntadas
monster-fighter-spider_knit-joke = Teje una manga por pata, se le escapa un punto y vuelta a empezar.
monster-fighter-crab_suitcase = Cangrejo Mudanzas
monster-fighter-crab_suitcase-joke = Novena mudanza de la semana. Cuidado con la lámpara.
monster-fighter-zombie_clerk = Ventanilla tres
monster-fighter-zombie_clerk-joke = Murió en la ventanilla con el impreso 27-B. Nadie lo notó.
monster-fighter-banshee_megaphone = Gritona mayor
monster-fighter-banshee_megaphone-joke = Su grito no llegaba a la última fila. Se ha equipado.
monster-fighter-reaper_intern = Parca en prácticas
monster-fighter-reaper_intern-joke = Primera semana de prácticas. De momento ha segado el césped.
monster-fighter-goblins_trenchcoat = Señor Muy Alto
monster-fighter-goblins_trenchcoat-joke = Un adulto de lo más normal que quiere una entrada, por favor, por favor, por favor.
monster-fighter-hobgoblin_umpire = Tarjeta roja
monster-fighter-hobgoblin_umpire-joke = ¡Falta! El motivo ya se le ocurrirá.
monster-fighter-imp_accountant = Diablillo contable
monster-fighter-imp_accountant-joke = Tu alma desgrava, pero solo en el segundo impreso.
monster-fighter-bed_monster = Bajocama
monster-fighter-bed_monster-joke = Se mudó de debajo de la cama, se llevó la cama y aún duerme con la luz encendida.
monster-fighter-mimic = Cofre con carácter
monster-fighter-mimic-joke = Se abre a cualquiera. Y se cierra sobre cualquiera.
monster-fighter-cactus_hugger = Abrazos Pinchones
monster-fighter-cactus_hugger-joke = Abrazos gratis. Pinzas no incluidas.
monster-fighter-mandrake_earmuffs = Mandrágora sorda
monster-fighter-mandrake_earmuffs-joke = Su grito es mortal, así que tiene el buen juicio de no oírlo.
monster-fighter-flower_carnivore = Florinda Zampa
monster-fighter-flower_carnivore-joke = Modales en la mesa: perfectos. La mesa: devorada.

## Monstruos de nivel III.

monster-fighter-owl_librarian = Doña Chitón
monster-fighter-owl_librarian-joke = Tu libro lleva cuatro siglos de retraso, y ella recuerda la página.
monster-fighter-cockatrice_shades = Cocatriz chula
monster-fighter-cockatrice_shades-joke = Lleva gafas de sol para que nadie se petrifique antes de la foto.
monster-fighter-werewolf_curlers = Lobo con rulos
monster-fighter-werewolf_curlers-joke = La luna llena es el jueves, y aún tiene la espalda sin secar.
monster-fighter-mummy_paper = Faraón doble hoja
monster-fighter-mummy_paper-joke = Se desenrolla un poco a cada paso. Córtese por la línea de puntos.
monster-fighter-vampire_straw = Conde Pajita
monster-fighter-vampire_straw-joke = Dejó la sangre. Ahora, zumo de tomate sin pulpa y con pajita.
monster-fighter-headless_butler = Mayordomo sin cabeza
monster-fighter-headless_butler-joke = La cena está servida. Él también.
monster-fighter-orc_chef = Chef Gruñón
monster-fighter-orc_chef-joke = Le falta una pizca de sal y un chorrito de aventurero.
monster-fighter-troll_toll = Trol del peaje
monster-fighter-troll_toll-joke = Una moneda por cruzar. Dos para que no te hable de su espalda.
monster-fighter-cyclops_monocle = Lord Monóculo
monster-fighter-cyclops_monocle-joke = Pagó medio par de gafas y cree que salió ganando.
monster-fighter-armour_leg = Don Pata Coja
monster-fighter-armour_leg-joke = Su pierna izquierda ha dimitido y corre hacia la puerta.
monster-fighter-grimoire_flap = Tomo Mordisco
monster-fighter-grimoire_flap-joke = Lee el capítulo tres. Él ya te ha leído a ti.
monster-fighter-jelly_lunch = Gelatina Fiambrera
monster-fighter-jelly_lunch-joke = Nunca mastica. Se ve a simple vista.
monster-fighter-pumpkin_late = Calabaza con retraso
monster-fighter-pumpkin_late-joke = Tenía una sola noche al año, y se quedó dormida.

## Monstruos de nivel IV.

monster-fighter-bear_teddy = Oso Peluchín
monster-fighter-bear_teddy-joke = Cuatrocientos kilos de oso que no duermen sin don Botón.
monster-fighter-toad_king = Rey Croac
monster-fighter-toad_king-joke = No se ha movido del cojín desde la coronación. La mosca tampoco.
monster-fighter-coffin_sleeper = Cinco siglos más
monster-fighter-coffin_sleeper-joke = No es de madrugar. Ni de trasnochar.
monster-fighter-pirate_patches = Capitán Sinbarba
monster-fighter-pirate_patches-joke = Un parche en cada ojo: así cada tesoro es una sorpresa.
monster-fighter-ogre = Ogro cobstibado
monster-fighter-ogre-joke = ¡Jesús! No, en serio: apártate un poco más.
monster-fighter-ogress_ballet = Bailarina Retumbos
monster-fighter-ogress_ballet-joke = Tras su Lago de los cisnes, tres cisnes pidieron la baja.
monster-fighter-giant_toddler = Bebé Pataplum
monster-fighter-giant_toddler-joke = Quiere la torre. Tiene la torre. Quiere la otra torre.
monster-fighter-minotaur_sign = Minoperdido
monster-fighter-minotaur_sign-joke = Mil años en el mismo laberinto, y siguen cambiando los letreros.
monster-fighter-ice_scarf = Doña Tiritona
monster-fighter-ice_scarf-joke = Es de hielo, y siempre, siempre tiene frío.
monster-fighter-genie_teapot = Genio en remojo
monster-fighter-genie_teapot-joke = Frotaste la tetera. Se estaba aclarando. Te quedan cero deseos.
monster-fighter-gargoyle_pigeons = Palomar
monster-fighter-gargoyle_pigeons-joke = Guarda el tejado de todo, menos de lo que lleva encima.
monster-fighter-knight = Caballero gris marengo
monster-fighter-knight-joke = No es el Caballero Negro. El catálogo dice bien claro «marengo».
monster-fighter-moss_golem = Musgote
monster-fighter-moss_golem-joke = Se riega dos veces al día y se habla con cariño, para crecer.
monster-fighter-coffee_ooze = Don Descafeinado
monster-fighter-coffee_ooze-joke = Todo lo que daba miedo se le fue con el agua caliente.

## Jefes finales.

boss-dragon_clocks = Dormidragón
boss-dragon_clocks-joke = Robó todos los despertadores para dormir en paz. Suenan todos a las seis.
boss-lich_slippers = Liche en pantuflas
boss-lich_slippers-joke = Reina de los muertos todos los días menos el domingo. Hoy es domingo.
boss-kraken_bathtub = Kraken espumoso
boss-kraken_bathtub-joke = Terror de los siete mares, en su única noche libre.
boss-landlord_demon = Don Alquiler
boss-landlord_demon-joke = El alquiler vence cuando se acabe la arena. Siempre se está acabando.

## Armas.

equipment-rolling_pin_of_doom = Rodillo del juicio final
equipment-rolling_pin_of_doom-joke = La tarta estaba rica. Era solo el principio.
equipment-left_handed_boomerang = Bumerán para zurdos
equipment-left_handed_boomerang-joke = Siempre vuelve a quien tienes a la derecha.
equipment-baguette_of_yesteryear = Barra de pan de anteayer
equipment-baguette_of_yesteryear-joke = El lunes era pan. Hoy es un ladrillo.
equipment-plunger_of_destiny = Desatascador del destino
equipment-plunger_of_destiny-joke = Solo el elegido podrá despegarlo de la pared.
equipment-frozen_trout = Trucha ultracongelada
equipment-frozen_trout-joke = Úsese antes de descongelar. Después, ni acercarse.
equipment-boxing_glove_on_spring = Torta con muelle
equipment-boxing_glove_on_spring-joke = ¡Feliz cumpleaños! Acércate un poquito más.
equipment-fork_with_sausage = Tridente del dios Barbacoa
equipment-fork_with_sausage-joke = Tan largo que puedes pelear desde la tumbona.
equipment-fly_swatter_of_justice = Matamoscas justiciero
equipment-fly_swatter_of_justice-joke = La justicia es igual para todos: te deja plano.
equipment-family_pea_shooter = Cerbatana tamaño familiar
equipment-family_pea_shooter-joke = Guisantes no incluidos. Familia no incluida.
equipment-croquet_mallet = Mazo del mal perdedor
equipment-croquet_mallet-joke = El aro se movió. Todos vieron que se movió.
equipment-pinata_stick = Palo de piñata
equipment-pinata_stick-joke = Dale hasta que caigan caramelos o lágrimas.
equipment-rubber_ball_flail = Mangual de goma
equipment-rubber_ball_flail-joke = Golpea, se disculpa y vuelve a golpear.
equipment-elbow_grease_mop = Fregona de hincar los codos
equipment-elbow_grease_mop-joke = Tres héroes han fregado con ella. Uno, incluso a propósito.
equipment-hopeful_candle = Cirio de la última esperanza
equipment-hopeful_candle-joke = Funciona si crees en él. Él en ti cree un poquito.
equipment-two_handed_butter_knife = Mandoble de mantequilla
equipment-two_handed_butter_knife-joke = Forjado para la gran guerra de las tostadas.
equipment-helping_hand = Mano de vecino
equipment-helping_hand-joke = Hay que devolverla el domingo, y limpia.
equipment-siege_ladle = Cucharón de asedio
equipment-siege_ladle-joke = Sirve a cuarenta, a cuarenta pasos.
equipment-battering_hat = Sombrero ariete
equipment-battering_hat-joke = Mira por dónde vas. Luego, mejor no mires.
equipment-whirlwind_whisk = Batidor del torbellino
equipment-whirlwind_whisk-joke = Claras a punto de nieve en nueve segundos; enemigos, en diez.
equipment-yoyo_of_war = Yoyó de guerra
equipment-yoyo_of_war-joke = Siempre vuelve. Nadie se lo ha pedido nunca.
equipment-sneezing_pepper_mill = Molinillo del gran achís
equipment-sneezing_pepper_mill-joke = Sazonar al gusto. Después, a cubierto.
equipment-rear_mirror_dagger = Daga con retrovisor
equipment-rear_mirror_dagger-joke = Los monstruos están más cerca de lo que parece.
equipment-folding_chair = Silla de la discordia
equipment-folding_chair-joke = Ha pillado más dedos que todas las trampas de aquí.
equipment-pogo_lance = Lanza saltarina
equipment-pogo_lance-joke = Caballería para quien no llega a pagar el caballo.
equipment-table_leg = La cuarta pata de la mesa
equipment-table_leg-joke = La mesa aún no se ha dado cuenta.
equipment-maraca_mace = Maraca contundente
equipment-maraca_mace-joke = Chiqui, chiqui, ¡pum!
equipment-bagpipes_of_retreat = Gaita de la retirada
equipment-bagpipes_of_retreat-joke = ¿La retirada de quién? La etiqueta no lo aclara.

## Armaduras.

equipment-helmet_low_visor = Yelmo con vistas al suelo
equipment-helmet_low_visor-joke = No volverás a tropezar. Chocarás con todo lo demás.
equipment-umbrella_shield = Escudo antillovizna
equipment-umbrella_shield-joke = No abrir bajo techo. Una mazmorra tiene techo.
equipment-soup_can_breastplate = Coraza sabor tomate
equipment-soup_can_breastplate-joke = Protege el corazón y calienta el estómago.
equipment-colander_helmet = Casco bien escurrido
equipment-colander_helmet-joke = Deja salir las ideas y entrar los espaguetis.
equipment-cushion_cuirass = Coraza de la gran siesta
equipment-cushion_cuirass-joke = El enemigo se cansa. Tú te tumbas.
equipment-barrel_with_braces = Barril de segunda mano
equipment-barrel_with_braces-joke = El dueño era cuidadoso. Los arenques, no.
equipment-bunny_slippers = Pantuflas conejo sigilosas
equipment-bunny_slippers-joke = Nadie te oye llegar. Solo se te ven las orejas.
equipment-oven_mitt_gauntlet = Guantelete a 220 grados
equipment-oven_mitt_gauntlet-joke = El golpe se sirve bien caliente.
equipment-tea_cosy_helm = Yelmo cubretetera
equipment-tea_cosy_helm-joke = Mantiene la cabeza a sesenta grados durante una hora.
equipment-letterbox_shield = Escudo con buzón
equipment-letterbox_shield-joke = Ni publicidad ni hachas, gracias.
equipment-hedgehog_pauldrons = Hombreras erizo
equipment-hedgehog_pauldrons-joke = No dar palmaditas en el hombro.
equipment-bubble_wrap_mail = Cota de burbujas
equipment-bubble_wrap_mail-joke = Nadie la ha llevado nunca sin explotar una, solo una.

## Objetos mágicos.

equipment-potion_curly_straw = Poción con pajita loca
equipment-potion_curly_straw-joke = Dos vueltas más antes de curarte, pero ¡qué vueltas!
equipment-rubber_duck_amulet = Amuleto del Gran Cuac
equipment-rubber_duck_amulet-joke = Quien lo aprieta oye la verdad. La verdad es «cuac».
equipment-self_knitting_sock = Calcetín autotejedor
equipment-self_knitting_sock-joke = El izquierdo. Va por el noveno metro y no quiere parar.
equipment-crystal_goldfish = Bola de cristal ocupada
equipment-crystal_goldfish-joke = Vio tu futuro, y lo olvidó a los tres segundos.
equipment-flying_doormat = Felpudo volador
equipment-flying_doormat-joke = Límpiese los pies antes de embarcar.
equipment-lamp_with_lampshade = Lamparita del genio
equipment-lamp_with_lampshade-joke = Un solo deseo: luces fuera y ocho horas para todos.
equipment-backscratcher_wand = Varita rascaespaldas
equipment-backscratcher_wand-joke = Ahora pica en otro sitio. Al enemigo.
equipment-sleeping_grimoire = Grimorio (no molestar)
equipment-sleeping_grimoire-joke = Despiértalo, apúntalo al monstruo y corre.
equipment-family_soup_pot = Sopa para toda la tropa
equipment-family_soup_pot-joke = Siempre hay bastante. Siempre hay demasiada.
equipment-one_size_plaster = Tirita talla única
equipment-one_size_plaster-joke = Sirve para cualquier herida y casi todas las ventanas.
equipment-four_leaf_salad = Ensalada de cuatro hojas
equipment-four_leaf_salad-joke = Da suerte, y es rica en fibra.
equipment-hourglass_of_oops = Reloj de arena de los uy
equipment-hourglass_of_oops-joke = Borra los tres últimos segundos. Ya sabes cuáles.
equipment-portable_hole = Agujero plegable
equipment-portable_hole-joke = Despliega, salta dentro y llévate el agujero.
equipment-jar_of_cross_wasps = Tarro de avispas ofendidas
equipment-jar_of_cross_wasps-joke = Les han dicho que el pícnic se cancela.

## Tableros.

board-cellar = El sótano con goteras
board-pantry = La despensa mordisqueada
board-attic = El desván demasiado bajo
board-baths = Los baños resbaladizos
board-library = La biblioteca de las multas
board-garden = El jardín de interior
board-stables = La cuadra perfumada
board-kitchens = Las cocinas a fuego lento
board-throne = El trono cojo
board-clock_tower = El reloj que llega tarde
board-crypt = La cripta con moqueta
board-vault = La caja casi fuerte

## Los lanzamientos, y qué hace quien lanza.

throw-bank-shot = Por la banda
throw-bank-shot-how = Pon de pie la caja o una hoja de héroe en la mesa. El dado debe tocarla antes de llegar a la diana.
throw-flick = Capirotazo
throw-flick-how = Pon el dado en el dorso de una mano y dale un toque con un dedo de la otra.
throw-blow = Soplido
throw-blow-how = Pon el dado en la palma de la mano y sóplalo hacia la diana.
throw-under-the-leg = Por debajo de la pierna
throw-under-the-leg-how = Lanza con la mano por debajo de una de tus piernas.
throw-blind = A ciegas
throw-blind-how = Lanza con los ojos cerrados. ¡Sin espiar!
throw-double-bounce = Doble bote
throw-double-bounce-how = El dado debe botar al menos dos veces en la mesa antes de tocar la diana.
throw-elbow = Con el codo
throw-elbow-how = Pon el dado en el codo y lánzalo desde ahí.
throw-faith = Lanzamiento de fe
throw-faith-how = Sujeta el dado entre las palmas, como si rezaras, y abre las manos para lanzarlo.
throw-wrong-hand = Mano mala
throw-wrong-hand-how = Lanza con la mano con la que no escribes.
throw-neighbours-hand = Mano del vecino
throw-neighbours-hand-how = Pon el dado en la palma de quien tienes a la izquierda y lánzalo moviendo su mano.
throw-over-a-card = Por encima de una carta
throw-over-a-card-how = Sujeta una carta de pie sobre su lado largo. El dado bota delante y pasa por encima hasta la diana.
throw-catapult = Catapulta
throw-catapult-how = Deja que una carta asome por el borde de la mesa, pon el dado encima, dóblala y suelta.
throw-header = De cabeza
throw-header-how = Tira el dado al aire y haz que rebote en tu cabeza antes de tocar la mesa.
throw-spinning-top = Peonza
throw-spinning-top-how = Lanza el dado de modo que gire como una peonza antes de llegar a la diana.
throw-nose = Con la nariz
throw-nose-how = Pon el dado en la nariz y lánzalo desde ahí.
throw-back-turned = De espaldas
throw-back-turned-how = De pie, de espaldas a la mesa, lanza el dado. Puedes mirar por encima del hombro.
throw-smash = Remate
throw-smash-how = Tira el dado al aire y golpéalo con la mano hacia la mesa.
throw-seated = En el suelo
throw-seated-how = Siéntate en el suelo y lanza. Los ojos deben quedar por debajo de la mesa.
throw-jump = Salto
throw-jump-how = Salta y lanza antes de volver a tocar el suelo.
throw-under-the-table = Bajo la mesa
throw-under-the-table-how = Lanza con la mano por debajo de la altura de la mesa.
throw-dance = Baile
throw-dance-how = Salta dando una vuelta entera y lanza justo al caer de cara a la diana.
throw-far-away = De lejos
throw-far-away-how = Levántate, da un paso atrás y lanza.

## Capacidades de los héroes. Sin «si aciertas» valen también con un fallo.

ability-flurry = Lluvia de golpes
ability-flurry-does = Si aciertas: puedes lanzar otra vez el mismo dado; cuentan los dos resultados. Nunca dos veces seguidas.
ability-extra-damage = Daño extra
ability-extra-damage-does = Si aciertas: +{ $n } al daño.
ability-targeted-damage = Daño certero
ability-targeted-damage-does = Si aciertas: la zona vale 5, sea cual sea.
ability-divine-intervention = Intervención divina
ability-divine-intervention-does = Si aciertas: por cada punto de daño, un héroe a elegir recupera 1 de vida. Da las gracias bien alto.
ability-blind-fury = Furia ciega
ability-blind-fury-does = Si aciertas: puedes perder 1 de vida para doblar el valor de la zona.
ability-mass-healing = Curación general
ability-mass-healing-does = Todos los héroes recuperan { $n } de vida.
ability-living-target = Diana viviente
ability-living-target-does = El monstruo recibe la ficha Diana: cada acierto suma +1 al daño hasta el final del turno.
ability-larceny = Hurto
ability-larceny-does = Al final del turno, el grupo roba una carta de equipo.
ability-metamorphosis = Metamorfosis
ability-metamorphosis-does = El monstruo se vuelve sapo: su daño baja en 2 hasta el final del combate.
ability-sworn-enemy = Enemigo jurado
ability-sworn-enemy-does = Contra { $family }: +{ $n } al daño, aunque falles.
ability-rethrow = Otra vez
ability-rethrow-does = Puedes lanzar otra vez el dado. El primer lanzamiento no cuenta.
ability-no-damage = Sin daño
ability-no-damage-does = Si fallas, no recibes daño.
ability-pickpocket = Carterista
ability-pickpocket-does = El grupo gana 2 monedas de oro.
ability-seduction = Encanto
ability-seduction-does = Si el monstruo cae, te sigue. Descártalo tras uno de tus lanzamientos para sumar su daño.
ability-beer = Cerveza
ability-beer-does = Pon la Cerveza a un héroe: no recibe daño por fallos en lo que queda de combate.
ability-ballad = Balada
ability-ballad-does = Por 1 moneda de oro, el monstruo pierde sus trabas hasta el final del combate.

## Efectos de armaduras y objetos.

effect-heal-one = Curar a un héroe
effect-heal-one-does = Un héroe a elegir recupera { $n } de vida.
effect-heal-all = Curar a todos
effect-heal-all-does = Todos los héroes recuperan { $n } de vida.
effect-rethrow = Otra vez
effect-rethrow-does = Lanza otra vez tu dado. El primer lanzamiento no cuenta.
effect-extra-damage = Daño extra
effect-extra-damage-does = Si aciertas: +{ $n } al daño.
effect-no-damage = Sin daño
effect-no-damage-does = Tu fallo no te cuesta nada.
effect-riposte = Contragolpe
effect-riposte-does = Cuando un fallo te cuesta vida, el monstruo pierde la misma.
effect-reduced-damage = Daño reducido
effect-reduced-damage-does = Un fallo te cuesta { $n } menos.

## Trabas de los monstruos.

handicap-destroys-equipment = Rompecosas
handicap-destroys-equipment-does = Quien falla descarta una pieza de su equipo.
handicap-heals-itself = Se cura
handicap-heals-itself-does = Tras cada fallo, el monstruo recupera { $n } de vida.
handicap-small-target = Diana pequeña
handicap-small-target-does = La zona 1 cuenta como fallo.
handicap-loses-gold = Dedos largos
handicap-loses-gold-does = Cada fallo cuesta al grupo 1 moneda de oro.
handicap-forbids-die = Dado prohibido
handicap-forbids-die-does = El { $die } no se usa en este combate.
handicap-everybody-is-hit = Todos cobran
handicap-everybody-is-hit-does = Tras un fallo, todos los héroes reciben el daño del monstruo.
handicap-horde = Horda
handicap-horde-does = Cada zona vale 1. Los bonus se suman como siempre.

## Los dados, en medio de una frase.

die-red = dado rojo
die-green = dado verde
die-blue = dado azul
die-white = dado blanco

## Familias, salas, dificultades y rangos.

family-beast = Bestias
family-undead = No muertos
family-brute = Brutos
family-spook = Espíritus
family-ooze = Plantas y babas
room-plain = Sala
room-shop = Tienda
room-fountain = Fuente
room-treasure = Sala del tesoro
room-perilous = Sala peligrosa
difficulty-easy = Fácil
difficulty-normal = Normal
difficulty-infernal = Infernal
rank-fighter-1 = Felpudos de la mazmorra
rank-fighter-2 = Torpes con buen humor
rank-fighter-3 = Ruidos de pasillo
rank-fighter-4 = Botas nuevas, ampollas viejas
rank-fighter-5 = Casi héroes
rank-fighter-6 = Héroes de lunes a viernes
rank-fighter-7 = Héroes con tarjeta de visita
rank-fighter-8 = Cantados en las tabernas
rank-fighter-9 = Cantados sin desafinar
rank-fighter-10 = La mazmorra pide autógrafos
