### Qué es Sablier y a quién da las gracias. Los nombres figuran como en los reglamentos de los juegos.

about-title = Acerca de Sablier
about-what = Sablier significa «reloj de arena» en francés. Reúne tres pequeños juegos de mazmorras: juega con los dedos, mide el tiempo en la mesa e imprime las cartas.
about-privacy = Sin cuenta, sin anuncios, sin red. Lo que juegas se queda en tu dispositivo.
about-version = Versión { $version }

about-games-title = Los juegos y sus autores
about-games-text = Estos juegos los inventaron otros. Si te gustan aquí, compra o apoya los originales.
about-donjonz-title = Donjonz n.º 11
about-donjonz-text = Creado por Léandre Proust.
about-knock-title = Knock, Knock! Dungeon!
about-knock-text =
    De Anthony Perone y Waltch Pierre.

    Publicado por Blue Orange Edition, 2020. Knock, Knock! Dungeon! y Blue Orange son marcas de Blue Orange Edition, Francia.
about-fighter-title = Dungeon Fighter
about-fighter-text =
    Diseño: Lorenzo Silva, Aureliano Buonfino y Lorenzo Tucci Sorentino. Ilustraciones y gráficos: Giulia Ghigni. Producción: Heiko Eller y Harald Bilz.

    Publicado por Heidelberger Spieleverlag y Cranio Création, 2011. Edición francesa: IELLO, 2012, traducida por Nicolas Doguet.
about-independent-title = Un compañero independiente
about-independent-text = Sablier lo hacen aficionados y acompaña a estos juegos. Ni sus autores ni sus editoriales lo han creado, revisado o aprobado. Los nombres y las marcas pertenecen a sus dueños. Las reglas, las cartas, los dibujos y los sonidos son nuestros.

about-art-title = Dibujos, textos y sonidos
about-art-text = Creados para Sablier. La propia aplicación calcula la música y todos los sonidos.
about-fonts-title = Tipos de letra
about-fonts-text =
    Sablier Display procede de Vollkorn, de Friedrich Althausen. Sablier Text procede de Lato, de Łukasz Dziedzic.

    Ambos tienen licencia SIL Open Font License 1.1.
about-software-title = Programas
about-software-text = Escrito en Rust con macroquad, quad-snd, printpdf, taffy, Fluent y otras bibliotecas libres. ¡Gracias!
about-licence-title = Licencia
about-licence-text = Sablier es software libre: puedes usarlo, compartirlo y modificarlo con la licencia MIT o la Apache 2.0, la que prefieras.
