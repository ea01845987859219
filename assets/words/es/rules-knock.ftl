### Las reglas de Knock, con nuestras palabras. Las secciones se numeran desde 1; una línea en blanco abre un párrafo.

rules-knock-title = Knock
rules-knock-players = De 1 a 6 jugadores · 6 minutos · desde 8 años

rules-knock-1-title = De qué va
rules-knock-1-text =
    En algún lugar del Torreón está el Caballero Negro. El grupo se cuela de sala en sala, entre criaturas que no deben despertar a nadie, hasta dar con él.

    Ganan todos o pierden todos. Y solo hay seis minutos.

rules-knock-2-title = Preparación
rules-knock-2-text =
    La reserva empieza con doce fichas de Tiempo. La ficha de Palabra y Silencio muestra su lado verde; en solitario no hace falta.

    Se barajan las cartas del Torreón y el Caballero Negro va bajo el mazo. En solitario se juega con 6 cartas en la mano; de dos a cinco jugadores, con 4 cada uno; seis jugadores, con 3. Nadie enseña su mano. Empieza quien haya pisado un castillo hace menos tiempo.

    Se destapa la primera carta del mazo, y con ella empieza el Torreón. Si muestra una criatura o un icono de Silencio, cuentan al momento. Después, alguien voltea el reloj de arena.

rules-knock-3-title = 1 · Colocar una carta
rules-knock-3-text =
    En tu turno colocas una carta de tu mano sobre el Torreón. Cubre al menos una esquina de una carta que ya está. Puede tocar varias cartas, pero nunca cubre dos esquinas de la misma.

    La carta nueva va siempre encima. Todas miran al mismo lado; puedes darle media vuelta.

    Una carta enseñada hay que jugarla.

rules-knock-4-title = 2 · Evaluar los peligros
rules-knock-4-text =
    El peligro de una carta es la suma de los cuatro números que ahora se ven en sus esquinas. Después de cada carta se miran las que cubre en parte, y solo esas.

    Una sala vacía aguanta 5. Con 6 o más hay demasiado ruido y la partida se pierde.

    Una criatura con 5 o menos está vencida. Devuelve sus fichas de Tiempo y es una sala más: ya nunca debe llegar a 6. Con 6 o más sigue luchando.

    Todas las cartas cubiertas se evalúan a la vez. Una sola sala demasiado ruidosa hace perder, aunque el Caballero fuera a caer en ese mismo instante.

rules-knock-5-title = 3 · Comprobar la alarma
rules-knock-5-text =
    Una criatura que entra en el Torreón toma de la reserva tantas fichas de Tiempo como indica su carta. Si no alcanzan, la partida se pierde.

    Después de evaluar, cada criatura con fichas de Tiempo devuelve una, la nueva también. Al irse la última, da la alarma y la partida se pierde.

rules-knock-6-title = 4 · Robar una carta
rules-knock-6-text =
    Roba la primera carta del mazo y sigue el próximo jugador. Con el mazo vacío se juega con lo que queda en la mano; a quien no tiene cartas se le salta.

    Quien roba al Caballero Negro lo coloca al momento. Se evalúa como cualquier carta, pero sin segunda alarma y sin robar más. Toma tres fichas de Tiempo y empieza en 13: para él conviene guardar las cartas más tranquilas.

rules-knock-7-title = Silencio
rules-knock-7-text =
    El icono de Silencio en una carta voltea la ficha. Verde: se habla cuanto se quiera. Rojo: ni una palabra; señalar y hacer muecas sí vale.

    En solitario no hay con quién hablar. A cambio, no robas carta tras jugar una de Silencio.

rules-knock-8-title = El final
rules-knock-8-text =
    Se gana en cuanto el Caballero Negro está vencido.

    Se pierde si una sala hace demasiado ruido, si una criatura da la alarma, si en la reserva faltan fichas para una criatura, si se acaba la arena, o si nadie tiene cartas y el Caballero sigue en pie.

rules-knock-9-title = A la caza de cofres
rules-knock-9-text =
    Las cartas con cofres que comparten una esquina forman una cadena. Al ganar se busca la cadena con más cartas; cada cofre en ella vale un punto.

    Si dos son igual de largas, cuenta la que tiene más cofres. Quien pierde no se lleva nada.

rules-knock-10-title = La aventura
rules-knock-10-text =
    Cuatro Torreones, uno tras otro. Desde el segundo se barajan también las seis cartas con el banderín de ese Torreón.

    Tras cada una de las tres primeras victorias se roba al azar una de las fichas de Grimorio de la caja. Tras una derrota se puede repetir el mismo Torreón con las fichas que queden.

    Entre dos Torreones se puede parar: basta apuntar cuál viene y qué fichas quedan. La app lo recuerda sola, y sabe seguir desde una nota de papel.

rules-knock-11-title = El Grimorio
rules-knock-11-text =
    Una ficha se usa en cualquier momento, la usa quien quiera, y tantas seguidas como haga falta. Después vuelve a la caja.

    Bola de fuego: una criatura sale del Torreón con su carta. El Caballero Negro es inmune.

    Destello de hielo: una criatura devuelve todas sus fichas de Tiempo y ya no da la alarma. Aun así hay que vencerla, y antes que al Caballero Negro: mientras siga en pie, él no cae.

    Veneno: una esquina de una criatura vale 0, se ponga encima lo que se ponga, y para cada carta que la comparte. La criatura se evalúa al momento.

    Esfera del silencio: la ficha vuelve a Palabra.

rules-knock-12-title = Lo que el reglamento no dice
rules-knock-12-text =
    Lo que una Bola de fuego deja al aire vuelve a verse, pero no se evalúa por ello. Si el Torreón queda vacío, la siguiente carta lo empieza de nuevo.

    Un Caballero con 5 o menos al que solo protegían criaturas congeladas cae en cuanto se vence a la última. Si se la quema, cae cuando se le evalúe otra vez.

    Un Caballero congelado no se protege a sí mismo.

    Tras un ruido ya no cuenta nada más: ninguna criatura queda vencida en ese turno. Si un mismo paso da varias razones para perder, se nombra la carta puesta primero.

    La Esfera del silencio no se usa en solitario ni cuando ya se puede hablar. El último Torreón de una aventura no da ficha.

rules-knock-13-title = Buenos consejos
rules-knock-13-text =
    Mejor empezar por el primer Torreón y sin arena. Cuanto más se juega, más calma se tiene.

    Mientras se pueda, hablen. Y mejor luchar con una sola criatura a la vez.

    Antes de que llegue el Caballero conviene hacer sitio y guardar algunas cartas de ceros, en la mano y en el Torreón.

rules-knock-14-title = En esta app
rules-knock-14-text =
    El teléfono pasa de mano en mano: un telón cubre las cartas hasta que el siguiente jugador lo toca. Los robots pueden ocupar cualquier asiento.

    La arena se ajusta de cuatro a diez minutos, se quita, o se deja a un reloj sobre la mesa. Una pausa lo cubre todo: nadie piensa a escondidas.

    Cada partida tiene un código. Quien lo escribe recibe las mismas cartas.
