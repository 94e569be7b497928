# Les affaires du Sénat : gouverneurs, concessions, lois agraires, forces, déploiements, clôture.

republic-business-bill = loi agraire de type { $type }
    .the = la loi agraire de type { $type }
    .of = de la loi agraire de type { $type }
republic-business-legions =
    { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    }
republic-business-fleets =
    { $fleets ->
        [one] { $fleets } escadre
       *[other] { $fleets } escadres
    }
republic-business-units =
    { $fleets ->
        [0] { republic-business-legions }
       *[other] { $legions ->
            [0] { republic-business-fleets }
           *[other] { republic-business-legions } et { republic-business-fleets }
        }
    }

# -- propositions

republic-business-proposal-governors = Gouverneurs : { $posts }
republic-business-post = { $senator-the } { $province-in }
    .a = { $senator-the } { $province-in }
republic-business-proposal-concessions = Concessions : { $gifts }
republic-business-gift = { $concession } pour { $senator-the }
    .a = { $concession } pour { $senator-the }
republic-business-proposal-land-bill = { $bill }, initiateur { $one-the }, co-initiateur { $other-the }
republic-business-proposal-repeal = abrogation d’une { $bill }, initiateur { $senator-the }
republic-business-unraised = { $disbanded ->
        [0] { $scrapped ->
            [one] { $scrapped } escadre
           *[other] { $scrapped } escadres
        }
        [one] { $disbanded } légion{ $scrapped ->
            [0] {""}
            [one] {" "}et { $scrapped } escadre
           *[other] {" "}et { $scrapped } escadres
        }
       *[other] { $disbanded } légions{ $scrapped ->
            [0] {""}
            [one] {" "}et { $scrapped } escadre
           *[other] {" "}et { $scrapped } escadres
        }
    }
republic-business-proposal-forces =
    { $raising ->
        [0] Recrutement : dissoudre { republic-business-unraised }
       *[other] Recrutement : lever { republic-business-units }{ $ending ->
            [0] {""}
           *[other] , dissoudre { republic-business-unraised }
        }
    }
republic-business-proposal-military = Déploiement : { $items }
republic-business-proposal-rhodian = refus des escadres de Rhodes

republic-business-item-deploy = { $senator-the } marche contre { $war-the } avec { republic-business-units }
    .a = { $senator-the } marche contre { $war-the } avec { republic-business-units }
republic-business-item-replace = { $other-the } relève { $senator-the } face { $war-to } avec { republic-business-units } de plus
    .a = { $other-the } relève { $senator-the } face { $war-to } avec { republic-business-units } de plus
republic-business-item-garrison = garnison { $province-in } ({ republic-business-legions })
    .a = garnison { $province-in } ({ republic-business-legions })
republic-business-item-ungarrison = retour de la garnison { $province-from } ({ republic-business-legions })
    .a = retour de la garnison { $province-from } ({ republic-business-legions })
republic-business-item-strays = retour des troupes sans commandant face { $war-to } ({ republic-business-units })
    .a = retour des troupes sans commandant face { $war-to } ({ republic-business-units })
republic-business-item-bequest = { $senator-the } va recueillir { $card-the }
    .a = { $senator-the } va recueillir { $card-the }
republic-business-item-recall = rappel { $senator-of }
    .a = rappel { $senator-of }
republic-business-item-thin = retour d’une partie des troupes { $senator-of } ({ republic-business-units })
    .a = retour d’une partie des troupes { $senator-of } ({ republic-business-units })
republic-business-item-reinforce = renforts pour { $senator-the } ({ republic-business-units })
    .a = renforts pour { $senator-the } ({ republic-business-units })

# -- questions

republic-business-ask-which-province = { $senator-the } est le dernier candidat : quelle province reçoit-il ?
republic-business-ask-governor = Qui gouvernera { $province-the } ?
republic-business-ask-post =
    { $count ->
        [0] Quelle province doit recevoir un gouverneur ?
       *[other] Gouverneurs sur la liste : { $count }. Une autre province, ou mettre la liste aux voix ?
    }
republic-business-ask-legate = { $senator-the } est élu gouverneur { $province-from } : part-il lui-même ? Sinon il envoie un légat.
republic-business-ask-recipient = Qui reçoit { $concession-the } ?
republic-business-ask-concession =
    { $count ->
        [0] Quelle concession attribuer ?
       *[other] Concessions sur la liste : { $count }. Une autre, ou mettre la liste aux voix ?
    }
republic-business-ask-bill = Quelle loi agraire proposez-vous ?
republic-business-ask-sponsor = Qui est l’initiateur { $bill-of } ?
republic-business-ask-cosponsor = { $senator-the } est l’initiateur { $bill-of } : qui est le co-initiateur ?
republic-business-ask-repeal = Quelle loi agraire abroger ?
republic-business-ask-repealer = Qui est l’initiateur de l’abrogation { $bill-of } ?
republic-business-ask-forces = { $count ->
        [0] Quelles légions et escadres lever ou dissoudre ? Une unité coûte { $price } T.
       *[other] Jusqu’ici, à lever : légions { $legions }, escadres { $fleets } ; à dissoudre : légions { $disbanded }, escadres { $scrapped }. Une unité coûte { $price } T. Quoi d’autre ?
    }
republic-business-ask-item =
    { $count ->
        [0] Que proposez-vous pour les armées ?
        [one] Une mesure sur la liste. Une autre, ou mettre aux voix ?
       *[other] { $count } mesures sur la liste. Une autre, ou mettre aux voix ?
    }
republic-business-ask-war = Contre qui marche { $senator-the } ?
republic-business-ask-replacement = Qui relève { $senator-the } ?
republic-business-march = { $senator-the } contre { $war-the }
republic-business-ask-legions = { $item } : combien de légions ordinaires ?
republic-business-ask-veterans = { $item } : quels vétérans partent aussi ?
republic-business-ask-fleets = { $item } : combien d’escadres ?
republic-business-ask-alliance = { $event } : quelle guerre finit par un traité ?

# -- choix

republic-business-choice-bill = { $bill }
republic-business-choice-raise-legions = Lever des légions : { $amount }
republic-business-choice-raise-fleets = Lever des escadres : { $amount }
republic-business-choice-disband-legions = Dissoudre des légions : { $amount }
republic-business-choice-disband-fleets = Dissoudre des escadres : { $amount }
republic-business-choice-disband-veteran = Dissoudre les vétérans { $legion-of }
republic-business-choice-deploy = Envoyer { $senator-the } à la guerre
republic-business-choice-recall = Rappeler { $senator-the }
republic-business-choice-replace = Relever { $senator-the }
republic-business-choice-thin = Rappeler une partie des troupes { $senator-of }
republic-business-choice-reinforce = Renforcer { $senator-the }
republic-business-choice-garrison = Envoyer une garnison { $province-in }
republic-business-choice-ungarrison = Rappeler la garnison { $province-from }
republic-business-choice-bequest = Recueillir { $card-the }
republic-business-choice-strays = Rappeler les troupes sans commandant face { $war-to }

# -- refus

republic-business-refuse-answer = Cela ne répond pas à la question.

republic-business-refuse-post = Pas de poste à pourvoir ({ $province }) : ce n’est pas une province romaine, son gouverneur vient d’être élu, ou elle est déjà nommée.
republic-business-refuse-governor = { $senator-the } ne peut pas gouverner : il faut être à Rome sans charge, ou non aligné au Forum.
republic-business-refuse-exhausted = { $senator-the } a déjà été écarté pour cette province, ou figure déjà dans la liste.
republic-business-refuse-same-list = Cette même proposition a été rejetée ou frappée d’un veto dans cette séance : changez quelque chose.
republic-business-refuse-legate = Répondez oui pour partir, ou non pour envoyer un légat.
republic-business-refuse-concession = Cette concession ({ $concession }) n’est pas au Forum.
republic-business-refuse-concession-named = Déjà sur la liste : { $concession }.
republic-business-refuse-concession-once = On a déjà voté ce tour-ci sur cette concession ({ $concession }).
republic-business-refuse-land-commissioner = Il faut une loi agraire en vigueur pour attribuer cette concession.
republic-business-refuse-recipient = { $senator-the } n’est pas à Rome, ou n’appartient à aucune faction.
republic-business-refuse-bill = Les lois agraires sont de type I, II ou III.
republic-business-refuse-bill-once = Une { $bill } a déjà été proposée ce tour-ci.
republic-business-refuse-bill-names = Il n’y a pas à Rome deux sénateurs prêts à en être les initiateurs.
republic-business-refuse-bill-marker = Aucune autre loi de ce type ne peut être en vigueur.
republic-business-refuse-sponsor = { $senator-the } ne peut pas en être l’initiateur : il faut deux sénateurs alignés différents, présents à Rome.
republic-business-refuse-refused = { $senator-the } a refusé une telle proposition dans cette séance.
republic-business-refuse-repeal = On n’abroge qu’une loi de type II ou III en vigueur, une fois par tour.
republic-business-refuse-repealer = { $senator-the } n’est pas assez populaire pour être l’initiateur de l’abrogation, ou n’est pas à Rome.
republic-business-refuse-no-repealer = Personne à Rome n’est assez populaire et disposé à être l’initiateur de cette abrogation.
republic-business-refuse-price = L’État ne peut pas payer autant d’unités.
republic-business-refuse-recruits = Aucun recrutement n’est possible ce tour-ci.
republic-business-refuse-units = Il n’y a pas assez d’unités disponibles.
republic-business-refuse-nothing = Donnez d’abord un nombre.
republic-business-refuse-item = Cette mesure est impossible maintenant dans un déploiement.
republic-business-refuse-vacancy = Une province attend son gouverneur : le président de séance ne peut pas partir en guerre avant.
republic-business-refuse-unwilling = Un commandant a refusé cette même force dans cette séance : changez-la.
republic-business-refuse-commander = { $senator-the } ne peut pas commander : il faut être consul ou dictateur et présent à Rome, et le consul de Rome ne part pas avant son collègue.
republic-business-refuse-war = On ne peut pas attaquer ici ({ $war }) : la guerre n’est pas au Forum, une guerre antérieure de la série passe d’abord, ou les escadres manquent.
republic-business-refuse-series = Une guerre antérieure de la série resterait sans attaque : envoyez-y aussi quelqu’un, ou renoncez à la plus récente.
republic-business-refuse-support = Une telle force ne pourrait pas combattre : il lui manque des légions, des escadres ou le soutien naval exigé.
republic-business-refuse-recall = { $senator-the } ne peut pas être rappelé : il a été envoyé ou renforcé dans cette séance, ou ne commande rien.
republic-business-refuse-reinforce = { $senator-the } ne peut pas être renforcé : il a quitté Rome dans cette séance, ou ne commande rien.
republic-business-refuse-garrison = Pas de garnison à envoyer ou à reprendre ici ({ $province }).
republic-business-refuse-alliance = Ce traité ne peut pas mettre fin à cette guerre ({ $war }).

# -- événements

republic-business-event-governor-elected = { $senator-the } est désormais gouverneur { $province-from }.
republic-business-event-legate-sent = { $senator-the } gouverne { $province-the } par un légat.
republic-business-event-governor-recalled = { $senator-the } est rappelé { $province-from }.
republic-business-event-concession-assigned = { $senator-the } reçoit { $concession-the }.
republic-business-event-concession-flipped = Concession retournée pour ce tour : { $concession }.
republic-business-event-concession-returned = Retour au Forum : { $concession }.
republic-business-event-land-bill-passed = La { $bill } { $senator-of } et { $senator2-of } entre en vigueur.
republic-business-event-land-bill-repealed = Une { $bill } est abrogée, sur proposition { $senator-of }.
republic-business-event-forces-raised = L’État lève des troupes pour { $amount } T ({ republic-business-units }).
republic-business-event-forces-disbanded = Troupes dissoutes ({ republic-business-units }).
republic-business-event-concession-paid = { $concession } : { $senator-the } touche { $amount } T.
republic-business-event-commander-sent = { $senator-the } marche contre { $war-the } avec { republic-business-units }.
republic-business-event-commander-recalled = { $senator-the } est rappelé de la campagne ({ $war }).
republic-business-event-units-recalled = Troupes rappelées ({ $war }) : { republic-business-units }.
republic-business-event-commander-reinforced = Renforts pour { $senator-the } ({ republic-business-units }).
republic-business-event-garrison-sent = Garnison { $province-in } ({ republic-business-legions }).
republic-business-event-garrison-recalled = Retour de la garnison { $province-from } ({ republic-business-legions }).
republic-business-event-bequest-fetched = { $senator-the } part recueillir { $card-the }.
republic-business-event-alliance-refused = L’alliance rhodienne est refusée : { $fleets ->
        [one] { $fleets } escadre s’en va
       *[other] { $fleets } escadres s’en vont
    }.
republic-business-event-recalled-automatically = { $senator-the } ne peut pas poursuivre la campagne ({ $war }) et rentre.
republic-business-event-strays-came-home = Les troupes sans commandant rentrent ({ $war }).
