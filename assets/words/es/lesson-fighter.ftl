### Lo que dice el bardo durante el primer combate de Fighter.

lesson-fighter-welcome = ¡Hola! Aquí se lanzan dados a una diana. Yo llevo la cuenta, y luego la canto.
lesson-fighter-swipe = Pon un dedo en el dado y deslízalo hacia la diana. Los puntos muestran su camino: antes tiene que botar.
lesson-fighter-switch = ¿Mejor dados de verdad? Aquí puedes cambiar en cada lanzamiento.
lesson-fighter-walk = Las salas doradas están abiertas. Toca la primera.
lesson-fighter-met = Cada sala tiene un monstruo. El corazón es su vida, la estrella su daño, la moneda tu premio.
lesson-fighter-die = Por turnos, cada héroe lanza uno de los tres dados. Toca el que tomas.
lesson-fighter-throw = Ahora lánzalo a la diana, como se indica aquí.
lesson-fighter-spot = Después toca dónde está y di si se ve el símbolo de héroe. ¿Un error? La flecha de arriba lo deshace.
lesson-fighter-hit = ¡Acierto! La zona es el daño.
lesson-fighter-miss = Fallo: el monstruo responde. Les pasa a los mejores, y a mí.
lesson-fighter-ability = El símbolo activa la habilidad del color del dado. Las cuentas las hago yo.
lesson-fighter-options = Ya no quedan dados. Lanza uno blanco, o acepta el daño y recupera los tres.
lesson-fighter-fainted = ¡Desmayo! Tras el combate, una cicatriz te despierta.
lesson-fighter-rest = ¡Vencido! Los dados que no hicieron falta se vuelven blancos. Cuando esté todo, pasa los dados.
lesson-fighter-end = Eso es todo, salvo tiendas, tesoros y un jefe. ¡Reúne a tu grupo!
