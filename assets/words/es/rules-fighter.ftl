### Las reglas de Fighter, con nuestras palabras. Las secciones se numeran desde 1; una línea en blanco abre un párrafo.

rules-fighter-title = Fighter
rules-fighter-players = De 1 a 6 jugadores · unos 45 minutos · desde 8 años

rules-fighter-1-title = De qué va
rules-fighter-1-text =
    El rey se ha quedado sin héroes, así que los manda a ustedes. El grupo cruza una mazmorra de tres tableros, con un monstruo en cada sala y un jefe al final, y pelea con lo que tiene: dados, lanzados contra una diana.

    Ganan todos o pierden todos. Para ganar hay que vencer al jefe.

rules-fighter-2-title = Preparación
rules-fighter-2-text =
    La diana va en el centro de la mesa, a la misma distancia de todos.

    La mazmorra: se toma al azar uno de los cuatro tableros con cara Final y se pone por ese lado. Se barajan los otros cinco y se toman dos; van delante, con una cara Inicio a la vista. El grupo espera ante la primera entrada.

    Se toma al azar uno de los cuatro jefes, boca abajo. Cada jugador elige un héroe con 9 de vida.

    La torre: según la dificultad, se ponen en sus pisos, al azar, los monstruos de cada nivel, con el nivel I arriba. Fácil: 4, 4, 4 y 2. Normal: 3, 3, 3 y 5. Infernal: 2, 2, 2 y 8. El equipo, barajado, va abajo del todo.

    El tesoro del grupo empieza con 2 monedas de oro y 1 dado blanco. El grupo elige un líder, que recibe la ficha de Líder por el lado Invicto y empieza con los tres dados de héroe.

rules-fighter-3-title = 1 · Moverse
rules-fighter-3-text =
    El grupo entra junto en una sala a la que lleva un pasillo, siempre en el sentido de las flechas y nunca hacia atrás. Donde acaba un tablero empieza el siguiente. Si no hay acuerdo, decide el líder.

    En cada sala hay un monstruo. Algunas tienen algo más:

    { room-shop }: tras el combate se puede comprar.

    { room-fountain }: tras el combate todos los héroes se curan por completo.

    { room-treasure }: tras el combate el grupo recibe lo que se muestra: oro, dados blancos o una pieza de equipo. El líder decide quién se queda el equipo.

    { room-perilous }: en este combate, cada dado se lanza como se muestra.

rules-fighter-4-title = 2 · Combatir
rules-fighter-4-text =
    Sale el primer monstruo del piso más alto que no esté vacío, con su vida y su oro.

    El primer jugador elige uno de los tres dados de héroe y lo lanza a la diana; luego, quien está a su izquierda elige uno de los que quedan, y así en adelante. Un dado lanzado ya no se usa.

    Un acierto hace el daño de la zona en la que se paró el dado. Un monstruo sin vida está vencido.

    Quien falla recibe el daño del monstruo.

rules-fighter-5-title = Un buen lanzamiento
rules-fighter-5-text =
    Lanza de pie o sin levantarte, desde donde quieras, salvo que un lanzamiento especial lo prohíba. El dado debe botar al menos una vez en la mesa antes de tocar la diana.

    Es un fallo si el dado no botó antes, si cayó en un agujero y allí toca la mesa, o si se paró en el canto de la diana o fuera de ella.

    Un dado inclinado, se apoye en lo que se apoye, cuenta como uno en el canto: es un fallo, y el símbolo de héroe está arriba si su cara es la que más mira hacia arriba. Un dado que se cayó de la mesa es un fallo y no muestra ningún símbolo.

    Sobre una línea cuenta la zona donde está la mayor parte del dado; en caso de duda, la más baja.

    Si el símbolo de héroe queda arriba, actúa la habilidad de ese color. Muchas habilidades actúan también con un fallo.

    Golpe fatal: un dado en el centro con el símbolo de héroe arriba acaba con cualquier monstruo, jefes incluidos.

rules-fighter-6-title = Contar el daño
rules-fighter-6-text =
    Primero, la zona: de 1 a 5, o 10 en el centro. Después se dobla, si algo la dobla. Por último se suma todo lo demás: armas, habilidades, objetos, Diana.

    Un 3 doblado con un arma de +3 son 3 × 2 + 3 = 9.

rules-fighter-7-title = Dados blancos: A o B
rules-fighter-7-text =
    Cuando se han lanzado los tres dados de héroe y el monstruo sigue en pie, el siguiente jugador elige:

    A: toma un dado blanco del tesoro y lo lanza. Si muestra el símbolo de héroe, elige después de qué color es. Un dado blanco se usa una sola vez.

    B: todos los héroes reciben el daño del monstruo, vuelven los tres dados de héroe y la ficha de Líder pasa a Vencido. Después el jugador lanza uno de los tres. Nada puede evitar ni rebajar este daño.

    Mientras quede un dado de héroe no se lanzan dados blancos.

rules-fighter-8-title = Habilidades de los héroes
rules-fighter-8-text =
    Actúan cuando el dado de su color muestra el símbolo de héroe. Donde dice «si aciertas», el dado debe estar en la diana.

    { ability-flurry }. { ability-flurry-does }

    { ability-extra-damage }. Si aciertas: suma al daño el número de la hoja.

    { ability-targeted-damage }. { ability-targeted-damage-does }

    { ability-divine-intervention }. { ability-divine-intervention-does }

    { ability-blind-fury }. { ability-blind-fury-does }

    { ability-mass-healing }. Todos los héroes recuperan la vida que indica la hoja.

    { ability-living-target }. { ability-living-target-does }

    { ability-larceny }. { ability-larceny-does }

    { ability-metamorphosis }. { ability-metamorphosis-does }

    { ability-sworn-enemy }. Contra monstruos de la familia indicada: suma al daño el número de la hoja, aunque falles.

    { ability-rethrow }. { ability-rethrow-does }

    { ability-no-damage }. { ability-no-damage-does }

    { ability-pickpocket }. { ability-pickpocket-does }

    { ability-seduction }. { ability-seduction-does } No cuenta para lo que puedes llevar.

    { ability-beer }. { ability-beer-does } Si vuelve a actuar, la Cerveza puede cambiar de héroe.

    { ability-ballad }. { ability-ballad-does }

rules-fighter-9-title = El equipo
rules-fighter-9-text =
    Un héroe lleva tantas armas, armaduras y objetos como dice su hoja, nunca más. Lo que sobra pasa a otro héroe al final del turno, o se descarta.

    Un arma suma daño si lanzas como pide y aciertas. Antes de cada lanzamiento eliges cuáles de las tuyas usas, tantas como quieras; entonces hay que hacer todos sus lanzamientos a la vez. Las armas no se gastan nunca.

    Armaduras y objetos: las cartas con ×1 se descartan al usarlas, y se usan en cualquier momento.

    { effect-heal-one } o { effect-heal-all }: tanta vida como indica la carta.

    { effect-rethrow }. { effect-rethrow-does }

    { effect-extra-damage }: si aciertas, suma al daño el número de la carta.

    { effect-no-damage }. { effect-no-damage-does }

    { effect-riposte }. { effect-riposte-does }

    { effect-reduced-damage }: un fallo te cuesta tanta vida menos como indica la carta.

    Nada de esto sirve contra el daño de la opción B.

rules-fighter-10-title = Trabas de los monstruos
rules-fighter-10-text =
    Algunos monstruos exigen un lanzamiento especial. Se combina con el de la sala y los de tus armas: todos a la vez, y el mismo una sola vez.

    { handicap-destroys-equipment }. { handicap-destroys-equipment-does }

    { handicap-heals-itself }: tras cada fallo, tanto como indica la carta.

    { handicap-small-target }. { handicap-small-target-does }

    { handicap-loses-gold }. { handicap-loses-gold-does }

    { handicap-forbids-die }: el dado de héroe de ese color no se usa en este combate, y ningún dado blanco puede tomar ese color.

    { handicap-everybody-is-hit }. { handicap-everybody-is-hit-does }

    { handicap-horde }. { handicap-horde-does }

rules-fighter-11-title = Desmayos y cicatrices
rules-fighter-11-text =
    Un héroe sin vida se desmaya y no juega más en ese combate. Si todos los héroes se han desmayado, la partida se pierde.

    Tras el combate, los desmayados despiertan, cada uno con una cicatriz. Cubre una habilidad de su elección, que se pierde, y quita 3 a la vida máxima: 6 con una cicatriz, 3 con dos. Despiertan con ese máximo. Las cicatrices no se curan nunca.

    La tercera ya es demasiado: el héroe se convierte en ángel y sale de la partida.

rules-fighter-12-title = 3 · Final del turno
rules-fighter-12-text =
    Todo esto, en el orden que prefieran:

    El oro del monstruo va al tesoro. Los desmayados despiertan. Se roban cartas por el Hurto; un monstruo encantado va con su héroe. Las fichas puestas en el monstruo y la Cerveza se devuelven.

    Los dados blancos lanzados vuelven a la reserva. Por cada dado de héroe que no hizo falta se gana un dado blanco, pero solo si la ficha de Líder muestra Invicto. Después vuelve al lado Invicto.

    El equipo se intercambia libremente. Y se usa la sala: fuente, tesoro, tienda.

    Por último, los tres dados de héroe pasan a quien está a la izquierda, que será el primer jugador del próximo turno.

rules-fighter-13-title = La tienda
rules-fighter-13-text =
    Se destapan 3 piezas de equipo y una más por héroe. Se compran las que se quiera al precio indicado; el resto se descarta.

    Un dado blanco cuesta 2 monedas de oro. Por 1 moneda, todos los héroes recuperan 1 de vida, tantas veces como se pague.

    Si no hay acuerdo, decide el líder.

rules-fighter-14-title = Abandonar
rules-fighter-14-text =
    Si un lanzamiento parece del todo imposible, el grupo puede abandonar el combate. Todos los héroes pierden 1 de vida por la vergüenza, el monstruo vuelve bajo su mazo y sale el siguiente.

    Es solo para casos desesperados, y no vale contra un jefe.

rules-fighter-15-title = El jefe
rules-fighter-15-text =
    Tras la última sala del último tablero espera el jefe. Se pelea como siempre, pero sin opción B: lanzados los dados de héroe, solo quedan los blancos. Si no hay ninguno y el jefe sigue en pie, la partida se pierde.

rules-fighter-16-title = La puntuación
rules-fighter-16-text =
    Quien gana cuenta:

    5 puntos en Fácil, 10 en Normal, 15 en Infernal. 1 por jugador. 2 por cada dado blanco del tesoro. 1 por cada 2 monedas de oro. 5 si nadie tiene cicatrices.

    Se resta 1 por cicatriz y 5 por ángel.

    0 o menos: { rank-fighter-1 }

    De 1 a 5: { rank-fighter-2 }

    De 6 a 10: { rank-fighter-3 }

    De 11 a 15: { rank-fighter-4 }

    De 16 a 20: { rank-fighter-5 }

    De 21 a 25: { rank-fighter-6 }

    De 26 a 30: { rank-fighter-7 }

    De 31 a 35: { rank-fighter-8 }

    De 36 a 39: { rank-fighter-9 }

    40 o más: { rank-fighter-10 }

rules-fighter-17-title = Los 22 lanzamientos
rules-fighter-17-text =
    Se lance como se lance, el dado debe botar en la mesa antes de la diana.

    { throw-bank-shot }. { throw-bank-shot-how }

    { throw-flick }. { throw-flick-how }

    { throw-blow }. { throw-blow-how }

    { throw-under-the-leg }. { throw-under-the-leg-how }

    { throw-blind }. { throw-blind-how }

    { throw-double-bounce }. { throw-double-bounce-how }

    { throw-elbow }. { throw-elbow-how }

    { throw-faith }. { throw-faith-how }

    { throw-wrong-hand }. { throw-wrong-hand-how }

    { throw-neighbours-hand }. { throw-neighbours-hand-how }

    { throw-over-a-card }. { throw-over-a-card-how }

    { throw-catapult }. { throw-catapult-how }

    { throw-header }. { throw-header-how }

    { throw-spinning-top }. { throw-spinning-top-how }

    { throw-nose }. { throw-nose-how }

    { throw-back-turned }. { throw-back-turned-how }

    { throw-smash }. { throw-smash-how }

    { throw-seated }. { throw-seated-how }

    { throw-jump }. { throw-jump-how }

    { throw-under-the-table }. { throw-under-the-table-how }

    { throw-dance }. { throw-dance-how }

    { throw-far-away }. { throw-far-away-how }

rules-fighter-18-title = Lo que el reglamento no dice
rules-fighter-18-text =
    Hay 30 monedas de oro y 9 dados blancos. Lo que pasa de ahí no se gana.

    Si todos los pisos de la torre están vacíos, los monstruos vencidos de nivel IV se barajan y vuelven.

    { ability-targeted-damage } y { handicap-horde } sustituyen el número de la zona; después se dobla y se suma.

    Quien juega en solitario usa su propia mano libre para { throw-neighbours-hand }.

    A quien se ha desmayado no se le puede curar hasta el final del combate.

    El punto de vergüenza al abandonar puede desmayar a un héroe.

    { ability-ballad } quita todas las trabas de un monstruo, su lanzamiento incluido, pero no el lanzamiento de la sala.

    No se puede pagar { ability-blind-fury } con el último punto de vida.

    Un monstruo encantado también se puede gastar tras un fallo. Si varios héroes encantan al mismo, sigue al último. No se intercambia ni se destruye.

    Un dado que el monstruo prohíbe no se ha usado, así que da un dado blanco al final. Ningún dado blanco puede tomar su color.

    Un monstruo que destruye equipo lo hace antes de golpear.

    Si el monstruo y el último héroe en pie caen a la vez, la partida está perdida.

    Tras abandonar, sigue el héroe al que le tocaba. Si en la torre no queda otro monstruo, vuelve enseguida el mismo.

    Un líder que deja la partida pasa la ficha al siguiente héroe, en sentido horario.

rules-fighter-19-title = En esta app
rules-fighter-19-text =
    La app lleva la mazmorra y hace las cuentas. Los dados se lanzan con el dedo en la pantalla, o son dados de verdad y una diana de verdad: entonces tocas dónde se paró el dado y dices si se ve el símbolo. Se puede cambiar en cada lanzamiento, y un toque equivocado se deshace.

    La diana, los dados, las cartas y los tableros se pueden imprimir.
