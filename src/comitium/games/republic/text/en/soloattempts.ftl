# Assassination tests in the game for one and two.

# -- questions

republic-soloattempts-ask-assassin = Your faction must try to assassinate { $senator-the }: which of your senators is the assassin?
republic-soloattempts-ask-cards = { $senator2-the } tries to assassinate { $senator-the }: how many Assassin cards do you play?

# -- refusals

republic-soloattempts-refuse-nobody = No faction can make an attempt on { $senator-the } now: choose another.

# -- what happened

republic-soloattempts-event-test-asked = { $seat-The } asks for an assassination test of { $senator-the }.
republic-soloattempts-event-test-opened =
    { $joined ->
        [0] { $senator-the } has { $influence } influence, the best of the others { $influence2 }: the neutral factions take no part.
       *[other] { $senator-the } has { $influence } influence, the best of the others { $influence2 }: the neutral factions take part.
    }
republic-soloattempts-event-test-rolled =
    { $cards ->
        [0] { $seat-The } rolls { $die }.
        [one] { $seat-The } rolls { $die } and adds 1 for an Assassin card: { $total }.
       *[other] { $seat-The } rolls { $die } and adds { $cards } for its Assassin cards: { $total }.
    }
republic-soloattempts-event-test-dropped = No faction can make an attempt on { $senator-the }.
republic-soloattempts-event-attempt-assigned = { $seat-The } must try to assassinate { $senator-the }.
republic-soloattempts-event-assassin-sent = { $seat-The } sends { $senator-the }, who has { $influence } influence.
republic-soloattempts-event-bodyguards-spent =
    { $number ->
        [one] { $seat-The } plays its only Secret Bodyguard.
       *[other] { $seat-The } plays all its Secret Bodyguards: { $number }.
    }
republic-soloattempts-event-leader-condemned = { $senator-the } leads the faction of the assassin: without a trial he is guilty.
