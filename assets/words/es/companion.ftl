### Palabras de los acompañantes de mesa: para juegos con la caja de verdad o un kit impreso.

home-table = En la mesa
home-table-hint = Con la caja

## La página que lleva a ellos.

companion-hall-about = ¿Tienes la caja, o nuestro kit impreso, en la mesa? Pon el teléfono en medio: mide el tiempo y cuenta lo que apuntarías en papel.
companion-hall-timer = Para cualquier juego
companion-hall-print = Cartas, fichas y hojas para recortar
companion-hall-knock = Fichas de Tiempo, Silencio, peligros, diario de aventura
companion-hall-donjonz = La hoja de inventario, con puntos y título

## Todos los acompañantes.

companion-redo = Rehacer
companion-close = Cerrar
companion-switches = Lo que se lleva aquí
companion-switches-about = Apaga lo que lleves en papel o con las piezas de la caja.
companion-reset = Empezar de nuevo
companion-reset-title = ¿Empezar de nuevo?
companion-reset-about = Se borra toda la hoja. Después aún se puede deshacer.
companion-reset-yes = Borrar
companion-reset-no = Déjalo

## Knock: sus páginas y partes.

companion-keep = Torreón
companion-danger = Peligro
companion-adventure = Aventura
companion-track-sand = Reloj de arena
companion-track-voice = Habla o Silencio
companion-track-tokens = Criaturas y fichas de Tiempo
companion-track-danger = Sumar peligros
companion-track-spells = Fichas de Grimorio
companion-track-chests = Cofres
companion-track-log = Diario de aventura

## El Torreón.

companion-sand = Quedan { $time }. Abrir el reloj de arena.
companion-turn-token = Toca para dar la vuelta a la ficha.
companion-reserve = Reserva
companion-enter = Criatura
companion-alarm = Alarma
companion-nobody = No hay criaturas en el Torreón. Cuando llegue una, toca «Criatura».
companion-creature = Criatura { $number }
companion-time = { $tokens ->
    [one] { $tokens } ficha de Tiempo
   *[other] { $tokens } fichas de Tiempo
}
companion-tokens = { $tokens ->
    [one] Queda { $tokens } ficha
   *[other] Quedan { $tokens } fichas
}
companion-last-token = ¡Última ficha! La próxima alarma hace perder.
companion-gives-alarm = ¡Da la alarma!
companion-frozen = Congelada: ya no da la alarma
companion-alarm-given = ¡Alarma! Se fue la última ficha: { $creature }. El Torreón está perdido.
companion-write-lost = Apuntarlo y reintentar
companion-beaten = Vencida: { $creature }
companion-beat = Vencida
companion-freeze = Congelada por el Destello de hielo
companion-burn = Quemada por la Bola de fuego
companion-by-time = Cualquier criatura
companion-by-time-about = Toca el número de Tiempo de su carta.
companion-by-name = Criaturas de nuestra baraja
companion-by-name-keep = Criaturas de nuestra baraja, Torreón { $level }
companion-in-keep = Ya está en el Torreón

## Los peligros.

companion-quiet = 5 o menos
companion-quiet-about = Una sala sigue tranquila. Una criatura cae.
companion-loud = 6 o más
companion-loud-about = Una sala hace perder. Una criatura resiste.
companion-corner = { $corner }: { $value }
companion-corner-poisoned = { $corner }: envenenada, cuenta 0
companion-corner-top-left = Esquina superior izquierda
companion-corner-top-right = Esquina superior derecha
companion-corner-bottom-left = Esquina inferior izquierda
companion-corner-bottom-right = Esquina inferior derecha
companion-value = La esquina muestra { $value }
companion-poison = La esquina está envenenada
companion-wipe = Otra carta

## La aventura.

companion-spells-about = Toca una ficha al encontrarla y otra vez al usarla.
companion-chests-about = En vuestra cadena más larga de cartas con cofres.
companion-chest-less = Un cofre menos
companion-chest-more = Un cofre más
companion-tries = { $tries ->
    [0] Aún sin intentar
    [one] { $tries } intento
   *[other] { $tries } intentos
}
companion-free = libre
companion-next = Es el próximo Torreón.
companion-finished-about = Para volver a salir, empieza de nuevo en la rueda dentada.
companion-won = Torreón ganado
companion-lost = Torreón perdido
companion-found = ¿Qué ficha habéis sacado?
companion-found-about = Sacad una de la caja, boca abajo.
companion-found-none = Ninguna ficha

## Por qué no.

companion-no-tokens = { $reserve ->
    [0] Necesita { $needs } fichas de Tiempo y la reserva está vacía: según las reglas, el Torreón está perdido.
   *[other] Necesita { $needs } fichas de Tiempo y la reserva solo tiene { $reserve }: según las reglas, el Torreón está perdido.
}
companion-no-twice = Esa carta ya está en el Torreón.
companion-no-after-alarm = Se dio la alarma. Apunta la derrota o deshaz.
companion-no-alarm = Nadie en el Torreón tiene fichas de Tiempo.
companion-no-frozen = Ya está congelada.
companion-no-knight = El Caballero Negro aguanta mientras quede en pie una criatura congelada.
companion-no-spell = No tenéis esta ficha: { $spell }.
companion-no-finished = Los cuatro Torreones son libres. Empieza de nuevo en la rueda dentada.

## Donjonz.

companion-track-gold = Bolsas de oro
companion-track-monsters = Monstruos
companion-track-weapons = Armas
companion-track-key = Llave
companion-track-score = Puntos y título
companion-pouch = Bolsa
companion-door = Puerta ×2
companion-door-open = Puerta abierta
companion-meet = ¿Un monstruo? Si llevas su arma, cae. Si no, pierdes todo el oro.
companion-robbed = Se llevó mi oro
companion-weapon-free = Toca para cogerla
companion-weapon-held = En la mano. Toca para soltarla del todo.
companion-weapon-dropped = Soltada del todo
companion-no-fallen = Tu héroe ha caído. Deshaz o empieza de nuevo en la rueda dentada.
companion-no-room = No queda sitio en la hoja.
companion-no-hand = Las dos manos están llenas. Toca primero el arma que sueltas.
companion-no-dropped = Soltada del todo.
companion-no-second-key = Ya tienes la llave.
companion-no-key = Sin la llave no pasa nada.
companion-no-door = La puerta ya está abierta.
