# Attempts at murder, and the Consul for Life.

# -- questions

republic-attempts-ask-declare =
    { $step ->
        [1] Which of your senators is the assassin?
        [2] Whom does he attack?
       *[other] How many Assassin cards do you play?
    }
republic-attempts-cards = { $cards ->
        [0] None
        [one] One Assassin card
       *[other] { $cards } Assassin cards
    }
republic-attempts-ask-guard = { $senator-the } attacks { $senator2-the }, the total is { $total }: how many Secret Bodyguards do you play?
republic-attempts-guards = { $guards ->
        [0] None
        [one] One Secret Bodyguard
       *[other] { $guards } Secret Bodyguards
    }

# -- refusals

republic-attempts-refuse-session = Attempts are made only while the Senate sits.
republic-attempts-refuse-control = Under a Consul for Life only the rebel’s faction attempts anything.
republic-attempts-refuse-nobody = Nobody of your faction is in Rome.
republic-attempts-refuse-attempted = Your faction has made its attempt of this turn.
republic-attempts-refuse-no-targets = There is nobody left who could be attacked this turn.
republic-attempts-refuse-assassin = { $senator-the } is not one of your senators in Rome: choose another.
republic-attempts-refuse-absent = { $senator-the } does not sit in the Senate: choose another.
republic-attempts-refuse-own = { $senator-the } belongs to your own faction: choose another.
republic-attempts-refuse-suffered = The faction of { $senator-the } has suffered its attempt of this turn: choose another.
republic-attempts-refuse-consul-for-life = { $senator-the } is Consul for Life and out of reach: choose another.
republic-attempts-refuse-cards = You do not hold that many Assassin cards: play fewer.
republic-attempts-refuse-guards = You do not hold that many Secret Bodyguards: play fewer.

# -- what has happened

republic-attempts-event-attempt-declared =
    { $number ->
        [0] { $senator-the } attacks { $senator2-the }.
        [one] { $senator-the } attacks { $senator2-the }, with 1 Assassin card.
       *[other] { $senator-the } attacks { $senator2-the }, with { $number } Assassin cards.
    }
republic-attempts-event-attempt-rolled = The die shows { $die }, in all { $total }.
republic-attempts-event-bodyguards-played =
    { $number ->
        [one] { $seat-The } plays a Secret Bodyguard: { $total } in all.
       *[other] { $seat-The } plays { $number } Secret Bodyguards: { $total } in all.
    }
republic-attempts-event-catch-rolled =
    { $caught ->
        [0] A bodyguard goes after the assassin ({ $die }, in all { $total }) in vain.
       *[other] A bodyguard goes after the assassin ({ $die }, in all { $total }) and catches him.
    }
republic-attempts-event-attempt-resolved =
    { $killed ->
        [0] { $caught ->
            [0] { $senator-the } fails and escapes.
           *[other] { $senator-the } fails and is caught.
        }
       *[other] { $caught ->
            [0] { $senator-the } has killed { $senator2-the } and escapes.
           *[other] { $senator-the } has killed { $senator2-the } and is caught.
        }
    }
republic-attempts-event-assassin-executed = { $senator-the } is executed.
republic-attempts-event-faction-implicated =
    { $chits ->
        [one] 1 mortality chit tells who else of { $seat-the } is implicated.
       *[other] { $chits } mortality chits tell who else of { $seat-the } is implicated.
    }
republic-attempts-event-consul-for-life-named =
    { $appointed ->
        [0] { $senator-the } is elected Consul for Life.
       *[other] { $senator-the } has so much influence that he is Consul for Life.
    }
republic-attempts-event-control-taken = { $seat-The } now decides in the Senate for the others.
