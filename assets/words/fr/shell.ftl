### Les mots de l’application autour des jeux : accueil, réglages, à propos, règles, messages.
###
### Un seul mot par chose :
###   Donjon, salle, créature, coin, danger, alarme, jeton Temps, jeton Grimoire, réserve, pioche (Knock)
###   donjon, case, bourse, besace, clé, marcher, poser (Donjonz) · groupe, chef, lancer, section, toucher, rater et
###   échec, capacité, PV, soigner, s’évanouir et K.-O., cicatrice, abandonner, trésor (Fighter)
###   vaincu, perdu, tout recommencer, annuler, minuteur (partout ; Sablier est l’appli, un sablier celui de la table)
### On dit « vous » partout : à une personne comme au groupe, puisque le téléphone passe de main en main. Entre
### eux, les joueurs disent « je » et « on ». Un joueur n’a pas de genre : on évite ce qui s’accorde avec son nom.
### Un nom mis dans une phrase, comme $foe, apporte ses attributs : $foe-the (avec article) et $foe-gender.
### Zéro et un sont au singulier, donc [one] écrit le nombre : « un » serait faux pour zéro.

app-name = Sablier
tagline = Trois donjons · un minuteur
back = Retour
undo = Annuler
redo = Refaire

## Accueil

knock-name = Knock
knock-pitch = Le Donjon en six minutes.
knock-box = pour Knock, Knock! Dungeon!
donjonz-name = Donjonz
donjonz-pitch = Bâtissez, puis explorez.
donjonz-box = pour Donjonz n°11
fighter-name = Fighter
fighter-pitch = Des dés contre des malpolis.
fighter-box = pour Dungeon Fighter
players-many = 1–6 joueurs
players-solo = Solo
minutes = { $minutes } min
continue = Reprendre
home-timer = Minuteur
home-print = À imprimer
home-print-hint = Planches PDF
home-rules = Règles
home-sound = Son
home-sound-off = Son coupé
home-settings = Réglages
home-update = Une nouvelle version est là : la lancer

## Touches du clavier

key-enter = Entrée
key-escape = Échap
key-undo = Ctrl Z
key-redo = Ctrl Y

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-system = Comme l’appareil
settings-hearing = Son
settings-sound = Tous les sons
settings-effects = Effets
settings-music = Musique
settings-soundtrack = Musique du minuteur
settings-vibration = Vibrations
settings-reading = Lecture
settings-text-size = Taille du texte
settings-percent = { $percent } %
settings-patterns = Chaque couleur a toujours sa forme ou son motif.
settings-comfort = Confort
settings-motion = Moins d’animations
settings-contrast = Plus de contraste
settings-left = Disposition pour gauchers
settings-full-screen = Plein écran
settings-dice = Les dés de Fighter
settings-throws = Où lancer
settings-throws-glass = À l’écran
settings-throws-table = Sur la table
settings-ask-weapons = Toujours demander avant de prendre une arme
settings-ease = Aide au lancer
ease-kids = Beaucoup
ease-normal = Un peu
ease-bare = Aucune
ease-explained = À quel point un lancer presque bon est rapproché du meilleur. Un lancer vraiment mauvais n’est jamais aidé.
settings-try-throw = Essayer un lancer
settings-more = Et aussi
settings-lesson = Revoir les leçons
settings-about = À propos de Sablier
settings-forgets = Safari oublie les pages qui n’ont pas été ouvertes depuis sept jours, et vos parties avec elles. Pour les garder, touchez Partager, puis « Sur l’écran d’accueil » ou « Ajouter au Dock ».

## Règles

reference-title = Règles
reference-choose = Quelles règles voulez-vous lire ?
rules-contents = Sommaire
rules-contents-label = Sommaire et recherche
rules-search = Chercher dans les règles
rules-nothing-found = Aucune règle n’en parle.
explain-more = Lire la suite
explain-close = Fermer

## Impression

print-title = À imprimer
print-choose-game = Jeu
print-choose-paper = Papier
print-choose-language = Langue
print-choose-style = Encre
print-style-colour = Couleur
print-style-grey = Gris
print-style-ink-saver = Économe
print-more = Plus de choix
print-less = Moins de choix
print-cancel = Création du PDF… Annuler
print-sheets = Feuilles de papier : { $sheets }, dont recto verso : { $double }
print-choose-backs = Dos
print-backs-long = Bord long
print-backs-short = Bord court
print-backs-own = Feuilles à part
print-backs-fold = À plier
print-backs-none = Aucun
print-choose-size = Cartes
print-size-true = Taille réelle
print-size-large-print = Gros caractères
print-size-mini = Mini
print-choose-parts = Imprimer
print-part-guide = Mode d’emploi
print-part-cards = Cartes
print-part-backs = Dos
print-part-boards = Plateaux
print-part-tokens = Jetons
print-part-dice = Dés
print-part-sheets = Feuilles à remplir
print-part-rules = Règles
print-choose-inventory = Fiches d’inventaire
print-inventory-one = 1 par page
print-inventory-two = 2 par page
print-save = Enregistrer le PDF
print-saved = Enregistré : { $place }
print-failed = Le PDF n’a pas pu être enregistré : { $reason }
print-share = Partager le PDF
print-busy = Le PDF se prépare…
print-ready-save = Le PDF est prêt : l’enregistrer
print-ready-share = Le PDF est prêt : le partager
print-before = Page précédente
print-next = Page suivante

## Messages

trouble-set-aside = Un fichier est illisible. Il est gardé sous le nom { $name }.
trouble-newer = Un fichier vient d’un Sablier plus récent. Il est gardé sous le nom { $name }.
trouble-no-deck = Une partie enregistrée demande un jeu de cartes introuvable. Elle est gardée sous le nom { $name }.
trouble-cannot-save = Impossible d’enregistrer sur cet appareil pour le moment.
door-too-long = Ce fichier est bien trop long pour venir de Sablier.
door-not-text = Ce fichier ne vient pas de Sablier.
door-unreadable = Ce fichier n’a pas pu être lu.
door-unexpected = « { $name } » ne peut pas être ouvert ici.
match-replaced = Une nouvelle partie. L’ancienne est encore là.
match-restore = La reprendre
