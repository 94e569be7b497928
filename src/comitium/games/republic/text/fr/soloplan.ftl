# Plans militaires du jeu à un et deux joueurs : règles 4.05.3 à 4.05.35.

# -- questions

republic-soloplan-ask-forces = { $count ->
        [0] { $own ->
            [0] Aucun plan n’est réalisable. Vous décidez des levées de l’État ; une unité coûte { $price } T.
           *[other] Votre coalition gouverne sans neutre. Quelles légions et escadres levez-vous ou dissolvez-vous ? Une unité coûte { $price } T.
        }
       *[other] Jusqu’ici – à lever : légions { $legions }, escadres { $fleets } ; à dissoudre : légions { $disbanded }, escadres { $scrapped }. Une unité coûte { $price } T. Quoi d’autre ?
    }
republic-soloplan-forces-done = Confirmer
republic-soloplan-forces-none = Ne rien lever
republic-soloplan-ask-commander = { $war }, force { $strength } : quel commandant ? Le plan vous laisse ce choix, quelle que soit sa faction ; d’ordinaire { $usual-the }.
republic-soloplan-ask-veterans = { $senator-the } contre { $war-the } : quels autres vétérans remplacent des légions ordinaires ? { $amount } au plus ; d’ordinaire aucun.
republic-soloplan-veterans-done = Pas d’autre vétéran
republic-soloplan-ask-command = Le plan envoie { $senator-the } contre { $war-the } avec une armée de force { $army } et { republic-business-fleets }. C’est moins que la force minimale : part-il ?
republic-soloplan-ask-rhodes = Les Rhodiens prêtent { $fleets ->
        [one] 1 escadre
       *[other] { $fleets } escadres
    }, que l’État entretient. Les gardez-vous ?
republic-soloplan-ask-accept = Ordres : { $items }. La force est inférieure au minimum : { $senator-the } part-il ?
republic-soloplan-ask-orders =
    { $count ->
        [0] Votre coalition gouverne sans neutre : quels sont vos ordres ?
        [one] { $count } ordre jusqu’ici. Un autre, ou l’exécuter ?
       *[other] { $count } ordres jusqu’ici. Un autre, ou les exécuter ?
    }
republic-soloplan-ask-garrisons =
    { $count ->
        [0] Le plan est complet. Vous décidez des garnisons : quelles légions envoyez-vous ou rappelez-vous ? D’ordinaire aucune.
        [one] { $count } ordre jusqu’ici. Un autre, ou l’exécuter ?
       *[other] { $count } ordres jusqu’ici. Un autre, ou les exécuter ?
    }
republic-soloplan-orders-done = Exécuter les ordres
republic-soloplan-orders-none = Aucun ordre

# -- refus

republic-soloplan-refuse-shortage = Pendant un Recrutement Inefficace, Rome ne lève d’unités qu’en cas de crise.
republic-soloplan-refuse-disband = Sans plan, vous pouvez seulement lever des unités.
republic-soloplan-refuse-commander = { $senator-the } ne peut pas commander ici : il faut le proconsul de cette guerre ou un magistrat encore libre à Rome. Le consul de Rome ne part que si le consul militaire part aussi.
republic-soloplan-refuse-veteran = Cette légion n’est pas un vétéran libre en Italie.
republic-soloplan-refuse-command = Part-il ou non ? Répondez oui ou non.
republic-soloplan-refuse-rhodes = Gardez-vous les escadres rhodiennes ou non ? Répondez oui ou non.
republic-soloplan-refuse-garrisons = Ici, vous pouvez seulement envoyer ou rappeler des garnisons.

# -- ce qui s’est passé

republic-soloplan-event-crisis-tested =
    { $crisis ->
        [0] Pas de crise : { $active } { $active ->
            [one] guerre active
           *[other] guerres actives
        }, plus grande force { $strength }.
       *[other] Crise : { $active } { $active ->
            [one] guerre active
           *[other] guerres actives
        }, plus grande force { $strength }{ $rebel ->
            [0] {""}
           *[other] , un rebelle
        }.
    }
republic-soloplan-event-war-weighed =
    { $war } : force { $strength } { $naval ->
        [0] sur terre
       *[other] sur mer
    }, { $number } avec toutes les guerres apparentées{ $dangerous ->
        [0] {""}
       *[other] {" "}(il en reste à venir : dangereuse)
    } ; forces adéquates : { republic-business-units }.
republic-soloplan-event-plan-chosen =
    { $crisis ->
        [0] Liste normale, plan { $entry }
       *[other] Liste de crise, plan { $entry }
    } : attaquer { $wars } avec { $force ->
        [0] les forces adéquates
       *[other] toutes les forces disponibles
    }. À lever : légions { $legions }, escadres { $fleets }.
republic-soloplan-event-no-plan =
    { $crisis ->
        [0] { $shortage ->
            [0] Aucun plan de la liste normale n’est réalisable.
           *[other] Aucun plan de la liste normale n’est réalisable : avec un Recrutement inefficace, Rome ne lève pas d’unités hors d’une crise.
        }
       *[other] Aucun plan de la liste de crise n’est réalisable.
    }
republic-soloplan-event-peace-forces = Aucune guerre n’est en jeu : Rome garde { republic-business-units }.
republic-soloplan-event-dictator-claimed =
    { $senator-the } a le meilleur titre à la dictature : valeur militaire { $military }{ $immune ->
        [0] {""}
       *[other] , immunisé dans cette guerre
    }{ $inside ->
        [0] {""}
       *[other] , membre de la coalition
    }, influence { $influence }.
republic-soloplan-event-master-claimed =
    { $senator-the } a le meilleur titre pour être maître de cavalerie : valeur militaire { $military }{ $inside ->
        [0] {""}
       *[other] , membre de la coalition
    }, influence { $influence }.
republic-soloplan-event-army-allotted = Plan : { $senator-the } contre { $war-the } (force { $strength }) avec { republic-business-units } ; modificateur de combat { $modifier }.
republic-soloplan-event-war-left-alone = { $war } : pas d’attaque, faute de commandant ou d’unités.
republic-soloplan-event-command-answered =
    { $agreed ->
        [0] { $senator-the } refuse de marcher contre { $war-the } avec si peu d’unités.
       *[other] { $senator-the } accepte de marcher contre { $war-the } avec si peu d’unités.
    }
republic-soloplan-event-orders-answered =
    { $agreed ->
        [0] { $senator-the } refuse de partir avec si peu d’unités.
       *[other] { $senator-the } accepte de partir avec si peu d’unités.
    }
