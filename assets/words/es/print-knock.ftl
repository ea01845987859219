### Las palabras del kit impreso de Knock. Un archivo por idioma; cada clave en los tres.

## Cada página: sus títulos y su margen.

print-knock-kit = Knock, kit para imprimir
print-knock-subject = Cartas, fichas, ayudas de juego, diario de aventura y reglas para imprimir, recortar y jugar
print-knock-fronts = Cartas del Torreón
print-knock-fronts-hint = Recorta por las marcas. El papel grueso hace menos ruido, y aquí conviene.
print-knock-pieces = Últimas cartas y fichas
print-knock-pieces-hint = Las ayudas llevan los hechizos detrás. Recorta las fichas cuadradas o redondas.
print-knock-backs-hint = Imprímelos detrás, girando el papel por su lado largo; los hechizos van aquí.
print-knock-times = 12 fichas de Tiempo
print-knock-spells = 4 fichas de Grimorio
print-knock-voice = Dobla y pega
print-knock-reference = Carta de ayuda
print-knock-credit = Basado en Knock, Knock! Dungeon! de Anthony Perone y Waltch Pierre (Blue Orange). Dibujos y textos: Sablier.

## La ayuda de juego.

print-knock-turn = Tu turno
print-knock-turn-1 = Coloca una carta: cubre al menos una esquina, pero nunca dos de la misma carta.
print-knock-turn-2 = Suma las esquinas de cada carta que toca.
print-knock-turn-3 = Alarma: cada criatura devuelve una ficha de Tiempo.
print-knock-turn-4 = Roba una carta. El Caballero sale al momento.
print-knock-quiet = 5 o menos: una sala queda en calma, una criatura, vencida.
print-knock-loud = 6 o más: una sala hace perder la partida, una criatura sigue luchando.
print-knock-spellbook = Grimorio
print-knock-fireball-text = Quita una criatura. Al Caballero, no.
print-knock-ice-text = Una criatura devuelve sus fichas. Véncela antes que al Caballero.
print-knock-poison-text = Una esquina de una criatura vale 0 para siempre.
print-knock-sphere-text = El Silencio vuelve a ser Palabra.

## El diario de aventura.

print-knock-log = Diario de aventura
print-knock-log-party = Grupo
print-knock-log-date = Fecha
print-knock-log-tries = Intentos
print-knock-log-won = Ganado
print-knock-log-left = Tiempo restante
print-knock-log-chests = Cofres
print-knock-log-tokens = Fichas que quedan
print-knock-log-next = Próximo Torreón
print-knock-log-total = Total de cofres
print-knock-log-note = Entre dos Torreones se puede parar: se rodea el próximo y se marcan las fichas que quedan.

## Las reglas en una página.

print-knock-goal = Juntos, a tientas por el Torreón: hay que encontrar al Caballero Negro y vencerlo antes de que caiga toda la arena.
print-knock-players = De 1 a 6 jugadores · 6 minutos · desde 8 años
print-knock-setup = Preparación
print-knock-setup-1 = Las 12 fichas de Tiempo van a la reserva, y la ficha de Palabra, por el lado verde. Las cartas con banderín se apartan.
print-knock-setup-2 = El Caballero Negro va bajo el mazo barajado. Se reparten 6 cartas en solitario, 4 a cada uno entre 2 y 5 jugadores, 3 a cada uno si son 6. Nadie enseña su mano.
print-knock-setup-3 = Se destapa la primera carta, donde empieza el Torreón, y se da la vuelta al reloj de arena; la app Sablier tiene uno.
print-knock-rules-turn = Un turno
print-knock-rules-1 = 1 · Coloca una carta. Va encima y cubre una esquina de al menos una carta, nunca dos esquinas de la misma. Todas miran al mismo lado; puedes darle media vuelta.
print-knock-rules-2 = Una criatura toma de la reserva las fichas de Tiempo que muestra su carta. ¿No alcanzan? Se pierde.
print-knock-rules-3 = 2 · Mira los peligros. En cada carta que la nueva cubre en parte, suma las cuatro esquinas.
print-knock-rules-4 = 3 · Alarma. Cada criatura con fichas de Tiempo devuelve una. Si devuelve la última, se pierde.
print-knock-rules-5 = 4 · Roba una carta. Quien roba al Caballero lo coloca al momento; después sigue el próximo jugador.
print-knock-dangers = Peligros
print-knock-five = 5 o menos: una sala queda en calma y una criatura, vencida. Sus fichas vuelven, y desde ahora es una sala.
print-knock-six = 6 o más: una sala, o una criatura vencida, hace demasiado ruido y se pierde. Una criatura sigue luchando.
print-knock-silence = Silencio
print-knock-silence-text = Una carta con este signo voltea la ficha de Palabra. En el lado rojo se puede señalar y hacer muecas, pero no hablar. En solitario no se roba carta.
print-knock-end = El final
print-knock-end-1 = Se gana si el Caballero Negro cae a tiempo. Se pierde si una sala hace demasiado ruido, si suena la alarma, si faltan fichas o si pasan los seis minutos.
print-knock-adventure = Aventura
print-knock-adventure-1 = Los Torreones 1 a 4 se atacan por orden. Desde el 2 se barajan también las seis cartas con su banderín. Tras cada una de las tres primeras victorias se roba una ficha de Grimorio: se usa cuando se quiera y se devuelve.
print-knock-chests = Cofres
print-knock-chests-1 = Si ganan, cuentan los cofres de su cadena más larga de cartas con cofres unidas.
