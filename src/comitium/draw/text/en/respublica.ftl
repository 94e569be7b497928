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
draw-respublica-number-legions = Legions in Rome
draw-respublica-number-fleets = Fleets in Rome
draw-respublica-danger = dangerous
draw-respublica-senator = Senator
draw-respublica-legions = legions
draw-respublica-veterans = { $count } vet.
draw-respublica-fleets = fleets

# -- the vote

draw-respublica-view-forum = Forum
draw-respublica-vote = On the floor
draw-respublica-majority = It passes with more than half of the votes cast.
draw-respublica-future-passes = If it passes
draw-respublica-future-passes-nothing = nobody gains or loses anything at once
draw-respublica-future-fails = If it fails
draw-respublica-future-fails-nothing = all stays as it is; the same is not proposed again this Senate Phase
draw-respublica-future-convicted = If he is convicted
draw-respublica-future-convicted-nothing = nobody gains or loses anything at once
draw-respublica-future-acquitted = If he is acquitted
draw-respublica-future-acquitted-nothing = all stays as it is
draw-respublica-to-come = Still to be called: { $seats }.
draw-respublica-yours =
    { $count ->
        [one] Outlined: your vote, if you vote for.
       *[other] Outlined: your { $count } votes, if you vote for.
    }
draw-respublica-way-come = still to be called
draw-respublica-way-for = for
draw-respublica-way-against = against
draw-respublica-way-split = split
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
draw-respublica-sum-number = target number
draw-respublica-raises = Talents added, and the odds

# -- the Forum

draw-respublica-wars = Wars
draw-respublica-war-held = rebel
draw-respublica-war-active = active
draw-respublica-war-inactive = inactive
draw-respublica-war-imminent = imminent
draw-respublica-discards =
    { $count ->
        [one] Discards: 1 card
       *[other] Discards: { $count } cards
    }

# -- what is at stake

draw-respublica-stakes = Odds
draw-respublica-against = { $senator-the } against { $war-the }
draw-respublica-balance = { $army } + commander { $led } = { $total } against { $enemy }{ $omens ->
        [0] {""}
       *[other] , evil omens { $omens }
    }:
draw-respublica-throws = Result of each of the 216 rolls of three dice
draw-respublica-throws-sea = Result at sea, fought first, of each of the 216 rolls of three dice
draw-respublica-outcome-victory = victory
draw-respublica-outcome-sea = only at sea
draw-respublica-outcome-stalemate = stalemate
draw-respublica-outcome-standoff = standoff
draw-respublica-outcome-disaster = disaster
draw-respublica-outcome-defeat = defeat
draw-respublica-risk = The commander dies in { $killed }% of cases and is captured in { $captured }%. Expected losses: { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }{ $fleets ->
        [0] .
        [one] , 1 fleet.
       *[other] , { $fleets } fleets.
    }
draw-respublica-persuade = Two dice, { $number } or less: { $chance }%
draw-respublica-hopeless = Target number { $number }: two dice cannot roll that low.
draw-respublica-enough = succeeds
draw-respublica-rungs = { $fleets ->
        [0] Number of legions, then victory in percent.
        [one] Number of legions, then victory in percent with 1 fleet.
       *[other] Number of legions, then victory in percent with { $fleets } fleets.
    }
draw-respublica-rungs-sea = Number of fleets, then victory at sea in percent: it comes before any battle on land.
draw-respublica-rungs-raised = Dashed: must be raised first.
draw-respublica-gained = gained by more talents
draw-respublica-lost = lost to a counter-bribe
draw-respublica-not-enough = fails
draw-respublica-never = fails whatever the target number
draw-respublica-bribes = Talents offered, and the odds
draw-respublica-legions-for = Legions of { $senator-the } against { $war-the }, and the odds of victory
draw-respublica-attempt = { $cards ->
        [0] No Assassin card
        [one] 1 Assassin card
       *[other] { $cards } Assassin cards
    }{ $guards ->
        [0] , no bodyguard
        [one] , 1 bodyguard
       *[other] , { $guards } bodyguards
    }
draw-respublica-proposed-first = Proposed first
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

# -- agreements: the form

draw-respublica-offer-words = Or type it
draw-respublica-offer-example = { $faction } 5 T for votes censor julius
draw-respublica-promise = Promise
draw-respublica-promise-nothing = nothing
draw-respublica-field-amount = Talents
draw-respublica-field-about = Proposal
draw-respublica-field-senator = Senator
draw-respublica-field-card = Card
draw-respublica-field-games = Games
draw-respublica-promise-floor = the proposal being voted on
draw-respublica-promise-anybody = any senator
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
draw-respublica-promise-contribute = a contribution to the State
draw-respublica-field-faction = Faction
draw-respublica-field-text = In your own words; only players can judge it
draw-respublica-field-when = Only if
draw-respublica-if-always = no condition
draw-respublica-if-passed = passes: { $proposal }
draw-respublica-if-failed = fails: { $proposal }
draw-respublica-promise-veto = a veto
draw-respublica-promise-call-first = calling a faction first
draw-respublica-promise-call-last = calling a faction last
draw-respublica-promise-word = your own words
draw-respublica-offer-never = No agreement covers assassinations, which Consul stays in Rome, revolt or loyalty. Talents are paid in the next Revenue Phase, cards in the Revolution Phase.
draw-respublica-offer-neutrals = Neutral factions make no agreements and take no gifts.
draw-respublica-promise-any = any
draw-respublica-promise-everybody = all senators of the faction
draw-respublica-field-kind = Kind of proposal
draw-respublica-field-thing = Province, concession, bill, law or war
draw-respublica-field-role = Asked to be
draw-respublica-field-trial = Kind of prosecution
draw-respublica-field-charge = Charge
draw-respublica-field-office = Office
draw-respublica-field-by = Whose votes
draw-respublica-field-by2 = And
draw-respublica-field-buying = Votes to buy, at least
draw-respublica-field-carry = If the payment falls short
draw-respublica-field-shown = When it is in force
draw-respublica-field-turn = Turn
draw-respublica-field-step = No later than
draw-respublica-field-whose = Named or elected
draw-respublica-buying-none = none
draw-respublica-carry-not = the rest lapses
draw-respublica-carry = the rest stays owed
draw-respublica-shown-not = the card is not shown
draw-respublica-shown = the card is shown
draw-respublica-turn-next = as soon as possible
draw-respublica-step = step { $step } of the Senate
draw-respublica-if-elected = is elected: { $office }
draw-respublica-consul = Consul
draw-respublica-role-advocate = advocate
draw-respublica-role-prosecutor = prosecutor
draw-respublica-role-sponsor = sponsor
draw-respublica-role-commander = commander
draw-respublica-role-governor = governor
draw-respublica-trial-minor = minor
draw-respublica-trial-major = major

# -- the signs

draw-respublica-legend-guards = open bodyguards
draw-respublica-legend-veteran = a veteran legion, and the senator it is loyal to
draw-respublica-legend-new = new here since your last decision
draw-respublica-legend-land = strength of a war on land; legions
draw-respublica-legend-naval = enemy fleets, to be beaten first
draw-respublica-legend-support = fleet support needed on land; fleets
draw-respublica-legend-spoils = spoils for the State, in talents
draw-respublica-legend-disasters = rolls of three dice that are a disaster
draw-respublica-legend-standoffs = rolls that are a standoff

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
draw-respublica-number-now = target number { $number }
draw-respublica-nobody = He can persuade nobody: even with all his talents no roll is low enough.
draw-respublica-income = Your senators earn { $total } T
draw-respublica-incomes = Income of every faction
draw-respublica-income-base = own
draw-respublica-income-knights = knights
draw-respublica-income-rights = concessions
draw-respublica-income-total = total
draw-respublica-state-pays = The State has paid
draw-respublica-bill-wars = wars
draw-respublica-bill-bills = land bills
draw-respublica-bill-units = legions and fleets
draw-respublica-bill-owed = provinces
draw-respublica-verdict = Guilty if the votes for exceed the votes against plus his influence.
draw-respublica-guilty-minor = Guilty: he loses { $popularity } popularity, { $influence } influence, his Prior Consul marker and all his concessions; the prosecutor gains half of that influence.
draw-respublica-guilty-major = Guilty: he dies, and the prosecutor gains half of his influence.
draw-respublica-guilty-special = Guilty: he dies.

# -- the printed tables in a line

draw-respublica-table-battle = Battle table: result, and legions and fleets lost.
draw-respublica-table-attempt = Assassination table: caught, no effect, killed.
draw-respublica-table-speech = Popular appeal table: change of unrest; legion: units cost more; lock: no recruits; skull: the mob kills; at −1 the people revolt.
draw-respublica-table-all = all
draw-respublica-table-defeat = defeat
draw-respublica-table-stalemate = stalemate
draw-respublica-table-victory = victory
draw-respublica-table-caught = caught
draw-respublica-table-no-effect = no effect
draw-respublica-table-killed = killed
draw-respublica-table-revolt = the people revolt
draw-respublica-table-dear = units cost more
draw-respublica-table-closed = no recruits
draw-respublica-table-mob = the mob kills

# -- the spoils of chapter 4

draw-respublica-plan-left = { $count ->
    [one] 1 war is left alone
   *[other] { $count } wars are left alone
}
draw-respublica-spoils-order = Who chooses after whom
draw-respublica-spoils-item = Spoils
draw-respublica-spoils-worth = Worth
draw-respublica-spoils-has = Who has it
draw-respublica-spoils-left = Who would take it
draw-respublica-spoils-free = free
draw-respublica-spoils-duty = free, must be given

# -- advanced rules

draw-respublica-legend-disbanded-veterans = disbanded veterans that he may call up
draw-respublica-legend-strength = strength of a province: printed, armies, armies that count half, garrison, governor
draw-respublica-advanced-rule = advanced rule { $rule }
draw-respublica-priests = Priests
draw-respublica-priests-count =
    { $count ->
        [0] no priests
        [one] 1 priest
       *[other] { $count } priests
    }
draw-respublica-no-priests = none yet
draw-respublica-party-prosecutor = Prosecutor
draw-respublica-party-advocate = Advocate
draw-respublica-party-asked = Asked to be advocate
draw-respublica-party-accused = Accused
draw-respublica-speakers = Who could speak for the accused
draw-respublica-table-plea = Votes for the accused by the roll of two dice, after the vote; in colour: acquitted as the votes stand
draw-respublica-priesthoods = Give a priesthood ({ $count })
draw-respublica-shown-cards = Show a card ({ $count })
draw-respublica-tests = Ask for an assassination test ({ $count })
draw-respublica-tests-about = Every other faction with a senator in Rome rolls a die, neutral factions only if the target has 21 influence or more, and more than anybody else. The highest makes the attempt at once: 5 or more on a die kills; on 2 or less the assassin is caught, and the leader of his faction loses 5 influence, or dies if he is in Rome.
draw-respublica-peddling = Play Influence Peddling ({ $count })

# -- the board that stays

draw-respublica-stage = The matter
draw-respublica-enlarge = Enlarge
draw-respublica-line-votes = { $name }: { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
draw-respublica-line-talents = { $name }: { $count } T
draw-respublica-line-influence = { $name }: influence { $count }
draw-respublica-line-wars = Active wars: { $count } of 4
draw-respublica-free = free
draw-respublica-fourth-war = A fourth active war at the end of the Combat Phase: Rome falls.
draw-respublica-no-more-wars = No other war is known.
draw-respublica-not-active = Not yet active
draw-respublica-provinces = provinces
draw-respublica-more-senators = + { $count } more
draw-respublica-not-in-rome = away

# -- A rebel who crosses to Italy, a province that must fight, a trial with advocates, as pictures.

draw-respublica-crossing = { $senator-the } crosses from { $province }
draw-respublica-fleets-met =
    { $fleets ->
        [one] A naval strength of { $enemy } against 1 fleet of the Senate
       *[other] A naval strength of { $enemy } against { $fleets } fleets of the Senate
    }
draw-respublica-italy = Italy
draw-respublica-rebel-fleets = { $count } of the rebels
draw-respublica-rome-fleets = { $count } of the Senate
draw-respublica-held = Held in his province { $chance }%
draw-respublica-lands = lands { $chance }%
draw-respublica-ladder = Odds of holding him, and the fleets kept in Rome
draw-respublica-if-held = If he is held
draw-respublica-if-held-losses = both sides lose as many fleets
draw-respublica-if-held-war =
    { $wars ->
        [one] still a war: 20 T a turn, 1 of 4 that end Rome
       *[other] still a war: 20 T a turn, one of { $wars } now; four end Rome
    }
draw-respublica-if-lands = If he lands
draw-respublica-if-lands-army = { $army } on land + military { $led } = { $total } in Italy
draw-respublica-if-lands-wins = if the Senate is beaten there, he wins
draw-respublica-province-fights = { $province } must fight { $war-the }
draw-respublica-part-base = printed
draw-respublica-part-armies = armies
draw-respublica-part-garrison = garrison
draw-respublica-part-command = governor
draw-respublica-part-fleets = fleets
draw-respublica-part-enemy = the war
draw-respublica-counts-half = { $count } provincial armies count half without a legion
draw-respublica-as-it-is = as it is
draw-respublica-with-legions =
    { $count ->
        [0] without legions
        [one] with 1 legion
       *[other] with { $count } legions
    }
draw-respublica-province-wins = victory: the war turns inactive, no spoils for Rome
draw-respublica-province-wins-led = victory: the war turns inactive, influence for { $senator-the }, no spoils for Rome
draw-respublica-province-falls = defeat: the province helps the enemy
draw-respublica-province-falls-led = defeat: { $senator-the } dies and the province helps the enemy
draw-respublica-court-accused = Accused
draw-respublica-court-advocate = Advocate
draw-respublica-court-votes = Appeal and votes
draw-respublica-court-plea = Plea
draw-respublica-plea-acquits = Bar: chance that he is acquitted as the votes stand, without an appeal
draw-respublica-stakes-influence = he stakes 3 influence
draw-respublica-stakes-nothing = nothing more at stake
draw-respublica-if-acquitted = If acquitted
draw-respublica-if-guilty = If guilty
draw-respublica-trial-advocate-wins = the advocate gains { $count } influence
draw-respublica-trial-advocate-loses = the advocate loses { $count } influence
draw-respublica-trial-prosecutor-loses = the prosecutor loses { $count } influence

draw-respublica-offer-and = and…
draw-respublica-offer-if = if…
draw-respublica-offer-less = Remove this promise
draw-respublica-offer-who = Who promises
draw-respublica-offer-promises = promises
draw-respublica-offer-votes = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }

# -- the sign that the era may end

draw-respublica-era-near = Era Ends: last { $among } cards
draw-respublica-era-revealed = The era ends after this Forum
