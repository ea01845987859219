### Les mots des compagnons de table : pour les jeux joués avec la vraie boîte ou un kit imprimé.

home-table = Autour de la table
home-table-hint = Avec la boîte

## La page qui y mène.

companion-hall-about = La boîte ou notre kit imprimé est sur la table ? Posez le téléphone au milieu : il mesure le temps et compte à votre place.
companion-hall-timer = Pour tous les jeux
companion-hall-print = Cartes, jetons et fiches à découper
companion-hall-knock = Jetons Temps, Silence, dangers, carnet d’aventure
companion-hall-donjonz = La fiche d’inventaire, avec score et titre

## Tous les compagnons.

companion-close = Fermer
companion-switches = Ce qu’on suit ici
companion-switches-about = Désactivez ce que vous notez sur papier ou suivez avec le matériel de la boîte.
companion-reset = Tout recommencer
companion-reset-title = Tout recommencer ?
companion-reset-about = Toute la feuille sera effacée. Vous pourrez encore annuler ensuite.
companion-reset-yes = Effacer
companion-reset-no = Garder

## Knock : ses pages et ses parties.

companion-keep = Donjon
companion-danger = Danger
companion-adventure = Aventure
companion-track-sand = Minuteur
companion-track-voice = Parole ou Silence
companion-track-tokens = Créatures et jetons Temps
companion-track-danger = Additionner les dangers
companion-track-spells = Jetons Grimoire
companion-track-chests = Coffres
companion-track-log = Carnet d’aventure

## Le Donjon.

companion-sand = Reste { $time }. Ouvrir le minuteur.
companion-turn-token = Touchez pour retourner le jeton.
companion-reserve = Réserve
companion-enter = Créature
companion-alarm = Alarme
companion-nobody = Aucune créature dans le Donjon. Quand il en arrive une, touchez « Créature ».
companion-creature = Créature { $number }
companion-time = { $tokens ->
    [one] { $tokens } jeton Temps
   *[other] { $tokens } jetons Temps
}
companion-tokens = { $tokens ->
    [one] Encore { $tokens } jeton
   *[other] Encore { $tokens } jetons
}
companion-last-token = Dernier jeton ! La prochaine alarme fait perdre.
companion-gives-alarm = Donne l’alarme !
companion-frozen = Dans la glace : plus d’alarme
companion-alarm-given = Alarme ! Le dernier jeton est parti : { $creature }. Le Donjon est perdu.
companion-write-lost = Le noter et réessayer
companion-beaten = Vaincre : { $creature }
companion-beat = Vaincre
companion-freeze = Geler avec l’Éclair de gel
companion-burn = Brûler avec la Boule de feu
companion-by-time = N’importe quelle créature
companion-by-time-about = Touchez le nombre de Temps de sa carte.
companion-by-name = Créatures de notre jeu
companion-by-name-keep = Créatures de notre jeu, Donjon { $level }
companion-in-keep = Déjà dans le Donjon

## Les dangers.

companion-quiet = 5 ou moins
companion-quiet-about = Une salle reste calme. Une créature est vaincue.
companion-loud = 6 ou plus
companion-loud-about = Une salle fait perdre. Une créature résiste.
companion-corner = { $corner } : { $value }
companion-corner-poisoned = { $corner } : empoisonné, compte 0
companion-corner-top-left = Coin en haut à gauche
companion-corner-top-right = Coin en haut à droite
companion-corner-bottom-left = Coin en bas à gauche
companion-corner-bottom-right = Coin en bas à droite
companion-value = Le coin montre { $value }
companion-poison = Le coin est empoisonné
companion-wipe = Carte suivante

## L’aventure.

companion-spells-about = Touchez un jeton quand vous le trouvez, puis quand vous l’utilisez.
companion-chests-about = Sur votre plus longue chaîne de cartes à coffres.
companion-chests = { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
companion-chest-less = Un coffre de moins
companion-chest-more = Un coffre de plus
companion-tries = { $tries ->
    [0] Pas encore tenté
    [one] { $tries } essai
   *[other] { $tries } essais
}
companion-free = libéré
companion-next = C’est le prochain Donjon.
companion-finished-about = Pour repartir, touchez la roue dentée, puis « Tout recommencer ».
companion-won = Donjon gagné
companion-lost = Donjon perdu
companion-found = Quel jeton avez-vous tiré ?
companion-found-about = Tirez-en un de la boîte, face cachée.
companion-found-none = Aucun jeton

## Pourquoi pas.

companion-no-tokens = { $reserve ->
    [0] Jetons Temps nécessaires : { $needs }. La réserve est vide : selon la règle, le Donjon est perdu.
   *[other] Jetons Temps nécessaires : { $needs }. La réserve n’en a que { $reserve } : selon la règle, le Donjon est perdu.
}
companion-no-twice = Cette carte est déjà dans le Donjon.
companion-no-after-alarm = L’alarme est donnée. Notez la défaite, ou annulez.
companion-no-alarm = Personne dans le Donjon n’a de jeton Temps.
companion-no-frozen = Cette créature est déjà gelée.
companion-no-knight = Le Chevalier noir tient bon tant qu’une créature gelée est debout.
companion-no-spell = Vous n’avez pas ce jeton : { $spell }.
companion-no-finished = Les quatre Donjons sont libres. Pour repartir, touchez la roue dentée.

## Donjonz.

companion-track-gold = Bourses d’or
companion-track-monsters = Monstres
companion-track-weapons = Armes
companion-track-key = Clé
companion-track-score = Score et titre
companion-pouch = Bourse
companion-door = Porte ×2
companion-door-open = Porte ouverte
companion-meet = Un monstre ? Si vous avez son arme, il est vaincu. Sinon, tout votre or est perdu.
companion-robbed = Il a pris mon or
companion-weapon-free = Touchez pour la prendre
companion-weapon-held = En main. Touchez pour la lâcher pour de bon.
companion-weapon-dropped = Lâchée pour de bon
companion-no-fallen = Votre héros est tombé. Annulez, ou touchez la roue dentée pour recommencer.
companion-no-room = Il n’y a plus de place sur la feuille.
companion-no-hand = Les deux mains sont pleines. Touchez d’abord l’arme que vous lâchez.
companion-no-dropped = Lâchée pour de bon.
companion-no-second-key = Vous avez déjà la clé.
companion-no-key = Sans la clé, il ne se passe rien.
companion-no-door = La porte est déjà ouverte.

## Fighter : ses pages et ses parties.

companion-hall-fighter = Groupe, monstres, lancers, trésor, score
companion-party = Groupe
companion-fight = Combat
companion-treasury = Trésor
companion-track-heroes = PV et cicatrices
companion-track-gear = Équipement porté
companion-track-foe = Le monstre et ses PV
companion-track-throws = La façon de lancer
companion-track-treasury = Or et dés blancs
companion-track-leader = Jeton Chef
companion-track-tower = Tour

## Le groupe.

companion-no-heroes = Qui entre dans le donjon ? D’un à six héros.
companion-hero = Héros { $number }
companion-hero-add = Héros
companion-hero-other = D’une autre boîte
companion-leads = chef
companion-angel = Un ange, hors de la partie
companion-fainted = K.-O. ! Après le combat, touchez pour le réveil.
companion-health = PV : { $health }
companion-health-of = { $health } PV sur { $most }
companion-hurt = { $hero } perd 1 PV
companion-heal = { $hero } récupère 1 PV
companion-revive = Le réveil laisse une cicatrice. Quelle capacité couvre-t-elle ?
companion-drop = Donner : { $gear }
companion-gear-add = Équipement
companion-lead = Devient le chef
companion-leave = Quitte le groupe
companion-weapons = Armes
companion-armours = Armures
companion-items = Objets magiques
companion-any-weapon = Une arme
companion-any-armour = Une armure
companion-any-item = Un objet
scar-red = Rouge
scar-green = Vert
scar-blue = Bleu

## Le combat.

companion-no-foe = Tout est calme. Qui rencontrez-vous ?
companion-monster = Monstre
companion-foe-add = Monstre
companion-foe-other = D’une autre boîte
companion-meet-any = Au combat
companion-floor = Étage de la tour
companion-other = Autre
companion-boss = Boss
companion-health-points = PV
companion-damage = Dégâts
companion-gold = Or
companion-foe-health = Encore { $health } PV sur { $most }
companion-foe-beaten = { $gold ->
    [0] Victoire !
    [one] Victoire ! Prenez { $gold } pièce d’or
   *[other] Victoire ! Prenez { $gold } pièces d’or
}
companion-hit = Le monstre perd { $points } PV
companion-mend = Le monstre récupère 1 PV
companion-take-it = B : tous touchés
companion-give-up = Abandonner
companion-throw = Le lancer
companion-throw-freely = Lancez comme vous voulez : un rebond sur la table, puis la cible.
companion-throw-add = Conditions
companion-throw-none = Aucune condition

## Trésor, chef et tour.

companion-one-less = Un de moins : { $what }
companion-one-more = Un de plus : { $what }
companion-white-dice = Dés blancs
companion-undefeated = Invaincu
companion-undefeated-about = Les dés héros inutilisés donnent des dés blancs.
companion-defeated = Vaincu
companion-defeated-about = Pas de dés blancs après ce combat.
companion-build = Construire la tour
companion-tower-about = Monstres à placer à chaque étage. Touchez un étage quand vous y piochez.
companion-draw = { $cards ->
    [one] Étage { $level } : { $cards } monstre. Piocher.
   *[other] Étage { $level } : { $cards } monstres. Piocher.
}

## Ce que cela vaudrait.

companion-score-about = Si vous battez le boss maintenant :
companion-score-difficulty = Difficulté
companion-score-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
companion-score-dice = { $count ->
    [one] { $count } dé blanc
   *[other] { $count } dés blancs
}
companion-score-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
companion-score-nobody = Personne ne s’est évanoui
companion-score-scars = { $count ->
    [one] { $count } cicatrice
   *[other] { $count } cicatrices
}
companion-score-angels = { $count ->
    [one] { $count } ange
   *[other] { $count } anges
}

## Pourquoi pas.

companion-no-seat = Six héros au plus.
companion-no-second-hero = Ce héros est déjà du groupe.
companion-no-angel = Un ange ne joue plus.
companion-no-fainted = D’abord le réveil : touchez le héros.
companion-no-awake = Ce héros ne dort pas.
companion-no-health = Le maximum de PV est atteint.
companion-no-scarred = Il y a déjà une cicatrice dessus.
companion-no-scars = Les quatorze cicatrices sont prises.
companion-no-laden = Ce héros ne peut pas en porter plus.
companion-no-taken = Quelqu’un porte déjà cette carte.
companion-no-box = Il n’y en a plus dans la boîte.
companion-no-treasury = Il n’y en a plus dans le trésor.
companion-no-pile = Cet étage est vide : piochez à l’étage suivant. S’ils sont tous vides, mélangez les monstres vaincus de niveau IV.
companion-no-fight = Il n’y a plus personne à combattre.
companion-no-beaten = Ce n’est pas encore fini : il lui reste des PV.
companion-no-boss = Pas contre un boss.
