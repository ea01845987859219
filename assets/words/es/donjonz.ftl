### Donjonz en pantalla: la mesa, el final y la repetición.

## The table.

donjonz-phase-lay = 1 Colocar
donjonz-phase-walk = 2 Caminar
donjonz-board = La mazmorra
donjonz-see-all = Ver toda la mazmorra
donjonz-see-close = Volver junto al héroe
donjonz-card-of = Carta { $nth } de { $total }
donjonz-hand = Carta en mano: { $name }. Arrástrala a la mesa o tócala para girarla.
donjonz-hint-lay = Arrastra la carta junto a la mazmorra o toca un sitio. Toca la carta para girarla.
donjonz-hint-ghost = ¿Te gusta el sitio? Colócala. O toca en otro lugar.
donjonz-next = Después
donjonz-turn = Girar
donjonz-lay = Colocar aquí
donjonz-suggest = Buscar un sitio

## The walk.

donjonz-satchel = Zurrón
donjonz-gold = Oro
donjonz-monsters = Monstruos
donjonz-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
donjonz-pouches = { $pouches ->
    [one] { $pouches } bolsa
   *[other] { $pouches } bolsas
}
donjonz-beaten = { $monsters ->
    [one] { $monsters } monstruo vencido
   *[other] { $monsters } monstruos vencidos
}
donjonz-no-weapon = ninguna arma
donjonz-has-key = la llave
donjonz-no-key = aún sin llave
donjonz-hint-walk = Toca una casilla que brilla, o desliza el dedo, para avanzar.
donjonz-hint-over = Ya no hay salida.
donjonz-far = Toca una casilla junto al héroe.
donjonz-dead-end = Sin salida: acabar allí
donjonz-last-door = Abrir la puerta y acabar allí
donjonz-hint-deadly = Solo queda un paso mortal.
donjonz-hint-costly = Cada camino te cuesta todo tu oro.
donjonz-step = Un paso { $side }: { $thing }
donjonz-fight = Luchar contra { $monster-the }
donjonz-lose-gold = Perder el oro ante { $monster-the }
donjonz-lose-game = Caer ante { $monster-the }
donjonz-take = Tomarla
donjonz-leave = Dejarla
donjonz-swap = Soltar: { $weapon }
donjonz-swap-which = ¡Manos llenas! Toca el arma que sueltas.
donjonz-float-beaten = ¡Uno menos!
donjonz-float-key = ¡La llave!
donjonz-float-held = Ya la tienes
donjonz-float-locked = ¡Cerrada!
donjonz-hint = Una pista
donjonz-hint-take = Tómala.
donjonz-hint-swap = Tómala y suelta esto: { $weapon }.
donjonz-hint-leave = Déjala.
# After one of these, or alone beside a marked step. { $points } is donjonz-points.
donjonz-hint-proven = Mejor camino, demostrado. Al final: { $points }.
donjonz-hint-open = Mejor camino encontrado. Al final: { $points }. Ninguno da más de { $most }.

side-up = hacia arriba
side-right = a la derecha
side-down = hacia abajo
side-left = a la izquierda

thing-none = nada
thing-pouch = una bolsa de oro
thing-key = la llave
thing-stairs = la escalera
thing-door = la puerta cerrada


## The cards.

card-armoury = La armería
card-belfry = El campanario
card-chapel = La capilla
card-cellar = La bodega húmeda
card-pantry = La despensa vigilada
card-crypt = La cripta
card-vault = La cámara del tesoro
card-well = El viejo pozo
card-gallery = La larga galería
card-prison = La prisión
card-library = La biblioteca
card-stairs = La escalera
deck-donjonz = Donjonz

## Why not.

illegal-over = La partida ha terminado.
illegal-phase = Ahora no.
illegal-overlaps = Ahí ya hay una carta.
illegal-not-connected = Tiene que tocar la mazmorra.
illegal-no-cell = Por ahí no hay suelo.
illegal-wall = Un muro cierra el paso.
illegal-visited = Ya has pasado por ahí.
illegal-hands-full = Tienes las dos manos llenas: suelta un arma primero.
illegal-hand-free = Tienes una mano libre: tómala sin más.
illegal-not-held = No llevas eso.

## The end.

donjonz-lost = Tu héroe ha caído
donjonz-lost-why = Sin arma y sin oro: esta vez nada cuenta.
donjonz-first-score = La primera marca que batir.
donjonz-record = ¡Nuevo récord!
donjonz-better = Tu mejor marca era de { $points }.
donjonz-best = Tu récord: { $points }
donjonz-to-next = { $points } más para «{ $title }»
donjonz-lesson-over = Fin de la lección. ¡Ahora de verdad!
donjonz-total = En total
donjonz-new = Nueva mazmorra
donjonz-again = Otra vez
donjonz-code-copied = { $code } copiado. Quien escriba este código tendrá la misma mazmorra.
donjonz-invitation = ¿Me superas en la mazmorra { $code }? { $link }

## What screen readers say.

heard-laid = { $left ->
    [0] Última carta colocada. ¡En marcha!
    [1] Carta colocada, queda una.
   *[other] Carta colocada, quedan { $left }.
}
heard-pouch = { $pouches ->
    [one] ¡Oro! Llevas una bolsa.
   *[other] ¡Oro! Llevas { $pouches } bolsas.
}
heard-weapon-found = Encuentras un arma: { $weapon }.
heard-weapon-taken = Arma tomada: { $weapon }.
heard-beaten = Monstruo vencido: { $monster }.
heard-gold-lost = Un monstruo se ha llevado todo tu oro.
heard-key = Tienes la llave.
heard-doubled = { $pouches ->
    [one] La puerta se abre: llevas una bolsa.
   *[other] La puerta se abre: llevas { $pouches } bolsas.
}
heard-ended = { $points ->
    [one] Fin del camino: un punto.
   *[other] Fin del camino: { $points } puntos.
}

## Qué es cada cosa, al mantenerla pulsada

explain-pouch = Bolsa de oro
explain-pouch-does = Písala y es tuya. Cada bolsa que conserves al final vale 2 puntos.
explain-key = La llave
explain-key-does = Písala y es tuya. Abre la puerta cerrada.
explain-stairs = La escalera
explain-stairs-does = Aquí empieza tu paseo. Como en toda casilla, solo se pasa una vez.
explain-door = La puerta cerrada
explain-door-does = Ven con la llave y el oro que llevas se duplica, una sola vez.
explain-weapon-does = Sirve contra { $monster-the }. Puedes tomarla o dejarla; en dos manos caben dos armas.
explain-monster-does = El arma que hace falta: { $weapon }. Sin ella pierdes todo tu oro; sin oro, pierdes la partida.
explain-track = Monstruos vencidos
explain-track-does = Cuantos más vences, más cuenta cada uno al final.
explain-satchel = El zurrón
explain-satchel-does = Lo que llevas: dos armas como mucho, y la llave.
