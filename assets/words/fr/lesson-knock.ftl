### La première partie de Knock, racontée en bulles d’une ou deux phrases.

lesson-knock-welcome = Psst ! J’habite ici, et je veux dormir. Trouvez-moi le Chevalier noir, et sans bruit.
lesson-knock-place = Touchez une carte : chaque place montre le danger qu’elle laisserait. Touchez une place pour voir et encore une fois pour poser, ou glissez-y la carte.
lesson-knock-sum = Vous voyez les écus ? Ils additionnent quatre coins. Une salle supporte 5 : un losange vous prévient. À 6, c’est fini : les places rouges font perdre.
lesson-knock-turn = Posez-en une autre. Touchez une carte levée pour la retourner : les zéros calment le Donjon.
lesson-knock-creature = Au tour de la gelée. Elle est à 6 et prend quatre jetons Temps. Posez-la !
lesson-knock-time = À chaque tour, un jeton s’en va. Quand le dernier part, elle donne l’alarme et c’est perdu. Une place rouge avec une cloche vous en avertit.
lesson-knock-cover = Couvrez ses coins de petits nombres, jusqu’à ce que son écu montre 5 ou moins. Sur une étoile verte, elle tombe ; sur un carré lilas, elle résiste encore.
lesson-knock-beaten = Vaincue ! Ses jetons reviennent. Mais c’est une salle maintenant : ne la laissez plus monter à 6.
lesson-knock-chests = Les coffres comptent après une victoire : un point par coffre dans votre plus longue chaîne de cartes à coffres qui se touchent.
lesson-knock-silence = Cette carte montre une bulle barrée : Silence. Posez-la.
lesson-knock-silent = Entre amis, plus un mot jusqu’à la prochaine carte Silence. En solo, c’est différent : vous ne piochez pas.
lesson-knock-leap = Vous savez tout. Sautons à la fin d’une partie : quelqu’un nous attend.
lesson-knock-knight = Il est tard, la pioche est vide, et le voici : 13, avec trois jetons.
lesson-knock-knight-place = Posez-le là où les cartes qu’il touche restent à 5 ou moins.
lesson-knock-zeros = Vite maintenant : ses jetons partent un par un.
lesson-knock-quiet = Couvrez ses coins avec vos zéros. L’ampoule montre ce que ferait un bon joueur.
lesson-knock-won = Bravo ! Et bonne nuit.
lesson-knock-oops = Chut ! La partie était perdue, alors j’ai tout remis en place. Essayez une carte plus calme.
