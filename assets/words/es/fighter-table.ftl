### Fighter en la mesa: el plano, el combate, el final del turno, la tienda y lo que se cuenta.


## El plano

fight-enter = El grupo está ante la mazmorra. ¡Adentro!
fight-where = ¿Y ahora? Si no hay acuerdo, decide { $name }.
fight-map = La mazmorra
fight-map-about = El grupo está aquí. Los pasillos son de sentido único.
fight-back-to-fight = Volver
fight-boss = El jefe
fight-room-with = { $room }: { $what }
fight-gold = { $n ->
    [one] una moneda de oro
   *[other] { $n } monedas de oro
}
fight-dice = { $n ->
    [one] un dado blanco
   *[other] { $n } dados blancos
}
fight-equipment = una pieza de equipo

## El combate

fight-choose = { $name }: toma un dado
fight-spent = { $name }: no quedan dados de héroe
fight-once-more = { $name }: a lanzarlo otra vez
fight-no-condition = Lanza como quieras.
fight-any-throw = Como quieras. El dado tiene que botar antes de pararse.
fight-throws = { $name } lanza el { $die }
fight-throws-for = Sablier lanza el { $die } por { $name }
fight-real-dice = Dados reales
fight-on-glass = En pantalla
fight-throw-for-me = Lanza por mí
fight-present = Aquí estoy
fight-landed = Seguir
fight-swipe = Lanza el dado con el dedo hacia la diana. Debe botar en la mesa antes de llegar.
fight-away = No está: lanza la app
fight-bonus = +{ $n }
fight-with-weapon = { $weapon }: { $n } más de daño
fight-weapon-does = { $throw }: si aciertas, { $n } más.
fight-once-does = { $does } Una vez.
fight-endure = { $n ->
    [one] { $n } de daño cada uno: vuelven los tres dados
   *[other] { $n } de daño cada uno: vuelven los tres dados
}
fight-endure-about = El líder queda vencido: tras este combate, ningún dado de héroe sin lanzar se vuelve blanco.
fight-give-up = Abandonar este combate
fight-give-up-about = { $weak ->
    [0] Cada héroe pierde 1 de vida. El monstruo va bajo su mazo y viene otro.
    [one] Cada héroe pierde 1 de vida, y uno se desmaya. El monstruo va bajo su mazo y viene otro.
   *[other] Cada héroe pierde 1 de vida, y { $weak } se desmayan. El monstruo va bajo su mazo y viene otro.
}
fight-give-up-yes = Abandonar
fight-go-on = Seguir luchando
fight-symbol = Símbolo
fight-plain = Sin símbolo
fight-missed = Fallo
fight-missed-symbol = Fallo, con símbolo
fight-spot-first = Toca primero dónde está el dado.
fight-target = La diana: toca dónde está el dado
fight-spot-1 = Zona 1
fight-spot-2 = Zona 2
fight-spot-3 = Zona 3
fight-spot-4 = Zona 4
fight-spot-5 = Zona 5
fight-spot-10 = El centro: 10
fight-spot-hole = En un agujero
fight-spot-edge = En el borde
fight-spot-off = Fuera de la diana
landing-symbol = con el símbolo de héroe
landing-missed-symbol = { $why } · símbolo de héroe arriba
landing-fatal = El centro, y el símbolo de héroe
landing-leans = Está inclinado, así que no cuenta
landing-no-bounce = No botó antes en la mesa
landing-no-bounces = No botó bastantes veces
landing-no-wall = No tocó antes la pared
landing-not-over = No pasó por encima de la carta
landing-no-spin = No giró sobre sí mismo
landing-into-card = Chocó con la carta
landing-missed-advice = { $why }. { $advice }
advice-softer = ¡Un poco más suave!
advice-harder = ¡Un poco más fuerte!
advice-left = ¡Un poco más a la izquierda!
advice-right = ¡Un poco más a la derecha!
advice-finger-left = ¡Tu dedo debe ir más a la izquierda!
advice-finger-right = ¡Tu dedo debe ir más a la derecha!
advice-flatter = ¡Más corto y más plano!
advice-wall = ¡Apunta a la pared!
advice-before-card = ¡Más suave, para que bote antes de la carta!
advice-curve = ¡Traza una buena curva!
advice-unlucky = ¡Bien lanzado, solo mala suerte!
fight-health-of = de { $most }
fight-damage = { $n ->
    [one] daño
   *[other] daño
}
fight-gold-word = { $n ->
    [one] moneda
   *[other] monedas
}
fight-foe = { $foe }: { $health } de vida, { $damage } de daño
fight-hero = { $name }: { $health } de { $most } de vida
fight-hero-fainted = { $name } se ha desmayado.
fight-hero-angel = { $name } mira desde arriba.
fight-carries = Armas { $w }/{ $ws } · armaduras { $a }/{ $as } · objetos { $i }/{ $is }
fight-charmed-line = Te sigue: suma { $n } de daño, una vez.
fight-miss-costs = { $n ->
    [0] Fallar no cuesta nada
    [one] Fallar cuesta { $n } corazón
   *[other] Fallar cuesta { $n } corazones
}
fight-miss-costs-all = { $n ->
    [0] Fallar no cuesta nada
    [one] Fallar le cuesta { $n } corazón a cada héroe
   *[other] Fallar le cuesta { $n } corazones a cada héroe
}
fight-on-symbol = Con el símbolo: { $ability }
fight-idle = { $ability }: { $why }
fight-scar = Una cicatriz cubre esta habilidad.
fight-treasury = Tesoro. Oro: { $gold }. Dados blancos: { $dice }.
fight-belt = Usar un objeto
fight-belt-about = Curan en cualquier momento y después se descartan.
fight-belt-empty = Nadie lleva nada que cure a alguien ahora.
fight-use-on = { $card } para { $name }
fight-close = Cerrar
fight-undo = Deshacer
fight-undone = Deshecho.
fight-no-undo = Lo que se ha revelado no se puede deshacer.
fight-illegal-room = Este héroe no puede llevar más de eso.
fight-illegal-dear = Demasiado caro para el tesoro.
fight-illegal-undecided = Aún queda algo por decidir.
fight-illegal-now = Cada cosa a su tiempo: ahora no toca.
fight-illegal-way = Ningún pasillo lleva hasta allí.
fight-illegal-die = Ahora no se puede tomar ese dado.
fight-illegal-hero-die = Primero, los dados de héroe.
fight-illegal-boss = ¡Contra el jefe, no!
fight-illegal-weapons = Este héroe no lleva esa arma.
fight-illegal-section = La diana no tiene esa zona.
fight-illegal-carried = Nadie que esté despierto lleva esa carta.
fight-illegal-use = Esa carta no sirve de nada ahora mismo.
fight-illegal-allows = Nada en este lanzamiento lo permite.
fight-illegal-hero = Con este héroe no es posible.
fight-illegal-nothing = Aquí no hay nada de eso.

## Decisiones tras un lanzamiento

fight-ask-landed = { $name }: ¿algo más?
fight-ask-colour = { $name }: ¿de qué color es el dado blanco?
fight-ask-sacrifice = { $name } pierde una pieza de equipo. ¿Cuál?
fight-ask-bless = { $n ->
    [one] { $name }: ¿para quién es el último punto de vida?
   *[other] { $name }: ¿para quién son estos { $n } puntos de vida?
}
fight-ask-again = { $name }: ¿lanzas otra vez?
fight-charmed-does = Se va, y suma { $n } de daño.
fight-done = Nada más
fight-course-falls = El monstruo responde y { $name } se desmaya.
fight-course-blow = { $n ->
    [one] El monstruo responde: { $n } de daño.
   *[other] El monstruo responde: { $n } de daño.
}
fight-course-again = Le toca al siguiente héroe.
fight-course-bless = El resto se pierde.

## El final del turno

rest-title = ¡Sala conquistada!
rest-about = Todo lo que quieras, en el orden que quieras. Al final, pasa los dados.
rest-pass = Pasar los dados
rest-open = Antes de pasar los dados hay que terminar lo que queda.
rest-revive = { $name } despierta con { $n } de vida y una cicatriz. ¿Qué habilidad cubre?
rest-scar = Cicatriz en { $ability }
rest-loot = Robar el botín
rest-who = ¿Para quién? Decide el líder.
rest-nobody = Nadie tiene sitio.
rest-discard = Descartar
rest-legacy = { $name } deja su equipo. Hay que repartirlo antes de pasar los dados.
rest-trade = Cambiar equipo
trade-title = Equipo
trade-about = Arrastra una carta a otro héroe, o toca la carta y después al héroe. Dos cartas del mismo tipo se intercambian.
trade-nothing = Nada todavía

## La tienda

shop-empty = Las estanterías están vacías.
shop-for = Comprar para…
shop-pick = Toca una carta para ver quién puede llevarla.
shop-card = { $n ->
    [one] { $card }: { $n } moneda de oro
   *[other] { $card }: { $n } monedas de oro
}
shop-die = { $n ->
    [one] Dado blanco: { $n } moneda de oro
   *[other] Dado blanco: { $n } monedas de oro
}
shop-healing = { $n ->
    [one] +1 de vida para todos: { $n } moneda de oro
   *[other] +1 de vida para todos: { $n } monedas de oro
}
shop-no = Ahora no: falta oro, o nadie lo necesita.

## Lo que se cuenta

told-begin-fighter = El grupo está ante la mazmorra.
told-walked = Sala nueva: { $room }.
told-met = ¡Aparece { $foe-the }!
told-boss = ¡El jefe: { $foe }!
told-on = Le toca a { $name }.
told-triggered = ¡{ $name }: { $ability }!
told-beer = La Cerveza es para { $name }.
told-used = { $name } usa: { $card }
told-helps = { CAPITAL($foe-the) } echa una mano y se va.
told-hit = { $n ->
    [one] ¡{ $n } de daño!
   *[other] ¡{ $n } de daño!
}
told-sum = { $sum } = { $n }
told-fatal = ¡Golpe fatal!
told-missed = ¡Fallo!
told-hurt = { $name } pierde { $n } de vida.
told-fainted = { $name } se desmaya.
told-healed = { $name } recupera { $n } de vida.
told-recovered = El monstruo recupera { $n } de vida.
told-discarded = Al descarte: { $card }
told-gold = { $n ->
    [one] { $n } moneda de oro para el grupo.
   *[other] { $n } monedas de oro para el grupo.
}
told-paid = { $n ->
    [one] { $n } moneda de oro menos.
   *[other] { $n } monedas de oro menos.
}
told-dice = { $n ->
    [one] Un dado blanco para el grupo.
   *[other] { $n } dados blancos para el grupo.
}
told-freed = Vuelven los tres dados. El líder está vencido.
told-rose = El líder vuelve a estar invicto.
told-given-up = { CAPITAL($foe-the) } se queda en paz.
told-beaten = ¡{ CAPITAL($foe-the) } ha caído!
told-charmed = { CAPITAL($foe-the) } sigue ahora a { $name }.
told-ascended = { $name } deja la partida con un arpa.
told-leads = Ahora { $name } lidera el grupo.
told-revived = { $name } vuelve en sí.
told-loot = ¡Hurto! Al final del turno habrá una carta.
told-found = Aparece: { $card }
told-found-nothing = No queda equipo.
told-gets = { $name } recibe: { $card }
told-passed = Los dados pasan a { $name }.
told-won = ¡El jefe ha caído!

## Qué es cada cosa, al mantenerla pulsada

explain-room-does = Aquí espera un monstruo. El grupo lucha contra él.
explain-shop-does = Después del combate contra el monstruo de esta sala se puede comprar.
explain-fountain-does = Después del combate contra el monstruo de esta sala, todos los héroes recuperan toda su vida.
explain-gold-does = { $n ->
    [one] Al vencer al monstruo de esta sala se gana { $n } moneda de oro.
   *[other] Al vencer al monstruo de esta sala se ganan { $n } monedas de oro.
}
explain-dice-does = { $n ->
    [one] Al vencer al monstruo de esta sala se gana { $n } dado blanco.
   *[other] Al vencer al monstruo de esta sala se ganan { $n } dados blancos.
}
explain-equipment-does = Al vencer al monstruo de esta sala se roba una carta de equipo.
explain-perilous-does = En este combate todos los dados se lanzan así. { $how }
explain-boss = El jefe
explain-boss-does = Al vencer al jefe se gana la partida. Conviene guardar dados blancos: sin ellos, todo acaba.
explain-hero-die = Dado de héroe
explain-hero-die-does = Se lanza a la diana. Si muestra el símbolo de héroe, actúa la habilidad de su color.
explain-white-die = Dado blanco
explain-white-die-does = Sustituye a un dado de héroe, una vez. Con el símbolo de héroe, su color se elige después del lanzamiento.
explain-treasury = El tesoro
explain-treasury-does = El oro y los dados blancos del grupo. Con oro se compran equipo y curas en la tienda.
explain-stats = Lo que tiene el monstruo
explain-stats-does = El corazón es su vida; el estallido, lo que cuesta fallar; la moneda, el oro que se gana al vencerlo.
explain-tower = Monstruos que quedan
explain-tower-does = Cada combate descubre el primero del piso más alto que aún tenga alguno.
fight-tower = Nivel I: { $one }, nivel II: { $two }, nivel III: { $three }, nivel IV: { $four }.
explain-leader = Líder invicto
explain-leader-does = Tras el combate, cada dado de héroe sin lanzar se convierte en un dado blanco.
explain-leader-defeated = Líder vencido
explain-leader-defeated-does = Se aceptó el daño para recuperar los dados: tras este combate ningún dado de héroe se convierte en blanco. Después, el líder vuelve a estar invicto.
explain-scar = Cicatriz
explain-target = La Diana
explain-target-does = Cada acierto contra este monstruo hace 1 más de daño.
explain-toad = El sapo
explain-toad-does = El monstruo es un sapo: sus golpes hacen 2 menos de daño.
explain-charm = Encanto
explain-charm-does = Cuando caiga, el monstruo seguirá al héroe que lo encantó.
explain-ballad = Balada
explain-ballad-does = El monstruo no tiene trabas hasta el final del combate.

## Por qué una habilidad no sirve

idle-nobody-wounded = Nadie está herido.
idle-no-handicap = Este monstruo no tiene trabas.
idle-no-gold = No hay oro para pagarla.
idle-no-supply = Ya no queda oro que tomar.
idle-other-family = Este monstruo es de otra clase.
idle-boss = Contra el jefe, no.
idle-placed = Ya está puesto.
idle-no-health = Falta vida para eso.
idle-harmless = Aquí fallar no cuesta nada.

## Quienes esperan

stands-pass = Turno de { $name }
stands-tap = Toca para seguir.
stands-title = Grada
stands-about = Para quienes esperan. No cambia nada, pero ayuda.
stands-honour = { $n ->
    [0] Sin honor todavía
    [one] { $n } moneda de honor
   *[other] { $n } monedas de honor
}
stands-honour-won = +1 de honor
stands-cheer = ¡Ánimo!
stands-bet-hit = Apuesta: acierto
stands-bet-miss = Apuesta: fallo
stands-heckle = ¡Buu!
