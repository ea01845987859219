### Palabras de los acompañantes de mesa: para juegos con la caja de verdad o un kit impreso.

home-table = En la mesa
home-table-hint = Con la caja

## La página que lleva a ellos.

companion-hall-about = ¿La caja o nuestro kit impreso está en la mesa? Pon el teléfono en medio: mide el tiempo y lleva la cuenta por ti.
companion-hall-timer = Para cualquier juego
companion-hall-print = Cartas, fichas y hojas para recortar
companion-hall-knock = Fichas de Tiempo, Silencio, peligros, diario de aventura
companion-hall-donjonz = La hoja de inventario, con puntos y título

## Todos los acompañantes.

companion-close = Cerrar
companion-switches = Qué se anota aquí
companion-switches-about = Apaga lo que ya anotes en papel o con las piezas de la caja.
companion-reset = Empezar de nuevo
companion-reset-title = ¿Empezar de nuevo?
companion-reset-about = Se borra toda la hoja. Después aún se puede deshacer.
companion-reset-yes = Borrar
companion-reset-no = Conservar

## Knock: sus páginas y partes.

companion-keep = Torreón
companion-danger = Peligro
companion-adventure = Aventura
companion-track-sand = Reloj de arena
companion-track-voice = Palabra o Silencio
companion-track-tokens = Criaturas y fichas de Tiempo
companion-track-danger = Sumar peligros
companion-track-spells = Fichas de Grimorio
companion-track-chests = Cofres
companion-track-log = Diario de aventura

## El Torreón.

companion-sand = Quedan { $time }. Abrir el reloj de arena.
companion-turn-token = Toca para voltear la ficha.
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
companion-frozen = En el hielo: ya no da la alarma
companion-alarm-given = ¡Alarma! Se fue la última ficha: { $creature }. El Torreón está perdido.
companion-write-lost = Apuntarlo y reintentar
companion-beaten = Vencer: { $creature }
companion-beat = Vencer
companion-freeze = Congelar con el Destello de hielo
companion-burn = Quemar con la Bola de fuego
companion-by-time = Cualquier criatura
companion-by-time-about = Toca el número de Tiempo de su carta.
companion-by-name = Criaturas de nuestra baraja
companion-by-name-keep = Criaturas de nuestra baraja, Torreón { $level }
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
companion-chests-about = En la cadena más larga de cartas con cofres.
companion-chests = { $chests ->
    [one] { $chests } cofre
   *[other] { $chests } cofres
}
companion-chest-less = Un cofre menos
companion-chest-more = Un cofre más
companion-tries = { $tries ->
    [0] Aún sin intentar
    [one] { $tries } intento
   *[other] { $tries } intentos
}
companion-free = libre
companion-next = Es el próximo Torreón.
companion-finished-about = Para volver a salir, toca la rueda dentada y «Empezar de nuevo».
companion-won = Torreón ganado
companion-lost = Torreón perdido
companion-found = ¿Qué ficha salió?
companion-found-about = Se saca una de la caja, sin mirar.
companion-found-none = Ninguna ficha

## Por qué no.

companion-no-tokens = { $reserve ->
    [0] Fichas de Tiempo que necesita: { $needs }. La reserva está vacía: según las reglas, el Torreón está perdido.
   *[other] Fichas de Tiempo que necesita: { $needs }. La reserva solo tiene { $reserve }: según las reglas, el Torreón está perdido.
}
companion-no-twice = Esa carta ya está en el Torreón.
companion-no-after-alarm = Se dio la alarma. Apunta la derrota o deshaz.
companion-no-alarm = Nadie en el Torreón tiene fichas de Tiempo.
companion-no-frozen = Esa criatura ya está congelada.
companion-no-knight = El Caballero Negro aguanta mientras quede en pie una criatura congelada.
companion-no-spell = Falta esta ficha: { $spell }.
companion-no-finished = Los cuatro Torreones son libres. Para volver a salir, toca la rueda dentada.

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
companion-weapon-free = Toca para tomarla
companion-weapon-held = En la mano. Toca para soltarla para siempre.
companion-weapon-dropped = Soltada para siempre
companion-no-fallen = Tu héroe ha caído. Deshaz, o toca la rueda dentada para empezar de nuevo.
companion-no-room = No queda sitio en la hoja.
companion-no-hand = Las dos manos están llenas. Toca primero el arma que sueltas.
companion-no-dropped = Soltada para siempre.
companion-no-second-key = Ya tienes la llave.
companion-no-key = Sin la llave no pasa nada.
companion-no-door = La puerta ya está abierta.

## Fighter: sus páginas y partes.

companion-hall-fighter = Grupo, monstruos, lanzamientos, tesoro, puntos
companion-party = Grupo
companion-fight = Combate
companion-treasury = Tesoro
companion-track-heroes = Vida y cicatrices
companion-track-gear = Equipo que llevan
companion-track-foe = El monstruo y su vida
companion-track-throws = Cómo lanzar
companion-track-treasury = Oro y dados blancos
companion-track-leader = Ficha de Líder
companion-track-tower = Torre

## El grupo.

companion-no-heroes = ¿Quién entra en la mazmorra? De uno a seis héroes.
companion-hero = Héroe { $number }
companion-hero-add = Héroe
companion-hero-other = De otra caja
companion-leads = líder
companion-angel = Ya es un ángel, fuera de la partida
companion-fainted = ¡Desmayo! Toca tras el combate para despertar.
companion-health = Vida: { $health }
companion-health-of = Vida: { $health } de { $most }
companion-hurt = { $hero } pierde 1 de vida
companion-heal = { $hero } recupera 1 de vida
companion-revive = Despertar deja una cicatriz. ¿Qué habilidad cubre?
companion-drop = Dar: { $gear }
companion-gear-add = Equipo
companion-lead = Pasa a ser líder
companion-leave = Deja el grupo
companion-weapons = Armas
companion-armours = Armaduras
companion-items = Objetos mágicos
companion-any-weapon = Un arma
companion-any-armour = Una armadura
companion-any-item = Un objeto
scar-red = Rojo
scar-green = Verde
scar-blue = Azul

## El combate.

companion-no-foe = Todo tranquilo. ¿Quién aparece?
companion-monster = Monstruo
companion-foe-add = Monstruo
companion-foe-other = De otra caja
companion-meet-any = A luchar
companion-floor = Piso de la torre
companion-other = Otro
companion-boss = Jefe
companion-health-points = Vida
companion-damage = Daño
companion-gold = Oro
companion-foe-health = Quedan { $health } de { $most } de vida
companion-foe-beaten = { $gold ->
    [0] ¡Victoria!
    [one] ¡Victoria! { $gold } moneda de oro para el grupo
   *[other] ¡Victoria! { $gold } monedas de oro para el grupo
}
companion-hit = El monstruo pierde { $points } de vida
companion-mend = El monstruo recupera 1 de vida
companion-take-it = B: daño a todos
companion-give-up = Abandonar
companion-throw = El lanzamiento
companion-throw-freely = Lanza como quieras: un bote en la mesa y a la diana.
companion-throw-add = Condiciones
companion-throw-none = Sin condiciones

## Tesoro, líder y torre.

companion-one-less = Uno menos: { $what }
companion-one-more = Uno más: { $what }
companion-white-dice = Dados blancos
companion-undefeated = Invicto
companion-undefeated-about = Los dados de héroe sin usar dan dados blancos.
companion-defeated = Vencido
companion-defeated-about = Sin dados blancos tras este combate.
companion-build = Construir la torre
companion-tower-about = Monstruos para cada piso. Toca un piso cuando robes de él.
companion-draw = { $cards ->
    [one] Piso { $level }: { $cards } monstruo. Robar uno.
   *[other] Piso { $level }: { $cards } monstruos. Robar uno.
}

## Lo que valdría.

companion-score-about = Si el jefe cae ahora:
companion-score-difficulty = Dificultad
companion-score-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
companion-score-dice = { $count ->
    [one] { $count } dado blanco
   *[other] { $count } dados blancos
}
companion-score-gold = { $count ->
    [one] { $count } moneda de oro
   *[other] { $count } monedas de oro
}
companion-score-nobody = Nadie se desmayó
companion-score-scars = { $count ->
    [one] { $count } cicatriz
   *[other] { $count } cicatrices
}
companion-score-angels = { $count ->
    [one] { $count } ángel
   *[other] { $count } ángeles
}

## Por qué no.

companion-no-seat = Seis héroes como mucho.
companion-no-second-hero = Ese héroe ya está en el grupo.
companion-no-angel = Un ángel ya no participa.
companion-no-fainted = Primero hay que despertar: toca al héroe.
companion-no-awake = Este héroe no duerme.
companion-no-health = No puede tener más vida.
companion-no-scarred = Ya tiene una cicatriz.
companion-no-scars = Las catorce cicatrices están en uso.
companion-no-laden = Este héroe no puede llevar más de eso.
companion-no-taken = Alguien ya lleva esa carta.
companion-no-box = No queda más en la caja.
companion-no-treasury = No queda nada en el tesoro.
companion-no-pile = Este piso está vacío: se roba del siguiente. Si lo están todos, se barajan los monstruos vencidos de nivel IV.
companion-no-fight = Ya no hay con quien luchar.
companion-no-beaten = Aún le queda vida.
companion-no-boss = Contra un jefe no.
