### Ce qu’est Sablier, et qui il remercie. Les noms sont écrits comme dans les livrets des jeux.

about-title = À propos de Sablier
about-what = Sablier réunit trois petits jeux de donjon : jouez-y du bout du doigt, mesurez le temps autour de la table et imprimez les cartes.
about-privacy = Ni compte, ni publicité, ni réseau. Ce que vous jouez reste sur votre appareil.
about-version = Version { $version }

about-games-title = Les jeux et leurs auteurs
about-games-text = D’autres ont inventé ces jeux. S’ils vous plaisent ici, achetez ou soutenez les originaux.
about-donjonz-title = Donjonz n°11
about-donjonz-text = Créé par Léandre Proust.
about-knock-title = Knock, Knock! Dungeon!
about-knock-text =
    D’Anthony Perone et Waltch Pierre.

    Édité par Blue Orange Edition, 2020. Knock, Knock! Dungeon! et Blue Orange sont des marques de Blue Orange Edition, France.
about-fighter-title = Dungeon Fighter
about-fighter-text =
    Conception : Lorenzo Silva, Aureliano Buonfino et Lorenzo Tucci Sorentino. Illustrations et graphismes : Giulia Ghigni. Production : Heiko Eller et Harald Bilz.

    Édité par Heidelberger Spieleverlag et Cranio Création, 2011. Édition française : IELLO, 2012, traduction de Nicolas Doguet.
about-independent-title = Un compagnon indépendant
about-independent-text = Sablier est l’œuvre de passionnés et accompagne ces jeux. Il n’est ni réalisé, ni vérifié, ni approuvé par leurs auteurs ou leurs éditeurs. Les noms et les marques appartiennent à leurs propriétaires. Nos règles, nos cartes, nos dessins et nos sons sont de notre main.

about-art-title = Dessins, textes et sons
about-art-text = Créés pour Sablier. La musique et tous les sons sont calculés par l’application elle-même.
about-fonts-title = Caractères
about-fonts-text =
    Sablier Display est tiré de Vollkorn, de Friedrich Althausen. Sablier Text est tiré de Lato, de Łukasz Dziedzic.

    Tous deux sont sous licence SIL Open Font License 1.1.
about-software-title = Logiciels
about-software-text = Écrit en Rust avec macroquad, quad-snd, printpdf, taffy, Fluent et d’autres bibliothèques libres. Merci !
about-licence-title = Licence
about-licence-text = Sablier est un logiciel libre : vous pouvez l’utiliser, le partager et le modifier sous licence MIT ou Apache 2.0, au choix.
