# Accords publics : clauses, ce qu'on en dit, ce qui est refusé.

republic-deals-agreement = Accord { $number }
republic-deals-binding = il engage
republic-deals-offered = proposé
republic-deals-waiting = en attente : { $seats }

# -- clauses

republic-deals-clause-pay =
    { $amount ->
        [one] { $seat } verse { $amount } talent { $seat2-to } à la prochaine redistribution
       *[other] { $seat } verse { $amount } talents { $seat2-to } à la prochaine redistribution
    }
republic-deals-clause-for = { $seat } promet { $seat2-to } : vote pour { $proposal }
republic-deals-clause-for-named = { $seat } promet { $seat2-to } : vote pour { $proposal } avec { $senator }
republic-deals-clause-against = { $seat } promet { $seat2-to } : vote contre { $proposal }
republic-deals-clause-against-named = { $seat } promet { $seat2-to } : vote contre { $proposal } avec { $senator }
republic-deals-clause-abstain = { $seat } promet { $seat2-to } : abstention sur { $proposal }
republic-deals-clause-abstain-named = { $seat } promet { $seat2-to } : abstention sur { $proposal } avec { $senator }
republic-deals-clause-no-veto = { $seat } promet { $seat2-to } : pas de veto sur { $proposal }
republic-deals-clause-no-veto-named = { $seat } promet { $seat2-to } : pas de veto sur { $proposal } avec { $senator }
republic-deals-clause-nominate = { $seat } promet { $seat2-to } : propose { $proposal }
republic-deals-clause-nominate-named = { $seat } promet { $seat2-to } : propose { $proposal } avec { $senator }
republic-deals-clause-consent = { $seat } promet { $seat2-to } : consent si on le demande
republic-deals-clause-consent-named = { $seat } promet { $seat2-to } : consent pour { $senator }
republic-deals-clause-prosecute = { $seat } promet { $seat2-to } : intente un procès comme censeur
republic-deals-clause-prosecute-named = { $seat } promet { $seat2-to } : intente un procès { $senator-to } comme censeur
republic-deals-clause-no-trial = { $seat } promet { $seat2-to } : aucun procès comme censeur
republic-deals-clause-no-trial-named = { $seat } promet { $seat2-to } : pas de procès { $senator-to }
republic-deals-clause-appoint = { $seat } promet { $seat2-to } : nomme { $senator } dictateur ou maître de cavalerie
republic-deals-clause-give = { $seat } donne { $seat2-to } la carte { $card } à la prochaine phase de révolution
republic-deals-clause-give-random =
    { $amount ->
        [one] { $seat } donne { $seat2-to } { $amount } carte au hasard à la prochaine phase de révolution
       *[other] { $seat } donne { $seat2-to } { $amount } cartes au hasard à la prochaine phase de révolution
    }
republic-deals-clause-no-persuasion = { $seat } promet { $seat2-to } : ne cherche pas à persuader { $senator }
republic-deals-clause-no-counter-bribe = { $seat } promet { $seat2-to } : aucune contre-offre pour { $senator }
republic-deals-clause-bid-at-most =
    { $amount ->
        [one] { $seat } promet { $seat2-to } : enchère d'au plus { $amount } talent pour une initiative
       *[other] { $seat } promet { $seat2-to } : enchère d'au plus { $amount } talents pour une initiative
    }
republic-deals-clause-games = { $seat } promet { $seat2-to } : donne des jeux
republic-deals-clause-games-named = { $seat } promet { $seat2-to } : donne { $games-the }
republic-deals-clause-contribute =
    { $amount ->
        [one] { $seat } promet { $seat2-to } : donne { $amount } talent à l'État
       *[other] { $seat } promet { $seat2-to } : donne { $amount } talents à l'État
    }
republic-deals-clause-attempt = { $seat } promet un assassinat { $seat2-to }
republic-deals-clause-spare = { $seat } promet { $seat2-to } de ne tenter aucun assassinat
republic-deals-clause-consulship = { $seat } promet { $seat2-to } le partage des consulats
republic-deals-clause-revolt = { $seat } promet { $seat2-to } de se révolter
republic-deals-clause-loyalty = { $seat } promet { $seat2-to } de rester loyal

# -- événements

republic-deals-event-agreement-offered = { $seat } propose l'accord { $number }.
republic-deals-event-promise-offered = Accord { $number } : { $promise }.
republic-deals-event-agreement-accepted = { $seat } accepte l'accord { $number }.
republic-deals-event-agreement-binds = L'accord { $number } engage ses parties.
republic-deals-event-agreement-over = L'accord { $number } est soldé.
republic-deals-event-agreement-cancelled = L'accord { $number } est retiré ({ $seat }).
republic-deals-event-promise-kept = Promesse tenue – { $promise }.
republic-deals-event-promise-broken = Devenu impossible – { $promise }.
republic-deals-event-promise-due = À tenir maintenant – { $promise }.
republic-deals-event-debt-paid =
    { $amount ->
        [one] { $seat } verse { $amount } talent { $seat2-to }, comme promis.
       *[other] { $seat } verse { $amount } talents { $seat2-to }, comme promis.
    }
republic-deals-event-card-given = { $seat } remet { $seat2-to } la carte { $card }, comme promis.
republic-deals-event-card-given-unseen = { $seat } remet une carte { $seat2-to }, comme promis.

# -- refus

republic-deals-refuse-never-binding = On peut en parler, mais cela n'engage jamais : les assassinats, le partage entre les deux consuls, la révolte et la loyauté.
republic-deals-refuse-clause = Cette clause n'existe pas ; voyez comment s'écrivent les promesses.
republic-deals-refuse-eliminated = Une faction hors jeu ne conclut pas d'accord.
republic-deals-refuse-no-veto-there = Nul ne peut opposer son veto à un procès spécial, donc nul ne peut promettre d'y renoncer.
republic-deals-refuse-abstention = On ne peut s'abstenir sur une loi agraire ni sur son abrogation, donc nul ne peut le promettre.
republic-deals-refuse-nobody-named = Dites qui doit être proposé.
republic-deals-refuse-form = « { $text } » n'est pas une offre. Dites à qui, ce que vous donnez et pour quoi : « amphore 10 T pour voix », « étoile 5 T pour voix censor julius », « trident voix consuls pour no-trial furius ».
republic-deals-refuse-nothing-voted = Rien n'est mis aux voix ; dites de quelle sorte de proposition vous parlez : « voix censor julius ».

# -- litiges

republic-deals-choice-dispute = Contester l'accord { $amount }
republic-deals-choice-uphold = Donner raison
republic-deals-choice-reject = Donner tort
republic-deals-ask-arbitration = { $seat } demande à être délié de l'accord { $number }. Comment jugez-vous ?
republic-deals-event-dispute-opened = { $seat } conteste l'accord { $number } ; ceux qui n'y sont pas parties jugent.
republic-deals-event-arbiter-voted =
    { $upheld ->
        [1] { $seat } donne raison à la demande.
       *[0] { $seat } rejette la demande.
    }
republic-deals-event-dispute-closed =
    { $upheld ->
        [1] { $seat } ne doit plus rien au titre de l'accord { $number }.
       *[0] L'accord { $number } vaut comme il a été dit.
    }
republic-deals-refuse-dispute-unknown = Aucun accord de ce numéro n'engage qui que ce soit en ce moment.
republic-deals-refuse-dispute-stranger = Seule une partie à un accord peut le contester.
republic-deals-refuse-dispute-nothing = Vous ne devez plus rien au titre de cet accord.
republic-deals-refuse-dispute-again = Vous avez déjà contesté cet accord ; le jugement demeure.
republic-deals-refuse-dispute-arbiters = Tous sont parties à cet accord, nul ne peut donc juger ; il vaut comme il a été dit.

# -- cartes montrées

republic-deals-showing = { $card } { $seat-to }
republic-deals-choice-show = Montrer { $showing }
republic-deals-event-card-shown-privately = { $seat } montre la carte { $card } { $seat2-to }.
republic-deals-event-private-talk-seen = { $seat } montre une carte { $seat2-to } en privé.
republic-deals-refuse-show-card = On ne peut montrer que des cartes de sa propre main.
republic-deals-refuse-show-seat = Montrez-la à une autre faction, qui joue et ne connaît pas cette carte.
