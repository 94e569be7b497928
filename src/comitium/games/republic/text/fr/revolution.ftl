# La phase de guerre civile et la guerre civile.

# -- choix

republic-revolution-choice-keep = Finalement, non
republic-revolution-choice-drop = Défausser { $card-the }
republic-revolution-choice-lay-down = Déposer le commandement
republic-revolution-choice-revolt = Se révolter contre Rome
republic-revolution-choice-sound-out = Sonder les légions

# -- questions

republic-revolution-ask-trade = Proposez-vous un échange de cartes à quelqu’un ?
republic-revolution-ask-given =
    { $amount ->
        [0] Quelles cartes proposez-vous { $seat-to } ?
        [one] { $amount } carte pour l’instant : une autre pour la faction { $seat-of } ?
       *[other] { $amount } cartes pour l’instant : une autre pour la faction { $seat-of } ?
    }
republic-revolution-ask-back =
    { $count ->
        [0] { $seat-The } n’offre rien et demande une carte : que donnez-vous ?
       *[other] { $seat-The } offre { $cards } : que donnez-vous en échange ?
    }
republic-revolution-ask-handshake =
    { $count ->
        [0] { $seat-The } ne donne rien contre votre offre : la cédez-vous quand même ?
       *[other] { $seat-The } donne { $cards } contre votre offre : êtes-vous d’accord ?
    }
republic-revolution-ask-play = Jouez-vous un homme d’État ou une concession ?
republic-revolution-ask-holder = Quel sénateur reçoit { $card-the } ?
republic-revolution-ask-shed =
    { $amount ->
        [one] { $amount } carte de trop : jouez, échangez ou défaussez.
       *[other] { $amount } cartes de trop : jouez, échangez ou défaussez.
    }
republic-revolution-ask-commander = Plusieurs de vos commandants ont vaincu : lequel décide le premier ?
republic-revolution-ask-course =
    { $amount ->
        [0] { $senator-the } revient victorieux, et aucune légion ne le suit encore : que fait-il ?
        [one] { $senator-the } revient victorieux, et { $amount } légion le suit : que fait-il ?
       *[other] { $senator-the } revient victorieux, et { $amount } légions le suivent : que fait-il ?
    }
republic-revolution-ask-lent = { $senator-the } veut payer les légions : combien de talents votre maître de cavalerie y met-il ?
republic-revolution-ask-paid = Pour combien de légions ordinaires { $senator-the } paie-t-il un talent ?
republic-revolution-ask-favoured = Pour quels vétérans fidèles à d’autres { $senator-the } paie-t-il un talent ?
republic-revolution-ask-named = { $senator-the } se révolte avec une force de { $amount } : qui nomme-t-il comme partisan ?
republic-revolution-ask-partisans = { $senator-the } est en révolte : qui d’autre de votre faction le rejoint ? C’est maintenant ou jamais.
republic-revolution-ask-defection = Des vétérans à vous servent le rebelle { $senator-the } : lesquels rappelez-vous ?

# -- réponses dans un échange de cartes

republic-revolution-trade-offer = C’est mon offre
republic-revolution-trade-beg = Ne rien offrir, et demander des cartes
republic-revolution-trade-pay = C’est tout ce que je donne
republic-revolution-trade-take = Demander cette carte en cadeau
republic-revolution-trade-decline = Pas d’échange

# -- refus

republic-revolution-refuse-not-held = Vous n’avez pas { $card-the } en main.
republic-revolution-refuse-no-statesman = { $card } : ce n’est pas un homme d’État.
republic-revolution-refuse-no-concession = { $card } : ce n’est pas une concession.
republic-revolution-refuse-same-number = { $card } ne peut pas être joué : un autre homme de son numéro est en jeu.
republic-revolution-refuse-family-taken = { $card } ne peut pas être joué : sa famille est d’une autre faction.
republic-revolution-refuse-family-away = { $card } ne peut pas être joué : sa famille, non alignée, gouverne au loin.
republic-revolution-refuse-no-land-bill = { $card } : il faut d’abord une loi agraire en vigueur.
republic-revolution-refuse-not-yours = { $senator-the } n’est pas de votre faction.
republic-revolution-refuse-rebel = Un rebelle ne peut pas recevoir de concession.
republic-revolution-refuse-not-now = { $card } : seuls les hommes d’État et les concessions se jouent dans cette phase.
republic-revolution-refuse-only-one = { $card } : un seul homme d’État et une seule concession par tour.
republic-revolution-refuse-must-shed = Vous avez encore plus de cinq cartes : jouez, échangez ou défaussez.
republic-revolution-refuse-trade-card = { $card } : cette carte n’est pas à vous, ou elle est déjà nommée.
republic-revolution-refuse-trade-partner = { $seat-The } a déjà eu votre offre, ou ne peut pas en recevoir.
republic-revolution-refuse-trade-nothing = Il faut que quelque chose change de main : nommez une carte, ou n’échangez pas.
republic-revolution-refuse-veteran = { $legion } : ce ne sont pas des vétérans d’un de vos sénateurs loyaux dans l’armée rebelle.
republic-revolution-refuse-not-victorious = { $senator-the } n’est pas un commandant victorieux qui doit encore décider.
republic-revolution-refuse-too-poor = Il n’y a pas autant de talents, ou pas autant de légions à payer.
republic-revolution-refuse-no-legion = Aucune légion n’a accepté de le suivre ; il lui en faut au moins une pour se révolter.
republic-revolution-refuse-too-weak = Quelqu’un s’est déjà révolté, et il n’est pas plus fort.
republic-revolution-refuse-no-rising = Une seule faction peut être en révolte, et derrière un seul homme.
republic-revolution-refuse-tested = Les légions ont déjà été sondées.
republic-revolution-refuse-no-test = Toutes ses légions sont ses propres vétérans : il n’y a rien à sonder.
republic-revolution-refuse-no-law = La loi manilienne n’est pas en vigueur ; il ne peut pas marcher vers une autre guerre.
republic-revolution-refuse-no-support = { $war } : cette guerre n’est pas au Forum, ou ses escadres n’y suffisent pas.
republic-revolution-refuse-no-partisan = { $senator-the } ne peut pas le rejoindre.
republic-revolution-refuse-not-tested = { $legion } : un talent ne peut pas la rallier maintenant.

# -- événements

republic-revolution-event-statesman-played = { $seat-The } joue { $senator-the } : influence { $influence }, popularité { $popularity }.
republic-revolution-event-statesman-succeeded = { $seat-The } joue { $senator-the } : il prend la place { $senator2-of } et tout ce que celui-ci avait. Influence { $influence }, popularité { $popularity }.
republic-revolution-event-concession-given = { $seat-The } donne { $concession-the } { $senator-to }.
republic-revolution-event-trade-offered = { $amount ->
        [0] { $seat-The } demande une carte { $seat2-to }.
        [one] { $seat-The } propose { $amount } carte { $seat2-to }.
       *[other] { $seat-The } propose { $amount } cartes { $seat2-to }.
    }
republic-revolution-event-trade-failed = { $seat-The } et { $seat2-the } ne s’entendent pas.
republic-revolution-event-cards-traded = Des cartes changent de main : { $amount } { $seat-of }, { $amount2 } { $seat2-of }.
republic-revolution-event-card-shown = { $seat-The } montre { $card-the } { $seat2-to }.
republic-revolution-event-card-passed = { $seat-The } remet { $card-the } { $seat2-to }.
republic-revolution-event-legions-bought =
    { $lent ->
        [0] { $senator-the } fait distribuer { $amount } T aux légions.
       *[other] { $senator-the } fait distribuer { $amount } T aux légions, dont { $lent } de son maître de cavalerie.
    }
republic-revolution-event-legion-sounded = { $follows ->
        [0] { $legion } : { $amount }, elle reste fidèle au Sénat.
       *[other] { $legion } : { $amount }, elle suit.
    }
republic-revolution-event-rebel-declared = { $senator-the } se déclare en révolte, avec une force de { $amount }.
republic-revolution-event-rebel-replaced = { $senator2-the } est plus fort : { $senator-the } dépose son commandement.
republic-revolution-event-rebellion-began = { $senator-the } est en révolte ouverte : c’est la guerre civile.
republic-revolution-event-senator-rebelled = { $senator-the } est un rebelle : charge, concessions et chevaliers sont perdus.
republic-revolution-event-bequest-kept = { $senator-the } garde les { $amount } T de l’héritage.
republic-revolution-event-war-taken = { $senator-the } mène son armée face { $war-to } comme proconsul.
republic-revolution-event-veteran-joined-rebel = { $legion } : elle rejoint l’armée rebelle, fidèle { $senator-to }.
republic-revolution-event-veteran-left-rebel = { $legion } : elle quitte le rebelle à l’appel { $senator-of }.
republic-revolution-event-rebel-met = { $senator-the } avec { $amount } contre le rebelle { $senator2-the } avec { $amount2 }.
republic-revolution-event-rebellion-ended = La rébellion { $senator-of } est finie.
republic-revolution-event-proscription-played = { $seat-The } joue la Proscription.
republic-revolution-event-proscription-declined = { $senator-the } épargne les chevaliers.
republic-revolution-event-knights-proscribed = { $knights ->
        [one] { $senator-the } fait proscrire le seul chevalier et prend { $amount } T.
       *[other] { $senator-the } fait proscrire les { $knights } chevaliers et prend { $amount } T.
    }
