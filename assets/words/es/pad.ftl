### Las palabras de la libreta de puntos para cualquier juego.

pad-title = Libreta
pad-about = Los puntos de cualquier otro juego, sumados
pad-scores = Puntos
pad-people = Jugadores
pad-words = Nota
pad-keep-sums = Totales y puestos
pad-keep-note = Nota
pad-player = Jugador { $number }
pad-round = Ronda { $round }
pad-points = Puntos
pad-column = Columna { $number }
pad-sum = Total
pad-has = { $name }: { $points }.
pad-place = Puesto { $place }
pad-add-round = Ronda
pad-share = Compartir como imagen
pad-print = Imprimir una hoja

## Apuntar.

pad-entry = { $round } · { $name }
pad-sign = Más o menos
pad-previous = La casilla anterior
pad-next = La casilla siguiente
pad-name-round = Nombre de la ronda
pad-remove-round = Borrar la ronda

## Jugadores y columnas.

pad-game = El juego
pad-low-is-best = Gana el total más bajo
pad-columns-about = Lo que cada cual apunta en una ronda. Lo que no está marcado no entra en el total.
pad-add-player = Jugador
pad-add-column = Columna
pad-rename = { $name }. Cambiar el nombre.
pad-counts = { $name } cuenta
pad-remove = Borrar { $name }
pad-naming-title = Nombre del juego
pad-naming-player = Nombre del jugador
pad-naming-column = Nombre de la columna
pad-naming-round = Nombre de la ronda
pad-note-empty = Toca aquí para escribir.

## Por qué no se apunta algo.

pad-no-room = No caben más.
pad-no-less = Tiene que quedar uno.
pad-no-longer = No caben más cifras o letras.
