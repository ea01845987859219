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
