### Lo que comparten los vestíbulos de todos los juegos: botones, códigos, mejores puntuaciones, teclado, repeticiones.

lobby-continue = Continuar
lobby-lesson = Aprender jugando
lobby-lesson-again = Lección
lobby-code = Usar un código
lobby-scores = Mejores marcas
lobby-rules = Reglas
lobby-print = Imprimir
lobby-best = Récord
lobby-last = Última

## Códigos

code-title = Usar un código
code-paste = Pegar
code-play = Jugar
code-missing = { $count ->
    [one] Falta { $count } letra
   *[other] Faltan { $count } letras
}
code-other-game = Este código es de otro juego.
code-other-deck = Este código es de otras cartas.
code-mistyped = Una de las letras no es correcta.
code-unknown-letter = Un código no lleva «{ $letter }».
code-garbage = Esto no es un código de partida.
code-nothing = No hay nada que pegar.

## Mejores puntuaciones

scores-title = Mejores marcas
scores-hint = Toca una marca para repetir su mazmorra.
scores-empty = Ninguna mazmorra explorada
scores-empty-hint = Los esqueletos se aburren. ¡Ven a saludarlos!
scores-row = { $score ->
    [one] { $place }. { $score } punto, { $rank }, { $date }, código { $code }
   *[other] { $place }. { $score } puntos, { $rank }, { $date }, código { $code }
}
scores-date = { $day }/{ $month }/{ $year }
scores-points = { $score ->
    [one] punto
   *[other] puntos
}

## El teclado

keypad-letter = Letra { $letter }
keypad-space = Espacio
keypad-hyphen = Guion
keypad-apostrophe = Apóstrofo
keypad-signs = Cifras y acentos
keypad-letters = Letras sin acento
keypad-erase = Borrar
keypad-done = Listo

## Volver a ver una partida

replay-title = Volver a ver
replay-at = Jugada { $nth } de { $total }
replay-play = Reproducir
replay-pause = Pausa
replay-before = Jugada anterior
replay-next = Jugada siguiente

## Lecciones

lesson-skip = Saltar la lección
lesson-next = Siguiente
lesson-leave = Si sales, la lección te espera en la entrada del juego.
