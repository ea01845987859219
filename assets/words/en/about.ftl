### What Sablier is, and whom it thanks. Names stand as the games' own books print them.

about-title = About Sablier
about-what = Sablier is French for hourglass. It is a home for three small dungeon games: play them by touch, keep time at the table, and print the cards.
about-privacy = No account, no ads, no network. What you play stays on your device.
about-version = Version { $version }

about-games-title = The games and their makers
about-games-text = These games were invented by others. If you enjoy them here, please buy or support the originals.
about-donjonz-title = Donjonz n°11
about-donjonz-text = Created by Léandre Proust.
about-knock-title = Knock, Knock! Dungeon!
about-knock-text =
    By Anthony Perone and Waltch Pierre.

    Published by Blue Orange Edition, 2020. Knock, Knock! Dungeon! and Blue Orange are trademarks of Blue Orange Edition, France.
about-fighter-title = Dungeon Fighter
about-fighter-text =
    Design: Lorenzo Silva, Aureliano Buonfino and Lorenzo Tucci Sorentino. Illustrations and graphics: Giulia Ghigni. Production: Heiko Eller and Harald Bilz.

    Published by Heidelberger Spieleverlag and Cranio Création, 2011. French edition: IELLO, 2012, translated by Nicolas Doguet.
about-independent-title = An independent companion
about-independent-text = Sablier is made by fans and works with these games. It is not made, checked or endorsed by their authors or publishers. All names and trademarks belong to their owners. Our rules texts, cards, drawings and sounds are our own.

about-art-title = Drawings, words and sounds
about-art-text = Made for Sablier. The music and every sound are computed by the app itself.
about-fonts-title = Typefaces
about-fonts-text =
    Sablier Display is made from Vollkorn by Friedrich Althausen. Sablier Text is made from Lato by Łukasz Dziedzic.

    Both are under the SIL Open Font License 1.1.
about-software-title = Software
about-software-text = Written in Rust with macroquad, quad-snd, printpdf, taffy, Fluent and other free libraries. Thank you!
about-licence-title = Licence
about-licence-text = Sablier is free software: you may use, share and change it under the MIT licence or the Apache License 2.0, as you prefer.
