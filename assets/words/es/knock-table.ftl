### Knock en pantalla: la mesa.

## The bar and the hand.

knock-pause = Pausa
knock-keep = Torreón { $level }
knock-clock = { $minutes ->
    [one] { $seconds ->
        [one] Queda { $minutes } minuto { $seconds } segundo
       *[other] Queda { $minutes } minuto { $seconds } segundos
    }
   *[other] { $seconds ->
        [one] Quedan { $minutes } minutos { $seconds } segundo
       *[other] Quedan { $minutes } minutos { $seconds } segundos
    }
}
knock-speech = ¡A hablar!
knock-silence = ¡Silencio!
knock-side-speech = Palabra
knock-side-silence = Silencio
knock-reserve = { $tokens ->
    [one] { $tokens } ficha de Tiempo en la reserva
   *[other] { $tokens } fichas de Tiempo en la reserva
}
knock-pile = { $cards ->
    [one] { $cards } carta en el mazo
   *[other] { $cards } cartas en el mazo
}
knock-about-speech = Se puede hablar, hasta que alguien coloque una carta con el globo tachado.
knock-about-silence = Nadie habla hasta la próxima carta con el globo tachado. Se permiten señas.
knock-turn = Turno de { $name }
knock-your-turn = Tu turno
knock-board = El Torreón
knock-home = Ver todo el Torreón
knock-closer = Ver más de cerca
knock-arrow = { $tokens ->
    [one] Hacia { $card-the }: queda { $tokens } ficha de Tiempo
   *[other] Hacia { $card-the }: quedan { $tokens } fichas de Tiempo
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
knock-card-silence = voltea la ficha de Palabra y Silencio
knock-card-silence-solo = Silencio: no robas carta por ella
knock-turn-card = Girar la carta
knock-place = Colocar
knock-place-loses = Se pierde…
knock-place-dared = ¿Perder igual?
knock-dare = Así se pierde la partida. Toca otra vez solo si quieres.
knock-place-at = Colocar aquí. { $text }
knock-cancel = Cancelar
knock-hint = Una pista

## What to do.

knock-advice = Toca una carta o arrástrala a una esquina
knock-advice-silence = Chis… Juega sin decir nada.
knock-advice-knight = ¡Coloca al Caballero Negro!
knock-advice-lost = Ahora se pierde con cualquier carta.
knock-advice-lost-undo = Ahora se pierde con cualquier carta: recupera una.
knock-advice-lost-spell = Ahora se pierde con cualquier carta: lanza un hechizo.
knock-advice-bot = { $name } está pensando…
knock-advice-fireball = Bola de fuego: una criatura sale del Torreón. Tócala.
knock-advice-ice-flash = Destello de hielo: una criatura ya no da la alarma. Tócala.
knock-advice-poison = Veneno: una esquina vale 0 desde ahora. Toca esa esquina de una criatura.
knock-advice-sphere = Esfera del silencio: se puede volver a hablar. Tócala otra vez.
knock-hint-silent = No hay pistas mientras dure el silencio.
knock-hint-spell = Un buen jugador lanzaría ahora { $spell } sobre { $card-the }.
knock-no-target = No hay ninguna criatura a la vista para este hechizo.

## What would happen.

knock-prospect-won = El Caballero Negro cae: ¡victoria!
knock-prospect-falls = { CAPITAL($card-the) } cae con { $danger }.
knock-prospect-fights = { CAPITAL($card-the) } resiste con { $danger }.
knock-prospect-quiet = { CAPITAL($card-the) } sigue en calma con { $danger }.
knock-prospect-brink = { CAPITAL($card-the) } sigue en calma por poco con { $danger }: ¡ni uno más!
knock-prospect-brinks = { $halls } cartas siguen en calma por poco con 5: ¡ni uno más!
knock-prospect-all-quiet = Todo sigue en calma.
knock-prospect-rest-quiet = Lo demás sigue en calma.
knock-prospect-lost = Se pierde: { $why }
knock-badge-quiet = calma
knock-badge-brink = por poco
knock-badge-loud = ¡ruido!
knock-badge-falls = ¡cae!
knock-badge-fights = resiste

## What lies in the Keep.

knock-laid-hall = { $card }: peligro { $danger }
knock-laid-fighting = { $tokens ->
    [one] { $card }: peligro { $danger }, queda { $tokens } ficha de Tiempo
   *[other] { $card }: peligro { $danger }, quedan { $tokens } fichas de Tiempo
}
knock-laid-frozen = { $card-gender ->
    [feminine] { $card }: peligro { $danger }, congelada
   *[masculine] { $card }: peligro { $danger }, congelado
}
knock-laid-beaten = { $card-gender ->
    [feminine] { $card }: peligro { $danger }, vencida
   *[masculine] { $card }: peligro { $danger }, vencido
}

## Spells.

knock-spell-fireball = Bola de fuego
knock-spell-ice-flash = Destello de hielo
knock-spell-poison = Veneno
knock-spell-sphere = Esfera del silencio
knock-token = Hechizo: { $spell }
knock-token-spent = Hechizo usado: { $spell }
knock-cast = { $spell } sobre { $card-the }

## Covers.

knock-deal-sand = Llamen cuando quieran: verán sus cartas y correrá la arena.
knock-deal-elsewhere = Den la vuelta a su reloj de arena y llamen.
knock-deal-untimed = Hoy sin arena: no hay prisa.
knock-deal-begins = { $name } empieza.
knock-deal-you-begin = Empiezas tú.
knock-knock = ¡Toc, toc!
knock-pass-to = Pásalo a { $name }
knock-pass-tap = Toca para ver tus cartas
knock-paused = En pausa
knock-paused-sand = La arena no corre y las cartas están cubiertas.
knock-paused-text = Nadie ve las cartas.
knock-go-on = Seguir
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

knock-float-beaten = ¡Una menos!
knock-float-held-out = ¡Aún no!
knock-float-last = ¡Última ficha!
knock-float-frozen = ¡Brrr!
knock-won = ¡El Torreón es libre!
knock-lost = Derrota…
knock-lost-noise = { CAPITAL($card-the) } hace demasiado ruido: { $danger }.
knock-lost-alarm = { CAPITAL($card-the) } da la alarma: pierde su última ficha.
knock-lost-reserve = { $needs ->
    [one] { CAPITAL($card-the) } necesita { $needs } ficha, la reserva tiene { $reserve }.
   *[other] { CAPITAL($card-the) } necesita { $needs } fichas, la reserva tiene { $reserve }.
}
knock-lost-time = La arena se acabó antes de que cayera el Caballero Negro.
knock-lost-cards = Nadie tiene más cartas y el Caballero Negro sigue en pie.

## Why not.

knock-illegal-knight-first = Primero el Caballero Negro.
knock-illegal-covers-more = Cubriría más de una esquina de la misma carta: { $card }.
knock-illegal-covers-none = Debe cubrir una esquina del Torreón.
knock-illegal-no-creature = Ahí no lucha ninguna criatura.
knock-illegal-knight-immune = El fuego no le hace nada al Caballero Negro.
knock-illegal-solo = Juegas en solitario: habla cuanto quieras.
knock-illegal-may-speak = Ya se puede hablar.

## What screen readers say.

knock-heard-placed = Carta colocada: { $card }.
knock-heard-speech = Se puede hablar de nuevo.
knock-heard-silence = Silencio: ya no habla nadie.
knock-heard-beaten = { $card-gender ->
    [feminine] { CAPITAL($card-the) } queda vencida.
   *[masculine] { CAPITAL($card-the) } queda vencido.
}
knock-heard-held-out = El Caballero Negro resiste mientras esta criatura siga congelada: { $card }.
knock-heard-token = { $left ->
    [one] { $card }: queda { $left } ficha.
   *[other] { $card }: quedan { $left } fichas.
}
knock-heard-knight = Llega el Caballero Negro. Colócalo ya.
knock-heard-burned = { CAPITAL($card-the) } desaparece.
knock-heard-frozen = { $card-gender ->
    [feminine] { CAPITAL($card-the) } queda congelada.
   *[masculine] { CAPITAL($card-the) } queda congelado.
}
knock-heard-poisoned = Esa esquina ya no cuenta.
knock-heard-won = El Caballero Negro ha caído. El Torreón es libre.

## Talk at the table.

talk-speak = Decir algo
talk-sign = Hacer una seña
talk-said = { $name }: { $words }
talk-say-mine = Déjamelo a mí: { $card }
talk-say-helpless = No puedo con esto: { $card }.
talk-say-zeros = Tengo una carta de ceros.
talk-say-silence = Puedo voltear la ficha de Silencio.
talk-say-creatures = ¡Solo tengo criaturas!
talk-say-fine = Voy bien, seguimos.
talk-sign-mine = una espada en alto
talk-sign-helpless = un no con la cabeza
talk-sign-zeros = un cero con los dedos
talk-sign-silence = un dedo en los labios
talk-sign-creatures = unas garras
talk-sign-fine = un sí con la cabeza
talk-means-mine = { $name } se encarga: { $card }.
talk-means-helpless = { $name } no puede con esto: { $card }.
talk-means-zeros = { $name } tiene una carta de ceros.
talk-means-silence = { $name } puede voltear la ficha de Silencio.
talk-means-creatures = { $name } solo tiene criaturas.
talk-means-fine = { $name } va bien, seguimos.

## Qué es cada cosa, al mantenerla pulsada

explain-keep = El Torreón
explain-keep-does = Cuanto más alto es su número, más difícil es. Si vences al Caballero Negro, es tuyo.
explain-turn-does = Coloca una carta en el Torreón. Después vienen los peligros, la alarma y una carta nueva.
explain-reserve = Fichas de Tiempo
explain-reserve-does = Una criatura toma varias al entrar y devuelve una en cada comprobación de la alarma. Si no alcanzan para ella, la partida se pierde.
explain-pile = El mazo
explain-pile-does = De él se roba al final del turno. El Caballero Negro espera en el fondo.
explain-voice = Palabra y Silencio
explain-voice-does = Verde: se habla cuanto se quiera. Rojo: ni una palabra, hasta el próximo icono de Silencio.
explain-sand = La arena
explain-sand-does = Si se acaba antes de vencer al Caballero Negro, la partida se pierde.
explain-fireball-does = Una criatura arde y sale del Torreón con su carta. Al Caballero Negro no le afecta.
explain-ice-flash-does = Una criatura se congela: ya no da la alarma, pero todavía hay que vencerla.
explain-poison-does = Una esquina de una criatura vale 0 desde ahora, caiga lo que caiga encima.
explain-sphere-does = La ficha vuelve a Palabra y se puede hablar de nuevo.
