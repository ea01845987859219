### La primera partida de Knock, contada en globos de una o dos frases.

lesson-knock-welcome = ¡Chis! Vivo aquí y quiero dormir. Encuentra al Caballero Negro, y sin hacer ruido.
lesson-knock-place = Toca una carta: cada sitio muestra el peligro que dejaría. Toca un sitio para mirar y otra vez para colocarla, o arrástrala hasta allí.
lesson-knock-sum = ¿Ves los escudos? Suman cuatro esquinas. Una sala aguanta 5: un rombo te avisa. Con 6 se acabó: en los sitios rojos se pierde.
lesson-knock-turn = Coloca otra. Toca una carta levantada para girarla: los ceros calman el Torreón.
lesson-knock-creature = Ahora la baba. Está en 6 y se lleva cuatro fichas de Tiempo. ¡Colócala!
lesson-knock-time = En cada turno se va una ficha. Con la última da la alarma y perdemos. Un sitio rojo con una campana te avisa de eso.
lesson-knock-cover = Cubre sus esquinas con números pequeños hasta que su escudo muestre 5 o menos. En una estrella verde cae; en un cuadrado lila aún resiste.
lesson-knock-beaten = ¡Vencida! Sus fichas vuelven. Pero ya es una sala: que no vuelva a llegar a 6.
lesson-knock-chests = Los cofres puntúan si ganas: un punto por cofre en tu cadena más larga de cartas con cofres que se tocan.
lesson-knock-silence = Esta carta lleva un globo tachado: Silencio. Colócala.
lesson-knock-silent = Con amigos, nadie habla hasta la próxima carta así. En solitario, a cambio, no robas carta.
lesson-knock-leap = Eso es todo. Saltemos al final de una partida: alguien nos espera.
lesson-knock-knight = Es tarde, el mazo está vacío y aquí está: 13, con tres fichas.
lesson-knock-knight-place = Colócalo donde las cartas que toca se queden en 5 o menos.
lesson-knock-zeros = Ahora deprisa: sus fichas se van una a una.
lesson-knock-quiet = Cubre sus esquinas con tus ceros. La bombilla muestra qué haría un buen jugador.
lesson-knock-won = ¡Lo lograste! Buenas noches.
lesson-knock-oops = ¡Chis! Con eso se perdía, así que lo he devuelto. Prueba una carta más tranquila.
