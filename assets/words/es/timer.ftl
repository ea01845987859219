### Las palabras del reloj de arena.

home-timer-hint = Para cualquier juego
home-timer-left = Quedan { $time }

## Alrededor del reloj.

timer-start = Empezar
timer-pause = Pausa
timer-go-on = Seguir
timer-again = Otra vez
timer-turn = Dar la vuelta
timer-turn-about = Dar la vuelta al reloj con su arena
timer-afresh = Reiniciar
timer-afresh-about = Empezar de cero, con toda la arena arriba
timer-more = +0:30
timer-less = −0:30
timer-refill = Llenar
timer-lock = Bloquear
timer-quiet = Sin campana
timer-bell = Campana: { $times }
timer-is-silent = En silencio
timer-unmute = En silencio: toca la campana para oírla
timer-only-in-sight = Solo suena con Sablier a la vista
timer-digits = Quedan { $time }. Toca para girar la imagen hacia los jugadores de enfrente.
timer-choose = { $name }. Elegir otro reloj.
timer-full = Pantalla completa
timer-full-off = Salir de la pantalla completa
timer-show-controls = Mostrar los botones
timer-turns = { $turns ->
    [one] Girado { $turns } vez
   *[other] Girado { $turns } veces
}
timer-locked = Bloqueado: mantén pulsado para desbloquear
timer-last-minute = ¡Último minuto!

## Lo que dice.

timer-says-three = ¡Tres minutos!
timer-says-one = ¡Un minuto!
timer-says-ten = ¡Últimos segundos!
timer-says-out = ¡Se acabó el tiempo!
timer-ended = { $minutes ->
    [0] Ha terminado ahora mismo
    [one] Terminó hace { $minutes } minuto
   *[other] Terminó hace { $minutes } minutos
}
timer-ended-hours = { $hours ->
    [one] Terminó hace { $hours } hora
   *[other] Terminó hace { $hours } horas
}
timer-ended-long-ago = Terminó hace más de un día
timer-other = { $name }: { $words }
timer-background = Deja Sablier a la vista mientras corre la arena: oculto cuenta bien, pero no puede sonar.
timer-lacks-light = Este navegador deja que la pantalla se apague: tócala de vez en cuando.
timer-lacks-vibration = Este navegador no puede hacer vibrar el teléfono: escucha la campana.
timer-lacks-full-screen = Este navegador no puede llenar la pantalla. Desde la pantalla de inicio, Sablier sí.
timer-lacks-flips = Este navegador no nota que se da la vuelta al teléfono: toca el reloj de arena.
timer-runs-on = La arena sigue cayendo y suena estés donde estés en Sablier.
timer-show = Ver
timer-set-back = La hora del dispositivo se atrasó { $time }. La arena corre como si nada.
timer-set-back-closed = La hora del dispositivo se atrasó { $time } mientras Sablier estaba cerrado. La arena sigue desde la última vez que se guardó.
timer-set-ahead = La hora del dispositivo se adelantó { $time }: se cambió, o estuvo en reposo. La arena siguió corriendo.
timer-give-back = Devolver

## El estante.

timer-shelf = Relojes
timer-new = Reloj nuevo
timer-too-many = El estante está lleno. Elimina antes un reloj.
timer-of-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
timer-state-runs = En marcha
timer-state-out = Terminado
timer-state-paused = En pausa
timer-state-full = Listo
timer-naming = Nombre del reloj
timer-no-name = Sin nombre

## Cómo se comporta un reloj.

timer-time = Tiempo
timer-dial = { $time }. Gira el anillo exterior para los minutos y el interior para los segundos.
timer-minutes = min
timer-seconds = s
timer-minute-less = Un minuto menos
timer-minute-more = Un minuto más
timer-second-less = Un segundo menos
timer-second-more = Un segundo más
timer-rename = Nombre
timer-warnings = Avisos
timer-warn-three = A falta de 3:00
timer-warn-one = A falta de 1:00
timer-warn-ten = Los diez últimos segundos
timer-warn-out = Al final
timer-turning = Dar la vuelta
timer-turning-about = Cuando das la vuelta al teléfono
timer-turning-carries = Conserva su arena
timer-turning-restarts = Empieza otra vez, lleno
timer-repeat = Al final se da la vuelta solo
timer-signals = Todos los relojes
timer-silent = Modo silencioso, en todo
timer-sound = Campanas y gong
timer-soundtrack = Música cada vez más intensa
timer-vibration = Vibración
timer-flash = Iluminar la pantalla
timer-flips = Dar la vuelta al teléfono lo inicia
timer-remove = Eliminar
timer-removed = { $name }: eliminado.
