### La primera partida de Donjonz, contada en bocadillos de una o dos frases.

lesson-donjonz-lay-drag = Esta es la siguiente carta. Arrástrala hasta la mazmorra y suéltala donde encaje.
lesson-donjonz-lay-turn = Toca la carta para girarla. Vale en cualquier sentido.
lesson-donjonz-lay-rule = Al menos una de sus casillas debe tocar una de la mazmorra, lado con lado. Un marco dorado indica que cabe.
lesson-donjonz-lay-compact = Deja las cartas bien juntas: tu héroe tendrá más caminos.
lesson-donjonz-walk-step = ¡En marcha! Toca una casilla que brille, o desliza el dedo, para dar un paso.
lesson-donjonz-walk-once = Cada casilla se pisa una sola vez. Mira bien antes de cada paso.
lesson-donjonz-walk-pouch = ¡Oro! Cada bolsa que traigas vale 2 puntos.
lesson-donjonz-walk-weapon = Un arma: tómala o déjala. Puedes llevar dos.
lesson-donjonz-walk-monster = Cada monstruo muestra el arma que lo vence. Cuantos más venzas, más vale cada uno.
lesson-donjonz-walk-danger = ¡Cuidado! El círculo pequeño muestra el arma que necesitas. Sin ella pierdes todo tu oro y, sin oro, la partida.
lesson-donjonz-walk-key = ¡La llave! Llévala a la puerta cerrada y tu oro se duplicará.
lesson-donjonz-walk-door = La puerta solo se abre con la llave. Si la pisas sin ella, se queda cerrada para siempre.
lesson-donjonz-end = No queda ningún paso, así que toca contar. ¡Buena caminata!
