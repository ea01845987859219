### La práctica con los dados de Fighter.

practice-title = Práctica
practice-die = Otro dado: ahora el { $die }
practice-how = Tiradas especiales
practice-plain = Tirada normal
practice-count = { $n } tiradas especiales
practice-hand = La mano: { $ease }
practice-results = Resultados
practice-map = Dónde se pararon los dados
practice-all = Todas las tiradas
practice-throws = Tiradas
practice-hits = Aciertos
practice-mean = Sección media
practice-streak = Mejor racha
practice-line = { $hits } aciertos de { $throws }, { $mean } de media
practice-more = Centro: { $centre }. Con el símbolo: { $symbols }.
practice-tenths = { $whole },{ $tenth }
practice-empty = Aún no hay tiradas. ¡Desliza el dado!
practice-clear = Borrar los resultados
practice-cleared = Resultados borrados.
practice-restore = Recuperar
