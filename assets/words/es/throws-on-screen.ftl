### Lanzar en la pantalla: lo que debe hacer el dedo.

-glass-easy = fácil
-glass-fair = normal
-glass-hard = difícil

throw-bank-shot-glass = Coloca la pared y lanza junto a la diana: el dado debe volver rebotando en la pared.
throw-flick-glass = ¡Corto y seco! Solo cuenta el último golpe del dedo.
throw-blow-glass = Empuja el dado despacio y lejos, como un soplido largo, y suelta en la marca. Con prisa no sopla nada.
throw-under-the-leg-glass = Lanza bajo y de lado, en diagonal hacia la diana.
throw-blind-glass = Mira bien antes: en cuanto toques el dado, se apaga la luz.
throw-double-bounce-glass = Lanza como siempre, pero el dado debe botar dos veces antes de la diana.
throw-elbow-glass = Un codo es flojo y tiembla: ve rápido, y no en su peor momento.
throw-faith-glass = Deja el dedo quieto hasta que acabe la oración y lanza: las manos se abren de golpe.
throw-wrong-hand-glass = La izquierda es la derecha y la derecha la izquierda. Apunta, pues, al revés.
throw-neighbours-hand-glass = La mano sigue a tu dedo con un poco de retraso. Llévala largo rato y con calma.
throw-over-a-card-glass = Lanza de modo que el dado golpee la mesa delante de la carta y salte por encima.
throw-catapult-glass = Tira del dado hacia atrás, apunta y suelta en la marca.
throw-header-glass = Sujeta el dado: sube. Lanza cuando te caiga en la cabeza.
throw-spinning-top-glass = Traza una curva. El dado sale de donde empieza la curva hacia donde acaba.
throw-nose-glass = Tu nariz se balancea. Apunta desde donde está, o espera a que esté donde debe.
throw-back-turned-glass = La diana está detrás de ti: lanza hacia abajo.
throw-smash-glass = Sujeta el dado: sube. Lanza cuando esté en lo más alto.
throw-seated-glass = Tus ojos están a la altura de la mesa. Calcula la distancia de memoria.
throw-jump-glass = Sujeta el dado: saltas. Lanza justo arriba del todo.
throw-under-the-table-glass = Tu mano está escondida bajo la mesa. Confía en ella.
throw-dance-glass = Sujeta el dado: das una vuelta. Lanza cuando vuelvas a tener la diana delante.
throw-far-away-glass = La diana está más lejos: lanza más rápido.

rules-fighter-20-title = Lanzar en la pantalla
rules-fighter-20-text =
    Pon un dedo en el dado, deslízalo hacia la diana y levántalo. Deciden la velocidad y la dirección al final del gesto; un gesto largo lanza más alto, y uno curvo hace girar el dado. Rodea la mesa hasta el sitio que más te guste.

    Si el dedo fue muy lento, se adelantó o salió hacia el otro lado, el dado se queda en la mano y no se pierde nada. En los ajustes, «Ayuda al lanzar» dice cuánto te ayuda la app.

    Lo que queda inclinado o cae de la mesa cuenta como con dados de verdad. Un dado que aún se mueve a los seis segundos se detiene y cuenta tal como está.

    Los lanzamientos especiales piden otra cosa, y todo a la vez si hay varios. Lo difícil que es cada uno se ha medido con diez mil lanzamientos.

    { throw-bank-shot } ({ -glass-hard }). { throw-bank-shot-glass }

    { throw-flick } ({ -glass-fair }). { throw-flick-glass }

    { throw-blow } ({ -glass-easy }). { throw-blow-glass }

    { throw-under-the-leg } ({ -glass-hard }). { throw-under-the-leg-glass }

    { throw-blind } ({ -glass-fair }). { throw-blind-glass }

    { throw-double-bounce } ({ -glass-easy }). { throw-double-bounce-glass }

    { throw-elbow } ({ -glass-fair }). { throw-elbow-glass }

    { throw-faith } ({ -glass-easy }). { throw-faith-glass }

    { throw-wrong-hand } ({ -glass-fair }). { throw-wrong-hand-glass }

    { throw-neighbours-hand } ({ -glass-easy }). { throw-neighbours-hand-glass }

    { throw-over-a-card } ({ -glass-easy }). { throw-over-a-card-glass }

    { throw-catapult } ({ -glass-fair }). { throw-catapult-glass }

    { throw-header } ({ -glass-easy }). { throw-header-glass }

    { throw-spinning-top } ({ -glass-hard }). { throw-spinning-top-glass }

    { throw-nose } ({ -glass-fair }). { throw-nose-glass }

    { throw-back-turned } ({ -glass-fair }). { throw-back-turned-glass }

    { throw-smash } ({ -glass-easy }). { throw-smash-glass }

    { throw-seated } ({ -glass-hard }). { throw-seated-glass }

    { throw-jump } ({ -glass-easy }). { throw-jump-glass }

    { throw-under-the-table } ({ -glass-hard }). { throw-under-the-table-glass }

    { throw-dance } ({ -glass-hard }). { throw-dance-glass }

    { throw-far-away } ({ -glass-hard }). { throw-far-away-glass }
