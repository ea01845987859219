### Las palabras de la aplicación alrededor de los juegos: inicio, ajustes, acerca de, reglas, mensajes.
###
### Una sola palabra para cada cosa:
###   Torreón, sala, criatura, esquina, peligro, alarma, ficha de Tiempo, ficha de Grimorio, reserva, mazo (Knock)
###   mazmorra, casilla, bolsa, zurrón, llave, caminar, colocar (Donjonz) · grupo, líder, lanzamiento, zona, acierto,
###   fallo, habilidad, vida, curar, desmayo, cicatriz, abandonar, tesoro (Fighter)
###   vencido, perdido, empezar de nuevo, deshacer, reloj de arena (en todo)
### A quien toca la pantalla se le habla de «tú». Al grupo, de forma impersonal («se gana») y, cuando hay que dirigirse
### a él, de «ustedes»: se entiende igual en América y en España, y «vosotros» solo es natural en España.
### Un jugador no tiene género: se evita lo que concuerde con su nombre.
### Un nombre puesto en una frase, como $foe, trae sus atributos: $foe-the (con artículo) y $foe-gender.
### «De» y «a» se funden con «el», así que no van delante de $foe-the.

app-name = Sablier
tagline = Tres mazmorras · un reloj de arena
back = Atrás
undo = Deshacer
redo = Rehacer

## Inicio

knock-name = Knock
knock-pitch = El Torreón en 6 minutos.
knock-box = para Knock, Knock! Dungeon!
donjonz-name = Donjonz
donjonz-pitch = Construye y explora.
donjonz-box = para Donjonz n.º 11
fighter-name = Fighter
fighter-pitch = Dados contra groseros.
fighter-box = para Dungeon Fighter
players-many = 1–6 jugadores
players-solo = En solitario
minutes = { $minutes } min
continue = Continuar
home-timer = Reloj de arena
home-print = Para imprimir
home-print-hint = Hojas en PDF
home-rules = Reglas
home-sound = Sonido
home-sound-off = Sin sonido
home-settings = Ajustes
home-update = Hay una versión nueva: iniciarla

## Teclas del teclado

key-enter = Intro
key-escape = Esc
key-undo = Ctrl Z
key-redo = Ctrl Y

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-language-system = Como el dispositivo
settings-hearing = Sonido
settings-sound = Todos los sonidos
settings-effects = Efectos
settings-music = Música
settings-soundtrack = Música del reloj de arena
settings-vibration = Vibración
settings-reading = Lectura
settings-text-size = Tamaño del texto
settings-percent = { $percent } %
settings-patterns = Cada color lleva siempre su forma o su trama.
settings-comfort = Comodidad
settings-motion = Menos animaciones
settings-contrast = Más contraste
settings-left = Disposición para zurdos
settings-full-screen = Pantalla completa
settings-dice = Dados de Fighter
settings-throws = Dónde lanzar
settings-throws-glass = En la pantalla
settings-throws-table = En la mesa
settings-ask-weapons = Preguntar siempre antes de tomar un arma
settings-ease = Ayuda al lanzar
ease-kids = Mucha
ease-normal = Un poco
ease-bare = Ninguna
ease-explained = Cuánto se acerca al mejor un lanzamiento casi bueno. El que sale muy mal nunca recibe ayuda.
settings-try-throw = Probar un lanzamiento
settings-more = Y además
settings-lesson = Ver otra vez las lecciones
settings-about = Acerca de Sablier
settings-forgets = Safari olvida las páginas que no se abren en siete días, y con ellas tus partidas. Para conservarlas, toca Compartir y luego «Añadir a pantalla de inicio» o «Añadir al Dock».

## Reglas

reference-title = Reglas
reference-choose = ¿Qué reglas quieres leer?
rules-contents = Índice
rules-contents-label = Índice y búsqueda
rules-search = Buscar en las reglas
rules-nothing-found = Ninguna regla habla de eso.
explain-more = Leer más
explain-close = Cerrar

## Impresión

print-title = Para imprimir
print-choose-game = Juego
print-choose-paper = Papel
print-choose-language = Idioma
print-choose-style = Tinta
print-style-colour = Color
print-style-grey = Gris
print-style-ink-saver = Ahorro de tinta
print-more = Más opciones
print-less = Menos opciones
print-cancel = Creando el PDF… Cancelar
print-sheets = Hojas de papel: { $sheets }, a doble cara: { $double }
print-choose-backs = Dorsos
print-backs-long = Lado largo
print-backs-short = Lado corto
print-backs-own = Hojas aparte
print-backs-fold = Para doblar
print-backs-none = Ninguno
print-choose-size = Cartas
print-size-true = Tamaño real
print-size-large-print = Letra grande
print-size-mini = Mini
print-choose-parts = Imprimir
print-part-guide = Instrucciones
print-part-cards = Cartas
print-part-backs = Dorsos
print-part-boards = Tableros
print-part-tokens = Fichas
print-part-dice = Dados
print-part-sheets = Hojas de apuntar
print-part-rules = Reglas
print-choose-inventory = Hojas de inventario
print-inventory-one = 1 por página
print-inventory-two = 2 por página
print-save = Guardar PDF
print-saved = Guardado: { $place }
print-failed = No se pudo guardar el PDF: { $reason }
print-share = Compartir el PDF
print-busy = Preparando el PDF…
print-ready-save = El PDF está listo: guardarlo
print-ready-share = El PDF está listo: compartirlo
print-before = Página anterior
print-next = Página siguiente

## Mensajes

trouble-set-aside = No se pudo leer un archivo. Se conserva como { $name }.
trouble-newer = Un archivo es de un Sablier más nuevo. Se conserva como { $name }.
trouble-no-deck = Una partida guardada necesita una baraja que no está aquí. Se conserva como { $name }.
trouble-cannot-save = Ahora no se puede guardar nada en este dispositivo.
door-too-long = Ese archivo es demasiado largo para ser de Sablier.
door-not-text = Ese archivo no es de Sablier.
door-unreadable = No se ha podido leer ese archivo.
door-unexpected = «{ $name }» no se puede abrir aquí.
match-replaced = Nueva partida. La anterior sigue ahí.
match-restore = Recuperarla
