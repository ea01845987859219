### Les règles de Donjonz, avec nos mots. Les sections sont numérotées à partir de 1 ; une ligne vide ouvre un paragraphe.

rules-donjonz-title = Donjonz
rules-donjonz-players = 1 joueur · 10 minutes · dès 8 ans

rules-donjonz-1-title = Le principe
rules-donjonz-1-text =
    Sous l’escalier, il y a un donjon dont personne n’a le plan. À vous de le dessiner : vous posez d’abord onze cartes, puis votre héros s’y aventure.

    Il ne peut passer qu’une seule fois sur chaque case. Rentrez les poches pleines d’or, avec une longue liste de monstres vaincus, et votre gloire sera grande.

rules-donjonz-2-title = D’abord, bâtir le donjon
rules-donjonz-2-text =
    La carte de départ, avec l’escalier et la porte fermée, est déjà en place. Les onze autres sont mélangées et forment une pile, images visibles.

    Prenez la carte du dessus, tournez-la comme vous voulez et posez-la contre le donjon : au moins une case doit en toucher une autre, bord à bord. Les cartes suivent toutes la même grille et ne se recouvrent jamais.

    Il faut poser toutes les cartes, et il y a toujours de la place. Personne ne bouge avant la onzième.

    Un donjon bien serré offre beaucoup de chemins. Un donjon étalé a de longs bras, et vous n’en visiterez qu’un seul.

rules-donjonz-3-title = Ensuite, marcher
rules-donjonz-3-text =
    Votre héros part de l’escalier. À chaque pas, il avance d’une case : en haut, en bas, à gauche ou à droite.

    Les murs arrêtent tout le monde. Entre deux cartes, le passage est fermé dès que l’une des deux y montre un mur.

    Une case quittée est perdue pour de bon, l’escalier aussi. Prévoyez vos pas, sinon vos propres traces vous enfermeront.

    Pas question de s’arrêter avant la fin. Tant qu’un pas est possible, il faut le faire, même si le seul chemin mène à un monstre.

rules-donjonz-4-title = L’or et les armes
rules-donjonz-4-text =
    Bourse d’or : elle est à vous. Vous pouvez en porter autant que vous en trouvez.

    Arme : prenez-la ou laissez-la. Vous avez deux mains, donc deux armes au plus. Pour en prendre une troisième, lâchez l’une des deux ; elle est perdue pour le reste de la partie. Et ce que vous laissez, vous ne pourrez pas revenir le chercher.

    Il y a des épées, des arcs, des haches et des baguettes, deux de chaque.

rules-donjonz-5-title = Les monstres
rules-donjonz-5-text =
    Chaque monstre montre l’arme qui le bat : l’épée pour les squelettes, l’arc pour les chauves-souris, la hache pour les champignons, la baguette pour les fantômes.

    Avec la bonne arme en main, le monstre est vaincu et compte pour votre gloire. Vous gardez l’arme, qui servira encore souvent.

    Sans la bonne arme, le monstre prend tout votre or, jusqu’à la dernière bourse. Vous repartez plus pauvre, mais plus sage.

    Sans la bonne arme et sans or, votre héros tombe. La partie est perdue et vaut 0 point.

rules-donjonz-6-title = La clé et la porte
rules-donjonz-6-text =
    Quelque part dans le donjon se trouve une clé, une seule. Passez sur sa case et elle est à vous.

    Passez sur la porte avec la clé, et l’or que vous portez à cet instant est doublé. Celui que vous trouverez après ne l’est pas : mieux vaut donc arriver tard et bien chargé.

    Sans la clé, la porte reste fermée. Il ne se passe rien, et comme on ne passe pas deux fois au même endroit, elle ne s’ouvrira plus de la partie.

rules-donjonz-7-title = La fin et le score
rules-donjonz-7-text =
    La partie est finie quand plus aucun pas n’est possible. Comptez alors votre gloire.

    Chaque bourse encore en votre possession vaut 2 points.

    Plus vous avez vaincu de monstres, plus chacun rapporte. De un à dix monstres, vous marquez 1, 3, 6, 10, 15, 21, 28, 36, 45 et 55 points.

    Un exemple : vous arrivez à la porte avec la clé et 8 bourses, qui deviennent 16. À la fin, vous les avez toutes gardées : 16 fois 2 font 32 points. En chemin, vous avez vaincu 6 monstres, soit 21 points. En tout, cela fait 53.

rules-donjonz-8-title = Votre titre
rules-donjonz-8-text =
    Jusqu’à 20 points : { rank-1 }

    De 21 à 40 points : { rank-2 }

    De 41 à 60 points : { rank-3 }

    De 61 à 80 points : { rank-4 }

    81 points et plus : { rank-5 }

rules-donjonz-9-title = Bon à savoir
rules-donjonz-9-text =
    Puis-je feuilleter la pile ? Oui. Elle est visible et n’a rien à cacher ; seul son ordre ne change pas.

    Puis-je poser une carte derrière des murs ? Oui. Un côté de case doit en toucher un autre, même s’il y a un mur entre les deux.

    Un monstre qui m’a volé compte-t-il comme vaincu ? Non. Il garde votre or et sa réputation.

    Suis-je obligé de prendre une arme ? Jamais. Mais si vos deux mains sont prises, pensez à ce qui vous attend encore.

    Et si j’arrive à la porte sans or ? Deux fois rien, cela ne fait rien.

    Mon tout dernier pas mène à un monstre plus fort que moi. Dois-je y aller ? Si c’est le seul pas possible, oui. Préparez donc aussi votre sortie.

rules-donjonz-10-title = Sur la table
rules-donjonz-10-text =
    L’application imprime toutes les cartes, le héros et la fiche d’inventaire : vous pouvez jouer sans elle.

    Sur la fiche, entourez ce que vous gagnez : bourses, armes, clé, monstres vaincus. Barrez ce que vous perdez. Quand la porte double votre or, entourez encore autant de bourses.

    Posez une trace de pas, une pièce ou un haricot sur chaque case que vous quittez : vous n’y repasserez pas par erreur.

    Vous êtes plusieurs ? Donnez à chacun les mêmes cartes dans le même ordre. Chacun bâtit son donjon, et la plus grande gloire gagne.
