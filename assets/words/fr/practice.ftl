### L’entraînement aux dés de Fighter.

practice-title = Entraînement
practice-die = Un autre dé : maintenant le { $die }
practice-how = Lancers spéciaux
practice-plain = Lancer ordinaire
practice-count = { $n ->
    [one] { $n } lancer spécial
   *[other] { $n } lancers spéciaux
}
practice-hand = Aide au lancer : { $ease }
practice-results = Résultats
practice-map = Où les dés se sont arrêtés
practice-all = Tous les lancers
practice-throws = Lancers
practice-hits = Touchés
practice-mean = Section moyenne
practice-streak = Meilleure série
practice-line = Touchés : { $hits } sur { $throws }, moyenne { $mean }
practice-more = Centre : { $centre }. Avec le symbole : { $symbols }.
practice-tenths = { $whole },{ $tenth }
practice-empty = Aucun lancer pour l’instant. Glissez le dé !
practice-clear = Effacer les résultats
practice-cleared = Résultats effacés.
practice-restore = Récupérer

## Les défis

practice-challenges = Défis
challenges-about = Avec le moins de dés possible. Le meilleur résultat de chacun est gardé.
challenge-so-far = { $dice ->
    [one] { $done } sur { $of } en { $dice } dé.
   *[other] { $done } sur { $of } en { $dice } dés.
}
challenge-met = { $dice ->
    [one] Réussi en { $dice } dé !
   *[other] Réussi en { $dice } dés !
}
challenge-best = { $dice ->
    [one] Record : { $dice } dé.
   *[other] Record : { $dice } dés.
}
challenge-again = Recommencer
challenge-stop = Retour à l’entraînement libre
challenge-row = Cinq à la suite
challenge-row-how = Touchez cinq fois sans rater entre-temps.
challenge-round = Le tour complet
challenge-round-how = Touchez les sections 1, 2, 3, 4 et 5, dans n’importe quel ordre.
challenge-symbols = Rien que des héros
challenge-symbols-how = Touchez trois fois avec le symbole.
challenge-hurdles = Course de haies
challenge-hurdles-how = Touchez trois fois par-dessus une carte, avec un double rebond.
challenge-fives = Trois cinq à l’aveugle
challenge-fives-how = Touchez trois fois la section 5, dans le noir.
challenge-centre = Au cœur du sujet
challenge-centre-how = Touchez le centre.
challenge-mirror = Dans le miroir
challenge-mirror-how = Touchez trois fois de dos, avec la mauvaise main.
challenge-circus = Au cirque
challenge-circus-how = Touchez trois fois en sautant, avec un dé qui tourne en toupie.
challenge-horizon = Au-delà de l’horizon
challenge-horizon-how = Touchez trois fois de loin, en restant assis.
