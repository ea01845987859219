### Las palabras de los kits impresos. Un archivo por idioma; cada clave en los tres.

## Nombres que también usan las pantallas.

weapon-sword = Espada
weapon-bow = Arco
weapon-axe = Hacha
weapon-wand = Varita
monster-skeleton = Esqueleto
    .gender = masculine
    .the = el esqueleto
monster-bat = Murciélago
    .gender = masculine
    .the = el murciélago
monster-mushroom = Seta
    .gender = feminine
    .the = la seta
monster-ghost = Fantasma
    .gender = masculine
    .the = el fantasma
rank-1 = Migaja de la cripta
rank-2 = Aprendiz de antorcha
rank-3 = Fijo en los pasillos
rank-4 = Pesadilla de esqueletos
rank-5 = Leyenda del farol

## Cada página: sus títulos y su margen.

print-kit = Donjonz, kit para imprimir
print-subject = Cartas, héroe, hojas de inventario y reglas para imprimir, recortar y jugar
print-page = Página { $page } de { $pages }
print-sheet-front = Hoja { $sheet } de { $sheets }, anverso
print-sheet-back = Hoja { $sheet } de { $sheets }, reverso
print-scale = Imprime al 100 %. Estas barras deben medir 50 mm y 2 pulgadas.
print-fronts = Cartas de mazmorra
print-fronts-hint = Recorta por las marcas. El papel grueso hace las mejores mazmorras.
print-backs = Reversos de las cartas
print-backs-hint = Opcional: imprímelos por detrás, girando el papel por su lado largo.
print-backs-short-hint = Imprímelos por detrás, girando el papel por su lado corto.
print-backs-own-hint = Imprime estas hojas aparte y pégalas detrás de los anversos.
print-rules = Reglas
print-hero = Héroe
print-pieces = Carta inicial, héroe y fichas
print-pieces-hint = Dobla el héroe por las líneas de puntos y pega los pies a la base.
print-credit = Basado en Donjonz n.º 11 de Léandre Proust. Dibujos y textos: Sablier.
print-glue = pegar
print-steps = Huellas: pon una en cada casilla que dejes.
print-tokens = Para jugar sin lápiz: la llave y dos armas de cada tipo.

## La página que dice cómo imprimir.

print-guide = Cómo imprimir este kit
print-guide-sheets = Todas las hojas. Donde asoma una segunda hoja por detrás, imprime por las dos caras.
print-guide-need = Qué hace falta
print-guide-need-text = Hojas de papel: { $sheets }, a doble cara: { $double }. Tijeras o cúter, y unos { $minutes } min. De media, la tinta cubre el { $ink } % de una página.
print-guide-paper = Papel
print-guide-paper-text = Papel grueso (de 160 a 250 g) para todo lo que se recorta, papel normal (80 g) para las hojas de apuntar y las reglas.
print-guide-long = Dos caras
print-guide-long-text = Elige «imprimir a doble cara» y «girar por el lado largo». Cada dorso va justo después de su anverso; unas páginas vacías los mantienen juntos.
print-guide-short = Dos caras
print-guide-short-text = Elige «imprimir a doble cara» y «girar por el lado corto». Cada dorso va justo después de su anverso; unas páginas vacías los mantienen juntos.
print-guide-own = Dorsos
print-guide-own-text = Todas las hojas tienen una sola cara. Pega cada hoja de dorsos detrás de la de sus anversos antes de recortar; alinéalas contra una ventana.
print-guide-fold = Dorsos
print-guide-fold-text = Cada dorso está al lado de su anverso. Recorta los dos en una pieza, dobla por los guiones y pega.
print-guide-by-hand = ¿Tu impresora imprime una sola cara?
print-guide-by-hand-text = Imprime las páginas impares, vuelve a meter el montón con la cara blanca por imprimir e imprime las pares. Pruébalo antes con las primeras hojas de cartas.
print-guide-scale = Tamaño real
print-guide-scale-text = Imprime al 100 %, sin «ajustar a la página». Mide las barras al pie de una página.
print-guide-cut = Recortar
print-guide-cut-text = Pon una regla de marca a marca y corta de un tirón. El color pasa un poco de los cortes, así que uno torcido no importa.
print-guide-knock = Doblar y pegar
print-guide-knock-text = Dobla la ficha de Palabra y Silencio y pégala. Las fichas se recortan cuadradas o redondas.
print-guide-donjonz = Doblar y pegar
print-guide-donjonz-text = Dobla el héroe por los guiones, pega las dos mitades y los pies a la base.
print-guide-fighter = Doblar y pegar
print-guide-fighter-text = Dobla los dados y pega todas sus pestañas por dentro. Pega los cuartos de la diana sobre sus pestañas, luego en cartón, y vacía los agujeros. Dobla la ficha de líder y los letreros.

## La hoja de inventario.

sheet-title = Inventario
sheet-name = Nombre
sheet-date = Fecha
sheet-code = Código de la app
sheet-gain = Rodea lo que ganas
sheet-lose = Tacha lo que pierdes
sheet-gold = Bolsas de oro
sheet-worth = 1 bolsa = 2 puntos
sheet-monsters = Monstruos vencidos
sheet-track = El último rodeado = tus puntos
sheet-weapons = Armas
sheet-two = Dos como máximo
sheet-key = Llave
sheet-score = Puntos
sheet-score-gold = Bolsas × 2
sheet-score-monsters = Monstruos
sheet-score-total = Total
sheet-ranks = Tu título
sheet-from-to = { $from }–{ $to }
sheet-from = { $from } o más

## Las reglas en una página.

rules-goal = Construye una mazmorra y recórrela una sola vez. Vuelve con oro y con monstruos vencidos.
rules-players = 1 jugador · 10 minutos · desde 8 años
rules-setup = Preparación
rules-setup-1 = Pon la carta inicial en la mesa y el héroe sobre la escalera.
rules-setup-2 = Baraja las once cartas en un mazo, con el dibujo a la vista. Toma una hoja de inventario y un lápiz.
rules-lay = 1 · Construir la mazmorra
rules-lay-1 = Toma la carta de arriba, gírala como quieras y ponla junto a una carta de la mesa: al menos una casilla debe tocar otra lado con lado. Las cartas nunca se solapan.
rules-lay-2 = Sigue hasta la undécima carta. Mejor una mazmorra apretada que dispersa.
rules-walk = 2 · Caminar
rules-walk-1 = Mueve al héroe casilla a casilla, arriba, abajo, a la izquierda o a la derecha. Nunca a través de un muro ni a una casilla ya pisada.
rules-walk-2 = Mientras haya un paso posible, hay que darlo, aunque lleve a un monstruo.
rules-things = Lo que encuentras
rules-pouch = Bolsa de oro: rodea una. No hay límite.
rules-weapon = Arma: tómala o déjala. Llevas dos como máximo; para una tercera, tacha otra para siempre.
rules-monster = Monstruo: el círculo pequeño muestra el arma que lo vence. Si la llevas, rodea un monstruo y conserva el arma. Si no, pierdes todo el oro: táchalo. ¿No tienes oro? Entonces pierdes la partida.
rules-key = Llave: rodéala.
rules-door = Puerta cerrada: con la llave, duplica tus bolsas al momento. Sin ella no pasa nada.
rules-end = El final
rules-end-1 = Cuando no quede ningún paso, cuenta: 2 puntos por cada bolsa que conserves y el número bajo el último monstruo rodeado.
rules-end-2 = Ejemplo: 16 bolsas son 32 puntos, 6 monstruos son 21. En total, 53.
