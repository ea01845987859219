### Ce que dit le barde pendant le premier combat de Fighter.

lesson-fighter-welcome = Bienvenue ! Vous lancez des dés sur une cible. Moi, je compte, et je chanterai vos exploits.
lesson-fighter-swipe = Posez un doigt sur le dé et glissez vers la cible. Les points montrent son chemin : il doit rebondir d’abord.
lesson-fighter-switch = Plutôt de vrais dés ? Vous pouvez changer ici à chaque lancer.
lesson-fighter-walk = Les salles dorées sont ouvertes. Touchez la première.
lesson-fighter-met = Chaque salle a son monstre. Le cœur : ses PV. L’éclat : ses dégâts. La pièce : votre récompense.
lesson-fighter-die = Chacun à son tour lance un des trois dés. Touchez celui que vous prenez.
lesson-fighter-throw = Lancez-le maintenant sur la cible, comme c’est indiqué ici.
lesson-fighter-spot = Touchez ensuite l’endroit où il est, et dites si le symbole Héros est visible. Une erreur ? La flèche du haut l’annule.
lesson-fighter-hit = Touché ! La section donne les dégâts.
lesson-fighter-miss = Raté : le monstre riposte. Cela arrive aux meilleurs, et à moi.
lesson-fighter-ability = Le symbole déclenche la capacité de la couleur du dé. Je fais le calcul.
lesson-fighter-options = Les trois dés sont lancés. Lancez un dé blanc, ou subissez les dégâts pour reprendre les trois.
lesson-fighter-fainted = K.-O. ! Après le combat, une cicatrice vous réveille.
lesson-fighter-rest = Vaincu ! Les dés inutilisés deviennent des dés blancs. Quand tout est fait, passez les dés.
lesson-fighter-end = C’est tout, à part les boutiques, les trésors et un boss. Rassemblez votre groupe !
