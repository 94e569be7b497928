# La phase de forum, et tout ce qui arrive aux guerres.

# -- choix

republic-forum-choice-attract = { $senator-the } attire un chevalier
republic-forum-choice-press = Exploiter les chevaliers { $senator-of }
republic-forum-choice-slice-and-dice = { $senator-the } offre de petits jeux : 7 T, popularité +1, agitation −1
republic-forum-choice-blood-fest = { $senator-the } offre des jeux sanglants : 13 T, popularité +2, agitation −2
republic-forum-choice-gala = { $senator-the } offre un gala de gladiateurs : 18 T, popularité +3, agitation −3

# -- questions

republic-forum-ask-auction =
    { $amount ->
        [0] L’initiative { $number } est aux enchères et personne n’a misé : quel sénateur mise, s’il y en a un ?
       *[other] L’initiative { $number } est aux enchères à { $amount } T : quel sénateur { $equal ->
            [1] mise plus, ou autant (les dés départagent)
           *[other] surenchérit
        }, s’il y en a un ?
    }
republic-forum-ask-bid = { $senator-the } paie de son trésor personnel, au moins { $amount } T : combien mise-t-il ?
republic-forum-ask-persuade = Envoyez-vous quelqu’un persuader un sénateur de vous rejoindre{ $cards ->
        [0] {""}
       *[other] , au besoin avec une carte qui interdit la contre-corruption
    } ?
republic-forum-ask-persuader = Vous jouez { $intrigue-the } : qui mène la tentative de persuasion ?
republic-forum-ask-target = Qui { $senator-the } veut-il persuader ?
republic-forum-ask-bribe = Combien { $senator-the } offre-t-il d’emblée pour corrompre { $senator2-the } ?
republic-forum-ask-counter-bribe = { $senator-the } veut persuader { $senator2-the }, niveau de réussite { $number } : combien en contre-corruption ?
republic-forum-ask-raise = { $senator-the } veut persuader { $senator2-the }, niveau de réussite { $number } : lancez-vous les dés, ou offrez-vous plus, ce qui permet une autre contre-corruption ?
republic-forum-raise-roll = Lancer les dés
republic-forum-raise-more = Offrir { $amount } T de plus
republic-forum-act-offer = Offrir { $amount } T
republic-forum-act-spend = Dépenser { $amount } T
republic-forum-act-bid = Miser { $amount } T
republic-forum-act-oppose = Opposer { $amount } T
republic-forum-ask-knights = Chaque chevalier vaut une voix et 1 T par tour : un sénateur en attire-t-il un, ou en exploitez-vous ?
republic-forum-ask-attract =
    { $bonus ->
        [0] Le dé et les talents doivent faire 6 : combien { $senator-the } dépense-t-il ?
       *[other] Le dé, les talents et { $bonus } doivent faire 6 : combien { $senator-the } dépense-t-il ?
    }
republic-forum-ask-press =
    { $knights ->
        [one] { $senator-the } a un chevalier : combien en exploitez-vous ?
       *[other] { $senator-the } a { $knights } chevaliers : combien en exploitez-vous ?
    }
republic-forum-ask-press-more = Tous les dés sont lancés ensemble : de qui exploitez-vous encore les chevaliers ?
republic-forum-ask-games = L’agitation est à { $unrest } : l’un de vos sénateurs offre-t-il des jeux ?
republic-forum-ask-leader = { $senator-the } dirige votre faction : un autre sénateur prend-il sa place ?
republic-forum-ask-first-leader = Personne ne dirige votre faction : qui nommez-vous ?
republic-forum-ask-storm =
    { $amount ->
        [one] La tempête doit encore prendre une escadre : combien en Italie (sur { $fleets }) ?
       *[other] La tempête doit encore prendre { $amount } escadres : combien en Italie (sur { $fleets }) ?
    }
republic-forum-ask-storm-force =
    { $amount ->
        [one] La tempête doit encore prendre une escadre : combien sous les ordres { $senator-of } (sur { $fleets }) ?
       *[other] La tempête doit encore prendre { $amount } escadres : combien sous les ordres { $senator-of } (sur { $fleets }) ?
    }
republic-forum-ask-storm-stray =
    { $amount ->
        [one] La tempête doit encore prendre une escadre : combien face { $war-to } (sur { $fleets }) ?
       *[other] La tempête doit encore prendre { $amount } escadres : combien face { $war-to } (sur { $fleets }) ?
    }
republic-forum-ask-guilty = Les hommes de Catilina conspirent encore : quelle faction déclarez-vous coupable ?
republic-forum-ask-enemy-leader = Un chef ennemi doit disparaître : lequel ?
republic-forum-ask-enemy-war = Plusieurs guerres { $leader-of } sont aussi fortes : laquelle fait la paix ?

# -- refus

republic-forum-refuse-bid = Passez, ou nommez le sénateur qui mise, puis sa mise.
republic-forum-refuse-bid-rome = { $senator-the } ne peut pas miser : seuls vos sénateurs présents à Rome le peuvent.
republic-forum-refuse-bid-poor = { $senator-the } n’a pas de quoi faire une mise valable.
republic-forum-refuse-bid-low = { $amount } T ne suffisent pas face à la mise en cours.
republic-forum-refuse-bid-treasury = Ce sénateur n’a pas { $amount } T ; personne d’autre ne peut payer pour lui.
republic-forum-refuse-persuade-card = { $intrigue } n’a rien à voir avec la persuasion ; seules Séduction et Chantage s’y jouent.
republic-forum-refuse-persuade-not-held = Vous n’avez pas { $intrigue-the } en main.
republic-forum-refuse-persuade-senator = Nommez un sénateur.
republic-forum-refuse-persuader-own = { $senator-the } n’est pas de votre faction.
republic-forum-refuse-persuader-rome = { $senator-the } n’est pas à Rome.
republic-forum-refuse-target-own = { $senator-the } est déjà de votre faction.
republic-forum-refuse-target-leader = { $senator-the } dirige sa faction : personne ne peut le persuader de partir.
republic-forum-refuse-target-away = { $senator-the } n’est pas à Rome.
republic-forum-refuse-bribe = Dites combien de talents vous offrez ; ce peut être aucun.
republic-forum-refuse-bribe-treasury = Le sénateur qui persuade n’a pas { $amount } T ; il ne corrompt qu’avec son trésor personnel.
republic-forum-refuse-counter-bribe = Dites combien de talents vous ajoutez ; ce peut être aucun.
republic-forum-refuse-counter-bribe-box = Il n’y a pas { $amount } T dans le trésor de votre faction.
republic-forum-refuse-raise = Lancez les dés, ou dites combien de talents sont ajoutés.
republic-forum-refuse-raise-nothing = Offrir de nouveau coûte au moins un talent.
republic-forum-refuse-knights = Passez, faites attirer un chevalier par un sénateur, ou exploitez des chevaliers ; pas les deux.
republic-forum-refuse-attract-rome = { $senator-the } ne peut pas attirer de chevalier : il doit être de votre faction et à Rome.
republic-forum-refuse-attract-proscribed = Votre faction a pris les chevaliers des proscrits : elle n’en attire plus.
republic-forum-refuse-attract-talents = Ce sénateur n’a pas { $amount } T.
republic-forum-refuse-press-own = { $senator-the } n’est pas de votre faction.
republic-forum-refuse-press-captive = { $senator-the } est prisonnier : ses chevaliers sont hors d’atteinte.
republic-forum-refuse-press-none = { $senator-the } n’a pas de chevaliers.
republic-forum-refuse-press-again = Vous avez déjà dit combien de chevaliers { $senator-of } vous exploitez.
republic-forum-refuse-press-number = { $amount } n’est pas un nombre de chevaliers dont il dispose.
republic-forum-refuse-games = Passez, ou nommez des jeux et le sénateur qui les paie.
republic-forum-refuse-games-own = { $senator-the } n’est pas de votre faction.
republic-forum-refuse-games-free = { $senator-the } ne peut pas offrir de jeux : ni les prisonniers ni les rebelles n’en offrent.
republic-forum-refuse-games-dear = { $senator-the } ne peut pas payer ces jeux à lui seul.
republic-forum-refuse-leader = Passez, ou nommez un sénateur de votre faction.
republic-forum-refuse-leader-own = { $senator-the } n’est pas de votre faction.
republic-forum-refuse-leader-same = { $senator-the } dirige déjà votre faction.
republic-forum-refuse-storm-fleets = Dites combien d’escadres sombrent.
republic-forum-refuse-storm-number = { $amount ->
        [one] { $amount } escadre ne peut pas
       *[other] { $amount } escadres ne peuvent pas
    } sombrer ici : il n’y en a pas autant, ou le reste ne suffirait pas.
republic-forum-refuse-guilty-faction = Nommez une faction.
republic-forum-refuse-guilty-own = { $seat-The } est votre propre faction : nommez-en une autre.
republic-forum-refuse-guilty-gone = { $seat-The } a quitté la partie.
republic-forum-refuse-enemy-leader = Nommez un chef ennemi.
republic-forum-refuse-enemy-away = { $leader } ne peut pas être choisi : d’abord les chefs qui mènent une guerre, puis ceux de la Curie.
republic-forum-refuse-enemy-not-war = Nommez une guerre.
republic-forum-refuse-enemy-war = { $war } : ce n’est pas la plus forte de ses guerres.

# -- guerres et chefs ennemis

republic-forum-event-war-placed =
    { $zone ->
        [1] { $war } : la guerre éclate{ $revolt ->
            [0] .
           *[other] , c’est une révolte sans butin.
        }
        [2] { $war } : la guerre est tirée et reste inactive{ $revolt ->
            [0] .
           *[other] , c’est une révolte sans butin.
        }
       *[other] { $war } : la guerre s’apparente à une autre et devient imminente{ $revolt ->
            [0] .
           *[other] , c’est une révolte sans butin.
        }
    }
republic-forum-event-war-activated = { $war } : guerre active, force terrestre { $land }{ $fleet ->
        [0] .
       *[other] , force navale { $fleet }.
    }
republic-forum-event-war-left =
    { $zone ->
        [4] { $war } : Rome l’emporte.
       *[other] { $war } : la guerre quitte le Forum.
    }
republic-forum-event-wars-became-revolts = { $war } : désormais une révolte sans butin, la dernière guerre de la série ayant été gagnée.
republic-forum-event-war-shuffled-in = { $war } : la carte est mélangée aux { $cards } premières de la pioche.
republic-forum-event-war-discarded = { $war } : la carte est défaussée, faute de pioche.
republic-forum-event-leader-joined = { $leader } prend la tête de ses guerres.
republic-forum-event-leader-waits = { $leader } attend une guerre à la Curie.
republic-forum-event-leader-died = { $leader } est mort.
republic-forum-event-leader-took-refuge = { $leader } trouve refuge.
republic-forum-event-leader-rose = { $leader } sort de son refuge et soutient toutes les guerres du Forum.
republic-forum-event-leader-aided = { $leader } sort de son refuge et apporte son aide { $war-to }.
republic-forum-event-forces-returned =
    { $legions ->
        [0] { $fleets ->
            [0] { $senator-the } rentre sans troupes.
           *[other] { $senator-the } rentre avec { republic-business-fleets }.
        }
       *[other] { $senator-the } rentre avec { republic-business-units }.
    }
republic-forum-event-province-created =
    { $developed ->
        [0] { $province } : la province est créée.
       *[other] { $province } : la province est créée, déjà développée.
    }
republic-forum-event-province-revolted = { $province } : la province se révolte, force terrestre { $land }, force navale { $fleet }.
republic-forum-event-province-enlarged = { $province } : la province s’agrandit, elle est désormais développée.
republic-forum-event-province-reconquered = { $province } : la province est soumise et revient au Forum, non développée.
republic-forum-event-concession-destroyed = { $concession } : la concession est détruite.

# -- le temps, les initiatives, les enchères

republic-forum-event-era-began = Une ère commence : { $era }.
republic-forum-event-event-expired = { $side } : c’est fini.
republic-forum-event-bequest-lapsed = { $card } : la carte quitte le Forum.
republic-forum-event-initiative-began = L’initiative { $number } revient { $seat-to }.
republic-forum-event-initiative-rolled =
    { $seat-The } lance les dés ({ $amount }) : { $amount ->
        [7] un événement.
       *[other] une carte (un 7 amènerait un événement).
    }
republic-forum-event-bid-made = { $seat-The } mise { $amount } T du trésor personnel { $senator-of }.
republic-forum-event-bid-passed = { $seat-The } ne mise pas.
republic-forum-event-auction-won = { $seat-The } emporte l’initiative ; { $senator-the } paie { $amount } T.
republic-forum-event-auction-free = Personne n’a misé : l’initiative revient { $seat-to } gratuitement.

# -- événements aléatoires

republic-forum-event-event-drawn =
    { $level ->
        [1] Les dés donnent { $amount } : { $side }.
        [2] Les dés donnent { $amount } : { $side }.
       *[other] Les dés donnent { $amount } : { $side }, niveau { $level }.
    }
republic-forum-event-event-repeated = Les dés donnent { $amount } : { $side }, encore une fois, sans autre effet.
republic-forum-event-mob-rolled =
    { $chits ->
        [one] La foule, dé { $amount } : { $chits } pion Mortalité en tout.
       *[other] La foule, dé { $amount } : { $chits } pions Mortalité en tout.
    }
republic-forum-event-disaster-rolled = Le dé donne { $amount } : la catastrophe frappe { $concession-the }, si la concession est en jeu.
republic-forum-event-fleets-granted =
    { $amount ->
        [one] Rhodes envoie { $amount } escadre, { $total } en tout.
       *[other] Rhodes envoie { $amount } escadres, { $total } en tout.
    }
republic-forum-event-alliance-useless = Aucune guerre ne demande d’escadres : Rhodes n’envoie rien.
republic-forum-event-storm-rolled =
    { $fleets ->
        [0] La tempête, dés { $amount } : aucune escadre n’est perdue.
        [one] La tempête, dés { $amount } : une escadre est perdue.
       *[other] La tempête, dés { $amount } : { $fleets } escadres sont perdues.
    }
republic-forum-event-fleets-sunk = Escadres d’Italie qui sombrent : { $amount }.
republic-forum-event-fleets-sunk-with = Escadres { $senator-of } qui sombrent : { $amount }.
republic-forum-event-fleets-sunk-at = Escadres laissées face { $war-to } qui sombrent : { $amount }.
republic-forum-event-pretender-rose = Un prétendant se lève { $province-in }.
republic-forum-event-pretender-fought =
    { $senator-the } se bat pour { $province-the } : noir { $black }, blancs { $white }, force { $strength } contre { $enemy }, total { $total }. { $result ->
        [4] La province tient bon.
       *[other] La province est perdue.
    }
republic-forum-event-garrison-lost =
    { $amount ->
        [one] La garnison { $province-of } perd une légion.
       *[other] La garnison { $province-of } perd { $amount } légions.
    }
republic-forum-event-garrison-returned =
    { $amount ->
        [one] La garnison { $province-of } rentre : une légion.
       *[other] La garnison { $province-of } rentre : { $amount } légions.
    }

# -- cartes de la pioche

republic-forum-event-pile-empty = { $seat-The } n’a plus de carte à tirer.
republic-forum-event-family-appeared = { $senator-the } paraît au Forum.
republic-forum-event-family-followed = La famille { $senator-of } rejoint { $senator2-the }.
republic-forum-event-bequest-announced = { $card } : la carte est posée au Forum.
republic-forum-event-card-without-effect = { $card } : la carte est défaussée sans effet.
republic-forum-event-conspiracy-blamed =
    { $chits ->
        [one] { $senator-the } impute la conspiration { $seat-to } : { $chits } pion Mortalité.
       *[other] { $senator-the } impute la conspiration { $seat-to } : { $chits } pions Mortalité.
    }
republic-forum-event-era-ends-revealed = Fin d’une ère : c’est la dernière phase de forum.

# -- persuasion

republic-forum-event-persuasion-attempted = { $senator-the } veut persuader { $senator2-the } et offre { $amount } T : niveau de réussite { $number }.
republic-forum-event-counter-bribed =
    { $amount ->
        [0] { $seat-The } n’y oppose rien.
       *[other] { $seat-The } y oppose { $amount } T : niveau de réussite { $number }.
    }
republic-forum-event-bribe-raised = { $senator-the } offre { $amount } T de plus : niveau de réussite { $number }.
republic-forum-event-persuasion-rolled =
    { $senator-the } lance les dés, { $amount }{ $omens ->
        [0] { "" }
       *[other] {" "}et { $omens } pour les présages
    } contre { $number } : { $won ->
        [0] { $senator2-the } reste où il est.
       *[other] { $senator2-the } se laisse persuader.
    }
republic-forum-event-bribes-paid = { $senator-the } garde les talents de la corruption : { $amount } T.
republic-forum-event-blackmail-rolled = Le chantage s’ébruite : { $senator-the } perd jusqu’à { $influence } d’influence et { $popularity } de popularité.

# -- chevaliers, jeux, chefs de faction

republic-forum-event-knight-tried =
    { $senator-the } dépense { $amount } T, le dé donne { $die }{ $added ->
        [0] {""}
       *[other] , { $added } de plus par une loi ou son propre talent
    }{ $less ->
        [0] {""}
       *[other] , { $less } de moins pour les présages
    } : { $total } en tout, et { $won ->
        [0] aucun chevalier ne le suit.
       *[other] un chevalier le suit.
    }
republic-forum-event-knights-pressed =
    { $knights ->
        [one] { $senator-the } exploite un chevalier et en tire { $amount } T.
       *[other] { $senator-the } exploite { $knights } chevaliers et en tire { $amount } T.
    }
republic-forum-event-games-held =
    { $games ->
        [0] { $senator-the } offre de petits jeux pour { $amount } T.
        [1] { $senator-the } offre des jeux sanglants pour { $amount } T.
       *[other] { $senator-the } offre un gala de gladiateurs pour { $amount } T.
    }
republic-forum-event-leader-named = { $senator-the } est désormais à la tête { $seat-of }.

# -- l’ordre dans Rome

republic-forum-event-major-marked = { $senator-the } prend un marqueur Majeur : sa charge l’expose à un procès.
republic-forum-event-tax-farmers-rolled = Le dé donne { $amount } : en danger, { $concession-the }.
republic-forum-event-concession-rolled =
    { $back ->
        [0] { $concession } : la concession reste à la Curie ({ $amount }).
       *[other] { $concession } : la concession revient au Forum ({ $amount }).
    }
republic-forum-event-family-rolled =
    { $back ->
        [0] { $senator-the } reste à la Curie ({ $amount }).
       *[other] { $senator-the } revient de la Curie ({ $amount }).
    }
republic-forum-event-leader-aged =
    { $died ->
        [0] { $leader } attend un tour de plus ({ $amount }).
       *[other] { $leader } n’attend plus à la Curie ({ $amount }).
    }
republic-forum-event-leader-discarded = { $leader } quitte ses guerres.
republic-forum-event-peace-made = { $war } : la paix est faite, l’État gagne { $amount } T.
republic-forum-event-peaceful-end = { $side } : aucun chef ennemi n’est concerné.
