### Fighter autour de la table : l’accueil, le groupe, la fin, les meilleures parties.

lobby-fighter-new = Nouvelle partie
lobby-fighter-first = Première fois ici ? Les dés se lancent du doigt ; de vrais dés vont aussi.
lobby-practice = Entraînement
lobby-album = Album
code-hint-fighter = Le code d’un ami vous mène dans le même donjon.
code-good-fighter = C’est bien un donjon !

## Le groupe

gather-heroes = { $n ->
    [one] Héros : { $n } sur six
   *[other] Héros : { $n } sur six
}
gather-take = Avec { $name }
gather-leave = Sans { $name }
gather-draw-heroes = Tirer les héros au sort
gather-draw-leader = Tirer le chef au sort
gather-bounds = Il faut au moins un héros, et { $most } au plus.
gather-carries = Peut porter : armes { $weapons }, armures { $armours }, objets { $items }
gather-leader-about = Touchez un nom pour le changer. Le chef commence, et tranche en cas de désaccord.
gather-leads = Mène le groupe
gather-away = Pas là : l’appli lance à sa place
gather-away-about = Quelqu’un n’est pas là ? Touchez le robot : il lancera à sa place.
gather-difficulty = Difficulté
gather-how-hard = Quelle difficulté ?
gather-easy-about = Beaucoup de petits monstres, peu de gros. Parfait pour commencer : 5 points.
gather-normal-about = Un bon mélange, et un boss affamé : 10 points.
gather-infernal-about = Presque plus rien de petit. Prévoyez des pansements : 15 points.
gather-dungeon = Donjon
gather-which-boards = Quels plateaux ?
gather-boards-drawn = Tirés au sort
gather-boards-chosen = Choisis
gather-boards-given = Le code dit quel donjon c’est.
gather-level = Plateau { $level }
gather-start = Entrer dans le donjon

## La fin

won-fighter = { $foe-gender ->
    [feminine] { CAPITAL($foe-the) } est vaincue, et le roi en entendra parler.
   *[masculine] { CAPITAL($foe-the) } est vaincu, et le roi en entendra parler.
}
lost-fighter = Perdu
lost-fainted = Tout le monde est K.-O. { CAPITAL($foe-the) } s’éloigne sur la pointe des pieds.
lost-dice = { $n ->
    [one] Plus un dé à lancer, et { $foe-the } a encore { $n } PV.
   *[other] Plus un dé à lancer, et { $foe-the } a encore { $n } PV.
}
score-difficulty = Difficulté : { $difficulty }
score-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
score-dice = { $n ->
    [one] { $n } dé blanc restant
   *[other] { $n } dés blancs restants
}
score-gold = { $n ->
    [one] { $n } pièce d’or restante
   *[other] { $n } pièces d’or restantes
}
score-nobody = { $n ->
    [0] Quelqu’un s’est évanoui
   *[other] Personne ne s’est évanoui
}
score-scars = { $n ->
    [one] { $n } cicatrice
   *[other] { $n } cicatrices
}
score-angels = { $n ->
    [one] { $n } héros a quitté la partie
   *[other] { $n } héros ont quitté la partie
}
finish-fighter-record = Votre meilleur score !
finish-fighter-again = Même donjon
finish-fighter-party = Un autre groupe
fighter-code-copied = { $code } copié. Avec ce code, vos amis auront le même donjon.
fighter-invitation = Viendrez-vous à bout de ce donjon ? { $code } { $link }

## Les meilleures parties

scores-fighter-empty = Aucun donjon conquis
scores-fighter-empty-hint = L’ogre est enrhumé et s’ennuie. Apportez des dés !

## Comment cela s’est passé

course-title = Le récit
course-line = { $percent } % de réussite · { $rooms } salles
course-rate = Réussite : { $hits } sur { $throws }, { $percent } %.
course-clumsiest = La palme de la maladresse !
course-depth = { $n ->
    [one] { $n } salle visitée
   *[other] { $n } salles visitées
}
course-best = { $n ->
    [0] Le meilleur, { $name } : coup fatal
    [one] Le meilleur, { $name } : { $n } dégât
   *[other] Le meilleur, { $name } : { $n } dégâts
}
course-worst = { $n ->
    [one] Le pire, { $name } : { $n } PV perdu
   *[other] Le pire, { $name } : { $n } PV perdus
}

## L’album

album-title = Album des monstres
album-count = Rencontres : { $met } sur { $of }
album-floor = { $level ->
    [1] Niveau I
    [2] Niveau II
    [3] Niveau III
   *[other] Niveau IV
}
album-bosses = Les boss
album-unknown = Pas encore rencontré
album-unknown-about = Quelqu’un attend dans le noir. Qui vous croisez en jouant apparaît ici.
album-strength = PV : { $health }, dégâts : { $damage }.
