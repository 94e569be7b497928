# Accords publics : clauses, ce qu’on en dit, ce qui est refusé.

republic-deals-agreement = Accord { $number }
republic-deals-binding = en vigueur
republic-deals-offered = proposé
republic-deals-waiting = en attente : { $seats }
republic-deals-due = { $phase }, tour { $turn }
republic-deals-due-turn = jusqu’à la fin du tour { $turn }

# -- clauses

republic-deals-clause-pay =
    { $amount ->
        [one] { $seat-The } verse { $amount } talent { $seat2-to } à la prochaine redistribution
       *[other] { $seat-The } verse { $amount } talents { $seat2-to } à la prochaine redistribution
    }
republic-deals-clause-for = { $seat-The } promet { $seat2-to } de voter pour la proposition « { $proposal } »
republic-deals-clause-for-named = { $seat-The } promet { $seat2-to } de voter pour la proposition « { $proposal } » avec { $senator-the }
republic-deals-clause-against = { $seat-The } promet { $seat2-to } de voter contre la proposition « { $proposal } »
republic-deals-clause-against-named = { $seat-The } promet { $seat2-to } de voter contre la proposition « { $proposal } » avec { $senator-the }
republic-deals-clause-abstain = { $seat-The } promet { $seat2-to } de s’abstenir sur la proposition « { $proposal } »
republic-deals-clause-abstain-named = { $seat-The } promet { $seat2-to } de s’abstenir sur la proposition « { $proposal } » avec { $senator-the }
republic-deals-clause-no-veto = { $seat-The } promet { $seat2-to } de ne pas opposer de veto à la proposition « { $proposal } »
republic-deals-clause-no-veto-named = { $seat-The } promet { $seat2-to } de ne pas opposer de veto à la proposition « { $proposal } » avec { $senator-the }
republic-deals-clause-nominate = { $seat-The } promet { $seat2-to } de proposer « { $proposal } »
republic-deals-clause-nominate-named = { $seat-The } promet { $seat2-to } de proposer « { $proposal } » avec { $senator-the }
republic-deals-clause-consent = { $seat-The } promet { $seat2-to } de consentir si on le lui demande
republic-deals-clause-consent-named = { $seat-The } promet { $seat2-to } de consentir pour { $senator-the }
republic-deals-clause-prosecute = { $seat-The } promet { $seat2-to } d’intenter un procès comme censeur
republic-deals-clause-prosecute-named = { $seat-The } promet { $seat2-to } d’intenter un procès { $senator-to } comme censeur
republic-deals-clause-no-trial = { $seat-The } promet { $seat2-to } de n’intenter aucun procès comme censeur
republic-deals-clause-no-trial-named = { $seat-The } promet { $seat2-to } de ne pas intenter de procès { $senator-to }
republic-deals-clause-appoint = { $seat-The } promet { $seat2-to } de nommer { $senator-the } dictateur ou maître de cavalerie
republic-deals-clause-give = { $seat-The } donne { $seat2-to } la carte { $card } à la prochaine phase de guerre civile
republic-deals-clause-give-random =
    { $amount ->
        [one] { $seat-The } donne { $seat2-to } { $amount } carte au hasard à la prochaine phase de guerre civile
       *[other] { $seat-The } donne { $seat2-to } { $amount } cartes au hasard à la prochaine phase de guerre civile
    }
republic-deals-clause-no-persuasion = { $seat-The } promet { $seat2-to } de ne pas tenter de persuader { $senator-the }
republic-deals-clause-no-counter-bribe = { $seat-The } promet { $seat2-to } de ne verser aucune contre-corruption pour { $senator-the }
republic-deals-clause-bid-at-most =
    { $amount ->
        [one] { $seat-The } promet { $seat2-to } de miser au plus { $amount } talent pour une initiative
       *[other] { $seat-The } promet { $seat2-to } de miser au plus { $amount } talents pour une initiative
    }
republic-deals-clause-games = { $seat-The } promet { $seat2-to } d’offrir des jeux
republic-deals-clause-games-named = { $seat-The } promet { $seat2-to } d’offrir { $games-the }
republic-deals-clause-contribute =
    { $amount ->
        [one] { $seat-The } promet { $seat2-to } de donner { $amount } talent à l’État
       *[other] { $seat-The } promet { $seat2-to } de donner { $amount } talents à l’État
    }
republic-deals-clause-pay-turn =
    { $amount ->
        [one] { $seat-The } verse { $amount } talent { $seat2-to } à la redistribution du tour { $turn }
       *[other] { $seat-The } verse { $amount } talents { $seat2-to } à la redistribution du tour { $turn }
    }
republic-deals-clause-pay-back =
    { $amount ->
        [one] { $seat-The } rend { $amount } talent { $seat2-to } à la prochaine redistribution
       *[other] { $seat-The } rend { $amount } talents { $seat2-to } à la prochaine redistribution
    }
republic-deals-clause-give-back = { $seat-The } rend { $seat2-to } la carte { $card } à la prochaine phase de guerre civile
republic-deals-clause-give-random-back =
    { $amount ->
        [one] { $seat-The } rend { $seat2-to } { $amount } carte au hasard à la prochaine phase de guerre civile
       *[other] { $seat-The } rend { $seat2-to } { $amount } cartes au hasard à la prochaine phase de guerre civile
    }
republic-deals-clause-veto = { $seat-The } promet { $seat2-to } d’opposer un veto à la proposition « { $proposal } »
republic-deals-clause-veto-named = { $seat-The } promet { $seat2-to } d’opposer un veto à la proposition « { $proposal } » avec { $senator-the }
republic-deals-clause-call-first = { $seat-The } promet { $seat2-to } d’appeler { $seat3-the } en premier sur la proposition « { $proposal } »
republic-deals-clause-call-last = { $seat-The } promet { $seat2-to } d’appeler { $seat3-the } en dernier sur la proposition « { $proposal } »
republic-deals-clause-appoint-dictator = { $seat-The } promet { $seat2-to } de nommer { $senator-the } dictateur
republic-deals-clause-appoint-master-of-horse = { $seat-The } promet { $seat2-to } de nommer { $senator-the } maître de cavalerie
republic-deals-clause-word = { $seat-The } fait { $seat2-to } une promesse que seuls les joueurs peuvent juger : « { $text } »
republic-deals-clause-word-never = { $seat-The } dit { $seat2-to }, sans garantie : « { $text } »
republic-deals-on-terms = { $promise } ({ $terms })
republic-deals-on-terms-until = { $promise } ({ $terms }, { $until })
republic-deals-term-sagum = je reste consul à Rome, vous partez en campagne
republic-deals-term-toga = vous restez consul à Rome, je pars en campagne
republic-deals-term-thing = { $thing }
republic-deals-term-buying =
    { $amount ->
        [one] au moins { $amount } voix achetée
       *[other] au moins { $amount } voix achetées
    }
republic-deals-term-by = { $senators } seulement
republic-deals-term-advocate = comme avocat
republic-deals-term-prosecutor = comme accusateur
republic-deals-term-sponsor = comme initiateur d’une loi agraire
republic-deals-term-commander = comme commandant d’une force trop faible
republic-deals-term-governor = comme gouverneur une fois de plus
republic-deals-term-minor = dans un procès mineur
republic-deals-term-major = dans un procès majeur
republic-deals-term-charge = { $charge }
republic-deals-term-carry = ce qui manque reste dû
republic-deals-term-shown = la carte est montrée dès que l’accord est en vigueur
republic-deals-term-returned = pour autant qu’il en reste
republic-deals-term-claimed = réclamé
republic-deals-term-step =
    { $number ->
        [1] avant l’élection des consuls
        [3] avant la fin de l’étape du dictateur
        [4] avant l’élection du censeur
        [5] avant la fin des procès
        [6] avant que les gouverneurs soient nommés
       *[other] avant que la séance soit ajournée
    }
republic-deals-term-until = jusqu’au tour { $number }
republic-deals-term-if-passed = si « { $proposal } » est adopté
republic-deals-term-if-passed-named = si « { $proposal } » est adopté : { $named }
republic-deals-term-if-failed = si « { $proposal } » est rejeté
republic-deals-term-if-failed-named = si « { $proposal } » est rejeté : { $named }
republic-deals-term-if-elected = si { $senator-the } devient { $office-as }
republic-deals-term-if-consul = si { $senator-the } devient consul
republic-deals-clause-attempt = { $seat-The } promet { $seat2-to } de tenter un assassinat
republic-deals-clause-spare = { $seat-The } promet { $seat2-to } de ne tenter aucun assassinat
republic-deals-clause-consulship = { $seat-The } promet { $seat2-to } un partage des consulats
republic-deals-clause-revolt = { $seat-The } promet { $seat2-to } de se révolter
republic-deals-clause-loyalty = { $seat-The } promet { $seat2-to } de rester loyal

# -- événements

republic-deals-event-agreement-offered = { $seat-The } propose l’accord { $number }.
republic-deals-event-promise-offered = Accord { $number } : { $promise }.
republic-deals-event-agreement-accepted = { $seat-The } accepte l’accord { $number }.
republic-deals-event-agreement-binds = L’accord { $number } est en vigueur.
republic-deals-event-agreement-over = L’accord { $number } prend fin.
republic-deals-event-agreement-cancelled = L’accord { $number } est retiré ou refusé ({ $seat }).
republic-deals-event-promise-kept = Promesse tenue – { $promise }.
republic-deals-event-promise-broken = Promesse rompue – { $promise }.
republic-deals-event-promise-impossible = Devenu impossible – { $promise }.
republic-deals-event-promise-due = À tenir maintenant – { $promise }.
republic-deals-event-promise-lapsed = N’est plus dû – { $promise }.
republic-deals-event-condition-met = Désormais dû – { $promise }.
republic-deals-event-return-due = Réclamé – { $promise }.
republic-deals-event-debt-carried =
    { $amount ->
        [one] { $seat-The } doit encore { $amount } talent { $seat2-to }.
       *[other] { $seat-The } doit encore { $amount } talents { $seat2-to }.
    }
republic-deals-event-debt-paid =
    { $amount ->
        [one] { $seat-The } verse { $amount } talent { $seat2-to }, comme promis.
       *[other] { $seat-The } verse { $amount } talents { $seat2-to }, comme promis.
    }
republic-deals-event-card-given = { $seat-The } remet { $seat2-to } la carte { $card }, comme promis.
republic-deals-event-card-given-unseen = { $seat-The } remet une carte { $seat2-to }, comme promis.

# -- refus

republic-deals-refuse-never-binding = On peut en parler, mais ce n’est jamais garanti : les assassinats, le partage des deux consulats, la révolte et la loyauté.
republic-deals-refuse-clause = Cette clause n’existe pas ; voyez comment s’écrivent les promesses.
republic-deals-refuse-eliminated = Une faction hors jeu ne conclut pas d’accord.
republic-deals-refuse-neutral = Une faction neutre ne conclut aucun accord.
republic-deals-refuse-no-veto-there = Un procès spécial n’admet pas de veto : inutile de promettre d’y renoncer.
republic-deals-refuse-abstention = On ne peut pas s’abstenir sur une loi agraire ni sur son abrogation : ne le promettez pas.
republic-deals-refuse-nobody-named = Dites qui doit être proposé, ou pour quoi.
republic-deals-refuse-veto-there = Ni un procès spécial ni l’élection d’un consul à vie n’admet de veto : ne le promettez pas.
republic-deals-refuse-law-veto = Une loi n’admet pas de veto : il n’y a rien à promettre à ce sujet.
republic-deals-refuse-not-played = Cette table joue sans la règle avancée dont il s’agit.
republic-deals-refuse-bought = Une abstention n’achète pas de voix.
republic-deals-refuse-past = Cette redistribution est passée ; les talents changent de main à une redistribution à venir.
republic-deals-refuse-announced = C’est déjà annoncé : il est trop tard pour promettre d’y renoncer.
republic-deals-refuse-condition = Seuls les versements et les cartes peuvent dépendre d’un événement que tous voient : « si adopté » ou « si rejeté » avec une sorte de proposition, « si élu » avec une charge et un nom.
republic-deals-refuse-words = Écrivez une ligne de mots simples entre guillemets.
republic-deals-refuse-shown = Vous n’avez pas la carte que vous promettez de montrer.
republic-deals-refuse-open-card = Personne n’a { $card } en main : on ne donne que des cartes de sa main.
republic-deals-refuse-step = Une proposition se promet pour une étape de la séance, de 1 à 7.
republic-deals-refuse-form = « { $text } » n’est pas une offre. Dites à qui, ce que vous donnez et pour quoi : « amphore 10 T pour voix », « étoile 5 T pour voix censeur julius », « trident voix consuls pour non-lieu furius ».
republic-deals-refuse-word = Dans cette offre, « { $word } » n’a pas de sens à cette place ; « proposer » seul montre ce qui peut être promis, et comment l’écrire.
republic-deals-refuse-unfinished = Après « { $word } », il manque quelque chose dans cette offre ; « proposer » seul montre ce qui peut être promis, et comment l’écrire.
republic-deals-refuse-nothing-voted = Rien n’est mis aux voix ; dites de quelle sorte de proposition vous parlez : « voix censeur julius ».
republic-deals-refuse-has-voted = { $seat-The } a déjà voté là-dessus ; dites de quelle sorte de proposition à venir vous parlez : « voix censeur julius ».

# -- litiges

republic-deals-choice-dispute = Contester l’accord { $amount }
republic-deals-choice-uphold = Donner raison
republic-deals-choice-reject = Donner tort
republic-deals-choice-reclaim = Réclamer ce que vous avez donné au titre de l’accord { $amount }
republic-deals-choice-aye = Oui à la motion
republic-deals-choice-nay = Non à la motion
republic-deals-choice-claim-cancel = Faire annuler la promesse { $amount }
republic-deals-choice-claim-perform = Exiger que la promesse { $amount } soit tenue
republic-deals-choice-claim-return = Se faire rendre ce qui a été donné pour la promesse { $amount }
republic-deals-choice-claim-breach = Faire constater que la promesse { $amount } est rompue
republic-deals-numbered = { $number } : { $promise }
republic-deals-ask-claim = Que réclamez-vous au titre de l’accord { $number } ? { $promises }.
republic-deals-claim-cancel = l’annuler – { $promise }
republic-deals-claim-perform = la faire tenir – { $promise }
republic-deals-claim-return = rendre ce qui a été donné – { $promise }
republic-deals-claim-breach = constater qu’elle est rompue – { $promise }
republic-deals-ask-arbitration = { $seat-The } conteste l’accord { $number } et demande : { $claim }. Comment jugez-vous ?
republic-deals-event-dispute-opened = { $seat-The } conteste l’accord { $number } et demande : { $claim }. Les factions qui n’y sont pas parties jugent.
republic-deals-event-arbiter-voted =
    { $upheld ->
        [1] { $seat-The } donne raison à la demande.
       *[0] { $seat-The } rejette la demande.
    }
republic-deals-event-dispute-closed =
    { $upheld ->
        [1] La demande est admise : { $seat-the } a raison au sujet de l’accord { $number }.
       *[0] L’accord { $number } reste tel qu’il est.
    }
republic-deals-refuse-dispute-unknown = Aucun accord de ce numéro n’est en vigueur.
republic-deals-refuse-dispute-stranger = Seule une partie à un accord peut le contester.
republic-deals-refuse-dispute-nothing = Il n’y a plus rien à réclamer au titre de cet accord.
republic-deals-refuse-remedy = Demandez l’un des remèdes proposés, ou rien.
republic-deals-refuse-reclaim = On ne réclame que ce qu’on a donné pour une promesse rompue.
republic-deals-refuse-dispute-again = Vous avez déjà contesté cet accord ; le jugement demeure.
republic-deals-refuse-dispute-arbiters = Toutes les factions sont parties à cette promesse, aucune ne peut juger ; elle reste telle quelle.

# -- cartes montrées

republic-deals-showing = { $card-the } { $seat-to }
republic-deals-choice-show = Montrer { $showing }
republic-deals-event-card-shown-privately = { $seat-The } montre la carte { $card } { $seat2-to }.
republic-deals-event-private-talk-seen = { $seat-The } montre une carte { $seat2-to } en privé.
republic-deals-refuse-show-card = On ne peut montrer que des cartes de sa propre main.
republic-deals-refuse-show-seat = Montrez-la à une autre faction, qui joue et ne connaît pas cette carte.
republic-deals-refuse-show-neutral = Une faction neutre suit sa directive : montrez vos cartes aux joueurs.
