### La práctica con los dados de Fighter.

practice-title = Práctica
practice-die = Otro dado: ahora el { $die }
practice-how = Lanzamientos especiales
practice-plain = Lanzamiento normal
practice-count = { $n ->
    [one] { $n } lanzamiento especial
   *[other] { $n } lanzamientos especiales
}
practice-hand = Ayuda al lanzar: { $ease }
practice-results = Resultados
practice-map = Dónde se pararon los dados
practice-all = Todos los lanzamientos
practice-throws = Lanzados
practice-hits = Aciertos
practice-mean = Zona media
practice-streak = Mejor racha
practice-line = Aciertos: { $hits } de { $throws }, media { $mean }
practice-more = Centro: { $centre }. Con el símbolo: { $symbols }.
practice-tenths = { $whole },{ $tenth }
practice-empty = Aún no hay lanzamientos. ¡Desliza el dado!
practice-clear = Borrar los resultados
practice-cleared = Resultados borrados.
practice-restore = Recuperar
