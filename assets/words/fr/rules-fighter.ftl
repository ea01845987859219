### Les règles de Fighter, avec nos mots. Les sections sont numérotées à partir de 1 ; une ligne vide ouvre un paragraphe.

rules-fighter-title = Fighter
rules-fighter-players = 1 à 6 joueurs · environ 45 minutes · dès 8 ans

rules-fighter-1-title = Le principe
rules-fighter-1-text =
    Le roi n’a plus de héros sous la main, alors il vous envoie, vous. Vous traversez ensemble un donjon de trois plateaux, avec un monstre dans chaque salle et un boss au bout, et vous vous battez avec ce que vous avez : des dés, lancés sur une cible.

    Vous gagnez tous ou vous perdez tous. Pour gagner, il faut vaincre le boss.

rules-fighter-2-title = La mise en place
rules-fighter-2-text =
    La cible est au milieu de la table, à égale distance de chacun.

    Le donjon : tirez l’un des quatre plateaux qui ont une face Fin et posez-le de ce côté. Mélangez les cinq autres et tirez-en deux ; ils vont devant, une face Début visible. Le groupe attend devant la première entrée.

    Tirez l’un des quatre boss, face cachée. Chacun prend un héros, avec 9 points de vie (PV).

    La tour : choisissez la difficulté et placez au hasard autant de monstres de chaque niveau à ses étages, le niveau I en haut. Facile : 4, 4, 4 et 2. Normal : 3, 3, 3 et 5. Infernal : 2, 2, 2 et 8. L’équipement, mélangé, va tout en bas.

    Dans le trésor du groupe, au départ : 2 pièces d’or, 1 dé blanc. Choisissez un chef : il reçoit le jeton Chef, côté Invaincu, et commence avec les trois dés héros.

rules-fighter-3-title = 1 · Se déplacer
rules-fighter-3-text =
    Le groupe entre ensemble dans une salle où mène un couloir, toujours dans le sens des flèches, jamais en arrière. Là où finit un plateau commence le suivant. En cas de désaccord, le chef tranche.

    Chaque salle a son monstre. Certaines ont autre chose en plus :

    { room-shop } : après le combat, vous pouvez acheter.

    { room-fountain } : après le combat, tous les héros retrouvent tous leurs PV.

    { room-treasure } : après le combat, vous recevez ce qui est indiqué : de l’or, des dés blancs ou un équipement. Le chef décide à qui va l’équipement.

    { room-perilous } : pendant ce combat, chaque dé se lance de la façon indiquée.

rules-fighter-4-title = 2 · Combattre
rules-fighter-4-text =
    Le premier monstre du plus haut étage non vide se montre, avec ses PV et son or.

    Le premier joueur choisit l’un des trois dés héros et le lance sur la cible, puis son voisin de gauche l’un de ceux qui restent, et ainsi de suite. Un dé lancé ne sert plus.

    Un coup réussi inflige les dégâts de la section où le dé s’est arrêté. Un monstre qui n’a plus de PV est vaincu.

    Si vous ratez, vous subissez les dégâts du monstre.

rules-fighter-5-title = Un bon lancer
rules-fighter-5-text =
    Lancez assis ou debout, d’où vous voulez, sauf si un lancer spécial l’interdit. Avant la cible, il faut un rebond sur la table, ou plusieurs.

    C’est un échec si le dé n’a pas rebondi avant, s’il est tombé dans un trou et y touche la table, ou s’il s’est arrêté sur la tranche de la cible ou à côté.

    Un dé qui penche, quel que soit son appui, compte comme un dé sur la tranche : c’est un échec, et le symbole Héros est sur le dessus si sa face regarde le plus vers le haut. Un dé tombé de la table est un échec et ne montre aucun symbole.

    À cheval sur une ligne, c’est la section où se trouve la plus grande partie du dé qui compte ; dans le doute, la plus faible.

    Si le symbole Héros est sur le dessus, la capacité de cette couleur agit. Beaucoup de capacités agissent même sur un échec.

    Coup fatal : un dé au centre avec le symbole Héros sur le dessus vient à bout de n’importe quel monstre, boss compris.

rules-fighter-6-title = Compter les dégâts
rules-fighter-6-text =
    D’abord la section : de 1 à 5, ou 10 au centre. Puis on double, si quelque chose double. Enfin on ajoute tout le reste : armes, capacités, objets, Cible.

    Un 3, doublé, avec une arme à +3, cela fait 3 × 2 + 3 = 9.

rules-fighter-7-title = Dés blancs : A ou B
rules-fighter-7-text =
    Quand les trois dés héros ont été lancés et que le monstre tient encore, le joueur suivant choisit :

    A : il prend un dé blanc dans le trésor et le lance. Si le symbole Héros apparaît, il choisit après coup la couleur du dé. Un dé blanc ne sert qu’une fois.

    B : le monstre frappe tous les héros, vous reprenez les trois dés héros et le jeton Chef passe sur Vaincu. Puis le joueur lance l’un des trois dés. Rien ne peut éviter ni réduire ces dégâts.

    Tant qu’il reste un dé héros, on ne lance pas de dé blanc.

rules-fighter-8-title = Les capacités des héros
rules-fighter-8-text =
    Elles agissent quand le dé de leur couleur montre le symbole Héros. Là où il est dit « si vous touchez », le dé doit être sur la cible.

    { ability-flurry }. { ability-flurry-does }

    { ability-extra-damage }. Si vous touchez : ajoutez aux dégâts le nombre de la fiche.

    { ability-targeted-damage }. { ability-targeted-damage-does }

    { ability-divine-intervention }. { ability-divine-intervention-does }

    { ability-blind-fury }. { ability-blind-fury-does }

    { ability-mass-healing }. Tous les héros récupèrent les PV indiqués sur la fiche.

    { ability-living-target }. { ability-living-target-does }

    { ability-larceny }. { ability-larceny-does }

    { ability-metamorphosis }. { ability-metamorphosis-does }

    { ability-sworn-enemy }. Contre les monstres de la famille indiquée : ajoutez aux dégâts le nombre de la fiche, même si vous ratez.

    { ability-rethrow }. { ability-rethrow-does }

    { ability-no-damage }. { ability-no-damage-does }

    { ability-pickpocket }. { ability-pickpocket-does }

    { ability-seduction }. { ability-seduction-does } Il ne compte pas dans ce que vous pouvez porter.

    { ability-beer }. { ability-beer-does } Si elle agit de nouveau, la Bière peut changer de héros.

    { ability-ballad }. { ability-ballad-does }

rules-fighter-9-title = L’équipement
rules-fighter-9-text =
    Un héros porte autant d’armes, d’armures et d’objets que le dit sa fiche, jamais plus. Ce qui est en trop va à un autre héros en fin de tour, ou à la défausse.

    Une arme ajoute des dégâts si vous lancez comme elle le demande et que vous touchez. Avant chaque lancer, choisissez lesquelles des vôtres vous utilisez, autant que vous voulez ; il faut alors faire tous leurs lancers à la fois. Les armes ne s’usent jamais.

    Armures et objets : les cartes marquées ×1 se défaussent quand on les utilise, et s’utilisent à tout moment.

    { effect-heal-one } ou { effect-heal-all } : autant de PV que l’indique la carte.

    { effect-rethrow }. { effect-rethrow-does }

    { effect-extra-damage } : si vous touchez, ajoutez aux dégâts le nombre de la carte.

    { effect-no-damage }. { effect-no-damage-does }

    { effect-riposte }. { effect-riposte-does }

    { effect-reduced-damage } : un échec vous coûte autant de PV de moins que l’indique la carte.

    Rien de tout cela n’aide contre les dégâts du choix B.

rules-fighter-10-title = Les handicaps des monstres
rules-fighter-10-text =
    Certains monstres exigent un lancer spécial. Il se combine avec celui de la salle et ceux de vos armes : tous à la fois, et le même une seule fois.

    { handicap-destroys-equipment }. { handicap-destroys-equipment-does }

    { handicap-heals-itself } : après chaque échec, d’autant de PV que l’indique la carte.

    { handicap-small-target }. { handicap-small-target-does }

    { handicap-loses-gold }. { handicap-loses-gold-does }

    { handicap-forbids-die } : le dé héros de cette couleur ne sert pas pendant ce combat, et aucun dé blanc ne peut prendre cette couleur.

    { handicap-everybody-is-hit }. { handicap-everybody-is-hit-does }

    { handicap-horde }. { handicap-horde-does }

rules-fighter-11-title = Évanouissements et cicatrices
rules-fighter-11-text =
    Un héros sans PV s’évanouit et ne joue plus de tout le combat. Plus un seul héros debout ? C’est perdu.

    Après le combat, les évanouis se réveillent, chacun avec une cicatrice. Elle couvre une capacité de leur choix, qui est perdue, et retire 3 à leur maximum de PV : 6 avec une cicatrice, 3 avec deux. Ils se réveillent avec ce maximum. Une cicatrice reste pour toujours.

    La troisième est de trop : le héros devient un ange et quitte la partie.

rules-fighter-12-title = 3 · Fin du tour
rules-fighter-12-text =
    L’ordre est à vous, mais faites tout cela :

    Prenez l’or du monstre. Réveillez les évanouis. Piochez pour le Larcin ; un monstre séduit va à son héros. Les jetons posés sur le monstre et la Bière sont rendus.

    Les dés blancs lancés retournent dans la réserve. Chaque dé héros qui n’a pas servi vous vaut un dé blanc, mais seulement si le jeton Chef montre Invaincu. Ensuite, il revient sur Invaincu.

    Échangez vos équipements comme vous voulez. Profitez de la salle : fontaine, trésor, boutique.

    Enfin, les trois dés héros passent au voisin de gauche, premier joueur du tour suivant.

rules-fighter-13-title = La boutique
rules-fighter-13-text =
    Étalez 3 équipements, plus un par héros. Achetez-en autant que vous voulez au prix indiqué ; le reste est défaussé.

    Le prix d’un dé blanc : 2 pièces d’or. Pour 1 pièce d’or, tous les héros récupèrent 1 PV, autant de fois que vous payez.

    En cas de désaccord, le chef tranche.

rules-fighter-14-title = Abandonner
rules-fighter-14-text =
    Si un lancer vous paraît vraiment impossible, vous pouvez abandonner ensemble le combat. Tous les héros perdent 1 PV de honte, le monstre retourne sous sa pile et le suivant arrive.

    C’est réservé aux cas désespérés, et ne marche pas contre un boss.

rules-fighter-15-title = Le boss
rules-fighter-15-text =
    Après la dernière salle du dernier plateau, voici le boss. On se bat comme d’habitude, mais sans choix B : une fois les dés héros lancés, il ne reste que les dés blancs. S’il n’y en a plus et que le boss tient encore, la partie est perdue.

rules-fighter-16-title = Le score
rules-fighter-16-text =
    Si vous gagnez, comptez :

    5 points en Facile, 10 en Normal, 15 en Infernal. 1 par joueur. 2 par dé blanc dans le trésor. 1 pour 2 pièces d’or. 5 si personne n’a de cicatrice.

    Retirez-en 1 par cicatrice et 5 par ange.

    0 et moins : { rank-fighter-1 }

    De 1 à 5 : { rank-fighter-2 }

    De 6 à 10 : { rank-fighter-3 }

    De 11 à 15 : { rank-fighter-4 }

    De 16 à 20 : { rank-fighter-5 }

    De 21 à 25 : { rank-fighter-6 }

    De 26 à 30 : { rank-fighter-7 }

    De 31 à 35 : { rank-fighter-8 }

    De 36 à 39 : { rank-fighter-9 }

    40 et plus : { rank-fighter-10 }

rules-fighter-17-title = Les 22 lancers
rules-fighter-17-text =
    Dans tous les cas, la table d’abord, la cible ensuite : sans rebond, c’est raté.

    { throw-bank-shot }. { throw-bank-shot-how }

    { throw-flick }. { throw-flick-how }

    { throw-blow }. { throw-blow-how }

    { throw-under-the-leg }. { throw-under-the-leg-how }

    { throw-blind }. { throw-blind-how }

    { throw-double-bounce }. { throw-double-bounce-how }

    { throw-elbow }. { throw-elbow-how }

    { throw-faith }. { throw-faith-how }

    { throw-wrong-hand }. { throw-wrong-hand-how }

    { throw-neighbours-hand }. { throw-neighbours-hand-how }

    { throw-over-a-card }. { throw-over-a-card-how }

    { throw-catapult }. { throw-catapult-how }

    { throw-header }. { throw-header-how }

    { throw-spinning-top }. { throw-spinning-top-how }

    { throw-nose }. { throw-nose-how }

    { throw-back-turned }. { throw-back-turned-how }

    { throw-smash }. { throw-smash-how }

    { throw-seated }. { throw-seated-how }

    { throw-jump }. { throw-jump-how }

    { throw-under-the-table }. { throw-under-the-table-how }

    { throw-dance }. { throw-dance-how }

    { throw-far-away }. { throw-far-away-how }

rules-fighter-18-title = Ce que la règle ne dit pas
rules-fighter-18-text =
    Il y a 30 pièces d’or et 9 dés blancs. Ce qui dépasse n’est pas gagné.

    Si tous les étages de la tour sont vides, les monstres de niveau IV déjà vaincus sont mélangés et reviennent.

    { ability-targeted-damage } et { handicap-horde } remplacent le nombre de la section ; on double et on ajoute ensuite.

    En solo, utilisez votre propre main libre pour { throw-neighbours-hand }.

    Pas de soins pour un héros évanoui tant que le combat dure.

    Le point de honte quand on abandonne peut mettre un héros K.-O.

    { ability-ballad } ôte tous les handicaps d’un monstre, son lancer compris, mais pas le lancer de la salle.

    On ne peut pas payer { ability-blind-fury } avec son dernier point de vie.

    Un monstre séduit peut aussi être défaussé après un échec. Si plusieurs héros séduisent le même, il suit le dernier. Il ne s’échange pas et n’est pas détruit.

    Un dé interdit par le monstre n’a pas été utilisé : il rapporte un dé blanc à la fin. Aucun dé blanc ne peut prendre sa couleur.

    Un monstre qui détruit l’équipement le fait avant de frapper.

    Si le monstre et le dernier héros debout tombent ensemble, la partie est perdue.

    Quand on abandonne, c’est encore au même héros. Si la tour n’a plus d’autre monstre, celui qu’on a laissé revient aussitôt.

    Un chef qui quitte la partie passe le jeton au héros suivant, dans le sens horaire.

rules-fighter-19-title = Dans cette appli
rules-fighter-19-text =
    L’appli mène le donjon et fait les comptes. Vous lancez les dés du doigt à l’écran, ou de vrais dés sur une vraie cible : vous touchez alors l’endroit où le dé s’est arrêté et dites si le symbole est visible. Vous pouvez changer à chaque lancer, et une erreur de saisie s’annule.

    La cible, les dés, les cartes et les plateaux s’impriment.
