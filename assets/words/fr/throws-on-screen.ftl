### Lancer à l’écran : ce que le doigt doit faire.

-glass-easy = facile
-glass-fair = moyen
-glass-hard = difficile

throw-bank-shot-glass = Placez le mur, puis visez à côté de la cible : le dé doit revenir en rebondissant sur le mur.
throw-flick-glass = Court et sec ! Seul le dernier coup de doigt compte.
throw-blow-glass = Poussez le dé lentement et loin, comme un long souffle, et lâchez au repère. Trop vite, c’est du vent.
throw-under-the-leg-glass = Lancez bas et de côté, en biais vers la cible.
throw-blind-glass = Regardez bien d’abord : dès que vous touchez le dé, tout s’éteint.
throw-double-bounce-glass = Lancez comme d’habitude, mais le dé doit rebondir deux fois avant la cible.
throw-elbow-glass = Un coude est faible et tremble : allez vite, et pas au pire moment.
throw-faith-glass = Laissez le doigt posé jusqu’à la fin de la prière, puis lancez : les mains s’ouvrent d’un coup.
throw-wrong-hand-glass = La gauche est à droite et la droite à gauche. Visez donc à l’envers.
throw-neighbours-hand-glass = La main suit votre doigt avec un temps de retard. Menez-la longuement, sans la brusquer.
throw-over-a-card-glass = Lancez de sorte que le dé frappe la table devant la carte et saute par-dessus.
throw-catapult-glass = Tirez le dé en arrière, visez et lâchez au repère.
throw-header-glass = Tenez le dé : il monte. Lancez quand il retombe sur votre tête.
throw-spinning-top-glass = Tracez une courbe. Le dé part du début de la courbe vers sa fin.
throw-nose-glass = Votre nez se balance. Visez de là où il est, ou attendez qu’il soit où il faut.
throw-back-turned-glass = La cible est derrière vous : lancez vers le bas.
throw-smash-glass = Tenez le dé : il monte. Lancez quand il est au plus haut.
throw-seated-glass = Vos yeux sont à hauteur de table. Estimez la distance de mémoire.
throw-jump-glass = Tenez le dé : vous sautez. Lancez tout en haut.
throw-under-the-table-glass = Votre main est cachée sous la table. Faites-lui confiance.
throw-dance-glass = Tenez le dé : vous faites un tour. Lancez quand la cible est de nouveau devant vous.
throw-far-away-glass = La cible est plus loin : lancez plus vite.

rules-fighter-20-title = Lancer à l’écran
rules-fighter-20-text =
    Posez un doigt sur le dé, glissez vers la cible et levez le doigt. Ce sont la vitesse et la direction à la fin du geste qui comptent ; un geste long lance plus haut, un geste courbe fait tourner le dé. Faites le tour de la table jusqu’à la place qui vous plaît.

    Si le doigt est trop lent, trop pressé ou parti du mauvais côté, le dé reste dans la main et rien n’est perdu. Dans les réglages, « Aide au lancer » dit combien l’appli vous aide.

    Ce qui penche ou tombe de la table compte comme avec de vrais dés. Un dé qui bouge encore au bout de six secondes est arrêté et compte tel qu’il est.

    Les lancers spéciaux demandent autre chose, et tout à la fois s’il y en a plusieurs. Leur difficulté a été mesurée sur dix mille lancers.

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
