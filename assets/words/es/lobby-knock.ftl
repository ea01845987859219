### Knock alrededor de su mesa: el vestíbulo, el grupo, la aventura, el final, la repetición, los récords.

lobby-knock-new = Nueva partida
lobby-knock-adventure = Aventura
lobby-knock-adventure-at = Aventura: Torreón { $level }
lobby-knock-first = ¿Primera visita? Con calma: en la lección no cae la arena.
lobby-knock-won = Ganadas
lobby-knock-left = Mejor tiempo
code-hint-knock = El código de un amigo te reparte las mismas cartas.
code-good-knock = ¡Es un Torreón!

## El grupo

party-title = Nueva partida
party-players = Jugadores
party-how-many = ¿Cuántas personas juegan?
party-players-given = { $players ->
    [one] Este código es para un jugador.
   *[other] Este código es para { $players } jugadores.
}
party-name = Nombre: { $name }
party-naming = Tu nombre
party-own-name = Borrar el nombre
party-person = Persona
party-bot = Robot
party-one-person = Al menos uno tiene que ser una persona.
party-first = ¿Quién empieza?
party-first-about = ¿Quién visitó un castillo hace menos tiempo? Que enseñe sus botas llenas de barro, y empiece.
party-pace = ¿A qué ritmo juegan los robots?
party-pace-slow = Despacio
party-pace-usual = Normal
party-pace-quick = Rápido
party-keep = Torreón
party-which-keep = ¿Qué Torreón?
party-keep-1 = El primer Torreón: perfecto para empezar.
party-keep-2 = Seis cartas más: una armadura a la pata coja, una banshee, un trol.
party-keep-3 = Seis cartas más: un vampiro, una cocatriz, un oso con muy poco tiempo.
party-keep-4 = Seis cartas más: un cíclope, un diablillo y un minotauro que nadie quiere encontrar.
party-time = Arena
party-sand = ¿Dónde cae la arena?
party-sand-here = En la app
party-sand-table = En la mesa
party-sand-none = Sin arena
party-sand-here-about = El reglamento da seis minutos.
party-sand-table-about = Den la vuelta a su propio reloj al empezar, y avisen a la app cuando se acabe.
party-sand-none-about = Todo el tiempo que quieran. En solitario o con robots también se puede recuperar una carta.
party-sand-time = { $time } de arena
party-sand-less = Medio minuto menos
party-sand-more = Medio minuto más
party-sand-hidden = Cuando la app no se ve
party-sand-waits = La arena espera
party-sand-strict = La arena sigue
party-start = Al ataque

seat-1 = Coral
seat-2 = Musgo
seat-3 = Celeste
seat-4 = Ciruela
seat-5 = Marfil
seat-6 = Laguna

## La aventura

quest-title = Aventura
quest-next = El Torreón { $level } espera
quest-about = Cuatro Torreones, cada uno más difícil que el anterior. Cada Torreón liberado da una ficha de Grimorio para el resto del camino.
quest-no-tokens = Aún no hay fichas de Grimorio. Liberen este Torreón para encontrar una.
quest-tokens = Estas fichas de Grimorio son del grupo.
quest-running = El ataque ha empezado. ¡El grupo espera!
quest-finished = ¡Los cuatro Torreones son libres!
quest-finished-about = Cuatro Caballeros vencidos, y ninguno oyó nada. Se cantarán canciones, en voz baja.
quest-attack = Atacar el Torreón { $level }
quest-continue = Seguir en el Torreón { $level }
quest-anew = Una nueva aventura
quest-party = El grupo
quest-note = Copiar una nota
quest-over = Empezar de cero
quest-given-up = De vuelta al primer Torreón, sin fichas.
quest-keep-free = Torreón { $level }: libre
quest-keep-next = Torreón { $level }: por venir
quest-keep-locked = Torreón { $level }: cerrado
quest-token-held = { $spell }: en mano
quest-token-missing = { $spell }: por encontrar

## Una nota

note-title = Copiar una nota
note-about = ¿Pararon entre dos Torreones y lo apuntaron? Copien aquí su nota.
note-keep = El Torreón por venir
note-tokens = Fichas de Grimorio del grupo
note-take = Seguir desde aquí
note-taken = La aventura sigue donde decía la nota.
note-too-many = { $count ->
    [one] Una ficha es demasiado antes del Torreón { $level }: cada Torreón liberado da una.
   *[other] { $count } fichas son demasiadas antes del Torreón { $level }: cada Torreón liberado da una.
}
note-twice = Solo hay una ficha: { $spell }.
note-refused = Ninguna aventura puede estar en este punto.

## El final

won-title = ¡El Torreón { $level } es libre!
won-why = El Caballero Negro cae con { $danger }. De verdad que no oyó nada.
won-why-card = Última carta: { $card }. El Caballero Negro cae con { $danger }, y de verdad que no oyó nada.
won-why-poison = Bastó el veneno: el Caballero Negro cae con { $danger }.
lost-noise = ¡Demasiado ruido!
lost-alarm = ¡Alarma!
lost-reserve = ¡Sin fichas de Tiempo!
lost-time = ¡Se acabó la arena!
lost-cards = ¡Sin cartas!
loss-noise = { CAPITAL($card-the) } llega a { $danger }. Una sala aguanta 5 como mucho, y lo oyó todo el mundo.
loss-noise-beaten = { $card-gender ->
    [feminine] { CAPITAL($card-the) } ya estaba vencida, pero llega a { $danger }. Una sala aguanta 5 como mucho.
   *[masculine] { CAPITAL($card-the) } ya estaba vencido, pero llega a { $danger }. Una sala aguanta 5 como mucho.
}
loss-alarm = { CAPITAL($creature-the) } seguía en { $danger } al perder su última ficha de Tiempo, y dio la alarma.
loss-reserve = { $needs ->
    [one] { CAPITAL($creature-the) } pedía una ficha de Tiempo, pero en la reserva solo había { $reserve }.
   *[other] { CAPITAL($creature-the) } pedía { $needs } fichas de Tiempo, pero en la reserva solo había { $reserve }.
}
loss-time-stood = Cayó el último grano, y el Caballero Negro seguía en pie con { $danger }.
loss-time-hidden = { $cards ->
    [0] Cayó el último grano sin que apareciera el Caballero Negro: era la siguiente carta del mazo.
    [one] Cayó el último grano sin que apareciera el Caballero Negro: en el mazo quedaba una carta antes que él.
   *[other] Cayó el último grano sin que apareciera el Caballero Negro: en el mazo quedaban { $cards } cartas antes que él.
}
loss-time-drawn = Cayó el último grano antes de que se colocara el Caballero Negro.
loss-cards = Nadie tiene cartas, y el Caballero Negro sigue en pie con { $danger }.
finish-lesson = Esto era la lección. ¡Ya sabes jugar sin ruido!
finish-adventure = ¡La aventura está completa!
finish-first = ¡Primera victoria aquí con este número de jugadores!
finish-first-solo = ¡Tu primera victoria aquí en solitario!
finish-fastest = ¡Nunca sobró tanto tiempo!
finish-richest = ¡Nunca hubo tantos cofres!
finish-left = Tiempo restante
finish-chests = { $cards ->
    [0] Cofres: ninguna cadena
    [one] Cofres de una cadena de una carta
   *[other] Cofres de una cadena de { $cards } cartas
}
finish-found = ¡Ficha de Grimorio encontrada: { $spell }!
finish-next = Atacar el Torreón { $level }
finish-retry = Reintentar el Torreón { $level }
finish-map = El mapa
finish-near = Ver de cerca
finish-whole = Ver todo el Torreón
finish-new = Nueva partida
finish-again = Mismas cartas
finish-for-real = Ahora de verdad
finish-share = Compartir { $code }
knock-code-copied = { $code } copiado. Quien escriba este código tendrá las mismas cartas.
knock-invitation = ¿Puedes tomar este Torreón? { $code } { $link }

## Volver a ver una partida

told-begin = La primera carta abre el Torreón.
told-player = { $name }:

## Récords

records-title = Récords
records-won = Ganadas: { $won } de { $played }
records-left = quedan { $time }
records-chests = { $chests ->
    [one] un cofre
   *[other] { $chests } cofres
}
records-players = { $players ->
    [one] En solitario
   *[other] { $players } jugadores
}
records-was-won = ganada
records-was-lost = perdida
records-empty = Ningún Torreón atacado
records-empty-hint = El Caballero Negro le saca brillo a su armadura. ¡Sorpréndelo!
