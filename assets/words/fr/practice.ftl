### L’entraînement aux dés de Fighter.

practice-title = Entraînement
practice-die = Un autre dé : maintenant le { $die }
practice-how = Lancers spéciaux
practice-plain = Lancer ordinaire
practice-count = { $n } lancers spéciaux
practice-hand = La main : { $ease }
practice-results = Résultats
practice-map = Où les dés se sont arrêtés
practice-all = Tous les lancers
practice-throws = Lancers
practice-hits = Touchés
practice-mean = Section moyenne
practice-streak = Meilleure série
practice-line = { $hits } touchés sur { $throws }, { $mean } en moyenne
practice-more = Centre : { $centre }. Avec le symbole : { $symbols }.
practice-tenths = { $whole },{ $tenth }
practice-empty = Rien n’a été lancé. Glissez le dé !
practice-clear = Effacer les résultats
practice-cleared = Résultats effacés.
practice-restore = Récupérer
