### La première partie de Donjonz, racontée en bulles d’une ou deux phrases.

lesson-donjonz-lay-drag = Voici la prochaine carte. Faites-la glisser vers le donjon et lâchez-la là où elle va.
lesson-donjonz-lay-turn = Touchez la carte pour la tourner. Tous les sens sont permis.
lesson-donjonz-lay-rule = Au moins une de ses cases doit toucher une case du donjon, bord à bord. Un cadre doré : c’est bon.
lesson-donjonz-lay-compact = Gardez les cartes bien serrées : votre héros aura plus de chemins.
lesson-donjonz-walk-step = En route ! Touchez une case qui brille, ou glissez le doigt, pour faire un pas.
lesson-donjonz-walk-once = On ne passe qu’une fois sur chaque case. Regardez loin devant vous.
lesson-donjonz-walk-pouch = De l’or ! Chaque bourse rapportée vaut 2 points.
lesson-donjonz-walk-weapon = Une arme : prenez-la ou laissez-la. Vous pouvez en porter deux.
lesson-donjonz-walk-monster = Chaque monstre montre l’arme qui le bat. Plus vous en battez, plus chacun rapporte.
lesson-donjonz-walk-danger = Attention ! Le petit rond montre l’arme qu’il vous faut. Sans elle, vous perdez tout votre or, et sans or, la partie.
lesson-donjonz-walk-key = La clef ! Portez-la jusqu’à la porte fermée et votre or sera doublé.
lesson-donjonz-walk-door = La porte ne s’ouvre qu’avec la clef. Sans elle, un pas de trop et elle reste fermée.
lesson-donjonz-end = Plus un pas n’est possible : on compte. Belle promenade !
