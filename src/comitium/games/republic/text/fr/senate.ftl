# Le Sénat : la présidence, les propositions, les votes, les tribuns, les élections.

# -- sortes de propositions

republic-senate-kind-consuls = Consuls
republic-senate-kind-dictator = Dictateur
republic-senate-kind-censor = Censeur
republic-senate-kind-minor = Procès mineur
republic-senate-kind-major = Procès majeur
republic-senate-kind-special = Procès majeur spécial
republic-senate-kind-governors = Gouverneurs
republic-senate-kind-concessions = Concessions
republic-senate-kind-land-bill = Loi agraire
republic-senate-kind-repeal = Abrogation d’une loi agraire
republic-senate-kind-forces = Recrutement
republic-senate-kind-military = Déploiement
republic-senate-kind-rhodian = Refus des escadres de Rhodes
republic-senate-kind-for-life = Consul à vie
republic-senate-kind-law = Loi
republic-senate-kind-pontifex = Pontifex maximus
republic-senate-kind-pontifex-removal = Révocation du pontifex maximus

# -- propositions

republic-senate-proposal = { $kind }
republic-senate-proposal-consuls = Consuls : { $one-the } et { $other-the }
republic-senate-proposal-dictator = Dictateur : { $senator-the }
republic-senate-proposal-censor = Censeur : { $senator-the }
republic-senate-proposal-for-life = Consul à vie : { $senator-the }

# -- choix

republic-senate-choice-propose = Proposer : { $proposal }
republic-senate-choice-adjourn = Ajourner le Sénat
republic-senate-choice-call = Appeler { $seat-the }
republic-senate-choice-withdraw = Retirer la proposition
republic-senate-choice-all-for = Toutes pour
republic-senate-choice-all-against = Toutes contre
republic-senate-choice-all-abstain = Abstention
republic-senate-choice-one-by-one = Sénateur par sénateur
republic-senate-choice-for =
    { $amount ->
        [0] Pour
        [one] Pour, avec { $amount } talent
       *[other] Pour, avec { $amount } talents
    }
republic-senate-choice-against =
    { $amount ->
        [0] Contre
        [one] Contre, avec { $amount } talent
       *[other] Contre, avec { $amount } talents
    }
republic-senate-choice-abstain = S’abstenir
republic-senate-choice-pledge = Ajouter son influence à ses voix
republic-senate-choice-owner = Laisser voter le joueur de la faction
republic-senate-choice-watch = Passer, mais me redemander après chaque faction
republic-senate-choice-veto = Opposer un veto, avec { $means-the }
republic-senate-choice-tribune = Faire une proposition, avec { $means-the }
republic-senate-choice-reserve = Réserver la proposition suivante, avec { $means-the }
republic-senate-choice-suspend = Suspendre ce vote pour faire votre proposition, avec { $means-the }
republic-senate-choice-attempt = Tenter un assassinat
republic-senate-choice-enact = Jouer { $card-the }
republic-senate-choice-claim = Flaccus prend la commission agraire
republic-senate-choice-fine = Mettre { $senator-the } à l’amende
republic-senate-choice-graft = Corrompre le tribun, aux frais { $senator-of }
republic-senate-choice-murder = Faire tuer le tribun, sur l’ordre { $senator-of }
republic-senate-choice-riot = Soulever la foule, par la voix { $senator-of }
republic-senate-choice-lose-influence = Perdre 1 d’influence
republic-senate-choice-stand-down = Se retirer
republic-senate-choice-rome-consul = Consul de Rome
republic-senate-choice-field-consul = Consul militaire
republic-senate-choice-close = Clore cette étape

# -- questions

republic-senate-ask-adjourned = Le Sénat est ajourné : un tribun impose-t-il encore une proposition ?
republic-senate-ask-floor =
    Faites-vous quelque chose avant que la séance continue ? { $step ->
        [0] Elle vient de s’ouvrir.
        [1] { $filled ->
            [1] Les consuls sont élus.
           *[other] Ensuite : les consuls, élus sans vote s’il ne reste qu’une paire.
        }
        [2] L’élection du pontifex maximus est close.
        [3] Ensuite : le censeur.
        [4] { $filled ->
            [1] Le censeur est élu.
           *[other] Ensuite : le censeur, nommé sans vote s’il ne reste qu’un candidat.
        }
        [5] En cours : les procès.
        [6] En cours : les gouverneurs.
        [7] Le président de séance va ajourner le Sénat.
        [10] En cours : le plan militaire et les opimes.
       *[other] En cours : les autres affaires.
    }
republic-senate-ask-window = Mis aux voix : { $what }. Intervenez-vous ?
republic-senate-ask-adopt = Le sénateur qui a proposé « { $what } » n’est plus là : maintenez-vous la proposition ?
republic-senate-ask-agree = Votre collègue nomme { $senator-the } dictateur : acceptez-vous, en nommez-vous un autre, ou y renoncez-vous ?
republic-senate-agree-yes = D’accord : { $senator-the }
republic-senate-agree-nobody = Ne nommer personne
republic-senate-draft-put = Mettre aux voix tel quel
republic-senate-draft-drop = Renoncer à cette proposition
republic-senate-draft-anew = Tout reprendre
republic-senate-ask-appoint = L’État peut avoir un dictateur : qui les consuls nomment-ils, s’ils nomment quelqu’un ? Les deux consuls doivent le vouloir. Il gagne 7 d’influence, préside et nomme un maître de cavalerie.
republic-senate-ask-ballot = Mis aux voix : { $what }. Comment vote { $senator-the } ({ $votes } voix) ?
republic-senate-ask-turn = Mis aux voix : { $what }. Comment votez-vous ({ $votes } voix) ?
republic-senate-ask-business = { $senator-the } préside : que propose-t-il, ou ajourne-t-il la séance ?
republic-senate-ask-call = Mis aux voix : { $what }. Quelle faction appelez-vous à voter ?
republic-senate-ask-censor = Qui proposez-vous comme censeur ? Il gagne 5 d’influence et dirige les procès.
republic-senate-ask-censor-step = Il faut élire un censeur : que proposez-vous ?
republic-senate-ask-governor-step = Des provinces attendent un gouverneur : que proposez-vous ?
republic-senate-ask-consent = Proposé : { $what }. { $senator-the } y consent-il ?
republic-senate-ask-consul-first = Qui proposez-vous comme consul ? On en élit deux à la fois ; chacun gagne 5 d’influence. L’un préside à Rome, l’autre mène les guerres.
republic-senate-ask-consul-second = Qui doit être consul avec { $senator-the } ?
republic-senate-ask-defeat =
    { $trial ->
        [0] Tous les autres ont rejeté la proposition { $senator-of } : perd-il 1 d’influence, ou quitte-t-il la présidence pour ce tour ?
       *[other] Tous les autres ont rejeté le procès que mène { $senator-the } : perd-il 1 d’influence, ou met-il fin aux procès ?
    }
republic-senate-ask-dictator = Qui proposez-vous comme dictateur ? Il gagne 7 d’influence, préside et nomme un maître de cavalerie.
republic-senate-ask-dictator-step = Les consuls n’ont nommé aucun dictateur : proposez-vous un vote, ou passez-vous à la suite ?
republic-senate-ask-for-life = Qui proposez-vous comme consul à vie ?
republic-senate-ask-graft = Le tribun demande { $amount } T : { $senator-the } paie-t-il ?
republic-senate-ask-kind = Que proposez-vous ?
republic-senate-ask-law-use = La loi entre-t-elle en vigueur, ou met-elle fin à la loi acilienne ?
republic-senate-ask-master = { $senator-the } est dictateur : qui nomme-t-il maître de cavalerie ?
republic-senate-ask-promotion = Rome a moins de huit sénateurs : lequel du Forum rejoint votre faction ?
republic-senate-ask-response = { $seat-The } montre un tribun : y répondez-vous ?
republic-senate-ask-riot = { $seat-The } a répondu à un tribun : soulevez-vous la foule contre ses sénateurs ?
republic-senate-ask-split = { $senator-the } est consul : que veut-il être ? Le consul de Rome préside et parle au peuple ; le consul militaire part le premier à la guerre.
republic-senate-ask-split-alone = { $one-the } et { $other-the } sont consuls : lequel est consul de Rome ?

# -- refus

republic-senate-refuse-abstain = L’abstention est impossible ici : votez pour ou contre.
republic-senate-refuse-act = C’est impossible ici : choisissez une des réponses proposées, ou passez.
republic-senate-refuse-adjourn = Il reste une affaire à régler : réglez-la d’abord.
republic-senate-refuse-adopt = Maintenez la proposition ou abandonnez-la.
republic-senate-refuse-answer = Acceptez ou refusez.
republic-senate-refuse-answer-card = Vous n’avez pas cette carte : jouez-en une autre, ou passez.
republic-senate-refuse-answer-senator = { $senator-the } n’est pas l’un de vos sénateurs à Rome : nommez-en un autre.
republic-senate-refuse-ballot = Votre faction est appelée : votez, ou intervenez avec une des réponses proposées.
republic-senate-refuse-booked = La proposition suivante est déjà retenue : attendez qu’elle soit faite.
republic-senate-refuse-business = Cette proposition est impossible maintenant : choisissez-en une autre.
republic-senate-refuse-business-censor = Le censeur est élu après les consuls, une fois par tour.
republic-senate-refuse-business-concessions = Aucune concession du Forum ne peut être mise aux voix : chacune une fois par tour, la commission agraire seulement sous une loi agraire.
republic-senate-refuse-business-consuls = Les consuls sont élus à l’ouverture du Sénat, une fois par tour.
republic-senate-refuse-business-dictator = Un dictateur est élu avant le censeur, tant que Rome est en danger.
republic-senate-refuse-business-forces = Rien à lever ni à dissoudre : il ne reste pas d’unité, l’État ne peut pas payer, ou aucune troupe n’est libre.
republic-senate-refuse-business-governors = Aucune province n’attend de gouverneur, ou personne à Rome ne peut y être envoyé.
republic-senate-refuse-business-land-bill = Aucune loi agraire n’est possible : chaque type une fois par tour, tant qu’il reste un marqueur, et avec deux initiateurs à Rome.
republic-senate-refuse-business-military = Aucune armée ne peut être envoyée, rappelée ou modifiée : il faut un consul ou un dictateur à Rome, une légion, et les escadres que la guerre demande.
republic-senate-refuse-business-repeal = Personne à Rome ne peut faire abroger une loi agraire en vigueur.
republic-senate-refuse-business-rhodian = Rhodes n’a pas envoyé d’escadres que le Sénat puisse encore refuser.
republic-senate-refuse-business-trial = Les procès de ce tour sont clos : le censeur les mène après son élection.
republic-senate-refuse-call = { $seat-The } a déjà voté ou n’a personne à Rome : appelez une autre faction.
republic-senate-refuse-censor = { $senator-the } ne peut pas être élu censeur : il faut être à Rome sans autre charge, et les anciens consuls passent d’abord.
republic-senate-refuse-consul = { $senator-the } ne peut pas être élu consul : il faut être aligné, à Rome, et ni consul ni dictateur.
republic-senate-refuse-dictator = { $senator-the } ne peut pas être dictateur : il faut être aligné, à Rome, et sans autre charge que celle de censeur.
republic-senate-refuse-fine = L’amende est impossible maintenant contre { $senator-the }.
republic-senate-refuse-for-life = { $senator-the } n’est pas à Rome avec 21 d’influence : nommez quelqu’un d’autre.
republic-senate-refuse-for-life-now = Vous ne pouvez pas proposer de consul à vie maintenant : seul le président de séance le peut, après l’élection des consuls, hors des procès, une fois par tour.
republic-senate-refuse-free-tribune = Il a déjà agi comme tribun ce tour-ci.
republic-senate-refuse-gracchus = Seul un Gracque présent à Rome propose de lui-même une loi agraire, une fois par tour.
republic-senate-refuse-graft = Payez ce qui est demandé, ou renoncez.
republic-senate-refuse-has-voted = Votre faction a voté : elle ne peut plus arrêter ce vote.
republic-senate-refuse-influence = Sans influence, il ne reste qu’à se retirer.
republic-senate-refuse-joint = Acceptez, nommez quelqu’un d’autre, ou renoncez.
republic-senate-refuse-kind = Ce genre de proposition n’a pas sa place ici : choisissez-en un autre, ou passez.
republic-senate-refuse-laenas = Laenas n’arrête que les lois agraires, à Rome et une fois par tour.
republic-senate-refuse-land-bill-control = On ne fait pas voter une autre faction contre une loi agraire : votez pour, ou laissez voter son joueur.
republic-senate-refuse-law-condition = La condition de cette loi n’est pas encore remplie.
republic-senate-refuse-law-held = Vous n’avez pas cette loi.
republic-senate-refuse-law-phase = Les lois ne se jouent que pendant la phase de sénat.
republic-senate-refuse-master = { $senator-the } ne peut pas être maître de cavalerie : nommez quelqu’un à Rome, sans charge.
republic-senate-refuse-moment = Ce n’est pas le moment : passez, ou attendez le suivant.
republic-senate-refuse-no-tribune = Vous n’avez pas de carte Tribun.
republic-senate-refuse-not-proposer = Seul son auteur peut retirer une proposition, avant le premier appel.
republic-senate-refuse-nothing-open = Aucune proposition n’est possible maintenant.
republic-senate-refuse-over-tribune = La proposition d’un tribun est mise aux voix : aucune autre ne passe avant elle.
republic-senate-refuse-pair = Cette paire a été rejetée ou frappée d’un veto : nommez un autre collègue.
republic-senate-refuse-promotion = { $senator-the } n’est pas au Forum : choisissez quelqu’un qui y est.
republic-senate-refuse-split = Dites qui est consul de Rome et qui est consul militaire.
republic-senate-refuse-sponsor-bound = Il est l’initiateur de cette abrogation et doit voter pour.
republic-senate-refuse-suspend = On ne peut suspendre qu’un vote qui envoie le président de séance à la guerre, avant d’avoir voté.
republic-senate-refuse-talents = Il n’a pas autant de talents : dépensez-en moins.
republic-senate-refuse-trial = Un procès n’est pas une proposition : un tribun peut seulement y opposer un veto.
republic-senate-refuse-tribune-other = Il n’a pas de tribun à lui dans votre faction.
republic-senate-refuse-veto = On ne peut pas opposer de veto ici.
republic-senate-refuse-withdraw = Après le premier appel, une proposition ne peut plus être retirée : appelez une faction.

# -- ce qui s’est passé

republic-senate-event-senate-opened = Le Sénat siège ; { $senator-the } préside.
republic-senate-event-chair-changed = { $senator-the } prend la présidence.
republic-senate-event-chair-stood-down = { $senator-the } renonce à la présidence.
republic-senate-event-consent-answered =
    { $given ->
        [0] { $senator-the } refuse ({ $proposal }).
       *[other] { $senator-the } consent ({ $proposal }).
    }
republic-senate-event-proposal-announced =
    { $means ->
        [0] Le président propose : { $what }.
        [1] Un tribun propose : { $what }.
        [2] Un Gracque propose : { $what }.
       *[other] Mis aux voix : { $what }.
    }
republic-senate-event-faction-called = C’est { $seat-to } de voter.
republic-senate-event-votes-cast =
    { $ayes ->
        [0] { $noes ->
            [0] { $senator-the } s’abstient.
           *[other] { $senator-the } vote contre ({ $noes }){ $bought ->
                [0] .
                [one] , dont 1 voix achetée.
               *[other] , dont { $bought } voix achetées.
            }
        }
       *[other] { $senator-the } vote pour ({ $ayes }){ $bought ->
            [0] .
            [one] , dont 1 voix achetée.
           *[other] , dont { $bought } voix achetées.
        }
    }
republic-senate-voted = { $seat-The } : { $parts }.
republic-senate-voted-ayes = pour { $count } ({ $men })
    .a = pour { $count } ({ $men })
republic-senate-voted-noes = contre { $count } ({ $men })
    .a = contre { $count } ({ $men })
republic-senate-voted-neither = { $all ->
        [0] abstention : { $men }
       *[other] tous s’abstiennent
    }
    .a = { $all ->
        [0] abstention : { $men }
       *[other] tous s’abstiennent
    }
republic-senate-voter = { $senator-the } { $count }{ $bought ->
        [0] {""}
        [one] , dont 1 achetée
       *[other] , dont { $bought } achetées
    }
    .a = { $senator-the } { $count }{ $bought ->
        [0] {""}
        [one] , dont 1 achetée
       *[other] , dont { $bought } achetées
    }
republic-senate-event-vote-closed =
    { $result ->
        [passed] Adopté par { $ayes } voix contre { $noes } : { $what }.
        [rejected] Rejeté, { $ayes } voix contre { $noes } : { $what }.
        [vetoed] Frappé d’un veto : { $what }.
        [withdrawn] Retiré : { $what }.
        [dropped] Abandonné : { $what }.
        [cancelled] Annulé par un décès : { $what }.
        [void] Devenu impossible : { $what }.
        [elected] Seule possibilité, sans vote : { $what }.
        [convicted] Coupable devant le peuple : { $what }.
       *[acquitted] Terminé sans condamnation : { $what }.
    }
republic-senate-event-tribune-played = { $seat-The } montre { $means-the }.
republic-senate-event-tribune-cancelled = Le tribun { $seat-of } est réduit au silence.
republic-senate-event-graft-priced = Le tribun demanderait { $amount } T { $senator-to }.
republic-senate-event-tribune-attacked = { $senator-the } envoie des tueurs au tribun : le dé donne { $die }.
republic-senate-event-mob-incited =
    { $chits ->
        [one] { $senator-the } soulève la foule contre { $seat-the } : { $chits } pion Mortalité.
       *[other] { $senator-the } soulève la foule contre { $seat-the } : { $chits } pions Mortalité.
    }
republic-senate-event-office-taken = { $senator-the } est désormais { $office-as }.
republic-senate-event-office-lost = { $senator-the } n’est plus { $office-as }.
republic-senate-event-prior-consul-marked = { $senator-the } est ancien consul.
republic-senate-event-dictator-offered = { $senator-the } est nommé dictateur ; l’autre consul doit y consentir.
republic-senate-event-joint-appointment-failed = Les consuls ne nomment aucun dictateur.
republic-senate-event-senate-adjourned = { $senator-the } ajourne le Sénat.
republic-senate-event-senate-closed = La phase de sénat s’achève.
republic-senate-event-law-enacted = { $seat-The } joue { $law-the }, désormais en vigueur.
republic-senate-event-law-removed = N’est plus en vigueur : { $law-the }.
republic-senate-event-senator-fined = { $senator-the } doit une amende de { $amount } T.
republic-senate-event-land-commissioner-claimed = { $senator-the } prend la commission agraire.

# -- motions mineures

republic-senate-event-motion-moved = { $seat-The } dépose une motion : « { $text } »
republic-senate-event-motion-answered =
    { $aye ->
        [1] { $seat-The } dit oui.
       *[0] { $seat-The } dit non.
    }
republic-senate-event-motion-closed = La motion { $seat-of } est close : { $ayes } pour, { $noes } contre. Elle est sans effet.
republic-senate-refuse-motion = Une motion mineure se dépose pendant les affaires diverses, quand rien n’est proposé ni mis aux voix.
republic-senate-refuse-motion-waits = Une motion à la fois : le Sénat passe d’abord à l’affaire suivante.
republic-senate-refuse-no-motion = Aucune motion n’est devant le Sénat.
republic-senate-refuse-motion-answered = Vous avez déjà répondu à cette motion.
republic-senate-refuse-motion-own = Vous avez déposé cette motion : vous êtes pour.
