### Les règles de Knock, avec nos mots. Les sections sont numérotées à partir de 1 ; une ligne vide ouvre un paragraphe.

rules-knock-title = Knock
rules-knock-players = 1 à 6 joueurs · 6 minutes · dès 8 ans

rules-knock-1-title = Le principe
rules-knock-1-text =
    Quelque part dans le Donjon se cache le Chevalier noir. Vous vous glissez ensemble de salle en salle, devant des créatures qu’il ne faut surtout pas réveiller, jusqu’à le trouver.

    Vous gagnez tous ou vous perdez tous. Et vous avez six minutes.

rules-knock-2-title = La mise en place
rules-knock-2-text =
    Douze jetons Temps sont dans la réserve. Le jeton Parole/Silence montre sa face verte ; en solo, il ne sert pas.

    Les cartes du Donjon sont mélangées et le Chevalier noir va sous la pioche. Vous tenez 6 cartes en solo, 4 chacun de deux à cinq joueurs, 3 chacun à six. Personne ne montre sa main. La dernière personne à avoir visité un château commence.

    La première carte de la pioche est retournée et ouvre le Donjon. Si elle montre une créature ou une icône Silence, elles comptent aussitôt. Puis on retourne le sablier.

rules-knock-3-title = 1 · Poser une carte
rules-knock-3-text =
    À son tour, on pose une carte de sa main sur le Donjon. Elle couvre un coin d’une carte déjà posée, ou plusieurs. Elle peut toucher plusieurs cartes, mais ne couvre jamais deux coins de la même.

    La nouvelle carte va toujours par-dessus. Toutes les cartes sont dans le même sens ; un demi-tour est permis.

    Une carte montrée doit être jouée.

rules-knock-4-title = 2 · Évaluer les dangers
rules-knock-4-text =
    Le danger d’une carte est la somme des quatre nombres visibles sur ses coins. Après chaque carte, regardez celles qu’elle couvre en partie, et celles-là seulement.

    Une salle vide supporte 5. À 6 ou plus, vous faites trop de bruit et la partie est perdue.

    Une créature à 5 ou moins est vaincue. Elle rend ses jetons Temps et devient une salle comme les autres : elle ne doit plus jamais monter à 6. À 6 ou plus, elle se bat encore.

    Toutes les cartes couvertes sont évaluées ensemble. Une seule salle trop bruyante fait perdre la partie, même si le Chevalier devait tomber au même instant.

rules-knock-5-title = 3 · Vérifier l’alarme
rules-knock-5-text =
    Une créature qui entre dans le Donjon prend dans la réserve autant de jetons Temps que l’indique sa carte. S’il n’y en a pas assez, la partie est perdue.

    Après l’évaluation, chaque créature qui a des jetons Temps en rend un, la nouvelle aussi. Si elle rend le dernier, elle donne l’alarme, et c’est perdu.

rules-knock-6-title = 4 · Piocher une carte
rules-knock-6-text =
    Piochez la première carte, puis c’est au joueur suivant. Quand la pioche est vide, on joue avec ce qu’on a ; sans carte, on passe son tour.

    Si vous piochez le Chevalier noir, posez-le aussitôt. Il est évalué comme toute carte, mais sans seconde alarme ni autre pioche. Il prend trois jetons Temps et commence à 13 : gardez-lui vos cartes les plus calmes.

rules-knock-7-title = Le silence
rules-knock-7-text =
    Une carte avec l’icône Silence retourne le jeton. Vert : parlez tant que vous voulez. Rouge : plus un mot ; montrer du doigt et grimacer restent permis.

    En solo, il n’y a personne à qui parler. À la place, vous ne piochez pas après une carte Silence.

rules-knock-8-title = La fin
rules-knock-8-text =
    Le Chevalier noir est vaincu ? Vous avez gagné, tous ensemble.

    Vous perdez quand une salle fait trop de bruit, quand une créature donne l’alarme, quand la réserve n’a pas assez de jetons pour une créature, quand le sable s’est écoulé, ou quand plus personne n’a de carte et que le Chevalier tient toujours.

rules-knock-9-title = La chasse aux coffres
rules-knock-9-text =
    Les cartes à coffres qui partagent un coin forment une chaîne. Si vous gagnez, cherchez la chaîne qui a le plus de cartes ; chaque coffre y vaut un point.

    À longueur égale, la chaîne qui a le plus de coffres compte. Une défaite ne rapporte rien.

rules-knock-10-title = L’aventure
rules-knock-10-text =
    Quatre Donjons, l’un après l’autre. À partir du deuxième, on mélange à la pioche les six cartes au fanion de ce Donjon.

    Après chacune des trois premières victoires, vous tirez au hasard l’un des jetons Grimoire de la boîte. Après une défaite, vous pouvez retenter le même Donjon avec les jetons qui vous restent.

    Entre deux Donjons, on peut s’arrêter : notez lequel vient ensuite et quels jetons vous avez. L’appli s’en souvient toute seule, et peut reprendre une note sur papier.

rules-knock-11-title = Le Grimoire
rules-knock-11-text =
    Un jeton s’utilise à tout moment, par n’importe qui, et autant qu’on veut à la suite. Puis il retourne dans la boîte.

    Boule de feu : une créature quitte le Donjon avec sa carte. Le Chevalier noir est immunisé.

    Éclair de gel : une créature rend tous ses jetons Temps et ne donne plus l’alarme. Il faut quand même la vaincre, et avant le Chevalier noir : tant qu’elle tient, il ne tombe pas.

    Poison : un coin d’une créature vaut 0, quoi qu’on y pose ensuite, et pour chaque carte qui le partage. La créature est évaluée aussitôt.

    Sphère du silence : le jeton revient sur Parole.

rules-knock-12-title = Ce que la règle ne dit pas
rules-knock-12-text =
    Ce qu’une Boule de feu découvre redevient visible, mais n’est pas évalué pour autant. Si le Donjon est vide, la prochaine carte l’ouvre à nouveau.

    Un Chevalier à 5 ou moins que seules des créatures gelées protégeaient tombe dès que la dernière est vaincue. Si elle brûle, il tombe à sa prochaine évaluation.

    Un Chevalier lui-même gelé ne se protège pas.

    Après un bruit, plus rien ne compte : aucune créature n’est vaincue à ce tour. Si un même instant donne plusieurs raisons de perdre, c’est la carte posée la première qui est nommée.

    La Sphère du silence ne s’utilise ni en solo, ni quand vous pouvez déjà parler. Le dernier Donjon d’une aventure ne donne pas de jeton.

rules-knock-13-title = Bons conseils
rules-knock-13-text =
    Commencez par le premier Donjon et sans sablier. Plus on joue, plus on garde son calme.

    Tant que la parole est permise, profitez-en. Combattez une créature à la fois.

    Faites le ménage avant l’arrivée du Chevalier, et gardez-lui quelques cartes de zéros, en main et dans le Donjon.

rules-knock-14-title = Dans cette appli
rules-knock-14-text =
    Passez l’appareil de main en main : un rideau cache les cartes jusqu’à ce que le joueur suivant le touche. Des robots peuvent prendre n’importe quelle place.

    Le sable se règle de quatre à dix minutes, se coupe, ou se laisse à un sablier sur votre table. Une pause couvre tout : personne ne réfléchit en cachette.

    Chaque partie a un code. Avec ce code, vos amis auront les mêmes cartes.
