### La primera partida de Donjonz, contada en bocadillos de una o dos frases.

lesson-donjonz-goal = Trae oro y vence monstruos: las dos cosas dan puntos. Primero colocamos la mazmorra y luego la recorremos.
lesson-donjonz-lay-drag = Esta es la siguiente carta. Arrástrala a la mazmorra: un marco dorado muestra dónde quedará.
lesson-donjonz-lay-turn = ¡Bien puesta! Ahora toca la siguiente carta. Cada toque la gira.
lesson-donjonz-lay-tap = Vale en cualquier sentido. Ahora toca un sitio libre junto a la mazmorra.
lesson-donjonz-lay-here = ¿Ahí? Toca «Colocar aquí». O toca otro sitio.
lesson-donjonz-lay-rule = Tiene que tocar la mazmorra, lado con lado, y no cubrir ninguna carta.
lesson-donjonz-lay-compact = Bien juntas dejan más caminos al héroe. La bombilla conoce buenos sitios.
lesson-donjonz-lay-rest = ¡Ya lo tienes! Yo coloco el resto.
lesson-donjonz-walk-step = ¡En marcha! Toca una casilla que brille o desliza el dedo hacia ella.
lesson-donjonz-walk-once = Solo se pisa una vez cada casilla. No hay salida: el paseo acaba cuando no queda ningún paso.
lesson-donjonz-walk-pouch = ¡Oro! Cada bolsa que conserves al final vale 2 puntos.
lesson-donjonz-walk-weapon = ¡Un arma! Va a tu zurrón, donde caben dos.
lesson-donjonz-walk-monster = Cada monstruo muestra el arma que lo vence. Cuantos más venzas, más vale cada uno.
lesson-donjonz-walk-danger = ¡Cuidado! El círculo pequeño muestra el arma que necesitas. Sin ella pierdes todo tu oro y, sin oro, la partida.
lesson-donjonz-walk-key = ¡La llave! Pisa con ella la puerta cerrada y tu oro se duplica.
lesson-donjonz-walk-door = La puerta no es la salida: con la llave duplica tu oro. Si la pisas sin ella, pierdes la ocasión.
lesson-donjonz-end = No queda ningún paso, así que toca contar. ¡Buena caminata!
