### La première partie de Donjonz, racontée en bulles d’une ou deux phrases.

lesson-donjonz-goal = L’or et les monstres vaincus rapportent des points. D’abord on bâtit le donjon, puis on le traverse.
lesson-donjonz-lay-drag = Voici la prochaine carte. Glissez-la vers le donjon : un cadre doré montre où elle ira.
lesson-donjonz-lay-turn = Bien posée ! Touchez maintenant la carte suivante. Chaque fois, elle tourne.
lesson-donjonz-lay-tap = Tous les sens sont permis. Touchez maintenant une place libre à côté du donjon.
lesson-donjonz-lay-here = Ici ? Touchez « Poser ici ». Ou touchez une autre place.
lesson-donjonz-lay-rule = Elle doit toucher le donjon, bord à bord, sans couvrir aucune carte.
lesson-donjonz-lay-compact = Serrez les cartes : le héros aura plus de chemins. L’ampoule a de bonnes idées.
lesson-donjonz-lay-rest = Vous avez compris ! Je pose le reste pour vous.
lesson-donjonz-walk-step = En route ! Touchez une case qui brille, ou glissez le doigt vers elle.
lesson-donjonz-walk-once = On ne passe qu’une fois sur chaque case. Il n’y a pas de sortie : quand plus aucun pas n’est possible, c’est fini.
lesson-donjonz-walk-pouch = De l’or ! Chaque bourse gardée jusqu’à la fin vaut 2 points.
lesson-donjonz-walk-weapon = Une arme ! Elle va dans votre besace, où il y a de la place pour deux.
lesson-donjonz-walk-monster = Chaque monstre montre l’arme qui le bat. Plus vous en battez, plus chacun rapporte.
lesson-donjonz-walk-danger = Attention ! Le petit rond montre l’arme qu’il vous faut. Sans elle, vous perdez tout votre or, et sans or, la partie.
lesson-donjonz-walk-key = La clé ! Marchez avec elle sur la porte fermée, et votre or est doublé.
lesson-donjonz-walk-door = La porte n’est pas la sortie : avec la clé, elle double votre or. Sans elle, cette chance est perdue.
lesson-donjonz-end = Plus aucun pas n’est possible : on compte. Belle promenade !
