# Setup: chapter 3.

# -- questions

republic-setup-ask-leader = Your faction needs a leader, whom nobody can win over and who earns 3 T a year: which of your senators?
republic-setup-ask-governor = { $province } is yours to give: which of your senators governs it?
republic-setup-ask-term = How many years does { $senator-the } govern { $province-the }?
republic-setup-ask-opening = Before the first year begins: do you play a statesman or a concession from your hand?
republic-setup-act-enough = Play nothing more
republic-setup-ask-holder = Who receives { $card-the }?

# -- refusals

republic-setup-refuse-not-yours = { $senator-the } does not belong to your faction.
republic-setup-refuse-in-office = { $senator-the } holds an office and cannot leave Rome to govern.
republic-setup-refuse-governs = { $senator-the } governs a province already.
republic-setup-refuse-term = A governor’s first term is one, two or three years.
republic-setup-refuse-not-now = Only statesmen and concessions of your own hand can be played before the first year.

# -- what happened

republic-setup-event-scenario-began = { $scenario }, with { $amount } factions.
republic-setup-event-seats-taken = Round the table, clockwise: { $seats }.
republic-setup-event-war-laid = { $war } smoulders in the Forum, inactive.
republic-setup-event-forum-card-shown = { $seat-The } is dealt { $card-the }, which is no Faction card: it is shown and replaced.
republic-setup-event-pile-laid =
    { $amount2 ->
        [0] The pile holds { $amount } cards.
       *[other] The first pile holds { $amount } cards, and { $amount2 } wait in the piles after it.
    }
republic-setup-event-law-in-force = In force from the beginning: { $law }.
republic-setup-event-forces-ready = The State has { $amount } legions and { $total } talents.
republic-setup-event-consul-drawn = { $senator-the } is Temporary Rome Consul.
republic-setup-event-leader-named = { $seat }: { $senator-the } leads the faction.
republic-setup-event-province-dealt = { $seat-The } is dealt { $province-the }.
republic-setup-event-province-in-forum = { $province } lies in the Forum, without a governor.
republic-setup-event-second-province-rolled = { $seat-The } throws { $amount }: the lowest goes without a second province.
republic-setup-event-governor-posted =
    { $years ->
        [one] { $senator-the } governs { $province-the } for one year.
       *[other] { $senator-the } governs { $province-the } for { $years } years.
    }
