# Mise en place : chapitre 3.

# -- questions

republic-setup-ask-leader = Votre faction a besoin d’un chef, que personne ne peut persuader de partir et qui reçoit 3 T par tour : lequel de vos sénateurs ?
republic-setup-ask-governor = { $province } : lequel de vos sénateurs gouverne cette province ?
republic-setup-ask-term = Combien de tours { $senator-the } gouverne-t-il { $province-the } ?
republic-setup-ask-opening = Avant le premier tour : jouez-vous un homme d’État ou une concession de votre main ?
republic-setup-act-enough = Ne plus rien jouer
republic-setup-ask-holder = Qui reçoit { $card-the } ?

# -- refus

republic-setup-refuse-not-yours = { $senator-the } n’appartient pas à votre faction.
republic-setup-refuse-in-office = { $senator-the } exerce une charge et ne peut quitter Rome pour gouverner.
republic-setup-refuse-governs = { $senator-the } gouverne déjà une province.
republic-setup-refuse-term = Le premier mandat d’un gouverneur dure un, deux ou trois tours.
republic-setup-refuse-not-now = Seuls les hommes d’État et les concessions de votre main se jouent avant le premier tour.

# -- ce qui s’est passé

republic-setup-event-scenario-began = { $scenario }, à { $amount } factions.
republic-setup-event-seats-taken = Autour de la table, dans le sens horaire : { $seats }.
republic-setup-event-war-laid = { $war } : cette guerre est au Forum, inactive.
republic-setup-event-forum-card-shown = { $seat-The } reçoit { $card-the } : ce n’est pas une carte Faction, elle est montrée et remplacée.
republic-setup-event-pile-laid =
    { $amount2 ->
        [0] La pioche compte { $amount } cartes.
       *[other] La première pioche compte { $amount } cartes, et { $amount2 } attendent dans les suivantes.
    }
republic-setup-event-law-in-force = En vigueur dès le début : { $law }.
republic-setup-event-forces-ready = L’État dispose de { $amount } légions et de { $total } talents.
republic-setup-event-consul-drawn = { $senator-the } est consul de Rome temporaire.
republic-setup-event-leader-named = { $seat-The } : { $senator-the } dirige la faction.
republic-setup-event-province-dealt = { $seat-The } reçoit { $province-the }.
republic-setup-event-province-in-forum = { $province } : au Forum, sans gouverneur.
republic-setup-event-second-province-rolled = { $seat-The } obtient { $amount } aux dés : le plus bas n’a pas de seconde province.
republic-setup-event-governor-posted =
    { $years ->
        [one] { $senator-the } gouverne { $province-the } pour un tour.
       *[other] { $senator-the } gouverne { $province-the } pour { $years } tours.
    }
