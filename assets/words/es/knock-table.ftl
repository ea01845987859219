### Knock en pantalla: la mesa.

## The bar and the hand.

knock-pause = Pausa
knock-keep = Torreón { $level }
knock-clock = Quedan { $minutes } minutos { $seconds } segundos
knock-speech = ¡Hablad!
knock-silence = ¡Silencio!
knock-reserve = { $tokens ->
    [one] { $tokens } ficha de Tiempo en la reserva
   *[other] { $tokens } fichas de Tiempo en la reserva
}
knock-pile = { $cards ->
    [one] { $cards } carta en el mazo
   *[other] { $cards } cartas en el mazo
}
knock-turn = Turno de { $name }
knock-board = El Torreón
knock-home = Ver todo el Torreón
knock-closer = Ver más de cerca
knock-arrow = { $tokens ->
    [one] Hacia { $card }: queda { $tokens } ficha de Tiempo
   *[other] Hacia { $card }: quedan { $tokens } fichas de Tiempo
}
knock-card = { $name }. { $text }
knock-card-hall = Sala, peligro { $danger }
knock-card-creature = { $tokens ->
    [one] Criatura, peligro { $danger }, { $tokens } ficha de Tiempo
   *[other] Criatura, peligro { $danger }, { $tokens } fichas de Tiempo
}
knock-card-chests = { $chests ->
    [one] { $chests } cofre
   *[other] { $chests } cofres
}
knock-card-silence = da la vuelta a Palabra/Silencio
knock-card-silence-solo = Silencio: no robas carta por ella
knock-turn-card = Girar la carta
knock-place = Colocar
knock-place-loses = Pierde…
knock-place-dared = ¿Perder igual?
knock-dare = Así se pierde la partida. Toca otra vez solo si lo quieres.
knock-place-at = Colocar aquí. { $text }
knock-cancel = Déjalo
knock-hint = Una pista

## What to do.

knock-advice = Toca una carta o arrástrala a una esquina
knock-advice-silence = Chis…
knock-advice-knight = ¡Coloca al Caballero Negro!
knock-advice-bot = { $name } está pensando…
knock-advice-fireball = Bola de fuego: una criatura sale del Torreón. Tócala.
knock-advice-ice-flash = Destello de hielo: una criatura ya no da la alarma. Tócala.
knock-advice-poison = Veneno: una esquina vale 0 desde ahora. Toca esa esquina de una criatura.
knock-advice-sphere = Esfera del silencio: podéis volver a hablar. Tócala otra vez.
knock-hint-silent = No hay pistas mientras dure el silencio.
knock-hint-spell = Un buen jugador lanzaría ahora { $spell } sobre { $card }.
knock-no-target = No hay ninguna criatura a la que lanzarlo.

## What would happen.

knock-prospect-won = El Caballero Negro cae: ¡el Torreón es vuestro!
knock-prospect-falls = { $card } cae con { $danger }.
knock-prospect-fights = { $card } sigue luchando con { $danger }.
knock-prospect-quiet = { $card } sigue en calma con { $danger }.
knock-prospect-brink = { $card } sigue en calma por poco con { $danger }: ¡ni uno más!
knock-prospect-all-quiet = Todo sigue en calma.
knock-prospect-rest-quiet = Lo demás sigue en calma.
knock-prospect-lost = Perdéis: { $why }
knock-badge-quiet = calma
knock-badge-brink = por poco
knock-badge-loud = ¡ruido!
knock-badge-falls = ¡vencida!
knock-badge-fights = resiste

## What lies in the Keep.

knock-laid-hall = { $card }: peligro { $danger }
knock-laid-fighting = { $tokens ->
    [one] { $card }: peligro { $danger }, queda { $tokens } ficha de Tiempo
   *[other] { $card }: peligro { $danger }, quedan { $tokens } fichas de Tiempo
}
knock-laid-frozen = { $card }: peligro { $danger }, criatura helada
knock-laid-beaten = { $card }: peligro { $danger }, criatura vencida

## Spells.

knock-spell-fireball = Bola de fuego
knock-spell-ice-flash = Destello de hielo
knock-spell-poison = Veneno
knock-spell-sphere = Esfera del silencio
knock-token = Hechizo: { $spell }
knock-token-spent = Hechizo usado: { $spell }
knock-cast = { $spell } sobre { $card }

## Covers.

knock-deal-sand = Coged vuestras cartas cuando estéis listos. La arena corre en cuanto llamáis.
knock-deal-elsewhere = Dad la vuelta a vuestro reloj de arena y llamad.
knock-deal-untimed = Hoy sin arena: tomaos vuestro tiempo.
knock-deal-begins = empieza.
knock-knock = ¡Toc, toc!
knock-pass-to = Pasadlo a { $name }
knock-pass-tap = Toca para ver tus cartas
knock-paused = En pausa
knock-paused-sand = La arena no corre y las cartas están tapadas.
knock-paused-text = Nadie ve las cartas.
knock-go-on = Continuar
knock-leave = Dejar la mesa
knock-rules = Reglas
knock-knight-comes = ¡El Caballero Negro!

## Sand.

knock-sand-three-minutes = Quedan tres minutos.
knock-sand-one-minute = ¡Queda un minuto!
knock-sand-ten-seconds = ¡Diez segundos!
knock-sand-out = La arena se acabó
knock-sand-asked = ¿Se acabó la arena?
knock-sand-asked-about = Entonces el Torreón está perdido, sin vuelta atrás.
knock-sand-runs = No, seguimos
knock-sand-timer = El reloj de arena de la app

## Floating words and the end.

knock-float-beaten = ¡Victoria!
knock-float-held-out = ¡Aún no!
knock-float-last = ¡Última ficha!
knock-float-frozen = ¡Brrr!
knock-won = ¡El Torreón es vuestro!
knock-lost = Derrota…
knock-lost-noise = Demasiado ruido, { $card }: { $danger }.
knock-lost-alarm = { $card } da la alarma: pierde su última ficha.
knock-lost-reserve = { $needs ->
    [one] { $card } necesita { $needs } ficha, la reserva tiene { $reserve }.
   *[other] { $card } necesita { $needs } fichas, la reserva tiene { $reserve }.
}
knock-lost-time = La arena se acabó antes de que cayera el Caballero Negro.
knock-lost-cards = Nadie tiene más cartas y el Caballero Negro sigue en pie.

## Why not.

knock-illegal-knight-first = Primero el Caballero Negro.
knock-illegal-covers-more = Taparía más de una esquina de esta carta: { $card }.
knock-illegal-covers-none = Debe tapar una esquina del Torreón.
knock-illegal-no-creature = Ahí no lucha ninguna criatura.
knock-illegal-knight-immune = El fuego no le hace nada al Caballero Negro.
knock-illegal-solo = Juegas en solitario: habla cuanto quieras.
knock-illegal-may-speak = Ya podéis hablar.

## What screen readers say.

knock-heard-placed = Carta colocada: { $card }.
knock-heard-speech = Podéis hablar de nuevo.
knock-heard-silence = Silencio: ya no habla nadie.
knock-heard-beaten = Criatura vencida: { $card }.
knock-heard-held-out = El Caballero Negro resiste mientras esta criatura siga helada: { $card }.
knock-heard-token = { $left ->
    [one] { $card }: queda { $left } ficha.
   *[other] { $card }: quedan { $left } fichas.
}
knock-heard-knight = Llega el Caballero Negro. Colócalo ya.
knock-heard-burned = Criatura eliminada: { $card }.
knock-heard-frozen = Criatura helada: { $card }.
knock-heard-poisoned = Esa esquina ya no cuenta.
knock-heard-won = El Caballero Negro ha sido vencido. El Torreón es vuestro.

## Talk at the table.

talk-speak = Decir algo
talk-sign = Hacer una seña
talk-said = { $name }: { $words }
talk-say-mine = Déjamelo a mí: { $card }
talk-say-helpless = No puedo con esto: { $card }.
talk-say-zeros = Tengo una carta de ceros.
talk-say-silence = Puedo dar la vuelta al Silencio.
talk-say-creatures = ¡Solo tengo criaturas!
talk-say-fine = Voy bien, sigue.
talk-sign-mine = se señala, espada en alto
talk-sign-helpless = dice que no con la cabeza
talk-sign-zeros = forma un cero con los dedos
talk-sign-silence = se lleva un dedo a los labios
talk-sign-creatures = enseña las garras
talk-sign-fine = asiente
