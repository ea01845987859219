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

## Los retos

practice-challenges = Retos
challenges-about = Con los menos dados posibles. Se guarda el mejor resultado de cada uno.
challenge-so-far = { $dice ->
    [one] { $done } de { $of } con un dado.
   *[other] { $done } de { $of } con { $dice } dados.
}
challenge-met = { $dice ->
    [one] ¡Logrado con un solo dado!
   *[other] ¡Logrado con { $dice } dados!
}
challenge-best = { $dice ->
    [one] Récord: un dado.
   *[other] Récord: { $dice } dados.
}
challenge-again = Empezar de nuevo
challenge-stop = Volver a la práctica libre
challenge-row = Cinco seguidos
challenge-row-how = Acierta cinco veces sin fallar entre medias.
challenge-round = La vuelta entera
challenge-round-how = Acierta en las zonas 1, 2, 3, 4 y 5, en cualquier orden.
challenge-symbols = Solo héroes
challenge-symbols-how = Acierta tres veces con el símbolo.
challenge-hurdles = Carrera de vallas
challenge-hurdles-how = Acierta tres veces por encima de una carta, con doble bote.
challenge-fives = Tres cincos a ciegas
challenge-fives-how = Acierta tres veces en la zona 5, a oscuras.
challenge-centre = El centro de todo
challenge-centre-how = Acierta en el centro.
challenge-mirror = En el espejo
challenge-mirror-how = Acierta tres veces de espaldas y con la mano mala.
challenge-circus = En el circo
challenge-circus-how = Acierta tres veces saltando, con el dado girando como una peonza.
challenge-horizon = Más allá del horizonte
challenge-horizon-how = Acierta tres veces desde lejos, en el suelo.
