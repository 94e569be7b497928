# Business of the Senate: governors, concessions, land bills, forces, deployments, the closing.

republic-business-bill = type { $type } land bill
    .the = the type { $type } land bill
republic-business-legions =
    { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }
republic-business-fleets =
    { $fleets ->
        [one] 1 fleet
       *[other] { $fleets } fleets
    }
republic-business-units =
    { $fleets ->
        [0] { republic-business-legions }
       *[other] { $legions ->
            [0] { republic-business-fleets }
           *[other] { republic-business-legions } and { republic-business-fleets }
        }
    }

# -- proposals

republic-business-proposal-governors = Governors: { $posts }
republic-business-post = { $senator-the } for { $province }
    .a = { $senator-the } for { $province }
republic-business-proposal-concessions = Concessions: { $gifts }
republic-business-gift = { $concession } for { $senator-the }
    .a = { $concession } for { $senator-the }
republic-business-proposal-land-bill = { $bill }, sponsored by { $one-the } with { $other-the }
republic-business-proposal-repeal = repeal of { $bill-the }, sponsored by { $senator-the }
republic-business-unraised = { $disbanded ->
        [0] { $scrapped ->
            [one] 1 fleet
           *[other] { $scrapped } fleets
        }
        [one] 1 legion{ $scrapped ->
            [0] {""}
            [one] {" "}and 1 fleet
           *[other] {" "}and { $scrapped } fleets
        }
       *[other] { $disbanded } legions{ $scrapped ->
            [0] {""}
            [one] {" "}and 1 fleet
           *[other] {" "}and { $scrapped } fleets
        }
    }
republic-business-proposal-forces =
    { $raising ->
        [0] Recruitment: disband { republic-business-unraised }
       *[other] Recruitment: raise { republic-business-units }{ $ending ->
            [0] {""}
           *[other] , disband { republic-business-unraised }
        }
    }
republic-business-proposal-military = Deployment: { $items }
republic-business-proposal-rhodian = the Rhodian Alliance is refused

republic-business-item-deploy = { $senator-the } against { $war-the } with { republic-business-units }
    .a = { $senator-the } against { $war-the } with { republic-business-units }
republic-business-item-replace = { $other-the } relieves { $senator-the } in { $war-the }, with { republic-business-units } more
    .a = { $other-the } relieves { $senator-the } in { $war-the }, with { republic-business-units } more
republic-business-item-garrison = { republic-business-legions } as garrison of { $province }
    .a = { republic-business-legions } as garrison of { $province }
republic-business-item-ungarrison = { republic-business-legions } home from { $province }
    .a = { republic-business-legions } home from { $province }
republic-business-item-strays = call { republic-business-units } without a commander home from { $war-the }
    .a = call { republic-business-units } without a commander home from { $war-the }
republic-business-item-bequest = { $senator-the } fetches { $card-the }
    .a = { $senator-the } fetches { $card-the }
republic-business-item-recall = { $senator-the } is recalled
    .a = { $senator-the } is recalled
republic-business-item-thin = call { republic-business-units } home from { $senator-the }
    .a = call { republic-business-units } home from { $senator-the }
republic-business-item-reinforce = { $senator-the } receives { republic-business-units }
    .a = { $senator-the } receives { republic-business-units }

# -- questions

republic-business-ask-which-province = { $senator-the } is the last candidate: which province does he get?
republic-business-ask-governor = Who governs { $province }?
republic-business-ask-post =
    { $count ->
        [0] Which province receives a governor?
       *[other] { $count } named so far. Another province, or put the list to the vote?
    }
republic-business-ask-legate = { $senator-the } is elected for { $province }: does he go there himself? If not, he sends a legate.
republic-business-ask-recipient = Who receives { $concession-the }?
republic-business-ask-concession =
    { $count ->
        [0] Which concession do you propose?
       *[other] { $count } named so far. Another concession, or put the list to the vote?
    }
republic-business-ask-bill = Which land bill do you propose?
republic-business-ask-sponsor = Who sponsors { $bill-the }?
republic-business-ask-cosponsor = { $senator-the } sponsors { $bill-the }: who is the co-sponsor?
republic-business-ask-repeal = Which land bill do you propose to repeal?
republic-business-ask-repealer = Who sponsors the repeal of { $bill-the }?
republic-business-ask-forces = { $count ->
        [0] Which legions and fleets do you raise or disband? A unit costs { $price } T.
       *[other] So far – to raise: legions { $legions }, fleets { $fleets }; to disband: legions { $disbanded }, fleets { $scrapped }. A unit costs { $price } T. What else?
    }
republic-business-ask-item =
    { $count ->
        [0] What do you propose for the armies?
        [one] 1 measure so far. Another, or put it to the vote?
       *[other] { $count } measures so far. Another, or put them to the vote?
    }
republic-business-ask-war = Against which war does { $senator-the } march?
republic-business-ask-replacement = Who relieves { $senator-the }?
republic-business-march = { $senator-the } against { $war-the }
republic-business-ask-legions = { $item }: how many ordinary legions?
republic-business-ask-veterans = { $item }: which veterans go along?
republic-business-ask-fleets = { $item }: how many fleets?
republic-business-ask-alliance = { $event }: which war ends by treaty?

# -- choices

republic-business-choice-bill = { $bill }
republic-business-choice-raise-legions = Raise { $amount ->
        [one] 1 legion
       *[other] { $amount } legions
    }
republic-business-choice-raise-fleets = Raise { $amount ->
        [one] 1 fleet
       *[other] { $amount } fleets
    }
republic-business-choice-disband-legions = Disband { $amount ->
        [one] 1 legion
       *[other] { $amount } legions
    }
republic-business-choice-disband-fleets = Disband { $amount ->
        [one] 1 fleet
       *[other] { $amount } fleets
    }
republic-business-choice-disband-veteran = Disband the veterans of { $legion }
republic-business-choice-deploy = Send { $senator-the } to war
republic-business-choice-recall = Recall { $senator-the }
republic-business-choice-replace = Relieve { $senator-the }
republic-business-choice-thin = Call some units of { $senator-the } home
republic-business-choice-reinforce = Reinforce { $senator-the }
republic-business-choice-garrison = Send a garrison to { $province }
republic-business-choice-ungarrison = Call the garrison of { $province } home
republic-business-choice-bequest = Fetch { $card-the }
republic-business-choice-strays = Call units without a commander home from { $war-the }

# -- refusals

republic-business-refuse-answer = That does not answer the question.
republic-business-refuse-post = { $province } cannot get a governor: it is not a Roman province, its governor was elected in this session, or it is already named.
republic-business-refuse-governor = { $senator-the } cannot be governor: he must be in Rome without an office, or unaligned in the Forum.
republic-business-refuse-exhausted = { $senator-the } has already been rejected for this province, or is named for another.
republic-business-refuse-same-list = This very proposal was voted down or vetoed in this session: change it.
republic-business-refuse-legate = Answer yes to go to the province, or no to send a legate.
republic-business-refuse-concession = { $concession } is not in the Forum.
republic-business-refuse-concession-named = { $concession } is already on the list.
republic-business-refuse-concession-once = { $concession } has already been voted on this turn.
republic-business-refuse-land-commissioner = The Land Commissioner needs a land bill in force.
republic-business-refuse-recipient = { $senator-the } is not in Rome, or is unaligned.
republic-business-refuse-bill = There are only land bills of type I, II and III.
republic-business-refuse-bill-once = A { $bill } has already been proposed this turn.
republic-business-refuse-bill-names = No two senators in Rome would sponsor it.
republic-business-refuse-bill-marker = The limit of land bills of this type is already in force.
republic-business-refuse-sponsor = { $senator-the } cannot sponsor it: it needs two different aligned senators in Rome.
republic-business-refuse-refused = { $senator-the } has refused to sponsor such a proposal in this session.
republic-business-refuse-repeal = Only a type II or III land bill in force can be repealed, once a turn.
republic-business-refuse-repealer = { $senator-the } is not in Rome, or not popular enough to sponsor the repeal.
republic-business-refuse-no-repealer = No willing senator in Rome is popular enough to sponsor that repeal.
republic-business-refuse-price = The State cannot pay for that many units.
republic-business-refuse-recruits = No units can be recruited this turn.
republic-business-refuse-units = Not enough units are available.
republic-business-refuse-nothing = Name a number first.
republic-business-refuse-item = This cannot be part of a military proposal now.
republic-business-refuse-vacancy = A province needs a governor: until it has one, the presiding magistrate cannot be sent to war.
republic-business-refuse-unwilling = A commander has refused this very force in this session: change it.
republic-business-refuse-commander = { $senator-the } cannot command: only a Consul or the Dictator in Rome can, and the Rome Consul only after his colleague.
republic-business-refuse-war = { $war } cannot be attacked: it is not in play, an earlier matching war must be attacked first, or there are too few fleets.
republic-business-refuse-series = An earlier war of the series would be left without an attack: send a commander there too, or leave the later one alone.
republic-business-refuse-support = Such a force could not fight there: it lacks legions, fleets or the fleet support the war requires.
republic-business-refuse-recall = { $senator-the } cannot be recalled: he was sent or reinforced in this session, or has no command.
republic-business-refuse-reinforce = { $senator-the } cannot be reinforced: he left Rome in this session, or has no command.
republic-business-refuse-garrison = { $province } cannot receive or give up a garrison now.
republic-business-refuse-alliance = { $war } cannot end by this treaty.

# -- events

republic-business-event-governor-elected = { $senator-the } is now governor of { $province }.
republic-business-event-legate-sent = { $senator-the } governs { $province } through a legate.
republic-business-event-governor-recalled = { $senator-the } is recalled from { $province }.
republic-business-event-concession-assigned = { $senator-the } receives { $concession }.
republic-business-event-concession-flipped = { $concession } is turned face-down for this turn.
republic-business-event-concession-returned = { $concession } returns to the Forum.
republic-business-event-land-bill-passed = The { $bill } of { $senator-the } and { $senator2-the } is in force.
republic-business-event-land-bill-repealed = A { $bill } is repealed, sponsored by { $senator-the }.
republic-business-event-forces-raised = The State raises { republic-business-units } for { $amount } T.
republic-business-event-forces-disbanded = The State disbands { republic-business-units }.
republic-business-event-concession-paid = { $concession } earns { $senator-the } { $amount } T.
republic-business-event-commander-sent = { $senator-the } marches against { $war-the } with { republic-business-units }.
republic-business-event-commander-recalled = { $senator-the } is recalled from { $war-the }.
republic-business-event-units-recalled = Called home from { $war-the }: { republic-business-units }.
republic-business-event-commander-reinforced = { $senator-the } receives { republic-business-units }.
republic-business-event-garrison-sent = { $province } receives a garrison: { republic-business-legions }.
republic-business-event-garrison-recalled = { republic-business-legions } recalled from { $province }.
republic-business-event-bequest-fetched = { $senator-the } leaves to fetch { $card-the }.
republic-business-event-alliance-refused = The Rhodian Alliance is refused: { $fleets ->
        [one] 1 fleet leaves
       *[other] { $fleets } fleets leave
    }.
republic-business-event-recalled-automatically = { $senator-the } cannot continue { $war-the } and comes home.
republic-business-event-strays-came-home = The units left at { $war-the } come home.
