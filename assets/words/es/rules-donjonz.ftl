### Las reglas de Donjonz, con nuestras palabras. Las secciones se numeran desde 1; una línea vacía abre un párrafo.

rules-donjonz-title = Donjonz
rules-donjonz-players = 1 jugador · 10 minutos · desde 8 años

rules-donjonz-1-title = De qué va
rules-donjonz-1-text =
    Bajo la escalera hay una mazmorra de la que nadie ha dibujado el mapa. Así que lo harás tú: primero colocas once cartas y después tu héroe se adentra en ellas.

    Solo puede pisar cada casilla una vez. Vuelve con mucho oro y una larga lista de monstruos vencidos, y grande será tu gloria.

rules-donjonz-2-title = Primero, construir la mazmorra
rules-donjonz-2-text =
    La carta inicial, con la escalera y la puerta cerrada, ya está en su sitio. Las otras once se barajan y forman un mazo con el dibujo a la vista.

    Toma la carta de arriba, gírala como quieras y ponla junto a la mazmorra: al menos una casilla debe tocar otra, lado con lado. Todas las cartas siguen la misma cuadrícula y nunca se solapan.

    Hay que colocar todas las cartas, y siempre hay sitio. Nadie da un paso antes de la undécima.

    Una mazmorra apretada ofrece muchos caminos. Si se desparrama, tendrá brazos muy largos y solo podrás visitar uno.

rules-donjonz-3-title = Después, caminar
rules-donjonz-3-text =
    Tu héroe empieza en la escalera. Con cada paso avanza una casilla: arriba, abajo, a la izquierda o a la derecha.

    Los muros cierran el paso. Entre dos cartas no se puede pasar si una de las dos muestra allí un muro.

    La casilla que dejas atrás se pierde para siempre, también la escalera. Piensa con tiempo, o tus propias huellas te encerrarán.

    No vale pararse antes de tiempo. Mientras haya un paso posible, hay que darlo, aunque el único camino lleve a un monstruo.

rules-donjonz-4-title = Oro y armas
rules-donjonz-4-text =
    Bolsa de oro: es tuya. Puedes llevar todas las que encuentres.

    Arma: tómala o déjala. Tienes dos manos y, por tanto, dos armas como máximo. Para tomar una tercera, suelta una de las dos; la pierdes para el resto de la partida. Y por lo que dejas en el suelo no podrás volver.

    Hay espadas, arcos, hachas y varitas, dos de cada.

rules-donjonz-5-title = Los monstruos
rules-donjonz-5-text =
    Cada monstruo muestra el arma que lo vence: la espada a los esqueletos, el arco a los murciélagos, el hacha a las setas y la varita a los fantasmas.

    Con el arma adecuada en la mano, vences al monstruo y cuenta para tu gloria. El arma se queda contigo y servirá muchas veces más.

    Sin el arma adecuada, el monstruo se lleva todo tu oro, hasta la última bolsa. Sigues adelante, con menos peso y más experiencia.

    Sin el arma adecuada y sin oro, tu héroe cae. La partida se pierde y vale 0 puntos.

rules-donjonz-6-title = La llave y la puerta
rules-donjonz-6-text =
    En algún lugar de la mazmorra hay una llave, solo una. Pisa su casilla y será tuya.

    Pisa la puerta con la llave y el oro que lleves en ese momento se duplica. El que encuentres después, no: conviene llegar tarde y bien cargado.

    Sin la llave, la puerta sigue cerrada. No pasa nada y, como no se puede pisar dos veces, ya no se abrirá en esta partida.

rules-donjonz-7-title = El final y los puntos
rules-donjonz-7-text =
    La partida acaba cuando no queda ningún paso posible. Es hora de contar tu gloria.

    Cada bolsa que conserves vale 2 puntos.

    Cuantos más monstruos vences, más vale cada uno. De uno a diez monstruos ganas 1, 3, 6, 10, 15, 21, 28, 36, 45 y 55 puntos.

    Un ejemplo: llegas a la puerta con la llave y 8 bolsas, que pasan a ser 16. Al final las conservas todas: 16 por 2 son 32 puntos. Por el camino has vencido a 6 monstruos, que valen 21. En total, 53.

rules-donjonz-8-title = Tu título
rules-donjonz-8-text =
    Hasta 20 puntos: { rank-1 }

    De 21 a 40 puntos: { rank-2 }

    De 41 a 60 puntos: { rank-3 }

    De 61 a 80 puntos: { rank-4 }

    81 puntos o más: { rank-5 }

rules-donjonz-9-title = Conviene saber
rules-donjonz-9-text =
    ¿Puedo mirar las cartas del mazo? Sí. Está a la vista y no guarda secretos; solo su orden es fijo.

    ¿Puedo poner una carta detrás de unos muros? Sí. Un lado de casilla debe tocar otro, aunque haya un muro en medio.

    ¿Cuenta como vencido un monstruo que me ha robado? No. Se queda con tu oro y con su buena fama.

    ¿Tengo que tomar un arma? Nunca. Pero, con las dos manos ocupadas, piensa en lo que aún te espera.

    ¿Y si llego a la puerta sin oro? El doble de nada es nada.

    Mi último paso lleva a un monstruo que no puedo vencer. ¿Tengo que darlo? Si es el único posible, sí. Así que planea también la salida.

rules-donjonz-10-title = En la mesa
rules-donjonz-10-text =
    La aplicación imprime todas las cartas, el héroe y la hoja de inventario: puedes jugar sin ella.

    En la hoja, rodea lo que ganas: bolsas, armas, la llave, monstruos vencidos. Tacha lo que pierdes. Cuando la puerta duplique tu oro, rodea otras tantas bolsas.

    Pon una huella, una moneda o un garbanzo en cada casilla que dejes, y no la pisarás dos veces por error.

    ¿Juegan varios? Todos reciben las mismas cartas en el mismo orden, cada cual construye su mazmorra, y gana la mayor gloria.
