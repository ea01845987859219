### Un dado lanzado con el dedo, sobre una mesa en el cristal.

## Alrededor de la mesa.

throwing-die = El dado en tu mano: lánzalo con el dedo hacia la diana
throwing-skip = Ver dónde queda el dado
throwing-stand-left = Rodear la mesa por la izquierda
throwing-stand-right = Rodear la mesa por la derecha
throwing-wall-left = Mover la pared a la izquierda
throwing-wall-right = Mover la pared a la derecha
throwing-now = ¡Ahora!
throwing-power = Otra vez para soltar, en la raya blanca
throwing-bounce = { $n } de { $all }
throwing-bounce-here = Bote aquí

## Por qué el dado se quedó en la mano.

throwing-too-soft = Muy flojo. ¡Lanza un poco más rápido!
throwing-too-early = Muy pronto. ¡Espera a que brille!
throwing-backwards = ¡La diana está al otro lado!
throwing-off-beat = No era el momento. ¡Suelta cuando se cierre el anillo!
throwing-to-come = Los dados aún están en camino. Llegarán enseguida.
throwing-short = Muy flojo para llegar a la diana. ¡Lanza más rápido!
throwing-short-pull = ¡Tira más hacia atrás, hasta la raya!
throwing-short-breath = ¡Empuja despacio y más lejos, hasta la raya!
throwing-aside = Por ahí no está la diana. ¡Apunta hacia ella!
throwing-pull-back = ¡Tira del dado hacia atrás, lejos de la diana!
