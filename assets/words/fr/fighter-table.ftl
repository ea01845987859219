### Fighter à table : le plan, le combat, la fin du tour, la boutique, et ce qui est raconté.


## Le plan

fight-enter = Le groupe est devant le donjon. Entrez !
fight-where = Et maintenant ? En cas de désaccord, { $name } tranche.
fight-map = Le donjon
fight-map-about = Vous êtes ici. Les couloirs sont à sens unique.
fight-back-to-fight = Retour
fight-boss = Le boss
fight-room-with = { $room } : { $what }
fight-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
fight-dice = { $n ->
    [one] { $n } dé blanc
   *[other] { $n } dés blancs
}
fight-equipment = un équipement

## Le combat

fight-choose = { $name }, prenez un dé
fight-spent = { $name } : plus de dés héros
fight-once-more = { $name } relance le dé
fight-no-condition = Lancez comme vous voulez.
fight-any-throw = Comme vous voulez, mais avec un rebond avant l’arrêt.
fight-throws = { $name } lance le { $die }
fight-throws-for = Sablier lance le { $die } pour { $name }
fight-real-dice = Vrais dés
fight-on-glass = À l’écran
fight-throw-for-me = Lancer pour moi
fight-present = Je suis là
fight-landed = Continuer
fight-swipe = Lancez le dé du doigt vers la cible, avec un rebond sur la table en chemin.
fight-away = Pas là : l’appli lance
fight-bonus = +{ $n }
fight-with-weapon = { $weapon } : +{ $n } aux dégâts
fight-weapon-does = { $throw } : +{ $n } si vous touchez.
fight-once-does = { $does } Une fois.
fight-endure = { $n ->
    [one] { $n } dégât chacun : les trois dés reviennent
   *[other] { $n } dégâts chacun : les trois dés reviennent
}
fight-endure-about = Le chef est alors vaincu : après ce combat, aucun dé héros inutilisé ne devient blanc.
fight-give-up = Abandonner ce combat
fight-give-up-about = { $weak ->
    [0] Chaque héros perd 1 PV. Le monstre passe sous sa pile, un autre arrive.
    [one] Chaque héros perd 1 PV, et l’un de vous s’évanouit. Le monstre passe sous sa pile, un autre arrive.
   *[other] Chaque héros perd 1 PV, et { $weak } d’entre vous s’évanouissent. Le monstre passe sous sa pile, un autre arrive.
}
fight-give-up-yes = Abandonner
fight-go-on = Continuer le combat
fight-symbol = Symbole
fight-plain = Sans symbole
fight-missed = Raté
fight-missed-symbol = Raté, avec symbole
fight-spot-first = Touchez d’abord l’endroit où est le dé.
fight-target = La cible : touchez l’endroit où est le dé
fight-spot-1 = Section 1
fight-spot-2 = Section 2
fight-spot-3 = Section 3
fight-spot-4 = Section 4
fight-spot-5 = Section 5
fight-spot-10 = Le centre : 10
fight-spot-hole = Dans un trou
fight-spot-edge = Sur le bord
fight-spot-off = À côté de la cible
landing-symbol = avec le symbole Héros
landing-missed-symbol = { $why } · symbole Héros sur le dessus
landing-fatal = Le centre, et le symbole Héros
landing-leans = Il penche et ne compte donc pas
landing-no-bounce = Il n’a pas d’abord rebondi sur la table
landing-no-bounces = Il n’a pas assez rebondi
landing-no-wall = Il n’a pas d’abord touché le mur
landing-not-over = Il n’est pas passé par-dessus la carte
landing-no-spin = Il n’a pas tourné sur lui-même
landing-into-card = Il a heurté la carte
landing-missed-advice = { $why }. { $advice }
advice-softer = Un peu plus doucement !
advice-harder = Un peu plus fort !
advice-left = Un peu plus à gauche !
advice-right = Un peu plus à droite !
advice-finger-left = Votre doigt doit aller plus à gauche !
advice-finger-right = Votre doigt doit aller plus à droite !
advice-flatter = Un geste plus court et plus plat !
advice-wall = Visez le mur !
advice-before-card = Plus doucement, pour qu’il rebondisse avant la carte !
advice-curve = Tracez une vraie courbe !
advice-unlucky = Bien lancé, pas de chance !
fight-health-of = sur { $most }
fight-damage = { $n ->
    [one] dégât
   *[other] dégâts
}
fight-gold-word = { $n ->
    [one] pièce
   *[other] pièces
}
fight-foe = { $foe } : { $health } PV, dégâts : { $damage }
fight-hero = { $name } : { $health } PV sur { $most }
fight-hero-fainted = { $name } est K.-O.
fight-hero-angel = { $name } regarde d’en haut.
fight-carries = Armes { $w }/{ $ws } · armures { $a }/{ $as } · objets { $i }/{ $is }
fight-charmed-line = { $n ->
    [one] Vous suit : { $n } dégât de plus, une fois.
   *[other] Vous suit : { $n } dégâts de plus, une fois.
}
fight-miss-costs = { $n ->
    [0] Un échec ne coûte rien
    [one] Un échec coûte { $n } PV
   *[other] Un échec coûte { $n } PV
}
fight-miss-costs-all = { $n ->
    [0] Un échec ne coûte rien
    [one] Un échec coûte { $n } PV à tout le monde
   *[other] Un échec coûte { $n } PV à tout le monde
}
fight-on-symbol = Avec le symbole : { $ability }
fight-idle = { $ability } : { $why }
fight-scar = Une cicatrice couvre cette capacité.
fight-treasury = Trésor. Or : { $gold }. Dés blancs : { $dice }.
fight-belt = Utiliser un objet
fight-belt-about = Ils soignent à tout moment, puis sont défaussés.
fight-belt-empty = Personne ne porte d’objet utile en ce moment.
fight-use-on = { $card } pour { $name }
fight-close = Fermer
fight-undo = Annuler
fight-undone = Annulé.
fight-no-undo = Ce qui a été révélé ne peut pas être annulé.
fight-illegal-room = Ce héros ne peut pas en porter davantage.
fight-illegal-dear = Trop cher pour votre trésor.
fight-illegal-undecided = Il reste quelque chose à décider.
fight-illegal-now = Chaque chose en son temps : pas maintenant.
fight-illegal-way = Aucun couloir ne mène là.
fight-illegal-die = Pas ce dé pour l’instant.
fight-illegal-hero-die = Lancez d’abord les dés héros.
fight-illegal-boss = Pas contre le boss !
fight-illegal-weapons = Ce héros ne porte pas cette arme.
fight-illegal-section = La cible n’a pas cette section.
fight-illegal-carried = Aucun héros debout ne porte cette carte.
fight-illegal-use = Cette carte ne sert à rien pour l’instant.
fight-illegal-allows = Rien dans ce lancer ne le permet.
fight-illegal-hero = Ce n’est pas possible pour ce héros.
fight-illegal-nothing = Il n’y a rien de tel ici.

## Les choix après un lancer

fight-ask-landed = { $name }, autre chose ?
fight-ask-colour = { $name }, de quelle couleur est le dé blanc ?
fight-ask-sacrifice = { $name } perd un équipement. Lequel ?
fight-ask-bless = { $n ->
    [one] { $name }, encore { $n } PV à donner. À qui ?
   *[other] { $name }, encore { $n } PV à donner. À qui ?
}
fight-ask-again = { $name }, un second lancer ?
fight-charmed-does = { $n ->
    [one] Il vous quitte et ajoute { $n } dégât.
   *[other] Il vous quitte et ajoute { $n } dégâts.
}
fight-done = Rien de plus
fight-course-falls = Le monstre riposte, et { $name } s’évanouit.
fight-course-blow = { $n ->
    [one] Le monstre riposte : { $n } dégât.
   *[other] Le monstre riposte : { $n } dégâts.
}
fight-course-again = Au héros suivant.
fight-course-bless = Le reste est perdu.

## La fin du tour

rest-title = La salle est à vous !
rest-about = Faites ce que vous voulez, dans l’ordre que vous voulez, puis passez les dés.
rest-pass = Passer les dés
rest-open = Avant de passer les dés, terminez ce qui reste à faire.
rest-revive = { $name } se réveille avec { $n } PV et une cicatrice. Quelle capacité couvre-t-elle ?
rest-scar = Cicatrice sur { $ability }
rest-loot = Piocher votre butin
rest-who = Pour qui ? Le chef décide.
rest-nobody = Personne n’a de place.
rest-discard = Défausser
rest-legacy = { $name } laisse de l’équipement. Donnez-le avant de passer les dés.
rest-trade = Échanger des équipements
trade-title = Équipements
trade-about = Glissez une carte vers un autre héros, ou touchez la carte puis le héros. Deux cartes du même type s’échangent.
trade-nothing = Rien encore

## La boutique

shop-empty = Les étagères sont vides.
shop-for = Acheter pour…
shop-pick = Touchez une carte pour voir à qui elle irait.
shop-card = { $n ->
    [one] { $card } : { $n } pièce d’or
   *[other] { $card } : { $n } pièces d’or
}
shop-die = { $n ->
    [one] Dé blanc : { $n } pièce d’or
   *[other] Dé blanc : { $n } pièces d’or
}
shop-healing = { $n ->
    [one] +1 PV pour tous : { $n } pièce d’or
   *[other] +1 PV pour tous : { $n } pièces d’or
}
shop-no = Pas maintenant : pas assez d’or, ou personne n’en a besoin.

## Ce qui est raconté

told-begin-fighter = Le groupe est devant le donjon.
told-walked = Vous entrez : { $room }.
told-met = Voici { $foe-the } !
told-boss = Le boss : { $foe } !
told-on = À { $name }.
told-triggered = { $name } : { $ability } !
told-beer = La Bière est pour { $name }.
told-used = { $name } utilise : { $card }
told-helps = { CAPITAL($foe-the) } donne un coup de main et s’en va.
told-hit = { $n ->
    [one] { $n } dégât !
   *[other] { $n } dégâts !
}
told-sum = { $sum } = { $n }
told-fatal = Coup fatal !
told-missed = Raté !
told-hurt = { $name } perd { $n } PV.
told-fainted = { $name } s’évanouit.
told-healed = { $name } récupère { $n } PV.
told-recovered = Le monstre récupère { $n } PV.
told-discarded = À la défausse : { $card }
told-gold = { $n ->
    [one] { $n } pièce d’or pour vous.
   *[other] { $n } pièces d’or pour vous.
}
told-paid = { $n ->
    [one] { $n } pièce d’or en moins.
   *[other] { $n } pièces d’or en moins.
}
told-dice = { $n ->
    [one] { $n } dé blanc pour vous.
   *[other] { $n } dés blancs pour vous.
}
told-freed = Les trois dés reviennent. Le chef est vaincu.
told-rose = Le chef est de nouveau invaincu.
told-given-up = Vous laissez { $foe-the } tranquille.
told-beaten = { $foe-gender ->
    [feminine] { CAPITAL($foe-the) } est vaincue !
   *[masculine] { CAPITAL($foe-the) } est vaincu !
}
told-charmed = { CAPITAL($foe-the) } suit maintenant { $name }.
told-ascended = { $name } quitte la partie avec une harpe.
told-leads = { $name } mène maintenant le groupe.
told-revived = { $name } est de nouveau debout.
told-loot = Larcin ! Une carte vous attend à la fin du tour.
told-found = Vous trouvez : { $card }
told-found-nothing = Il n’y a plus d’équipement.
told-gets = { $name } reçoit : { $card }
told-passed = Les dés vont à { $name }.
told-won = Le boss est vaincu !

## Ce qu’est une chose, quand on la maintient

explain-room-does = Un monstre attend ici. Le groupe l’affronte ensemble.
explain-shop-does = Après le combat contre le monstre de cette salle, on peut acheter.
explain-fountain-does = Après le combat contre le monstre de cette salle, tous les héros retrouvent tous leurs PV.
explain-gold-does = { $n ->
    [one] Battez le monstre de cette salle : { $n } pièce d’or est à vous.
   *[other] Battez le monstre de cette salle : { $n } pièces d’or sont à vous.
}
explain-dice-does = { $n ->
    [one] Battez le monstre de cette salle : { $n } dé blanc est à vous.
   *[other] Battez le monstre de cette salle : { $n } dés blancs sont à vous.
}
explain-equipment-does = Battez le monstre de cette salle, et vous piochez un équipement.
explain-perilous-does = Dans ce combat, chaque dé doit être lancé ainsi. { $how }
explain-boss = Le boss
explain-boss-does = Qui bat le boss gagne la partie. Gardez des dés blancs : sans eux, tout s’arrête.
explain-hero-die = Dé héros
explain-hero-die-does = Lancez-le sur la cible. S’il montre le symbole Héros, la capacité de sa couleur agit.
explain-white-die = Dé blanc
explain-white-die-does = Il remplace un dé héros, une fois. Avec le symbole Héros, on choisit sa couleur après le lancer.
explain-treasury = Le trésor
explain-treasury-does = L’or et les dés blancs du groupe. L’or paie équipements et soins à la boutique.
explain-stats = Ce que le monstre a
explain-stats-does = Le cœur : ses PV. L’éclat : ce que coûte un échec. La pièce : l’or que rapporte sa défaite.
explain-tower = Monstres restants
explain-tower-does = Un combat retourne le premier monstre de l’étage le plus haut qui en a encore.
fight-tower = Niveau I : { $one }, niveau II : { $two }, niveau III : { $three }, niveau IV : { $four }.
explain-leader = Chef invaincu
explain-leader-does = Après le combat, chaque dé héros non lancé devient un dé blanc.
explain-leader-defeated = Chef vaincu
explain-leader-defeated-does = Vous avez subi les dégâts pour reprendre les dés : après ce combat, aucun dé héros ne devient blanc. Ensuite, le chef est de nouveau invaincu.
explain-scar = Cicatrice
explain-target = La Cible
explain-target-does = Chaque coup réussi contre ce monstre inflige 1 dégât de plus.
explain-toad = Le crapaud
explain-toad-does = Le monstre est un crapaud : ses coups infligent 2 dégâts de moins.
explain-charm = Séduction
explain-charm-does = Une fois vaincu, le monstre suit le héros qui l’a séduit.
explain-ballad = Ritournelle
explain-ballad-does = Le monstre n’a plus de handicap jusqu’à la fin du combat.

## Pourquoi une capacité ne sert à rien

idle-nobody-wounded = Personne n’est blessé.
idle-no-handicap = Ce monstre n’a aucun handicap.
idle-no-gold = Vous n’avez pas d’or pour la payer.
idle-no-supply = Il ne reste plus d’or à prendre.
idle-other-family = Ce monstre est d’une autre espèce.
idle-boss = Pas contre le boss.
idle-placed = C’est déjà en place.
idle-no-health = Pas assez de PV pour cela.
idle-harmless = Ici, un échec ne coûte rien.

## Ceux qui attendent

stands-pass = À { $name } !
stands-tap = Touchez pour continuer.
stands-title = Tribune
stands-about = Pour qui attend son tour. Cela ne change rien, mais cela aide.
stands-honour = { $n ->
    [0] Pas encore d’honneur
    [one] { $n } pièce d’honneur
   *[other] { $n } pièces d’honneur
}
stands-honour-won = +1 honneur
stands-cheer = Bravo !
stands-bet-hit = Pari : touché
stands-bet-miss = Pari : raté
stands-heckle = Hou !
