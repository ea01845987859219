### Fighter : les noms des cartes et ce qu’elles font.

## Héros.

hero-granny = Mamie Baston
hero-granny-about = A oublié plus de batailles que vous n’en verrez jamais, mais pas l’heure du goûter.
hero-thief = Fond-de-Poche
hero-thief-about = Vole absolument tout, puis passe la soirée à chercher dans quelle poche.
hero-bard = Fausse-Note
hero-bard-about = Les monstres se rendent avant le deuxième couplet.
hero-paladin = Sire Astiqué
hero-paladin-about = Terrassera le mal dès que cette petite tache sera partie.
hero-ranger = Rhume des Bois
hero-ranger-about = Suit n’importe quelle piste au flair, sauf de mars à octobre.
hero-alchemist = Oups-Boum
hero-alchemist-about = La potion tient bon. Le plafond, moins.
hero-dwarf = Grosbras
hero-dwarf-about = Tout le monde est plus grand. Personne n’est plus bruyant.
hero-lady = Dame Brioche
hero-lady-about = Un chignon, quarante épingles, dont une dague.
hero-wizard = Zéphyr l’Étourdi
hero-wizard-about = Connaît neuf cents sorts, et de chacun la première moitié.

## Monstres de niveau I.

monster-fighter-bat = Chauve-qui-peut
monster-fighter-bat-joke = Elle voit avec les oreilles, et devrait les nettoyer.
monster-fighter-rat_cheese = Sire Gruyère
monster-fighter-rat_cheese-joke = Combat au cure-dent, s’abrite derrière son déjeuner et finit par manger sa défense.
monster-fighter-snail_knight = Sire Lambin
monster-fighter-snail_knight-joke = Il a chargé mardi dernier. Le choc est prévu vendredi.
monster-fighter-mole_map = Taupe perdue
monster-fighter-mole_map-joke = La croix marque l’endroit. Elle est dessus. Elle cherche encore.
monster-fighter-skeleton = Jean Fémur
monster-fighter-skeleton-joke = Donne volontiers un coup de main, à condition qu’on la lui rende.
monster-fighter-ghost = Le Trac
monster-fighter-ghost-joke = Il a répété « Bouh ! » toute la nuit, et voilà que le public est en avance.
monster-fighter-bone_dog = Médor d’Os
monster-fighter-bone_dog-joke = A enterré sa propre patte, l’a déterrée, et n’en est pas peu fier.
monster-fighter-goblin = Gobelin de garde
monster-fighter-goblin-joke = Il descendait boire un verre d’eau. Il est prêt à se battre pour l’avoir.
monster-fighter-kobold_plumber = Kobold Fuitatou
monster-fighter-kobold_plumber-joke = Il a réparé les douves. Maintenant elles sont à sec, et la cave est pleine.
monster-fighter-fire_extinguisher = Brasier prudent
monster-fighter-fire_extinguisher-joke = La sécurité d’abord. Ensuite. Et enfin.
monster-fighter-slime = Seau d’humeur
monster-fighter-slime-joke = Change d’humeur comme de seau, et n’a qu’un seau.
monster-fighter-mushroom = Amanite aigrie
monster-fighter-mushroom-joke = Quelqu’un s’est assis dessus, un jour. Elle n’a pas oublié.
monster-fighter-ooze_duck = Flaque et Coin-Coin
monster-fighter-ooze_duck-joke = C’est le canard qui commande.

## Monstres de niveau II.

monster-fighter-spider_knit = Mamie Maille
monster-fighter-spider_knit-joke = Tricote une manche par patte, perd une maille, et recommence.
monster-fighter-crab_suitcase = Bernard l’Errant
monster-fighter-crab_suitcase-joke = Neuvième déménagement de la semaine. Attention à la lampe.
monster-fighter-zombie_clerk = Au suivant
monster-fighter-zombie_clerk-joke = Mort au guichet, en plein formulaire 27-B. Personne n’a rien remarqué.
monster-fighter-banshee_megaphone = La Criarde
monster-fighter-banshee_megaphone-joke = Son cri n’arrivait pas au dernier rang. Elle s’est équipée.
monster-fighter-reaper_intern = Faucheuse stagiaire
monster-fighter-reaper_intern-joke = Première semaine de stage. Pour l’instant, elle a fauché la pelouse.
monster-fighter-goblins_trenchcoat = Monsieur Trois-Étages
monster-fighter-goblins_trenchcoat-joke = Un adulte tout à fait normal. Un billet, s’il vous plaît, s’il vous plaît, s’il vous plaît.
monster-fighter-hobgoblin_umpire = Carton rouge
monster-fighter-hobgoblin_umpire-joke = Faute ! La raison, il la trouvera plus tard.
monster-fighter-imp_accountant = Diablotin comptable
monster-fighter-imp_accountant-joke = Votre âme est déductible, mais seulement sur le second formulaire.
monster-fighter-bed_monster = Souslelit
monster-fighter-bed_monster-joke = Il a quitté le dessous du lit, emporté le lit, et dort toujours la lumière allumée.
monster-fighter-mimic = Coffre faible
monster-fighter-mimic-joke = S’ouvre à tout le monde. Se referme aussi sur tout le monde.
monster-fighter-cactus_hugger = Câlin piquant
monster-fighter-cactus_hugger-joke = Câlins gratuits. Pince à épiler non fournie.
monster-fighter-mandrake_earmuffs = Mandragore sourdine
monster-fighter-mandrake_earmuffs-joke = Son cri est mortel, alors elle a la sagesse de ne pas l’écouter.
monster-fighter-flower_carnivore = Marguerite gloutonne
monster-fighter-flower_carnivore-joke = Se tient très bien à table. A mangé la table.

## Monstres de niveau III.

monster-fighter-owl_librarian = Madame Chut
monster-fighter-owl_librarian-joke = Votre livre a quatre siècles de retard, et elle se souvient de la page.
monster-fighter-cockatrice_shades = Cocotrice
monster-fighter-cockatrice_shades-joke = Porte des lunettes noires pour que personne ne se pétrifie avant la photo.
monster-fighter-werewolf_curlers = Loup-garou brushing
monster-fighter-werewolf_curlers-joke = La pleine lune, c’est jeudi, et il a encore le dos mouillé.
monster-fighter-mummy_paper = Triple épaisseur
monster-fighter-mummy_paper-joke = Se déroule un peu à chaque pas. Détacher selon les pointillés.
monster-fighter-vampire_straw = Comte Sirotin
monster-fighter-vampire_straw-joke = A renoncé au sang. C’est jus de tomate, sans pulpe, avec une paille.
monster-fighter-headless_butler = Sans-Tête de service
monster-fighter-headless_butler-joke = Monsieur est servi. Lui aussi.
monster-fighter-orc_chef = Chef Groumf
monster-fighter-orc_chef-joke = Il manque une pincée de sel et un soupçon d’aventurier.
monster-fighter-troll_toll = Troll du péage
monster-fighter-troll_toll-joke = Une pièce pour passer. Deux pour qu’il ne parle pas de son dos.
monster-fighter-cyclops_monocle = Lord Monocle
monster-fighter-cyclops_monocle-joke = A payé une demi-paire de lunettes et croit avoir fait une affaire.
monster-fighter-armour_leg = Sire Cloche-Pied
monster-fighter-armour_leg-joke = Sa jambe gauche a donné sa démission et file vers la porte.
monster-fighter-grimoire_flap = Grimoire mordant
monster-fighter-grimoire_flap-joke = Lisez donc le chapitre trois. Lui vous a déjà lu.
monster-fighter-jelly_lunch = Gelée cantine
monster-fighter-jelly_lunch-joke = Ne mâche jamais. Vous pouvez vérifier.
monster-fighter-pumpkin_late = Citrouille hors saison
monster-fighter-pumpkin_late-joke = Elle n’avait qu’une nuit par an. Elle a raté le réveil.

## Monstres de niveau IV.

monster-fighter-bear_teddy = Ours Doudou
monster-fighter-bear_teddy-joke = Quatre cents kilos d’ours, et pas moyen de dormir sans Monsieur Bouton.
monster-fighter-toad_king = Roi Croâ
monster-fighter-toad_king-joke = N’a pas quitté son coussin depuis le sacre. La mouche non plus.
monster-fighter-coffin_sleeper = Encore cinq siècles
monster-fighter-coffin_sleeper-joke = Pas du matin. Pas du soir non plus.
monster-fighter-pirate_patches = Capitaine Barbe-Nue
monster-fighter-pirate_patches-joke = Un bandeau sur chaque œil : chaque trésor est une surprise.
monster-fighter-ogre = Ogre enrhubé
monster-fighter-ogre-joke = À vos souhaits ! Non, sérieusement : reculez.
monster-fighter-ogress_ballet = Petit rat d’ogre
monster-fighter-ogress_ballet-joke = Après son Lac des cygnes, trois cygnes ont posé un congé.
monster-fighter-giant_toddler = Bébé Patatras
monster-fighter-giant_toddler-joke = Veut la tour. A la tour. Veut l’autre tour.
monster-fighter-minotaur_sign = Minautour
monster-fighter-minotaur_sign-joke = Mille ans dans le même labyrinthe, et on continue à tourner les panneaux.
monster-fighter-ice_scarf = Glaglaçon
monster-fighter-ice_scarf-joke = Fait de glace, et toujours, toujours frileux.
monster-fighter-genie_teapot = Génie du bain
monster-fighter-genie_teapot-joke = Vous avez frotté la théière. Il se rinçait. Il vous reste zéro vœu.
monster-fighter-gargoyle_pigeons = Perchoir
monster-fighter-gargoyle_pigeons-joke = Protège le toit de tout, sauf de ce qui est perché sur lui.
monster-fighter-knight = Chevalier anthracite
monster-fighter-knight-joke = Pas le Chevalier noir. Le catalogue dit bien « anthracite ».
monster-fighter-moss_golem = Moussu
monster-fighter-moss_golem-joke = S’arrose deux fois par jour et se parle gentiment, pour pousser.
monster-fighter-coffee_ooze = Le Déca
monster-fighter-coffee_ooze-joke = Tout ce qu’il avait d’effrayant est parti à l’eau chaude.

## Boss de fin.

boss-dragon_clocks = Ronflamme
boss-dragon_clocks-joke = Il a volé tous les réveils pour dormir en paix. Ils sonnent tous à six heures.
boss-lich_slippers = Liche en chaussons
boss-lich_slippers-joke = Souveraine des morts, tous les jours sauf le dimanche. On est dimanche.
boss-kraken_bathtub = Kraken moussant
boss-kraken_bathtub-joke = La terreur des sept mers, pendant sa seule soirée libre.
boss-landlord_demon = Maître Loyer
boss-landlord_demon-joke = Le loyer est dû quand le sable s’est écoulé. Il s’écoule toujours.

## Armes.

equipment-rolling_pin_of_doom = Rouleau de la pâte suprême
equipment-rolling_pin_of_doom-joke = La tarte était bonne. Ce n’était qu’un début.
equipment-left_handed_boomerang = Boomerang pour gaucher
equipment-left_handed_boomerang-joke = Revient toujours vers votre voisin de droite.
equipment-baguette_of_yesteryear = Baguette d’avant-hier
equipment-baguette_of_yesteryear-joke = Lundi, c’était du pain. Aujourd’hui, c’est du béton.
equipment-plunger_of_destiny = Ventouse du destin
equipment-plunger_of_destiny-joke = Seul l’élu saura la décoller du mur.
equipment-frozen_trout = Truite surgelée
equipment-frozen_trout-joke = À utiliser avant décongélation. Après, sauve qui peut.
equipment-boxing_glove_on_spring = Beigne à ressort
equipment-boxing_glove_on_spring-joke = Joyeux anniversaire ! Approchez-vous un peu.
equipment-fork_with_sausage = Trident du dieu Barbecue
equipment-fork_with_sausage-joke = Assez long pour se battre depuis le transat.
equipment-fly_swatter_of_justice = Tape-mouche justicier
equipment-fly_swatter_of_justice-joke = La justice est la même pour tous : elle met tout à plat.
equipment-family_pea_shooter = Sarbacane format familial
equipment-family_pea_shooter-joke = Petits pois non fournis. Famille non fournie.
equipment-croquet_mallet = Maillet du mauvais perdant
equipment-croquet_mallet-joke = L’arceau a bougé. Tout le monde l’a vu bouger.
equipment-pinata_stick = Bâton à piñata
equipment-pinata_stick-joke = Tapez jusqu’à ce que tombent les bonbons, ou les larmes.
equipment-rubber_ball_flail = Fléau rebondissant
equipment-rubber_ball_flail-joke = Frappe, s’excuse, frappe encore.
equipment-elbow_grease_mop = Balai à l’huile de coude
equipment-elbow_grease_mop-joke = Trois héros ont nettoyé avec. Dont un exprès.
equipment-hopeful_candle = Cierge du dernier espoir
equipment-hopeful_candle-joke = Il marche si l’on croit en lui. Lui croit un peu en vous.
equipment-two_handed_butter_knife = Tartineur à deux mains
equipment-two_handed_butter_knife-joke = Forgé pour la grande guerre des tartines.
equipment-helping_hand = Coup de main (emprunté)
equipment-helping_hand-joke = À rendre dimanche, et propre.
equipment-siege_ladle = Louche de siège
equipment-siege_ladle-joke = Sert quarante personnes, à quarante pas.
equipment-battering_hat = Chapeau bélier
equipment-battering_hat-joke = Regardez bien où vous allez. Puis fermez les yeux.
equipment-whirlwind_whisk = Fouet du tourbillon
equipment-whirlwind_whisk-joke = Les blancs en neige en neuf secondes, l’ennemi en dix.
equipment-yoyo_of_war = Yo-yo de guerre
equipment-yoyo_of_war-joke = Il revient toujours. Personne ne le lui a demandé.
equipment-sneezing_pepper_mill = Moulin à poivre atchoum
equipment-sneezing_pepper_mill-joke = Assaisonnez à votre goût. Puis à couvert !
equipment-rear_mirror_dagger = Dague à rétroviseur
equipment-rear_mirror_dagger-joke = Les monstres sont plus près qu’ils n’en ont l’air.
equipment-folding_chair = Chaise pliante de la discorde
equipment-folding_chair-joke = A pincé plus de doigts que tous les pièges d’ici.
equipment-pogo_lance = Lance sauteuse
equipment-pogo_lance-joke = La cavalerie pour qui n’a pas les moyens du cheval.
equipment-table_leg = Quatrième pied de table
equipment-table_leg-joke = La table ne s’en est pas encore aperçue.
equipment-maraca_mace = Maracasse-tête
equipment-maraca_mace-joke = Tchic, tchic, boum.
equipment-bagpipes_of_retreat = Cornemuse de la déroute
equipment-bagpipes_of_retreat-joke = La déroute de qui ? L’étiquette ne le précise pas.

## Armures.

equipment-helmet_low_visor = Heaume à vue plongeante
equipment-helmet_low_visor-joke = Vous ne trébucherez plus. Vous vous cognerez au reste.
equipment-umbrella_shield = Bouclier anti-bruine
equipment-umbrella_shield-joke = Ne pas ouvrir à l’intérieur. Un donjon, c’est l’intérieur.
equipment-soup_can_breastplate = Plastron velouté de tomate
equipment-soup_can_breastplate-joke = Protège le cœur et réchauffe l’estomac.
equipment-colander_helmet = Casque bien égoutté
equipment-colander_helmet-joke = Laisse sortir les idées et entrer les nouilles.
equipment-cushion_cuirass = Cuirasse de la grande sieste
equipment-cushion_cuirass-joke = L’ennemi se fatigue. Vous vous allongez.
equipment-barrel_with_braces = Tonneau de seconde main
equipment-barrel_with_braces-joke = Le propriétaire était soigneux. Les harengs, non.
equipment-bunny_slippers = Chaussons lapins furtifs
equipment-bunny_slippers-joke = Personne ne vous entend venir. On ne voit que les oreilles.
equipment-oven_mitt_gauntlet = Gantelet thermostat 7
equipment-oven_mitt_gauntlet-joke = Le coup se sert bien chaud.
equipment-tea_cosy_helm = Heaume cache-théière
equipment-tea_cosy_helm-joke = Garde la tête à soixante degrés pendant une heure.
equipment-letterbox_shield = Bouclier boîte aux lettres
equipment-letterbox_shield-joke = Ni publicité ni haches, merci.
equipment-hedgehog_pauldrons = Épaulettes hérisson
equipment-hedgehog_pauldrons-joke = Ne pas taper sur l’épaule du héros.
equipment-bubble_wrap_mail = Cotte de bulles
equipment-bubble_wrap_mail-joke = Personne ne l’a jamais portée sans en éclater au moins une.

## Objets magiques.

equipment-potion_curly_straw = Potion à paille rigolote
equipment-potion_curly_straw-joke = Deux boucles de plus avant de guérir, mais quelles boucles !
equipment-rubber_duck_amulet = Amulette du Grand Coin-Coin
equipment-rubber_duck_amulet-joke = Qui la presse entend la vérité. La vérité est « coin ».
equipment-self_knitting_sock = Chaussette auto-tricotante
equipment-self_knitting_sock-joke = La gauche. Elle en est à neuf mètres et refuse de s’arrêter.
equipment-crystal_goldfish = Boule de cristal occupée
equipment-crystal_goldfish-joke = Il a vu votre avenir, et l’a oublié trois secondes après.
equipment-flying_doormat = Paillasson volant
equipment-flying_doormat-joke = Essuyez-vous les pieds avant l’embarquement.
equipment-lamp_with_lampshade = Lampe de chevet du génie
equipment-lamp_with_lampshade-joke = Un seul vœu : extinction des feux, huit heures pour tous.
equipment-backscratcher_wand = Baguette gratte-dos
equipment-backscratcher_wand-joke = Maintenant, ça gratte ailleurs. Chez l’ennemi.
equipment-sleeping_grimoire = Grimoire (ne pas déranger)
equipment-sleeping_grimoire-joke = Réveillez-le, tournez-le vers le monstre, courez.
equipment-family_soup_pot = Soupe pour toute la troupe
equipment-family_soup_pot-joke = Il y en a toujours assez. Il y en a toujours trop.
equipment-one_size_plaster = Pansement taille unique
equipment-one_size_plaster-joke = Convient à tous les bobos et à la plupart des fenêtres.
equipment-four_leaf_salad = Salade à quatre feuilles
equipment-four_leaf_salad-joke = Porte-bonheur, et riche en fibres.
equipment-hourglass_of_oops = Sablier des oups
equipment-hourglass_of_oops-joke = Reprend les trois dernières secondes. Vous savez lesquelles.
equipment-portable_hole = Trou portatif (plié)
equipment-portable_hole-joke = Dépliez, sautez dedans, tirez le trou derrière vous.
equipment-jar_of_cross_wasps = Bocal de guêpes vexées
equipment-jar_of_cross_wasps-joke = On leur a dit que le pique-nique était annulé.

## Plateaux.

board-cellar = La cave qui goutte
board-pantry = Le garde-manger grignoté
board-attic = Le grenier trop bas
board-baths = Les bains qui glissent
board-library = La bibliothèque des amendes
board-garden = Le jardin d’intérieur
board-stables = L’écurie parfumée
board-kitchens = Les cuisines à feu doux
board-throne = Le trône bancal
board-clock_tower = L’horloge en retard
board-crypt = La crypte moquettée
board-vault = La chambre presque forte

## Les lancers, et ce que doit faire qui lance.

throw-bank-shot = Par la bande
throw-bank-shot-how = Dressez la boîte ou une fiche de héros sur la table. Le dé doit la toucher avant d’arriver sur la cible.
throw-flick = Pichenette
throw-flick-how = Posez le dé sur le dos d’une main et chassez-le d’une pichenette de l’autre.
throw-blow = Souffle
throw-blow-how = Posez le dé sur la main à plat et soufflez dessus vers la cible.
throw-under-the-leg = Sous la jambe
throw-under-the-leg-how = Lancez le dé avec la main passée sous une de vos jambes.
throw-blind = À l’aveugle
throw-blind-how = Lancez les yeux fermés. On ne triche pas !
throw-double-bounce = Double rebond
throw-double-bounce-how = Le dé doit rebondir au moins deux fois sur la table avant de toucher la cible.
throw-elbow = Du coude
throw-elbow-how = Posez le dé sur votre coude et lancez-le de là.
throw-faith = Lancer de la foi
throw-faith-how = Tenez le dé entre vos paumes, comme en prière, puis ouvrez les mains pour le lancer.
throw-wrong-hand = Mauvaise main
throw-wrong-hand-how = Lancez avec la main qui n’écrit pas.
throw-neighbours-hand = Main du voisin
throw-neighbours-hand-how = Posez le dé dans la paume de votre voisin de gauche et lancez-le en bougeant sa main.
throw-over-a-card = Par-dessus une carte
throw-over-a-card-how = Tenez une carte debout sur son grand côté. Le dé rebondit devant, puis passe par-dessus jusqu’à la cible.
throw-catapult = Catapulte
throw-catapult-how = Laissez une carte dépasser du bord de la table, posez le dé dessus, pliez la carte et lâchez.
throw-header = De la tête
throw-header-how = Lancez le dé en l’air et faites-le rebondir sur votre tête avant qu’il ne touche la table.
throw-spinning-top = Toupie
throw-spinning-top-how = Lancez le dé en le faisant tourner comme une toupie avant qu’il n’arrive sur la cible.
throw-nose = Du nez
throw-nose-how = Posez le dé sur votre nez et lancez-le de là.
throw-back-turned = De dos
throw-back-turned-how = Debout, dos à la table, lancez le dé. Vous pouvez regarder par-dessus l’épaule.
throw-smash = Smash
throw-smash-how = Lancez le dé en l’air, puis frappez-le de la main vers la table.
throw-seated = Assis
throw-seated-how = Asseyez-vous par terre et lancez. Vos yeux doivent rester plus bas que la table.
throw-jump = Saut
throw-jump-how = Sautez, et lancez avant que vos pieds ne retouchent le sol.
throw-under-the-table = Sous la table
throw-under-the-table-how = Lancez en gardant la main plus bas que la table.
throw-dance = Danse
throw-dance-how = Sautez en faisant un tour complet, et lancez au moment où vous retombez face à la cible.
throw-far-away = De loin
throw-far-away-how = Levez-vous, reculez d’un pas et lancez.

## Capacités des héros. Sans « si vous touchez », elles agissent aussi sur un échec.

ability-flurry = Pluie de coups
ability-flurry-does = Si vous touchez : vous pouvez relancer le même dé ; les deux résultats comptent. Jamais deux fois de suite.
ability-extra-damage = Dégâts supplémentaires
ability-extra-damage-does = Si vous touchez : +{ $n } aux dégâts.
ability-targeted-damage = Dégâts ciblés
ability-targeted-damage-does = Si vous touchez : la section vaut 5, quelle qu’elle soit.
ability-divine-intervention = Intervention divine
ability-divine-intervention-does = Si vous touchez : pour chaque point de dégât, un héros au choix récupère 1 PV. Remerciez le ciel bien fort.
ability-blind-fury = Furie aveugle
ability-blind-fury-does = Si vous touchez : vous pouvez perdre 1 PV pour doubler la valeur de la section.
ability-mass-healing = Guérison de masse
ability-mass-healing-does = Tous les héros récupèrent { $n } PV.
ability-living-target = Cible vivante
ability-living-target-does = Le monstre reçoit le jeton Cible : chaque coup réussi fait +1 dégât jusqu’à la fin du tour.
ability-larceny = Larcin
ability-larceny-does = À la fin du tour, le groupe pioche une carte Équipement.
ability-metamorphosis = Métamorphose
ability-metamorphosis-does = Le monstre devient un crapaud : ses dégâts baissent de 2 jusqu’à la fin du combat.
ability-sworn-enemy = Ennemi juré
ability-sworn-enemy-does = Contre les { $family } : +{ $n } aux dégâts, même si vous ratez.
ability-rethrow = Relance
ability-rethrow-does = Vous pouvez relancer le dé. Le premier lancer ne compte pas.
ability-no-damage = Pas de dégâts
ability-no-damage-does = Si vous ratez, vous ne subissez aucun dégât.
ability-pickpocket = Pickpocket
ability-pickpocket-does = Le groupe gagne 2 pièces d’or.
ability-seduction = Séduction
ability-seduction-does = Si le monstre est vaincu, il vous suit. Défaussez-le après un de vos lancers pour ajouter ses dégâts.
ability-beer = Bière
ability-beer-does = Posez la Bière sur un héros : ses échecs ne lui coûtent plus rien jusqu’à la fin du combat.
ability-ballad = Ritournelle
ability-ballad-does = Pour 1 pièce d’or, le monstre perd ses handicaps jusqu’à la fin du combat.

## Effets des armures et des objets.

effect-heal-one = Soigner un héros
effect-heal-one-does = Un héros au choix récupère { $n } PV.
effect-heal-all = Soigner tous les héros
effect-heal-all-does = Tous les héros récupèrent { $n } PV.
effect-rethrow = Relance
effect-rethrow-does = Relancez votre dé. Le premier lancer ne compte pas.
effect-extra-damage = Dégâts supplémentaires
effect-extra-damage-does = Si vous touchez : +{ $n } aux dégâts.
effect-no-damage = Pas de dégâts
effect-no-damage-does = Votre échec ne vous coûte rien.
effect-riposte = Riposte
effect-riposte-does = Quand un échec vous coûte des PV, le monstre en perd autant.
effect-reduced-damage = Dégâts réduits
effect-reduced-damage-does = Un échec vous coûte { $n } de moins.

## Handicaps des monstres.

handicap-destroys-equipment = Casse-tout
handicap-destroys-equipment-does = Qui rate défausse un de ses équipements.
handicap-heals-itself = Se soigne
handicap-heals-itself-does = Après chaque échec, le monstre récupère { $n } PV.
handicap-small-target = Petite cible
handicap-small-target-does = La section 1 compte comme un échec.
handicap-loses-gold = Doigts agiles
handicap-loses-gold-does = Chaque échec coûte 1 pièce d’or au groupe.
handicap-forbids-die = Dé interdit
handicap-forbids-die-does = Le { $die } ne sert pas pendant ce combat.
handicap-everybody-is-hit = Tout le monde y passe
handicap-everybody-is-hit-does = Après un échec, tous les héros subissent les dégâts du monstre.
handicap-horde = Horde
handicap-horde-does = Chaque section vaut 1. Les bonus s’ajoutent comme d’habitude.

## Les dés, au milieu d’une phrase.

die-red = dé rouge
die-green = dé vert
die-blue = dé bleu
die-white = dé blanc

## Familles, salles, difficultés et rangs.

family-beast = Bêtes
family-undead = Morts-vivants
family-brute = Brutes
family-spook = Esprits
family-ooze = Pousses et gelées
room-plain = Salle
room-shop = Boutique
room-fountain = Fontaine
room-treasure = Salle au trésor
room-perilous = Salle périlleuse
difficulty-easy = Facile
difficulty-normal = Normal
difficulty-infernal = Infernal
rank-fighter-1 = Paillassons du donjon
rank-fighter-2 = Maladroits de bonne humeur
rank-fighter-3 = Bruits de couloir
rank-fighter-4 = Bottes neuves, vieilles ampoules
rank-fighter-5 = Presque des héros
rank-fighter-6 = Héros du lundi au vendredi
rank-fighter-7 = Héros à carte de visite
rank-fighter-8 = Chantés dans les tavernes
rank-fighter-9 = Chantés sans fausse note
rank-fighter-10 = Le donjon demande un autographe
