### Las palabras del reloj para toda la mesa.

clock-title = Reloj de mesa
clock-about = El tiempo de cada cual, de 2 a 6 en torno a un aparato
clock-settings = Ajustes
clock-runs-on = El reloj sigue, y avisa en cualquier parte de Sablier.

## En torno a la mesa.

clock-begins = ¿Empiezas? Toca.
clock-done = { $time } · toca al acabar
clock-held = En pausa: toca para seguir
clock-next = Después
clock-out = Se acabó el tiempo
clock-sits-out = No juega
clock-turns = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
}
clock-round-number = Ronda { $round }
clock-round = Ronda { $round }: { $time }

## Lo que dice.

clock-says-minutes = { $minutes ->
    [one] ¡{ $name }, un minuto!
   *[other] ¡{ $name }, { $minutes } minutos!
}
clock-says-seconds = { $seconds ->
    [one] ¡{ $name }, { $seconds } segundo!
   *[other] ¡{ $name }, { $seconds } segundos!
}
clock-says-out = ¡{ $name }, se acabó el tiempo!
clock-says-round = ¡Esta ronda se alarga!

## Sus ajustes.

clock-game = La partida
clock-begun = Hay una partida en marcha. Para cambiar de tiempo o de jugadores, empieza de nuevo.
clock-anew = Nueva partida
clock-players = Jugadores
clock-manner = Cómo corre el tiempo
clock-manner-chess = Ajedrez
clock-manner-chess-about = Cada cual tiene el mismo tiempo para todos sus turnos.
clock-manner-increment = Con extra
clock-manner-increment-about = Cada turno acabado trae un poco de tiempo.
clock-manner-sand = Arena
clock-manner-sand-about = El tiempo que usas corre hacia los demás, como en un reloj de arena.
clock-length = { $time } por jugador
clock-length-less = Menos tiempo por jugador
clock-length-more = Más tiempo por jugador
clock-increment = Extra por turno
clock-increment-seconds = { $number } s
clock-round-most = Una ronda dura como mucho
clock-round-any = Libre
clock-order = Orden de juego
clock-reverse = Al revés
clock-naming = Nombre del jugador
clock-rename = { $name }. Cambiar el nombre.
clock-plays = { $name } juega
clock-sits = { $name } no juega
clock-earlier = { $name } juega antes
clock-two-play = Tienen que jugar dos.
clock-warn = A { $time }
clock-voice = Una voz lo dice también
