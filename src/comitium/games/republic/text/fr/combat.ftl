# La phase de combat.

# -- choix

republic-combat-choice-befriend = Cléopâtre aide le commandant
republic-combat-choice-oppose = Cléopâtre mène l’ennemi
republic-combat-choice-proscribe = Jouer la Proscription

# -- questions

republic-combat-ask-first = { $voices ->
        [alone] Quel commandant combat le premier ? Ils sont partis ensemble : l’ordre dépend de vous.
        [neutrals] Quel commandant combat le premier ? Ils sont partis ensemble, et vous décidez aussi pour les factions neutres.
       *[several] Quel commandant combat le premier ? Si vous n’êtes pas d’accord, les dés décident.
    }
republic-combat-ask-ransom = { $senator-the } est prisonnier, sa rançon est de { $amount } T : payez-vous maintenant, et combien de son trésor personnel ?
republic-combat-ask-purse = La rançon { $senator-of } est de { $amount } T : combien vient de son trésor personnel ?
republic-combat-ask-veterans = { $senator-the } a vaincu : combien de légions de vétérans forme-t-il ?
republic-combat-ask-ashore = La flotte ennemie est battue : { $senator-the } attaque-t-il aussitôt sur terre ?
republic-combat-ask-cleopatra = { $senator-the } va combattre à Alexandrie : Cléopâtre prend-elle parti ?
republic-combat-ask-proscription = Le combat contre le rebelle est décidé : jouez-vous la Proscription ?
republic-combat-ask-knights =
    { $amount ->
        [one] Il y a { $amount } chevalier en jeu : { $senator-the } le supprime-t-il pour un dé de talents ? Sa faction n’en attirera plus jamais.
       *[other] Il y a { $amount } chevaliers en jeu : { $senator-the } les supprime-t-il tous, pour un dé de talents chacun ? Sa faction n’en attirera plus jamais.
    }
republic-combat-ask-buy-legions = Loi gabinienne : combien de légions { $senator-the } achète-t-il à { $amount } T l’une ?
republic-combat-ask-buy-fleets = Loi gabinienne : combien d’escadres { $senator-the } achète-t-il à { $amount } T l’une ?
republic-combat-ask-buy-purse = Quelle part du prix { $senator-the } paie-t-il de son trésor personnel ?

# -- refus

republic-combat-refuse-not-tied = La place { $senator-of } dans l’ordre est déjà fixée ; nommez un des autres.
republic-combat-refuse-not-captive = { $senator-the } n’est pas un prisonnier de votre faction.
republic-combat-refuse-ransom = Son trésor personnel et le trésor de votre faction ne suffisent pas à la rançon.
republic-combat-refuse-split = Son trésor personnel ou le trésor de votre faction ne peut pas payer cette part ; choisissez-en une autre.
republic-combat-refuse-veterans = Il forme une légion de vétérans, ou deux.
republic-combat-refuse-ashore = Répondez par oui ou par non : attaquer sur terre maintenant, ou s’arrêter.
republic-combat-refuse-cleopatra = Vous n’avez pas Cléopâtre en main.
republic-combat-refuse-proscription = Vous n’avez pas la Proscription en main.
republic-combat-refuse-knights = Répondez par oui ou par non : prendre les chevaliers, ou les laisser.
republic-combat-refuse-units = L’argent ou les unités ne suffisent pas pour cela.
republic-combat-refuse-buy = D’abord les légions, puis les escadres, puis qui paie.
republic-combat-refuse-purse = Son trésor personnel ou le trésor de votre faction ne peut pas payer cette part ; choisissez-en une autre.

# -- événements

republic-combat-event-battles-ordered = Ordre des combats : { $wars }.
republic-combat-event-order-rolled = { $senator-the } obtient { $amount } au dé pour l’ordre des combats.
republic-combat-event-units-bought = { $senator-the } achète { republic-business-units } : { $own } T de son trésor personnel, { $treasury } T de sa faction.
republic-combat-event-commander-idle = { $senator-the } n’a pas de quoi combattre face { $war-to }.
republic-combat-event-command-rolled = { $senator-the } tire au dé sa valeur militaire : { $amount }.
republic-combat-event-armies-met = { $naval ->
        [0] { $senator-the } livre bataille face { $war-to } : armée { $army }, commandement { $command }, contre { $enemy }.
       *[other] { $senator-the } livre bataille sur mer face { $war-to } : escadres { $army }, commandement { $command }, contre { $enemy }.
    }
republic-combat-event-dice-thrown = Dés : { $black } noir, { $white } et { $white2 } blancs, { $natural } en tout.
republic-combat-event-allies-deserted = Des alliés font défection : la force { $war-of } change de { $amount }.
republic-combat-event-battle-decided = { $result ->
        [0] { $war } : défaite, avec un total de { $total }.
        [1] { $war } : désastre.
        [2] { $war } : retraite.
        [3] { $war } : usure, avec un total de { $total }.
       *[other] { $war } : victoire, avec un total de { $total }.
    }
republic-combat-event-units-lost = Pertes { $senator-of } : { $legions ->
        [0] { $fleets ->
            [0] aucune
            [one] { $fleets } escadre
           *[other] { $fleets } escadres
        }
        [one] { $legions } légion (n° { $numbers }){ $fleets ->
            [0] {""}
            [one] , { $fleets } escadre
           *[other] , { $fleets } escadres
        }
       *[other] { $legions } légions (n° { $numbers }){ $fleets ->
            [0] {""}
            [one] , { $fleets } escadre
           *[other] , { $fleets } escadres
        }
    }.
republic-combat-event-senator-captured = { $senator-the } est fait prisonnier par l’ennemi { $war-of }.
republic-combat-event-senator-abducted = { $senator-the } est emmené par les barbares.
republic-combat-event-senator-ransomed = { $senator-the } est racheté : { $own } T de son trésor personnel, { $treasury } T de sa faction.
republic-combat-event-war-won = { $spoils ->
        [0] { $senator-the } met fin { $war-to }.
       *[other] { $senator-the } met fin { $war-to } ; le butin est de { $spoils } T.
    }
republic-combat-event-sea-won = { $senator-the } détruit la flotte ennemie { $war-of }.
republic-combat-event-veteran-made = { $legion } : une légion de vétérans, fidèle { $senator-to }.
republic-combat-event-veteran-unbound = { $legion } : une légion de vétérans, fidèle à personne.
republic-combat-event-proconsul-made = { $senator-the } reste face { $war-to } comme proconsul.
republic-combat-event-cleopatra-played = { $seat-The } envoie Cléopâtre { $senator-to } : 50 T, et le peuple murmure.
republic-combat-event-cleopatra-opposed = { $seat-The } donne Cléopâtre à l’ennemi { $war-of } : elle le mène.
republic-combat-event-wars-prosecuted = Guerres entreprises : { $wars }.
republic-combat-event-wars-unprosecuted = Guerres non entreprises : { $wars }.
republic-combat-event-rhodians-left = { $war } : c’est fini, les Rhodiens rentrent avec { $fleets ->
        [one] { $fleets } escadre
       *[other] { $fleets } escadres
    }.
republic-combat-event-wars-counted = { $amount ->
        [0] Aucune guerre n’est active à la fin de la phase de combat.
        [one] { $amount } guerre est active à la fin de la phase de combat.
       *[other] { $amount } guerres sont actives à la fin de la phase de combat.
    }
