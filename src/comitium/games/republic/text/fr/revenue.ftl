# La phase de revenu.

# -- questions

republic-revenue-ask-grain = C’est la disette : pour { $concession-the }, { $senator-the } demande-t-il { $amount2 } T au lieu de { $amount } T, en perdant { $popularity } de popularité ?
republic-revenue-ask-spoils =
    { $senator-the } spolie-t-il { $province-the } ({ $dice ->
        [0] { $bonus } T
       *[other] dés : { $dice }, ajout : { $bonus }{ $verres ->
            [0] {""}
           *[other] , par le procès de Verrès : { $verres }, jamais sous 0
        }
    }) ? Il prend alors un marqueur Corrompu.
republic-revenue-ask-release =
    { $amount ->
        [one] Vous ne pouvez pas payer une légion du rebelle : laquelle le quitte ?
       *[other] Vous ne pouvez pas payer { $amount } légions du rebelle : lesquelles le quittent ?
    }
republic-revenue-ask-upkeep = Les légions du rebelle coûtent { $amount } T, dont { $amount2 } T restent à payer : combien { $senator-the } verse-t-il ?
republic-revenue-ask-redistribution =
    Comment répartissez-vous vos talents ? En l’état, il { $amount ->
        [0] ne reste rien
       *[other] reste { $amount } T
    } pour le trésor de votre faction ; un sénateur non nommé garde ce qu’il a.
republic-revenue-ask-purse = Combien de talents { $senator-the } aura-t-il désormais ? Il a { $amount } T.
republic-revenue-ask-receiver = À quelle faction donnez-vous des talents ? Vous pouvez en donner { $amount }.
republic-revenue-ask-gift = Combien de talents donnez-vous { $seat-to } ? Vous pouvez en donner { $amount }.
republic-revenue-ask-keep-guard = { $senator-the } paie-t-il son escorte officielle, 1 T et un peu de popularité, ou la renvoie-t-il ?
republic-revenue-ask-hire-guard = Jouez-vous l’Escorte officielle, et pour qui ?
republic-revenue-ask-contribution = L’État possède { $total } T et en doit { $amount } : l’un de vos sénateurs contribue-t-il ? { $short ->
        [0] {""}
       *[other] Il manque { $short } T : si l’État ne peut pas payer, Rome tombe.{" "}
    }10 T lui rapportent 1 d’influence, 25 en rapportent 3, 50 en rapportent 7.
republic-revenue-ask-contribution-amount = Combien de talents { $senator-the } donne-t-il à l’État ? 10 rapportent 1 d’influence, 25 en rapportent 3, 50 en rapportent 7.
republic-revenue-act-give = Donner { $amount } T
republic-revenue-ask-released =
    { $amount ->
        [one] Le rebelle a libéré une légion : l’État la garde-t-il ? Il peut encore en payer { $amount2 }.
       *[other] Le rebelle a libéré { $amount } légions : lesquelles l’État garde-t-il ? Il peut encore en payer { $amount2 }.
    }
republic-revenue-ask-dismiss =
    { $amount ->
        [one] L’État est en faillite : encore une unité est dissoute, laquelle ?
       *[other] L’État est en faillite : encore { $amount } unités sont dissoutes, laquelle d’abord ?
    }

# -- choix

republic-revenue-choice-afresh = Recommencer
republic-revenue-choice-give = Donner des talents à une autre faction
republic-revenue-choice-dismiss-legion = Une légion : { $place }
republic-revenue-choice-dismiss-fleet = Une escadre : { $place }
republic-revenue-place-active = forces actives
republic-revenue-place-reserve = réserve
republic-revenue-place-garrison = garnison { $province-of }
republic-revenue-place-stray = sans commandant, { $war }
republic-revenue-place-force = { $senator-the }

# -- refus

republic-revenue-refuse-no-drought = Sans disette, les céréales ne se vendent qu’au prix ordinaire.
republic-revenue-refuse-not-owed = Cette somme ne paie pas exactement l’entretien.
republic-revenue-refuse-not-unpaid = Il faut libérer exactement les légions impayées.
republic-revenue-refuse-not-yours = { $senator-the } n’appartient pas à votre faction.
republic-revenue-refuse-rebel = { $senator-the } est rebelle : son trésor est bloqué.
republic-revenue-refuse-captive = { $senator-the } est prisonnier : son trésor ne sert qu’à sa rançon.
republic-revenue-refuse-settled = Vous avez déjà dit ce que reçoit { $senator-the } ; recommencez pour en changer.
republic-revenue-refuse-nothing = Il n’y a rien à donner { $senator-to }, ni rien à lui prendre.
republic-revenue-refuse-too-much = Vous n’avez pas { $amount } T pour cela ; prenez-en d’abord à un autre de vos sénateurs.
republic-revenue-refuse-receiver = On ne donne des talents qu’à une autre faction encore en jeu.
republic-revenue-refuse-neutral = { $seat-The } est neutre et n’accepte aucun don.
republic-revenue-refuse-all-neutral = Les autres factions sont neutres : elles n’acceptent aucun don.
republic-revenue-refuse-no-spare = Il ne resterait rien à donner dans votre trésor.
republic-revenue-refuse-no-bodyguard = Vous n’avez pas l’Escorte officielle.
republic-revenue-refuse-guard-rome = L’escorte officielle protège un de vos sénateurs présents à Rome ; ce n’est pas le cas { $senator-of }.
republic-revenue-refuse-guard-talent = { $senator-the } n’a pas de talent pour payer une escorte.
republic-revenue-refuse-guarded = { $senator-the } a déjà une escorte officielle.
republic-revenue-refuse-not-free = Seul un sénateur loyal et libre de votre faction peut contribuer ; ce n’est pas le cas { $senator-of }.
republic-revenue-refuse-given = { $senator-the } a déjà contribué ce tour-ci.
republic-revenue-refuse-penniless = { $senator-the } n’a rien à donner.
republic-revenue-refuse-not-his = Il ne donne que ses propres talents, et au moins un.
republic-revenue-refuse-too-many = L’État ne peut pas en payer autant, ou le rebelle ne les a pas libérées.
republic-revenue-refuse-not-there = Aucune unité de ce genre ne sert l’État.

# -- ce qui s’est passé

republic-revenue-event-raid-rolled = Les barbares attaquent { $province-the } : noir { $black }, blanc { $white }, modificateurs { $bonus } : { $total }. Il faut plus de { $needed }.
republic-revenue-event-province-overrun = { $province } : la province est ravagée. Aucun revenu ce tour-ci, et elle n’est plus développée.
republic-revenue-event-garrison-lost =
    { $amount ->
        [one] La garnison { $province-of } perd une légion.
       *[other] La garnison { $province-of } perd { $amount } légions.
    }
republic-revenue-event-disorder-rolled = Désordres { $province-in } : dé { $dice }, modificateurs { $bonus } : { $total }. Il faut plus de { $needed } pour que l’ordre tienne.
republic-revenue-event-income-earned = { $senator-the } gagne { $total } T (en propre { $base }, chevaliers { $knights }, concessions { $rights }).
republic-revenue-event-grain-sold = { $senator-the } tire { $amount } T { $concession-of }.
republic-revenue-event-spoils-taken =
    { $loss ->
        [0] { $senator-the } spolie { $province-the } : dés { $dice }, modificateurs { $bonus } : { $total } T.
       *[other] { $senator-the } spolie en vain { $province-the } : dés { $dice }, modificateurs { $bonus }. L’État doit { $loss } T.
    }
republic-revenue-event-spoils-declined = { $senator-the } épargne { $province-the }.
republic-revenue-event-rebel-paid = { $senator-the } verse { $amount } T pour les légions du rebelle.
republic-revenue-event-rebel-paid-from-box = { $seat-The } verse { $amount } T pour les légions du rebelle.
republic-revenue-event-legions-released =
    { $amount ->
        [one] Une légion impayée quitte { $senator-the } et rejoint les forces actives.
       *[other] { $amount } légions impayées quittent { $senator-the } et rejoignent les forces actives.
    }
republic-revenue-event-talents-given = { $seat-The } donne { $amount } T { $seat2-to }.
republic-revenue-event-purse-settled = { $senator-the } a maintenant { $amount } T.
republic-revenue-event-box-settled = { $seat-The } : { $amount } T dans le trésor de votre faction.
republic-revenue-event-bodyguard-hired = { $seat-The } joue l’Escorte officielle : { $senator-the } est protégé.
republic-revenue-event-bodyguard-paid = { $senator-the } verse { $amount } T à son escorte.
republic-revenue-event-bodyguard-left = L’escorte officielle quitte { $senator-the }.
republic-revenue-event-development-rolled = Développement { $province-of } : dé { $dice }, modificateurs { $bonus } : { $total }.
republic-revenue-event-province-developed = { $province } : la province est développée, et { $senator-the } en a le mérite.
republic-revenue-event-taxes-rolled = Impôts { $province-of } : dés { $dice }, modificateurs { $bonus } : { $total } T.
republic-revenue-event-bequest-arrived = { $bequest } : l’État reçoit { $amount } T.
republic-revenue-event-debts-shown = L’État possède { $total } T et en doit { $amount }.
republic-revenue-event-contribution-made = { $senator-the } donne { $amount } T à l’État.
republic-revenue-event-bill-paid = L’État doit { $total } T : guerres { $wars }, lois agraires { $bills }, troupes { $units }, provinces { $owed }.
republic-revenue-event-treasury-low = Il ne reste que { $amount } T au trésor, moins de { $level }.
republic-revenue-event-legions-kept =
    { $amount ->
        [one] L’État garde une légion libérée.
       *[other] L’État garde { $amount } légions libérées.
    }
republic-revenue-event-legions-disbanded =
    { $amount ->
        [one] Une légion libérée est dissoute.
       *[other] { $amount } légions libérées sont dissoutes.
    }
republic-revenue-event-units-unpaid =
    { $amount ->
        [one] L’État est en faillite : { $total } T ne suffisent pas, une unité reste impayée.
       *[other] L’État est en faillite : { $total } T ne suffisent pas, { $amount } unités restent impayées.
    }
republic-revenue-event-term-shortened =
    { $years ->
        [one] { $province } : il reste un tour de mandat.
       *[other] { $province } : il reste { $years } tours de mandat.
    }
republic-revenue-event-term-ended = Le mandat { $senator-of } { $province-in } est fini : la province revient au Forum.
