# Gouverneurs rebelles (2.03).

# -- choix

republic-rebels-choice-march = Marcher sur Rome
republic-rebels-choice-stay = Rester dans la province
republic-rebels-choice-send-armies =
    { $amount ->
        [0] Aucune armée provinciale
        [one] { $amount } armée provinciale
       *[other] { $amount } armées provinciales
    }
republic-rebels-choice-hand-back =
    { $amount ->
        [0] Garder toutes les escadres
        [one] Rendre { $amount } escadre
       *[other] Rendre { $amount } escadres
    }
republic-rebels-choice-drop-legion = Libérer une légion : { $place }
republic-rebels-choice-drop-fleet = Libérer une escadre romaine
republic-rebels-choice-drop-army = Libérer une armée provinciale { $province-of }
republic-rebels-choice-drop-ship = Libérer une escadre provinciale { $province-of }
republic-rebels-choice-drop-marching-army = Libérer une armée provinciale en Italie
republic-rebels-choice-drop-sailing-army = Libérer une armée provinciale en transit
republic-rebels-choice-sink =
    { $amount ->
        [0] Aucune de la province en transit
        [one] { $amount } de la province en transit
       *[other] { $amount } de la province en transit
    }
republic-rebels-act-loyal = Que tous mes gouverneurs restent loyaux
republic-rebels-act-keep = Finalement, non

# -- questions

republic-rebels-ask-rise =
    { $amount ->
        [0] L’un de vos gouverneurs se rebelle-t-il avec sa province ? Il marche ensuite sur Rome, où il doit battre le Sénat, ou il reste et gagne si l’État fait faillite ou si la plèbe se soulève. S’il meurt, ses partisans meurent avec lui.
       *[other] L’un de vos gouverneurs se rebelle-t-il avec sa province ? Il doit être plus fort que le rebelle déclaré ({ $amount }).
    }
republic-rebels-ask-named = { $senator-the } se rebelle avec une force de { $amount } : quels gouverneurs le rejoignent, et les vétérans de qui comptent ? Vos autres sénateurs se prononcent ensuite.
republic-rebels-ask-paid-fleets = Pour combien d’escadres { $senator-the } paie-t-il un talent ?
republic-rebels-ask-hand-back =
    { $amount ->
        [one] { $amount } escadre romaine suit { $senator-the } et coûte 2 T par tour : la rend-il au Sénat ?
       *[other] { $amount } escadres romaines suivent { $senator-the } et coûtent chacune 2 T par tour : combien en rend-il au Sénat ?
    }
republic-rebels-units =
    { $legions ->
        [0] aucune légion
        [one] { $legions } légion
       *[other] { $legions } légions
    }, { $armies ->
        [0] aucune armée provinciale
        [one] { $armies } armée provinciale
       *[other] { $armies } armées provinciales
    }
republic-rebels-ask-march = { $senator-the } marche-t-il sur Rome ? Forces { $province-in } : { republic-rebels-units }. Il ne pourra pas revenir.
republic-rebels-ask-sail = { $senator-the } s’embarque-t-il contre Rome ? Forces { $province-in } : { republic-rebels-units }. Le Sénat peut l’intercepter.
republic-rebels-ask-reinforce = La marche du premier rebelle, { $senator-the }, n’est pas décidée : quel gouverneur partisan envoie des renforts ?
republic-rebels-ask-armies =
    { $sails ->
        [0] Forces { $province-in } : combien d’armées provinciales { $senator-the } mène-t-il en Italie ?
       *[other] Forces { $province-in } : combien d’armées provinciales { $senator-the } mène-t-il en Italie ? Le Sénat peut les intercepter.
    }
republic-rebels-ask-legions = Garnison { $province-in } : combien de légions ordinaires { $senator-the } emmène-t-il ?
republic-rebels-ask-veterans = Garnison { $province-in } : quels vétérans { $senator-the } emmène-t-il ?
republic-rebels-ask-intercept =
    { $fleets ->
        [one] { $senator-the } est en transit vers l’Italie avec une force navale de { $enemy } : votre escadre l’intercepte-t-elle ?
       *[other] { $senator-the } est en transit vers l’Italie avec une force navale de { $enemy } : vos { $fleets } escadres l’interceptent-elles ?
    }
republic-rebels-ask-sink =
    { $amount ->
        [one] { $amount } escadre provinciale est perdue : combien { $province-in } ? Sinon { $province2-in }.
       *[other] { $amount } escadres provinciales sont perdues : combien { $province-in } ? Les autres { $province2-in }.
    }
republic-rebels-ask-release = La rébellion coûte { $amount } T et vous en avez { $amount2 } : quelle unité libérez-vous ?
republic-rebels-ask-upkeep = La rébellion coûte { $amount } T, dont { $amount2 } T restent à payer : combien { $senator-the } verse-t-il ?
republic-rebels-ask-keep-fleets =
    { $amount ->
        [one] Le rebelle a libéré { $amount } escadre : l’État la garde-t-il ? Il peut encore en payer { $amount2 }.
       *[other] Le rebelle a libéré { $amount } escadres : combien l’État en garde-t-il ? Il peut encore en payer { $amount2 }.
    }

# -- refus

republic-rebels-refuse-governor = { $senator-the } n’est pas un gouverneur présent dans sa province et assez fort pour être le premier rebelle.
republic-rebels-refuse-march = Il marche sur Rome, ou reste dans sa province.
republic-rebels-refuse-hand-back = Il n’a pas autant d’escadres.
republic-rebels-refuse-reinforcement = { $senator-the } n’est pas un gouverneur partisan présent dans sa province avec des forces terrestres.
republic-rebels-refuse-units = Sa province n’a pas ces unités ; il doit en emmener au moins une.
republic-rebels-refuse-intercept = Les escadres les interceptent, ou non.
republic-rebels-refuse-sink = Les deux provinces doivent perdre exactement les escadres coulées.
republic-rebels-refuse-release = On libère d’abord les unités romaines, puis les provinciales, et seulement celles que vous ne pouvez pas payer.

# -- événements

republic-rebels-event-fleet-sounded =
    { $follows ->
        [0] Escadre sondée : { $amount }, elle ne suit pas.
       *[other] Escadre sondée : { $amount }, elle suit.
    }
republic-rebels-event-fleets-handed-back =
    { $fleets ->
        [one] { $senator-the } rend { $fleets } escadre au Sénat.
       *[other] { $senator-the } rend { $fleets } escadres au Sénat.
    }
republic-rebels-event-province-rose =
    { $legions ->
        [0] { $senator-the } se rebelle avec sa province. Forces { $province-in } : { republic-provincial-forces }.
        [one] { $senator-the } se rebelle avec sa province. Forces { $province-in } : { $legions } légion, { republic-provincial-forces }.
       *[other] { $senator-the } se rebelle avec sa province. Forces { $province-in } : { $legions } légions, { republic-provincial-forces }.
    }
republic-rebels-event-rebel-stayed = { $senator-the } reste { $province-in }.
republic-rebels-event-force-marched = { $senator-the } passe en Italie. Forces parties { $province-of } : { republic-rebels-units }.
republic-rebels-event-force-sailed = { $senator-the } est en transit vers l’Italie. Forces parties { $province-of } : { republic-rebels-units }.
republic-rebels-event-interception-omitted =
    { $able ->
        [0] Le Sénat n’a pas d’escadre pour intercepter { $senator-the }.
       *[other] Le Sénat n’intercepte pas { $senator-the }.
    }
republic-rebels-event-interception-fought = Interception navale { $senator-of } : { $fleets } contre { $enemy }.
republic-rebels-event-interception-decided =
    { $held ->
        [0] Total { $total } : { $senator-the } passe.
       *[other] Total { $total } : { $senator-the } est repoussé dans sa province.
    }
republic-rebels-event-senate-fleets-sunk =
    { $fleets ->
        [one] Le Sénat perd { $fleets } escadre.
       *[other] Le Sénat perd { $fleets } escadres.
    }
republic-rebels-event-rebel-fleets-sunk = Pertes des rebelles : { $provincial ->
        [0] aucune escadre provinciale
        [one] { $provincial } escadre provinciale
       *[other] { $provincial } escadres provinciales
    }, { $fleets ->
        [0] aucune escadre romaine
        [one] { $fleets } escadre romaine
       *[other] { $fleets } escadres romaines
    }.
republic-rebels-event-force-landed = { $senator-the } débarque en Italie.
republic-rebels-event-rebel-income = { $senator-the } collecte { $amount } T { $province-in } : butins { $spoils }, impôts de l’État { $tax }, impôts locaux { $local }.
republic-rebels-event-units-released = { $senator-the } libère { $legions ->
        [0] aucune légion
        [one] { $legions } légion
       *[other] { $legions } légions
    } et { $fleets ->
        [0] aucune escadre
        [one] { $fleets } escadre
       *[other] { $fleets } escadres
    }, rendues à l’État.
republic-rebels-event-provincials-released = Les rebelles libèrent des forces provinciales : { republic-provincial-forces }.
republic-rebels-event-fleets-kept =
    { $dissolved ->
        [0] L’État garde les escadres libérées : { $fleets }.
       *[other] Escadres libérées : l’État en garde { $fleets }, { $dissolved } sont dissoutes.
    }
republic-rebels-event-province-attacked =
    { $naval ->
        [0] { $senator-the } attaque { $province-the } avec { $amount } ; { $senator2-the } oppose { $amount2 }.
       *[other] { $senator-the } attaque { $province-the } sur mer avec { $amount } ; { $senator2-the } oppose { $amount2 }.
    }
republic-rebels-event-province-fleet-lost =
    { $fleets ->
        [one] Pertes { $province-of } : { $fleets } escadre.
       *[other] Pertes { $province-of } : { $fleets } escadres.
    }
republic-rebels-event-province-fleet-beaten = { $senator-the } bat les escadres { $province-of }.
republic-rebels-event-marching-armies-lost =
    { $armies ->
        [one] Le rebelle perd { $armies } armée provinciale.
       *[other] Le rebelle perd { $armies } armées provinciales.
    }
republic-rebels-event-rebel-province-lost = Retour { $province-of } au Forum, du côté non développé et sans forces.
