# The table: its places, and what is read off them.

republic-board-title = Turn { $turn } · { $phase } · { $era }
republic-board-over = The game ended in turn { $turn }

# -- the State

republic-board-state = The State
republic-board-treasury =
    { $count ->
        [one] 1 talent in the State treasury
       *[other] { $count } talents in the State treasury
    }
republic-board-unrest = unrest { $count }
republic-board-active-wars =
    { $count ->
        [one] 1 active war
       *[other] { $count } active wars
    }
republic-board-bill = { $bill } in force: { $count }
republic-board-highest = highest-ranking official: { $senator-the }
republic-board-chair = { $senator-the } presides
republic-board-level = level { $count }

# -- the vote on the floor

republic-board-ayes = for: { $count }
republic-board-noes = against: { $count }
republic-board-given-for = the people add { $count } for it
republic-board-given-against = his influence and the people add { $count } against it
republic-board-given-influence = his influence adds { $count } against it
republic-board-proposed = proposed by { $seat-the }
republic-board-prepared = A proposal of { $seat-the }
republic-board-vote-waits = The vote on this waits: { $proposal }
republic-board-era-near = The era may end soon: Era Ends is among the last { $among } of { $count } cards
republic-board-era-revealed = Era Ends is drawn: the game ends after this Forum Phase
republic-board-uncalled = still to be called: { $seats }

# -- Forum and Curia

republic-board-forum = Forum
republic-board-active = Active wars
republic-board-inactive = Inactive wars
republic-board-imminent = Imminent wars
republic-board-leaders = Enemy leaders
republic-board-unaligned = Unaligned senators
republic-board-concessions = Concessions
republic-board-curia = Curia
republic-board-refuge = in refuge

# -- a war

republic-board-land = strength { $count }
republic-board-naval =
    { $count ->
        [one] 1 enemy fleet
       *[other] { $count } enemy fleets
    }
republic-board-support =
    { $count ->
        [one] fleet support: 1 fleet
       *[other] fleet support: { $count } fleets
    }
republic-board-disasters = disaster on { $numbers }
republic-board-standoffs = standoff on { $numbers }
republic-board-spoils =
    { $count ->
        [one] 1 talent of spoils
       *[other] { $count } talents of spoils
    }
republic-board-led = led by { $leaders }
republic-board-commanders = fought by { $senators }
republic-board-left = no commander: { republic-business-units }
republic-board-stranded = { $needed ->
        [one] { $senator-the } needs 1 fleet, has { $fleets }: comes home, war unprosecuted
       *[other] { $senator-the } needs { $needed } fleets, has { $fleets }: comes home, war unprosecuted
    }
republic-board-unprosecuted = unprosecuted
republic-board-naval-victory = beaten at sea
republic-board-revolt = a revolt
republic-board-subdued = beaten by a province
republic-board-allies = helped by { $provinces } (+{ $amount })

# -- provinces

republic-board-provinces = Provinces
republic-board-governor = governed by { $senator-the }
republic-board-dial =
    { $count ->
        [one] 1 turn left
       *[other] { $count } turns left
    }
republic-board-vacant = without a governor
republic-board-revolted = in revolt
republic-board-developed = developed
republic-board-undeveloped = undeveloped
republic-board-legate = governed by a legate
republic-board-provincial-armies =
    { $count ->
        [one] 1 provincial army
       *[other] { $count } provincial armies
    }
republic-board-provincial-fleets =
    { $count ->
        [one] 1 provincial fleet
       *[other] { $count } provincial fleets
    }
republic-board-helps = on the enemy’s side in { $war-the }
republic-board-rebel-holds = held by a rebel
republic-board-rebel-sailing = rebel crossing to Italy
republic-board-rebel-in-italy = rebel in Italy
republic-board-stronghold = the rebel holds out in { $province }
republic-board-marching-armies =
    { $legions ->
        [0] { $count ->
            [one] 1 provincial army
           *[other] { $count } provincial armies
        }
        [one] 1 legion{ $count ->
            [0] {""}
            [one] {" "}and 1 provincial army
           *[other] {" "}and { $count } provincial armies
        }
       *[other] { $legions } legions{ $count ->
            [0] {""}
            [one] {" "}and 1 provincial army
           *[other] {" "}and { $count } provincial armies
        }
    } in Italy
republic-board-at-sea =
    { $amount ->
        [0] { $senator } crossing to Italy
        [one] { $senator } crossing to Italy with 1 provincial army
       *[other] { $senator } crossing to Italy with { $amount } provincial armies
    }

# -- forces

republic-board-forces = Legions and fleets
republic-board-reserve = Reserve
republic-board-active-forces = Active Forces
republic-board-force = With { $senator-the }
republic-board-stray = Without a commander: { $war }
republic-board-garrison = Garrison: { $province }
republic-board-legions =
    { $count ->
        [one] 1 legion
       *[other] { $count } legions
    }
republic-board-fleets =
    { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    }
republic-board-strength = strength { $count }
republic-board-patron = loyal to { $senator-the }

# -- factions

republic-board-votes =
    { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
republic-board-influence = influence { $count }
republic-board-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
republic-board-box =
    { $count ->
        [one] 1 talent in the faction treasury
       *[other] { $count } talents in the faction treasury
    }
republic-board-eliminated = out of the game
republic-board-rank = rank { $count }
republic-board-coalition = governs
republic-board-dominant = decides for the neutral factions
republic-board-hand = Hand
republic-board-back = unknown card

# -- a senator

republic-board-leads = faction leader
republic-board-for-life = Consul for Life
republic-board-prior-consul = Prior Consul
republic-board-proconsul = Proconsul
republic-board-major = may be prosecuted for his office
republic-board-corrupt = corrupt
republic-board-returned = governor just returned
republic-board-rebel = rebel
republic-board-on-family = played on his family
republic-board-priest = priest
republic-board-liable = answers for the unpaid omens
republic-board-military = military { $count }
republic-board-oratory = oratory { $count }
republic-board-loyalty = loyalty { $count }
republic-board-popularity = popularity { $count }
republic-board-talents =
    { $count ->
        [one] 1 talent
       *[other] { $count } talents
    }
republic-board-knights =
    { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
republic-board-guards =
    { $count ->
        [one] 1 open bodyguard
       *[other] { $count } open bodyguards
    }
republic-board-disbanded-veterans =
    { $count ->
        [one] 1 disbanded veteran legion
       *[other] { $count } disbanded veteran legions
    }
republic-board-governing = governs { $province }
republic-board-at-war = fights { $war-the }
republic-board-at-war-won = has won { $war-the }
republic-board-at-war-won-at-sea = has won at sea: { $war }
republic-board-at-war-unable = cannot fight { $war-the } with his force
republic-board-captive = captive: { $war }
republic-board-captive-raid = captive of the Barbarian Raids
republic-board-in-revolt = in revolt
republic-board-mission-pergamum = fetches the bequest of Pergamum
republic-board-mission-bithynia = fetches the bequest of Bithynia
republic-board-mission-apion = fetches the bequest of Apion

# -- a concession

republic-board-exposed = may be prosecuted for it
republic-board-holder = held by { $senator-the }

# -- piles and agreements

republic-board-pile = Deck
republic-board-deck =
    { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
republic-board-piles =
    { $count ->
        [one] 1 card in later decks
       *[other] { $count } cards in later decks
    }
republic-board-near = { $count ->
        [1] { $card } is the next card
       *[other] { $card } is among the next { $count }
    }
republic-board-discards = Discards
republic-board-agreements = Public agreements

# -- the end

republic-board-score = Influence
republic-board-column-influence = Influence
republic-board-column-votes = Votes
republic-board-column-senators = Senators
republic-board-won = { $seat } wins.

# -- what a phase asks about, how a faction has voted, how strong a war is and why

republic-board-column-talents = Talents
republic-board-column-loyalty = Loyalty
republic-board-column-popularity = Popularity
republic-board-column-military = Military
republic-board-called-for = { $seat } for
republic-board-called-against = { $seat } against
republic-board-called-split = { $seat } split
republic-board-called-neither = { $seat } abstained
republic-board-sum =
    { $led ->
        [0] printed { $printed } × { $series } active matching wars
       *[other] { $series ->
            [1] printed { $printed } + { $led } for its leaders
           *[other] printed { $printed } × { $series } active matching wars + { $led } for its leaders
        }
    }
republic-board-seated = clockwise: { $seats }
republic-board-beside = { $seat } → { $others }
