### Les mots de la page web autour de l’application : avant qu’elle tourne, et là où elle ne peut pas.

web-loading = Chargement de Sablier
web-failed-title = Le sable s’est coincé
web-failed-text = Sablier n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
web-stopped-text = Sablier a été chargé mais n’a pas démarré. Réessayez ; si cela ne suffit pas, mettez votre navigateur à jour.
web-retry = Réessayer
web-elsewhere-title = Sablier est ouvert ailleurs
web-elsewhere-text = Vos parties sont ouvertes dans un autre onglet ou une autre fenêtre. Pour n’en perdre aucune, Sablier ne joue qu’à un endroit à la fois.
web-use-here = Jouer ici
web-unable-title = Ce navigateur ne peut pas faire tourner Sablier
web-unable-text = Sablier dessine avec WebGL et fonctionne grâce à WebAssembly. L’un des deux manque, est trop ancien ou est désactivé ici.
web-unable-update = Mettez ce navigateur à jour, ou ouvrez la page dans une version récente de Chrome, Edge, Firefox ou Safari.
web-unable-graphics = S’il est à jour, activez l’accélération graphique dans ses réglages, puis redémarrez-le.
web-noscript = Sablier a besoin de JavaScript. Autorisez-le pour cette page, puis rechargez-la.
web-lost-title = Un cul-de-sac
web-lost-text = Il n’y a pas de page à cette adresse. Une lettre s’est peut-être perdue en chemin.
web-lost-home = Ouvrir Sablier
