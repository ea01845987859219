### Las palabras del kit de Fighter para imprimir. Un archivo por idioma; cada clave en los tres.

## Cada página: sus títulos y su margen.

print-fighter-kit = Fighter, kit para imprimir
print-fighter-subject = Cartas, hojas de héroe, tableros, diana, dados, fichas y reglas para imprimir, recortar y jugar
print-fighter-cards = Monstruos, jefes y equipo
print-fighter-cards-hint = Recorta por las marcas. Los dorsos distinguen los mazos.
print-fighter-backs = Reversos de las cartas
print-fighter-backs-hint = Distinguen los montones: por detrás, girando por el lado largo.
print-fighter-heroes = Hojas de héroe
print-fighter-heroes-hint = El papel grueso dura más, y los héroes con puntería también.
print-fighter-angels = Lado ángel de los héroes
print-fighter-angels-hint = Para quien deja la partida: por detrás, girando por el lado largo.
print-fighter-boards = Tableros de la mazmorra
print-fighter-boards-hint = Cada tablero tiene dos caras. Imprime la página siguiente por detrás.
print-fighter-boards-back = Las otras caras de los tableros
print-fighter-boards-back-hint = Imprime esto detrás de la página anterior, girando el papel por su lado largo.
print-fighter-target = Diana: cuatro cuartos
print-fighter-target-hint = Recorta el contorno, pega cada cuarto sobre la pestaña del siguiente (mismas letras) y vacía los agujeros.
print-fighter-hole = recortar
print-fighter-tower-hint = Dobla los letreros y ponlos de pie junto a los mazos.
print-fighter-tokens = Monedas y fichas
print-fighter-tokens-hint = Se pueden recortar cuadradas o redondas.
print-fighter-dice = Dados
print-fighter-dice-hint = Recorta el contorno, dobla por las líneas y pega las pestañas por dentro. Rellénalos de papel para que no se deformen.
print-fighter-credit = Basado en Dungeon Fighter, de Lorenzo Silva, Aureliano Buonfino y Lorenzo Tucci Sorentino. Dibujos y textos: Sablier.

## Lo que se imprime en las piezas.

print-fighter-angel = Ha subido de nivel. Anima a los demás desde arriba.
print-fighter-health = Vida del monstruo
print-fighter-monsters = Monstruos
print-fighter-bosses = Jefe
print-fighter-equipment = Equipo
print-fighter-gold = { $count ->
    [one] { $count } moneda de oro
   *[other] { $count } monedas de oro
}
print-fighter-scars = { $count ->
    [one] { $count } cicatriz
   *[other] { $count } cicatrices
}
print-fighter-powers = { $count ->
    [one] { $count } ficha de Poder
   *[other] { $count } fichas de Poder
}
print-fighter-markers = Fichas de vida
print-fighter-leader = Líder: dobla y pega
print-fighter-party = Grupo
print-fighter-treasury = Tesoro

## La hoja de puntos.

print-fighter-score = Puntos
print-fighter-score-party = Grupo
print-fighter-score-date = Fecha
print-fighter-score-difficulty = Fácil 5 · Normal 10 · Infernal 15
print-fighter-score-players = Jugadores: 1 cada uno
print-fighter-score-dice = Dados blancos que quedan: 2 cada uno
print-fighter-score-gold = Oro que queda: 1 por cada 2
print-fighter-score-nobody = Nadie se ha desmayado: 5
print-fighter-score-scars = Cicatrices: −1 cada una
print-fighter-score-angels = Ángeles: −5 cada uno
print-fighter-score-total = Total
print-fighter-score-ranks = Rango
print-fighter-score-up-to = { $to } o menos

## Las reglas en una página.

print-fighter-goal = El grupo cruza la mazmorra, lanza dados a la diana para vencer a quien viva allí y se enfrenta al jefe.
print-fighter-players = De 1 a 6 jugadores · 45 minutos · desde 8 años
print-fighter-setup = Preparación
print-fighter-setup-1 = La diana, en el centro. Un tablero final, gris, y delante dos de los otros por la cara marrón. Un jefe al azar, boca abajo.
print-fighter-setup-2 = Torre, niveles I a IV. Fácil: 4, 4, 4, 2 monstruos. Normal: 3, 3, 3, 5. Infernal: 2, 2, 2, 8. El equipo, abajo del todo.
print-fighter-setup-3 = Cada cual toma un héroe con 9 de vida. El tesoro recibe 2 de oro y un dado blanco; el líder, los tres dados de héroe.
print-fighter-turn = Un turno
print-fighter-turn-1 = 1 · El grupo sigue las flechas hasta la sala siguiente.
print-fighter-turn-2 = 2 · Combate con el primer monstruo de la torre. Por turnos, cada jugador toma uno de los dados de héroe que quedan y lo lanza.
print-fighter-turn-3 = 3 · Después se toma el oro del monstruo, despiertan los desmayados, se intercambia equipo y se usa la sala. Cada dado de héroe sin lanzar da un dado blanco, salvo que el líder esté Vencido. Los dados pasan al siguiente jugador.
print-fighter-throw = Un lanzamiento
print-fighter-throw-1 = El dado debe botar en la mesa antes de llegar a la diana. En un agujero, en el borde o fuera: fallo, y el monstruo te golpea.
print-fighter-throw-2 = Un acierto hace el daño de su zona. Primero se dobla; luego se suman armas y lo demás.
print-fighter-throw-3 = Con el yelmo a la vista, actúa tu habilidad de ese color. En el centro y con el yelmo: cae cualquier enemigo.
print-fighter-choice = ¿Sin dados de héroe?
print-fighter-choice-a = A · Lanza un dado blanco. Su color lo eliges después.
print-fighter-choice-b = B · Todos los héroes reciben el daño, vuelven los dados de héroe y el líder queda Vencido. No contra un jefe.
print-fighter-faint = Vida
print-fighter-faint-1 = A 0 te desmayas hasta que acabe el combate. Luego recibes una cicatriz: cubre una habilidad y baja en 3 tu vida máxima. Con la tercera, dale la vuelta a tu hoja. Todos desmayados: se pierde.
print-fighter-boss = El jefe
print-fighter-boss-1 = Tras la última sala. Sin dados de héroe ni dados blancos, se pierde. Si el jefe cae, se gana.
print-fighter-shop = 3 cartas y una más por héroe. Un dado blanco cuesta 2; una moneda cura 1 a todos.
print-fighter-fountain = Todos los héroes se curan por completo.
print-fighter-treasure = El grupo recibe lo que se muestra allí.
print-fighter-perilous = Cada dado se lanza como se muestra.

## La página de consulta: lanzamientos, trabas y efectos.

print-fighter-throws = Lanzamientos especiales
print-fighter-throws-hint = Todos los que se pidan se hacen a la vez. El dado debe botar igualmente.
print-fighter-handicaps = Monstruos
print-fighter-effects = Armaduras y objetos mágicos
print-fighter-heals-itself = Tras cada fallo, el monstruo recupera tanta vida como indica su carta.
print-fighter-forbids-die = El dado de este color no se puede usar en este combate.
print-fighter-heal-one = Un héroe a elegir recupera tanta vida como indica la carta.
print-fighter-heal-all = Todos los héroes recuperan tanta vida como indica la carta.
print-fighter-extra-damage = Tu acierto hace tanto daño más como indica la carta.
print-fighter-reduced-damage = Un fallo te cuesta tanto menos como indica la carta.
