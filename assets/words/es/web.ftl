### Las palabras de la página web alrededor de la aplicación: antes de que funcione, y donde no puede.

web-loading = Cargando Sablier
web-failed-title = La arena se ha atascado
web-failed-text = No se ha podido cargar Sablier. Comprueba tu conexión y vuelve a intentarlo.
web-stopped-text = Sablier se ha cargado, pero no ha arrancado. Vuelve a intentarlo; si no sirve, actualiza el navegador.
web-retry = Volver a intentarlo
web-elsewhere-title = Sablier está abierto en otro lugar
web-elsewhere-text = Tus partidas están abiertas en otra pestaña o ventana. Para no perder ninguna, Sablier juega en un solo lugar a la vez.
web-use-here = Usar aquí
web-unable-title = Este navegador no puede ejecutar Sablier
web-unable-text = Sablier dibuja con WebGL y funciona con WebAssembly. Aquí falta uno de los dos, es demasiado antiguo o está desactivado.
web-unable-update = Actualiza este navegador o abre la página en una versión reciente de Chrome, Edge, Firefox o Safari.
web-unable-graphics = Si está al día, activa la aceleración gráfica en sus ajustes y reinícialo.
web-noscript = Sablier necesita JavaScript. Permítelo en esta página y vuelve a cargarla.
web-lost-title = Un callejón sin salida
web-lost-text = No hay ninguna página en esta dirección. Quizá se perdió una letra por el camino.
web-lost-home = Abrir Sablier
