# Setup: chapter 3.

# -- questions

republic-setup-ask-leader = Your faction needs a leader, who cannot be persuaded and earns 3 T a turn: which of your senators?
republic-setup-ask-governor = You assign { $province }: which of your senators governs it?
republic-setup-ask-term = How many turns does { $senator-the } govern { $province-the }?
republic-setup-ask-opening = Before the first turn: do you play a statesman or a concession from your hand?
republic-setup-act-enough = Play nothing more
republic-setup-ask-holder = Who receives { $card-the }?

# -- refusals

republic-setup-refuse-not-yours = { $senator-the } is not in your faction.
republic-setup-refuse-in-office = { $senator-the } holds an office and cannot leave Rome to govern.
republic-setup-refuse-governs = { $senator-the } already governs a province.
republic-setup-refuse-term = A governor’s first term lasts one, two or three turns.
republic-setup-refuse-not-now = Before the first turn you can play only statesmen and concessions from your hand.

# -- what happened

republic-setup-event-scenario-began = { $scenario }, with { $amount } factions.
republic-setup-event-seats-taken = Seating, clockwise: { $seats }.
republic-setup-event-war-laid = { $war } starts in the Forum, inactive.
republic-setup-event-forum-card-shown = { $seat-The } is dealt { $card-the }, which is not a Faction card: it is shown and replaced.
republic-setup-event-pile-laid =
    { $amount2 ->
        [0] The deck has { $amount } cards.
       *[other] The first deck has { $amount } cards, the later decks { $amount2 }.
    }
republic-setup-event-law-in-force = In force from the start: { $law }.
republic-setup-event-forces-ready = The State has { $amount } legions and { $total } talents.
republic-setup-event-consul-drawn = { $senator-the } is Temporary Rome Consul.
republic-setup-event-leader-named = { $seat }: { $senator-the } leads the faction.
republic-setup-event-province-dealt = { $seat-The } is dealt { $province-the }.
republic-setup-event-province-in-forum = { $province } is in the Forum, without a governor.
republic-setup-event-second-province-rolled = { $seat-The } rolls { $amount }: the lowest roll gets no second province.
republic-setup-event-governor-posted =
    { $years ->
        [one] { $senator-the } governs { $province-the } for 1 turn.
       *[other] { $senator-the } governs { $province-the } for { $years } turns.
    }
