# Res Publica Romana in the browser: what its table says besides the game’s own words.

draw-respublica-phase-1 = Mortality
draw-respublica-phase-2 = Revenue
draw-respublica-phase-3 = Forum
draw-respublica-phase-4 = Population
draw-respublica-phase-5 = Senate
draw-respublica-phase-6 = Combat
draw-respublica-phase-7 = Revolution
draw-respublica-number-treasury = Treasury
draw-respublica-number-unrest = Unrest
draw-respublica-number-active-wars = Active wars
draw-respublica-number-legions = Legions in Rome
draw-respublica-number-fleets = Fleets in Rome
draw-respublica-danger = dangerous
draw-respublica-senator = Senator
draw-respublica-legions = legions
draw-respublica-veterans = { $count } vet.
draw-respublica-fleets = fleets

# -- the vote

draw-respublica-view-rome = Rome
draw-respublica-view-factions = Factions
draw-respublica-view-wars = Wars
draw-respublica-view-forum = Forum
draw-respublica-fold = Show the senators: { $name }
draw-respublica-vote = On the floor
draw-respublica-majority = It passes with more than half of the votes cast.
draw-respublica-to-come = Still to be called: { $seats }.
draw-respublica-yours =
    { $count ->
        [one] Outlined: your vote, if you say yes.
       *[other] Outlined: your { $count } votes, if you say yes.
    }
draw-respublica-way-come = still to be called
draw-respublica-way-for = for
draw-respublica-way-against = against
draw-respublica-way-split = of two minds
draw-respublica-way-neither = abstained
draw-respublica-makes = makes { $ayes } to { $noes }
draw-respublica-stays = stays { $ayes } to { $noes }
draw-respublica-sum-persuader = { $senator-the }: oratory { $oratory }, influence { $influence }
draw-respublica-sum-target = { $senator-the }: loyalty { $loyalty }{ $aligned ->
        [0] {""}
       *[other] , his faction { $aligned }
    }{ $talents ->
        [0] {""}
       *[other] , talents { $talents }
    }
draw-respublica-sum-bribe = bribe so far
draw-respublica-sum-counter = counter-bribes
draw-respublica-sum-number = the number now
draw-respublica-raises = Talents added, and the chance they give

# -- the Forum

draw-respublica-wars = Wars
draw-respublica-no-wars = Rome is at peace.
draw-respublica-war-active = active
draw-respublica-war-inactive = inactive
draw-respublica-war-imminent = imminent
draw-respublica-discards =
    { $count ->
        [one] Discards: 1 card
       *[other] Discards: { $count } cards
    }

# -- what is at stake

draw-respublica-stakes = The odds
draw-respublica-against = { $senator-the } against { $war-the }
draw-respublica-balance = { $army } + commander { $led } = { $total } against { $enemy }{ $omens ->
        [0] {""}
       *[other] , evil omens { $omens }
    }:
draw-respublica-throws = What each of the 216 throws of three dice brings
draw-respublica-throws-sea = What each of the 216 throws of three dice brings at sea, which is fought first
draw-respublica-outcome-victory = victory
draw-respublica-outcome-sea = only at sea
draw-respublica-outcome-stalemate = stalemate
draw-respublica-outcome-standoff = standoff
draw-respublica-outcome-disaster = disaster
draw-respublica-outcome-defeat = defeat
draw-respublica-risk = The commander falls in { $killed } % of cases, is captured in { $captured } %. Expected losses: { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }{ $fleets ->
        [0] .
        [one] , 1 fleet.
       *[other] , { $fleets } fleets.
    }
draw-respublica-persuade = Two dice, { $number } or less: { $chance } %
draw-respublica-hopeless = The number is { $number }: two dice cannot throw so little.
draw-respublica-enough = succeeds
draw-respublica-not-enough = fails
draw-respublica-never = fails whatever the number
draw-respublica-bribes = Talents offered, and the chance they give
draw-respublica-legions-for = Legions of { $senator-the } against { $war-the }, and the chance of victory
draw-respublica-attempt = { $cards ->
        [0] No Assassin card
        [one] 1 Assassin card
       *[other] { $cards } Assassin cards
    }{ $guards ->
        [0] , no bodyguard
        [one] , 1 bodyguard
       *[other] , { $guards } bodyguards
    }
draw-respublica-suspended = suspended
draw-respublica-guarded =
    { $guards ->
        [0] Without a bodyguard
        [one] With 1 bodyguard
       *[other] With { $guards } bodyguards
    }
draw-respublica-killed = the target dies
draw-respublica-caught = the assassin is caught

# -- what was decided by dice

draw-respublica-closed = Since your last decision
draw-respublica-battle-fought = { $senator-the } meets the enemy in { $war-the }
draw-respublica-battle-victory =
    { $naval ->
        [0] Victory of { $senator-the } in { $war-the }
       *[other] Victory of { $senator-the } at sea in { $war-the }
    }
draw-respublica-battle-stalemate = Stalemate between { $senator-the } and the enemy in { $war-the }
draw-respublica-battle-standoff = Standoff for { $senator-the } in { $war-the }
draw-respublica-battle-disaster = Disaster for { $senator-the } in { $war-the }
draw-respublica-battle-defeat = Defeat of { $senator-the } in { $war-the }
draw-respublica-sum-army = army
draw-respublica-sum-sea = fleets
draw-respublica-sum-command = commander
draw-respublica-sum-enemy = enemy
draw-respublica-sum-dice = three dice
draw-respublica-sum-unrest = unrest
draw-respublica-sum-popularity = popularity
draw-respublica-sum-omens = evil omens
draw-respublica-speech-stays = { $senator-the } speaks to the people, and they are calm: unrest stays at { $unrest }
draw-respublica-speech-rises = { $senator-the } speaks to the people, and they murmur: unrest rises to { $unrest }
draw-respublica-speech-falls = { $senator-the } speaks to the people, and they cheer: unrest falls to { $unrest }

# -- agreements: the form

draw-respublica-offer-to = To
draw-respublica-give = You promise
draw-respublica-get = You want for it
draw-respublica-offer-words = Write it instead
draw-respublica-offer-example = star 5 T for votes censor julius
draw-respublica-promise = What
draw-respublica-promise-nothing = nothing
draw-respublica-field-amount = How many talents
draw-respublica-field-about = On what
draw-respublica-field-senator = Senator
draw-respublica-field-card = Card
draw-respublica-field-games = Games
draw-respublica-promise-floor = what is being voted on now
draw-respublica-promise-anybody = nobody in particular
draw-respublica-promise-any-games = any games
draw-respublica-promise-random =
    { $count ->
        [one] 1 card at random
       *[other] { $count } cards at random
    }
draw-respublica-promise-pay = talents
draw-respublica-promise-for = votes for
draw-respublica-promise-against = votes against
draw-respublica-promise-abstain = an abstention
draw-respublica-promise-no-veto = no veto
draw-respublica-promise-nominate = a proposal
draw-respublica-promise-consent = consent
draw-respublica-promise-prosecute = a prosecution
draw-respublica-promise-no-trial = no prosecution
draw-respublica-promise-appoint = an appointment as Dictator or Master of Horse
draw-respublica-promise-give = cards
draw-respublica-promise-no-persuasion = no attempt to persuade
draw-respublica-promise-no-counter-bribe = no counter-bribe
draw-respublica-promise-bid-at-most = no bid above
draw-respublica-promise-games = games
draw-respublica-promise-contribute = a gift to the State
draw-respublica-field-faction = Faction
draw-respublica-field-text = In your words; only the others can judge it
draw-respublica-field-when = Only if
draw-respublica-if-always = whatever happens
draw-respublica-if-passed = passes: { $proposal }
draw-respublica-if-failed = falls: { $proposal }
draw-respublica-promise-veto = a veto
draw-respublica-promise-call-first = to call a faction first
draw-respublica-promise-call-last = to call a faction last
draw-respublica-promise-word = something in words
draw-respublica-offer-open = Offer an agreement
draw-respublica-offer-about = Everybody may read it. It binds once the other has accepted.
draw-respublica-offer-never = Never binding: murder, who of two Consuls is which, revolt and loyalty. Talents move in the next Revenue Phase, cards in the Revolution Phase.
draw-respublica-promise-swap = a card for a card
draw-respublica-promise-any = any
draw-respublica-promise-everybody = all his faction’s
draw-respublica-field-card2 = For which card
draw-respublica-field-kind = What kind of proposal
draw-respublica-field-thing = Province, concession, bill or war
draw-respublica-field-role = Asked as
draw-respublica-field-trial = Kind of trial
draw-respublica-field-charge = For what
draw-respublica-field-office = Office
draw-respublica-field-by = Whose votes
draw-respublica-field-by2 = And whose
draw-respublica-field-buying = Votes bought besides, at least
draw-respublica-field-carry = If there is too little
draw-respublica-field-shown = Before the deal
draw-respublica-field-turn = In which turn
draw-respublica-field-step = At the latest
draw-respublica-field-whose = Who is named or elected
draw-respublica-field-veto = And a veto
draw-respublica-buying-none = none
draw-respublica-carry-not = the rest lapses
draw-respublica-carry = the rest stays owed
draw-respublica-shown-not = the card is not shown
draw-respublica-shown = the card is shown
draw-respublica-turn-next = as soon as it can be
draw-respublica-step = step { $step } of the Senate
draw-respublica-veto-free = is left open
draw-respublica-veto-none = is given up
draw-respublica-if-elected = is elected: { $office }
draw-respublica-consul = Consul
draw-respublica-role-prosecutor = prosecutor
draw-respublica-role-sponsor = sponsor
draw-respublica-role-commander = commander
draw-respublica-role-governor = governor
draw-respublica-trial-minor = minor
draw-respublica-trial-major = major

# -- the signs

draw-respublica-legend-guards = open bodyguards
draw-respublica-legend-veteran = a veteran legion, and whom it is sworn to
draw-respublica-legend-new = new here since your last decision
draw-respublica-legend-land = strength of a war on land; legions
draw-respublica-legend-naval = enemy fleets, to be beaten first
draw-respublica-legend-support = fleets that a war on land needs; fleets
draw-respublica-legend-spoils = spoils for the State, in talents
draw-respublica-legend-disasters = throws of three dice that are a disaster
draw-respublica-legend-standoffs = throws that are a standoff

# -- cards under the glass

draw-respublica-card-senator = Senator
draw-respublica-card-statesman = Statesman
draw-respublica-card-war = War
draw-respublica-card-leader = Leader
draw-respublica-card-land = land
draw-respublica-card-support = support
draw-respublica-card-naval = naval

# -- how far a phase has come

draw-respublica-initiatives = Initiatives
draw-respublica-auction = Auction
draw-respublica-passes = passes
draw-respublica-persuasion = Persuasion
draw-respublica-number-now = number { $number }
draw-respublica-nobody = Nobody can be won over by him: even with all his talents no throw is low enough.
draw-respublica-income = Your senators earn { $total } T
draw-respublica-incomes = Income of every faction
draw-respublica-income-base = own
draw-respublica-income-knights = knights
draw-respublica-income-rights = concessions
draw-respublica-income-total = together
draw-respublica-state-pays = The State has paid
draw-respublica-bill-wars = wars
draw-respublica-bill-bills = land bills
draw-respublica-bill-units = legions and fleets
draw-respublica-bill-owed = provinces
draw-respublica-verdict = He is found guilty if more is cast for it than against it together with his influence.
draw-respublica-guilty-minor = Guilty: he loses { $popularity } popularity, { $influence } influence, his standing as a former Consul and all his concessions; the prosecutor gains half of that influence.
draw-respublica-guilty-major = Guilty: he dies, and the prosecutor gains half of his influence.
draw-respublica-guilty-special = Guilty: he dies.

# -- the printed tables in a line

draw-respublica-table-battle = The table of battles: result, and legions and fleets lost.
draw-respublica-table-attempt = The table of attempts: caught, nothing, killed.
draw-respublica-table-speech = The table of the people: change of unrest; legion: recruits cost more; lock: no recruits; skull: the mob kills; at −1 the people rise.
draw-respublica-table-all = all
draw-respublica-table-defeat = defeat
draw-respublica-table-stalemate = stalemate
draw-respublica-table-victory = victory
draw-respublica-table-caught = caught
draw-respublica-table-no-effect = nothing
draw-respublica-table-killed = killed
draw-respublica-table-revolt = the people rise
draw-respublica-table-dear = recruits cost more
draw-respublica-table-closed = no recruits
draw-respublica-table-mob = the mob kills
draw-respublica-natural-none = The dice’s own { $number } is neither a disaster nor a standoff here: the sum decides.
draw-respublica-natural-disaster = The dice’s own { $number } is a disaster in this war, whatever the sum.
draw-respublica-natural-standoff = The dice’s own { $number } is a standoff in this war, whatever the sum.
draw-respublica-falls-active-wars = Active wars: { $count }; with four at the end of Combat, Rome falls.
draw-respublica-falls-treasury = Money: { $count } T; with a bill it cannot pay, Rome falls.
draw-respublica-falls-unrest = People: unrest { $count }; at the next speech dice and popularity must make { $lowest } or more.
