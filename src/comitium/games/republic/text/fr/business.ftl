# Les affaires du Sénat : gouverneurs, concessions, lois agraires, forces, déploiements, clôture.

republic-business-bill = loi agraire de type { $type }
    .the = la loi agraire de type { $type }
republic-business-legions =
    { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    }
republic-business-fleets =
    { $fleets ->
        [one] { $fleets } flotte
       *[other] { $fleets } flottes
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
republic-business-proposal-land-bill = { $bill }, présentée par { $one-the } avec { $other-the }
republic-business-proposal-repeal = abrogation d’une { $bill }, présentée par { $senator-the }
republic-business-unraised = { $disbanded ->
        [0] { $scrapped ->
            [one] { $scrapped } flotte
           *[other] { $scrapped } flottes
        }
        [one] { $disbanded } légion{ $scrapped ->
            [0] {""}
            [one] {" "}et { $scrapped } flotte
           *[other] {" "}et { $scrapped } flottes
        }
       *[other] { $disbanded } légions{ $scrapped ->
            [0] {""}
            [one] {" "}et { $scrapped } flotte
           *[other] {" "}et { $scrapped } flottes
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
republic-business-proposal-rhodian = refus des flottes de Rhodes

republic-business-item-deploy = { $senator-the } marche contre { $war-the } avec { republic-business-units }
    .a = { $senator-the } marche contre { $war-the } avec { republic-business-units }
republic-business-item-replace = { $other-the } relève { $senator-the } face à { $war-the } avec { republic-business-units } de plus
    .a = { $other-the } relève { $senator-the } face à { $war-the } avec { republic-business-units } de plus
republic-business-item-garrison = garnison { $province-in } ({ republic-business-legions })
    .a = garnison { $province-in } ({ republic-business-legions })
republic-business-item-ungarrison = retour de la garnison { $province-from } ({ republic-business-legions })
    .a = retour de la garnison { $province-from } ({ republic-business-legions })
republic-business-item-strays = retour des troupes sans chef face à { $war-the } ({ republic-business-units })
    .a = retour des troupes sans chef face à { $war-the } ({ republic-business-units })
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
       *[other] Postes nommés : { $count }. Une autre province, ou mettre la liste aux voix ?
    }
republic-business-ask-legate = { $senator-the } est élu { $province-in } : part-il lui-même ? Sinon il envoie un légat.
republic-business-ask-recipient = À qui va { $concession-the } ?
republic-business-ask-concession =
    { $count ->
        [0] Quelle concession attribuer ?
       *[other] Concessions nommées : { $count }. Une autre, ou mettre la liste aux voix ?
    }
republic-business-ask-bill = Quelle loi agraire proposez-vous ?
republic-business-ask-sponsor = Qui présente { $bill-the } ?
republic-business-ask-cosponsor = { $senator-the } présente { $bill-the } : qui est le second nom ?
republic-business-ask-repeal = Quelle loi agraire abroger ?
republic-business-ask-repealer = Qui présente l’abrogation ({ $bill }) ?
republic-business-ask-forces = { $count ->
        [0] Quelles légions et flottes lever ou dissoudre ? Une unité coûte { $price } T.
       *[other] Jusqu’ici, à lever : légions { $legions }, flottes { $fleets } ; à dissoudre : légions { $disbanded }, flottes { $scrapped }. Une unité coûte { $price } T. Quoi d’autre ?
    }
republic-business-ask-item =
    { $count ->
        [0] Que proposez-vous pour les armées ?
        [one] Une mesure est nommée. Une autre, ou mettre aux voix ?
       *[other] { $count } mesures sont nommées. Une autre, ou mettre aux voix ?
    }
republic-business-ask-war = Contre qui marche { $senator-the } ?
republic-business-ask-replacement = Qui relève { $senator-the } ?
republic-business-march = { $senator-the } contre { $war-the }
republic-business-ask-legions = { $item } : combien de légions ordinaires ?
republic-business-ask-veterans = { $item } : quels vétérans partent aussi ?
republic-business-ask-fleets = { $item } : combien de flottes ?
republic-business-ask-alliance = { $event } : quelle guerre finit par un traité ?

# -- choix

republic-business-choice-bill = { $bill }
republic-business-choice-raise-legions = Lever des légions : { $amount }
republic-business-choice-raise-fleets = Lever des flottes : { $amount }
republic-business-choice-disband-legions = Dissoudre des légions : { $amount }
republic-business-choice-disband-fleets = Dissoudre des flottes : { $amount }
republic-business-choice-disband-veteran = Dissoudre les vétérans { $legion-of }
republic-business-choice-deploy = Envoyer { $senator-the } à la guerre
republic-business-choice-recall = Rappeler { $senator-the }
republic-business-choice-replace = Relever { $senator-the }
republic-business-choice-thin = Rappeler une partie des troupes { $senator-of }
republic-business-choice-reinforce = Renforcer { $senator-the }
republic-business-choice-garrison = Envoyer une garnison { $province-in }
republic-business-choice-ungarrison = Rappeler la garnison { $province-from }
republic-business-choice-bequest = Recueillir { $card-the }
republic-business-choice-strays = Rappeler les troupes sans chef face à { $war-the }

# -- refus

republic-business-refuse-answer = Cela ne répond pas à la question.

republic-business-refuse-post = Pas de poste à pourvoir ({ $province }) : ce n’est pas une province romaine, son gouverneur vient d’être élu, ou elle est déjà nommée.
republic-business-refuse-governor = { $senator-the } ne peut pas gouverner : il faut être à Rome sans charge, ou sans faction au Forum.
republic-business-refuse-exhausted = { $senator-the } a déjà été écarté pour cette province, ou figure déjà dans la liste.
republic-business-refuse-same-list = Cette même proposition a été rejetée ou frappée d’un veto dans cette séance. Changez quelque chose.
republic-business-refuse-legate = Répondez oui pour partir, ou non pour envoyer un légat.
republic-business-refuse-concession = Cette concession ({ $concession }) n’est pas au Forum.
republic-business-refuse-concession-named = Déjà sur la liste : { $concession }.
republic-business-refuse-concession-once = On a déjà voté ce tour-ci sur cette concession ({ $concession }).
republic-business-refuse-land-commissioner = Il faut une loi agraire en vigueur pour attribuer cette concession.
republic-business-refuse-recipient = { $senator-the } n’est pas à Rome, ou n’appartient à personne.
republic-business-refuse-bill = Il y a des lois agraires de type I, II et III.
republic-business-refuse-bill-once = Une { $bill } a déjà été proposée ce tour-ci.
republic-business-refuse-bill-names = On ne trouve pas à Rome deux sénateurs pour y mettre leur nom.
republic-business-refuse-bill-marker = Il n’y a plus de place pour une loi de ce type.
republic-business-refuse-sponsor = { $senator-the } ne peut pas la présenter : il faut deux sénateurs différents, de faction, présents à Rome.
republic-business-refuse-refused = { $senator-the } a refusé son nom pour une telle proposition dans cette séance.
republic-business-refuse-repeal = On n’abroge qu’une loi de type II ou III en vigueur, une fois par tour.
republic-business-refuse-repealer = { $senator-the } n’est pas assez populaire pour présenter l’abrogation, ou n’est pas à Rome.
republic-business-refuse-no-repealer = Nul à Rome n’est à la fois assez populaire et disposé à présenter cette abrogation.
republic-business-refuse-price = L’État ne peut pas payer tant d’unités.
republic-business-refuse-recruits = On ne peut recruter personne ce tour-ci.
republic-business-refuse-units = Il n’y a pas tant d’unités disponibles.
republic-business-refuse-nothing = Nommez d’abord un nombre.
republic-business-refuse-item = Cela ne peut pas entrer maintenant dans une proposition militaire.
republic-business-refuse-vacancy = Une province attend son gouverneur : le président de séance ne peut pas partir en guerre avant.
republic-business-refuse-unwilling = Un commandant a refusé cette même force dans cette séance. Changez-la.
republic-business-refuse-commander = { $senator-the } ne peut pas commander : il faut être consul ou dictateur et présent à Rome, et le consul de Rome ne part pas avant son collègue.
republic-business-refuse-war = On ne peut pas attaquer ici ({ $war }) : la guerre n’est pas là, une guerre antérieure de la série passe d’abord, ou les flottes manquent.
republic-business-refuse-series = Une guerre antérieure de la série resterait sans attaque : envoyez-y aussi quelqu’un, ou renoncez à la plus récente.
republic-business-refuse-support = Une telle force ne pourrait pas combattre : il lui manque des légions, des flottes ou l’appui naval demandé.
republic-business-refuse-recall = { $senator-the } ne peut pas être rappelé : il a été envoyé ou renforcé dans cette séance, ou ne commande rien.
republic-business-refuse-reinforce = { $senator-the } ne peut pas être renforcé : il a quitté Rome dans cette séance, ou ne commande rien.
republic-business-refuse-garrison = Pas de garnison à envoyer ou à reprendre ici ({ $province }).
republic-business-refuse-alliance = Ce traité ne peut pas finir cette guerre ({ $war }).

# -- événements

republic-business-event-governor-elected = { $senator-the } est élu gouverneur { $province-from }.
republic-business-event-legate-sent = { $senator-the } gouverne { $province-the } par un légat.
republic-business-event-governor-recalled = { $senator-the } est rappelé { $province-from }.
republic-business-event-concession-assigned = { $senator-the } reçoit { $concession-the }.
republic-business-event-concession-flipped = Concession retournée pour ce tour : { $concession }.
republic-business-event-concession-returned = Retour au Forum : { $concession }.
republic-business-event-land-bill-passed = La { $bill } { $senator-of } et { $senator2-the } entre en vigueur.
republic-business-event-land-bill-repealed = Une { $bill } est abrogée, sur proposition { $senator-of }.
republic-business-event-forces-raised = L’État lève des troupes pour { $amount } T ({ republic-business-units }).
republic-business-event-forces-disbanded = Troupes dissoutes ({ republic-business-units }).
republic-business-event-concession-paid = { $concession } : { $senator-the } touche { $amount } T.
republic-business-event-commander-sent = { $senator-the } marche contre { $war-the } avec { republic-business-units }.
republic-business-event-commander-recalled = { $senator-the } est rappelé de la campagne ({ $war }).
republic-business-event-units-recalled = Troupes rappelées ({ $war }) : { republic-business-units }.
republic-business-event-commander-reinforced = Renforts pour { $senator-the } ({ republic-business-units }).
republic-business-event-garrison-sent = Garnison { $province-in } ({ republic-business-legions }).
republic-business-event-garrison-recalled = Retour de la garnison { $province-from } ({ republic-business-legions }).
republic-business-event-bequest-fetched = { $senator-the } part recueillir { $card-the }.
republic-business-event-alliance-refused = L’alliance rhodienne est refusée : { $fleets ->
        [one] { $fleets } flotte s’en va
       *[other] { $fleets } flottes s’en vont
    }.
republic-business-event-recalled-automatically = { $senator-the } ne peut pas poursuivre la campagne ({ $war }) et rentre.
republic-business-event-strays-came-home = Les troupes sans chef rentrent ({ $war }).
