# What an answer gains and loses, in a few words below it: who, a signed number, of what.

# -- numbers

republic-stake-influence = { $who } { $amount } influence
republic-stake-popularity = { $who } { $amount } popularity
republic-stake-sponsored = sponsor { $amount }, co-sponsor { $second } popularity
republic-stake-popularity-each = { $who } { $amount } popularity each
republic-stake-talents = { $who } { $amount } T
republic-stake-votes = { $count ->
        [one] { $who } { $amount } vote
       *[other] { $who } { $amount } votes
    }
republic-stake-military = { $who } { $amount } military
republic-stake-income-revenue = { $who } { $amount } T a turn
republic-stake-income-legion = { $who } { $amount } T a legion
republic-stake-income-fleet = { $who } { $amount } T a fleet
republic-stake-treasury = { $who } { $amount } T
republic-stake-treasury-turn = { $who } { $amount } T a turn
republic-stake-treasury-unit = { $who } { $amount } T a unit
republic-stake-treasury-upkeep = { $who } { $amount } T a unit each turn
republic-stake-treasury-victory = { $who } { $amount } T for a victory
republic-stake-unrest = unrest { $amount }
republic-stake-victory = { $who } { $amount } influence and popularity if he wins { $war-the }
republic-stake-gift = { $who } { $amount } influence for { $talents } T

# -- offices

republic-stake-consuls = one presides, the other leads the army
republic-stake-dictator = presides, names a Master of Horse
republic-stake-censor = leads the prosecutions
republic-stake-pontifex = appoints priests, may veto
republic-stake-rome-consul = presides and speaks to the people
republic-stake-field-consul = first to lead an army
republic-stake-for-life = { $who } wins the game if Rome survives the turn
republic-stake-stands-down = another senator presides this turn
republic-stake-leads = cannot be persuaded

# -- trials and attempts

republic-stake-convicts = { $who } is convicted
republic-stake-accuses-own = { $who } is yours
republic-stake-convicts-own = { $who } is yours: this convicts him
republic-stake-acquits = { $who } is acquitted
republic-stake-dies = { $who } dies
republic-stake-implicated = { $count ->
        [one] 1 mortality chit against { $who-the }
       *[other] { $count } mortality chits against { $who-the }
    }
republic-stake-prosecutor = the prosecutor gains half the influence lost
republic-stake-concessions = { $who } loses all concessions
republic-stake-caught = if caught, the assassin dies

# -- risks

republic-stake-may-be-prosecuted = may be prosecuted
republic-stake-answered-with = { $seat-the } would answer with { $card }
republic-stake-saved-by-tribune = { $seat-the } would save the bill with a Tribune
republic-stake-taken-by-tribune = { $seat-the } would take it with a Tribune
republic-stake-nears-life = with { $amount } influence; at { $count } he is Consul for Life, and your game is lost
republic-stake-chooses-next = { $seat-the } chooses next
republic-stake-you-choose-next = you choose next
republic-stake-family-taken = you cannot play him while his family is in another faction
republic-stake-may-die = may die or be captured
republic-stake-bribe-lost = the senator keeps it whatever the result

# -- business

republic-stake-spoils = { $dice ->
        [0] { $province }{ $bonus } T
       *[other] { $province } { $dice }d6{ $bonus } T
    }
republic-stake-term = { $turns ->
        [one] away for 1 turn
       *[other] away for { $turns } turns
    }
republic-stake-treaty = strength { $number }{ $fleets ->
        [0] {""}
       *[other] , enemy fleet { $fleets }
    }{ $active ->
        [0] , not yet active
       *[other] , active
    }
republic-stake-stays = his votes stay in Rome
republic-stake-victor = commander and State gain by a victory
republic-stake-wars-alone = { $count ->
        [one] 1 { $others ->
            [0] active war
           *[other] more war
        } without an army
       *[other] { $count } { $others ->
            [0] active wars
           *[other] more wars
        } without an army
    }
republic-stake-bills = unrest −{ $least } to −{ $most }
republic-stake-sponsors = sponsor +{ $least } to +{ $most } popularity
republic-stake-cost = State −{ $least } to −{ $most } T
republic-stake-votes-against-bill = each vote against a land bill costs the senator popularity
republic-stake-rhodian = { $count ->
        [one] Rome loses 1 Rhodian fleet
       *[other] Rome loses { $count } Rhodian fleets
    }
republic-stake-law-lost = { $law } leaves the game

# -- the Forum and revenue

republic-stake-pressed = +1d6 T a knight
republic-stake-games = for { $cost } to { $most-cost } T: +{ $popularity } to +{ $most-popularity } popularity, unrest −{ $unrest } to −{ $most-unrest }
republic-stake-develops = { $who } { $amount } influence if the province develops
republic-stake-ransom = { $who } is free for { $amount } T

# -- who, before anybody is named

republic-stake-role-state = State
republic-stake-role-consuls = each Consul
republic-stake-role-dictator = Dictator
republic-stake-role-master = Master of Horse
republic-stake-role-censor = Censor
republic-stake-role-pontifex = Pontifex Maximus
republic-stake-role-candidate = the candidate
republic-stake-role-chair = presiding magistrate
republic-stake-role-accused = the accused
republic-stake-role-prosecutor = prosecutor
republic-stake-role-sponsor = sponsor
republic-stake-role-cosponsor = co-sponsor
republic-stake-role-commander = commander
republic-stake-role-voters = your senators
republic-stake-role-leader-of-assassin = leader of a caught assassin
republic-stake-role-knight = a knight
republic-stake-role-leader = leader
republic-stake-role-giver = the giver

# -- revolts, vetoes, advocates, first answers

republic-stake-no-influence = no influence below { $talents } T
republic-stake-rebel-wins = wins the game if he beats Rome
republic-stake-too-late = the Consul for Life wins all the same at the end of this turn
republic-stake-rebel-dies = if he is beaten, he and all who follow him die
republic-stake-rebel-waits = wins if the State goes bankrupt or the people revolt
republic-stake-rebel-burden = counts as an active war: 20 T a turn for the State, and unrest +1 if nobody attacks him
republic-stake-lays-down = legions and commander are in Rome again
republic-stake-sounds-out = shows which legions follow him; nothing is announced yet
republic-stake-vetoed = the proposal falls, unless others answer the veto
republic-stake-tribune-cancelled = the Tribune has no effect
republic-stake-accuses = { $who } { $amount } influence if the accused is acquitted
republic-stake-raises = { $number ->
        [0] raises nothing
        [one] raises 1 army or fleet
       *[other] raises { $number } armies and fleets
    }
republic-stake-defence = defends with { $land } on land and { $sea } at sea, without its governor
republic-stake-law-voted = needs two sponsors, { $amount } and { $amount2 } influence, and a majority
republic-stake-defends = { $who } { $won } influence if he is acquitted, { $lost } if convicted
republic-stake-appeal-frees = may free him, or add votes on either side
republic-stake-appeal-moves = adds votes on either side, cannot free him
republic-stake-appeal-kills = the people may kill him
republic-stake-initiative = one more initiative: a card, persuasion, a knight, games

# -- what is seldom asked

republic-stake-guilty = { $dice }d6 mortality chits against { $who-the }
republic-stake-guilty-price = { $who } { $amount } popularity for each chit
republic-stake-veterans = { $count ->
        [one] 1 veteran legion, loyal to { $master }
       *[other] { $count } veteran legions, loyal to { $master }
    }
republic-stake-knights-taken = { $who } +{ $count }d6 T; every knight is lost
