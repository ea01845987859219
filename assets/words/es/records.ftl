### Los récords de todos los juegos: partidas terminadas, sumas, insignias, imágenes y partidas en espera.

lobby-records = Récords
lobby-unfinished = { $count ->
    [one] Otra partida en espera
   *[other] Otras { $count } partidas en espera
}

## Las partidas terminadas

records-part-games = Partidas
records-part-sums = Balance
records-part-badges = Insignias
records-filter-last = Recientes
records-filter-best = Mejores
records-filter-won = Ganadas
records-filter-lost = Perdidas
records-more = Ver más
records-again = Jugarla otra vez
records-none = Todavía no hay partidas así.
records-no-log = Las jugadas de esta partida no se guardaron: no se puede volver a ver.
records-points = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
mark-hinted = con pistas
mark-continued = retomada, no cuenta
finish-continued = Retomada desde una repetición: esta partida no cuenta.

## El balance

records-hinted = { $count ->
    [one] una con pistas
   *[other] { $count } con pistas
}
records-best = récord: { $best }
records-months = Mes a mes
records-month = { $month }/{ $year }
records-before = Antes de eso
knock-honour-0 = Sombras ante la puerta
knock-honour-1 = Huéspedes del primer Torreón
knock-honour-2 = Susurros del segundo Torreón
knock-honour-3 = Terror del tercer Torreón
knock-honour-4 = El grupo más sigiloso del reino

## Las insignias

badges-count = Insignias: { $count } de { $of }. Las partidas con pistas no dan ninguna.
badges-new = Insignia nueva: { $names }
badge-since = Conseguida el { $date }
badge-so-far = { $count } de { $of } por ahora
badge-knock-first = ¡Toc, toc!
badge-knock-first-how = Libera un Torreón.
badge-knock-swift = De vuelta para merendar
badge-knock-swift-how = Libera el Torreón 1 cuando queden cinco minutos de arena.
badge-knock-close = Los últimos granos
badge-knock-close-how = Libera un Torreón cuando queden diez segundos o menos.
badge-knock-crowd = Muchas botas, ningún ruido
badge-knock-crowd-how = Libera un Torreón con cinco o seis jugadores.
badge-knock-adventure = Una historia que contar
badge-knock-adventure-how = Lleva una aventura por los cuatro Torreones.
badge-knock-rich = Equipaje pesado
badge-knock-rich-how = Trae doce cofres.
badge-knock-keeps = Los cuatro banderines
badge-knock-keeps-how = Libera una vez cada uno de los cuatro Torreones.
badge-donjonz-home = De vuelta a la luz
badge-donjonz-home-how = Sal con vida de una mazmorra.
badge-donjonz-purse = Bolsillos que tintinean
badge-donjonz-purse-how = Sal con 25 bolsas.
badge-donjonz-hunter = Hasta el final de la pista
badge-donjonz-hunter-how = Vence a diez monstruos en un solo paseo.
badge-donjonz-legend = A la luz del farol
badge-donjonz-legend-how = Alcanza el título más alto.
badge-donjonz-hundred = Un paseo de cien
badge-donjonz-hundred-how = Trae 100 puntos.
badge-fighter-conquered = Lección de modales
badge-fighter-conquered-how = Vence a un jefe.
badge-fighter-alone = Un grupo muy pequeño
badge-fighter-alone-how = Vence a un jefe con un solo héroe.
badge-fighter-unharmed = Ni un rasguño
badge-fighter-unharmed-how = Gana sin que nadie se desmaye.
badge-fighter-infernal = Qué calor hace aquí
badge-fighter-infernal-how = Gana en dificultad infernal.
badge-fighter-famous = En boca de las tabernas
badge-fighter-famous-how = Consigue un rango digno de canciones.
badge-fighter-met = Viejos conocidos
badge-fighter-met-how = Conoce a todos los monstruos y a todos los jefes, en las partidas que hagan falta.
badge-fighter-throws = Los 22 lanzamientos
badge-fighter-throws-how = Acierta con cada lanzamiento especial, en las partidas que hagan falta.

## El resultado como imagen

keepsake-open = Imagen
keepsake-title = Recuerdo
keepsake-save = Guardar la imagen
keepsake-share = Compartir la imagen
keepsake-ready-save = La imagen está lista: guardarla
keepsake-ready-share = La imagen está lista: compartirla
keepsake-failed = No se pudo guardar la imagen: { $reason }
keepsake-won = Victoria
keepsake-lost = Derrota
keepsake-code = código { $code }

## Retomar una partida desde una repetición

replay-go-on = Jugar desde aquí
replay-hidden = Ya se sabe lo que aquí estaba oculto: no se puede retomar.

## Las partidas en espera

unfinished-title = Partidas en espera
unfinished-hint = Toca una partida para continuarla.
unfinished-none = No hay partidas en espera.
unfinished-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
unfinished-begun = empezada el { $date }
unfinished-delete = Borrar { $game }
unfinished-deleted = La partida se ha borrado.
unfinished-unreadable = Esta partida ya no se puede leer.
