### Fighter alrededor de la mesa: el vestíbulo, el grupo, el final, las mejores partidas.

lobby-fighter-new = Nueva partida
lobby-fighter-first = ¿Primera vez? Los dados se lanzan con el dedo; los de verdad también valen.
lobby-practice = Práctica
lobby-album = Álbum
code-hint-fighter = El código de un amigo te lleva a la misma mazmorra.
code-good-fighter = ¡Es una mazmorra!

## El grupo

gather-heroes = { $n ->
    [one] Héroes: uno de seis
   *[other] Héroes: { $n } de seis
}
gather-take = Con { $name }
gather-leave = Sin { $name }
gather-draw-heroes = Sortear los héroes
gather-draw-leader = Sortear quién lidera
gather-bounds = Juega al menos un héroe, y como mucho { $most }.
gather-carries = Puede llevar: armas { $weapons }, armaduras { $armours }, objetos { $items }
gather-leader-about = Toca un nombre para cambiarlo. El líder empieza, y decide si no hay acuerdo.
gather-leads = Lidera el grupo
gather-away = No está: la app lanza en su lugar
gather-away-about = ¿Falta alguien? Toca el robot y lanzará en su lugar.
gather-difficulty = Dificultad
gather-how-hard = ¿Qué dificultad?
gather-easy-about = Muchos monstruos pequeños y pocos grandes. Ideal para empezar: 5 puntos.
gather-normal-about = Una mezcla justa y un jefe hambriento: 10 puntos.
gather-infernal-about = Ya casi no queda nada pequeño. Hay que traer vendas: 15 puntos.
gather-dungeon = Mazmorra
gather-which-boards = ¿Qué tableros?
gather-boards-drawn = Al azar
gather-boards-chosen = Elegidos
gather-boards-given = El código dice qué mazmorra es.
gather-level = Tablero { $level }
gather-start = A la mazmorra

## El final

won-fighter = { CAPITAL($foe-the) } ha caído, y el rey se enterará.
lost-fighter = Derrota
lost-fainted = Ya no queda nadie en pie. { CAPITAL($foe-the) } se aleja de puntillas.
lost-dice = { $n ->
    [one] No quedan dados, y { $foe-the } aún tiene { $n } de vida.
   *[other] No quedan dados, y { $foe-the } aún tiene { $n } de vida.
}
score-difficulty = Dificultad: { $difficulty }
score-players = { $n ->
    [one] Un jugador
   *[other] { $n } jugadores
}
score-dice = { $n ->
    [one] Queda un dado blanco
   *[other] Quedan { $n } dados blancos
}
score-gold = { $n ->
    [one] Queda { $n } moneda de oro
   *[other] Quedan { $n } monedas de oro
}
score-nobody = { $n ->
    [0] Alguien se desmayó
   *[other] Nadie se desmayó
}
score-scars = { $n ->
    [one] Una cicatriz
   *[other] { $n } cicatrices
}
score-angels = { $n ->
    [one] Un héroe dejó la partida
   *[other] { $n } héroes dejaron la partida
}
finish-fighter-record = ¡La mejor puntuación hasta ahora!
finish-fighter-again = Misma mazmorra
finish-fighter-party = Otro grupo
fighter-code-copied = { $code } copiado. Quien lo escriba tendrá la misma mazmorra.
fighter-invitation = ¿Puedes con esta mazmorra? { $code } { $link }

## Las mejores partidas

scores-fighter-empty = Ninguna mazmorra conquistada
scores-fighter-empty-hint = El ogro está resfriado y se aburre. ¡Trae dados!

## Cómo fue

course-title = Cómo fue
course-line = { $percent } % de aciertos · { $rooms } salas
course-rate = Aciertos: { $hits } de { $throws }, { $percent } %.
course-clumsiest = ¡El premio a la torpeza!
course-depth = { $n ->
    [one] { $n } sala visitada
   *[other] { $n } salas visitadas
}
course-best = { $n ->
    [0] Lo mejor, { $name }: golpe fatal
    [one] Lo mejor, { $name }: { $n } de daño
   *[other] Lo mejor, { $name }: { $n } de daño
}
course-worst = { $n ->
    [one] Lo peor, { $name }: { $n } corazón menos
   *[other] Lo peor, { $name }: { $n } corazones menos
}

## El álbum

album-title = Álbum de monstruos
album-count = Encuentros: { $met } de { $of }
album-floor = { $level ->
    [1] Nivel I
    [2] Nivel II
    [3] Nivel III
   *[other] Nivel IV
}
album-bosses = Los jefes
album-unknown = Aún sin conocer
album-unknown-about = Alguien espera en la oscuridad. Quien se cruce contigo en una partida aparecerá aquí.
album-strength = { $health } de vida, { $damage } de daño.
