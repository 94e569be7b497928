# Attempts at murder, and the Consul for Life.

# -- questions

republic-attempts-ask-declare =
    { $step ->
        [1] Which of your senators is the assassin?
        [2] Who is the target?
       *[other] How many Assassin cards do you play?
    }
republic-attempts-cards = { $cards ->
        [0] None
        [one] One Assassin card
       *[other] { $cards } Assassin cards
    }
republic-attempts-ask-guard = { $senator-the } tries to assassinate { $senator2-the }, the total is { $total }: how many Secret Bodyguards do you play?
republic-attempts-guards = { $guards ->
        [0] None
        [one] One Secret Bodyguard
       *[other] { $guards } Secret Bodyguards
    }

# -- refusals

republic-attempts-refuse-session = Assassinations are attempted only while the Senate is in session.
republic-attempts-refuse-by-test = With neutral factions nobody plans an attempt alone: an assassination test decides who strikes.
republic-attempts-refuse-control = Under a Consul for Life only the rebel’s faction may attempt an assassination.
republic-attempts-refuse-nobody = Your faction has no senator in Rome.
republic-attempts-refuse-attempted = Your faction has already made its attempt this turn.
republic-attempts-refuse-no-targets = There is no target left this turn.
republic-attempts-refuse-assassin = { $senator-the } is not one of your senators in Rome: choose another.
republic-attempts-refuse-absent = { $senator-the } is not in the Senate: choose another.
republic-attempts-refuse-own = { $senator-the } belongs to your own faction: choose another.
republic-attempts-refuse-suffered = The faction of { $senator-the } has already been a target this turn: choose another.
republic-attempts-refuse-consul-for-life = { $senator-the } is Consul for Life and cannot be a target: choose another.
republic-attempts-refuse-cards = You do not hold that many Assassin cards: play fewer.
republic-attempts-refuse-guards = You do not hold that many Secret Bodyguards: play fewer.

# -- what has happened

republic-attempts-event-attempt-declared =
    { $number ->
        [0] { $senator-the } tries to assassinate { $senator2-the }.
        [one] { $senator-the } tries to assassinate { $senator2-the }, with 1 Assassin card.
       *[other] { $senator-the } tries to assassinate { $senator2-the }, with { $number } Assassin cards.
    }
republic-attempts-event-attempt-rolled = He rolls { $die }{ $cards ->
        [0] {""}
       *[other] , { $cards } more for Assassin cards
    }{ $guards ->
        [0] {""}
       *[other] , { $guards } less for bodyguards
    }{ $omens ->
        [0] {""}
       *[other] , { $omens } less for the omens
    }: total { $total }.
republic-attempts-event-bodyguards-played =
    { $number ->
        [one] { $seat-The } plays a Secret Bodyguard: total { $total }.
       *[other] { $seat-The } plays { $number } Secret Bodyguards: total { $total }.
    }
republic-attempts-event-catch-rolled =
    { $caught ->
        [0] A bodyguard pursues the assassin ({ $die }, total { $total }) in vain.
       *[other] A bodyguard pursues the assassin ({ $die }, total { $total }) and catches him.
    }
republic-attempts-event-attempt-resolved =
    { $killed ->
        [0] { $caught ->
            [0] { $senator-the } fails and escapes.
           *[other] { $senator-the } fails and is caught.
        }
       *[other] { $caught ->
            [0] { $senator-the } kills { $senator2-the } and escapes.
           *[other] { $senator-the } kills { $senator2-the } and is caught.
        }
    }
republic-attempts-event-assassin-executed = { $senator-the } is executed.
republic-attempts-event-faction-implicated =
    { $chits ->
        [one] 1 mortality chit is drawn against the faction of the assassin, { $seat-the }.
       *[other] { $chits } mortality chits are drawn against the faction of the assassin, { $seat-the }.
    }
republic-attempts-event-consul-for-life-named =
    { $appointed ->
        [0] { $senator-the } is now Consul for Life.
       *[other] { $senator-the } reaches 35 influence and is Consul for Life.
    }
republic-attempts-event-control-taken = { $seat-The } now controls the other factions’ votes in the Senate.
