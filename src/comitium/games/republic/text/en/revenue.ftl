# The Revenue Phase.

# -- questions

republic-revenue-ask-grain = There is a drought: does { $senator-the } sell the grain of { $concession-the } at a high price, for { $amount2 } T instead of { $amount } T, losing { $popularity } popularity?
republic-revenue-ask-spoils =
    Does { $senator-the } take spoils from { $province-the } ({ $dice ->
        [0] { $bonus } T
       *[other] dice { $dice }, modifiers { $bonus }{ $verres ->
            [0] {""}
           *[other] , Trial of Verres { $verres }, at least 0
        }
    })? He will be corrupt.
republic-revenue-ask-release =
    { $amount ->
        [one] You cannot pay 1 of the rebel’s legions: which one leaves him?
       *[other] You cannot pay { $amount } of the rebel’s legions: which ones leave him?
    }
republic-revenue-ask-upkeep = The rebel’s legions cost { $amount } T, { $amount2 } T still unpaid: how much does { $senator-the } pay?
republic-revenue-ask-redistribution =
    How do you redistribute your talents? So far { $amount ->
        [0] nothing is
        [one] 1 T is
       *[other] { $amount } T are
    } left for your faction treasury; senators you do not name keep what they have.
republic-revenue-ask-purse = How many talents should { $senator-the } hold? He has { $amount } T.
republic-revenue-ask-receiver = To which faction do you give talents? You can spare { $amount } T.
republic-revenue-ask-gift = How many talents do you give { $seat-to }? You can spare { $amount } T.
republic-revenue-ask-keep-guard = Does { $senator-the } pay his open bodyguard (a talent and some popularity), or dismiss it?
republic-revenue-ask-hire-guard = Do you play Open Bodyguard, and for whom?
republic-revenue-ask-contribution = The State has { $total } T and owes { $amount } T: does one of your senators contribute? { $short ->
        [0] {""}
       *[other] { $short } T are missing: if the State cannot pay, Rome falls.{" "}
    }10 T bring 1 influence, 25 T bring 3, 50 T bring 7.
republic-revenue-ask-contribution-amount = How many talents does { $senator-the } contribute to the State? 10 bring 1 influence, 25 bring 3, 50 bring 7.
republic-revenue-act-give = Give { $amount } T
republic-revenue-ask-released =
    { $amount ->
        [one] The rebel has released 1 legion: does the State keep it? It can pay { $amount2 } more.
       *[other] The rebel has released { $amount } legions: which ones does the State keep? It can pay { $amount2 } more.
    }
republic-revenue-ask-dismiss =
    { $amount ->
        [one] The State is bankrupt and must disband 1 more unit: which one?
       *[other] The State is bankrupt and must disband { $amount } more units: which one first?
    }

# -- choices

republic-revenue-choice-afresh = Start again
republic-revenue-choice-give = Give talents to another faction
republic-revenue-choice-dismiss-legion = A legion: { $place }
republic-revenue-choice-dismiss-fleet = A fleet: { $place }
republic-revenue-place-active = Active Forces
republic-revenue-place-reserve = reserve
republic-revenue-place-garrison = garrison of { $province-the }
republic-revenue-place-stray = without a commander, { $war }
republic-revenue-place-force = { $senator-the }

# -- refusals

republic-revenue-refuse-no-drought = Grain sells at a high price only during a drought.
republic-revenue-refuse-not-owed = This amount does not pay the upkeep exactly.
republic-revenue-refuse-not-unpaid = Release exactly the legions that cannot be paid.
republic-revenue-refuse-not-yours = { $senator-the } is not in your faction.
republic-revenue-refuse-rebel = { $senator-the } is a rebel: you cannot use his personal treasury.
republic-revenue-refuse-captive = { $senator-the } is a captive: his personal treasury can only pay his ransom.
republic-revenue-refuse-settled = You have already set the talents of { $senator-the }; start again to change them.
republic-revenue-refuse-nothing = You have nothing to give { $senator-the }, and nothing to take from him.
republic-revenue-refuse-too-much = You do not have { $amount } T for that; take some from another of your senators first.
republic-revenue-refuse-receiver = You can only give talents to another faction still in the game.
republic-revenue-refuse-neutral = { $seat-The } is neutral: it takes no gifts.
republic-revenue-refuse-all-neutral = The other factions are neutral: they take no gifts.
republic-revenue-refuse-no-spare = Your faction treasury would have nothing left to give.
republic-revenue-refuse-no-bodyguard = You do not hold Open Bodyguard.
republic-revenue-refuse-guard-rome = An open bodyguard protects only your senators in Rome; { $senator-the } is not one.
republic-revenue-refuse-guard-talent = { $senator-the } has no talent to pay a bodyguard with.
republic-revenue-refuse-guarded = { $senator-the } already has an open bodyguard.
republic-revenue-refuse-not-free = Only a free and loyal senator of your faction may contribute; { $senator-the } is not one.
republic-revenue-refuse-given = { $senator-the } has already contributed this turn.
republic-revenue-refuse-penniless = { $senator-the } has nothing to give.
republic-revenue-refuse-not-his = He can contribute only from his personal treasury, at least 1 T.
republic-revenue-refuse-too-many = The State cannot pay that many, or the rebel did not release them.
republic-revenue-refuse-not-there = The State has no such unit.

# -- what happened

republic-revenue-event-raid-rolled = Barbarians raid { $province-the }: black { $black }, white { $white }, modifiers { $bonus }: { $total }. The province is safe above { $needed }.
republic-revenue-event-province-overrun = { $province } is overrun: no income this turn, and it is undeveloped.
republic-revenue-event-garrison-lost =
    { $amount ->
        [one] The garrison of { $province-the } loses 1 legion.
       *[other] The garrison of { $province-the } loses { $amount } legions.
    }
republic-revenue-event-disorder-rolled = Disorder { $province-in }: die { $dice }, modifiers { $bonus }: { $total }. Order holds above { $needed }.
republic-revenue-event-income-earned = { $senator-the } earns { $total } T (own { $base }, knights { $knights }, concessions { $rights }).
republic-revenue-event-grain-sold = { $senator-the } earns { $amount } T from { $concession-the }.
republic-revenue-event-spoils-taken =
    { $loss ->
        [0] { $senator-the } takes spoils from { $province-the }: dice { $dice }, modifiers { $bonus }: { $total } T.
       *[other] { $senator-the } finds no spoils in { $province-the }: dice { $dice }, modifiers { $bonus }. The State owes { $loss } T.
    }
republic-revenue-event-spoils-declined = { $senator-the } takes no spoils from { $province-the }.
republic-revenue-event-rebel-paid = { $senator-the } pays { $amount } T for the rebel’s legions.
republic-revenue-event-rebel-paid-from-box = { $seat-The } pays { $amount } T for the rebel’s legions.
republic-revenue-event-legions-released =
    { $amount ->
        [one] 1 unpaid legion leaves { $senator-the } and returns to the Active Forces.
       *[other] { $amount } unpaid legions leave { $senator-the } and return to the Active Forces.
    }
republic-revenue-event-talents-given = { $seat-The } gives { $amount } T { $seat2-to }.
republic-revenue-event-purse-settled = { $senator-the } now holds { $amount } T.
republic-revenue-event-box-settled = { $seat }: your faction treasury holds { $amount } T.
republic-revenue-event-bodyguard-hired = { $seat-The } plays Open Bodyguard: { $senator-the } is protected.
republic-revenue-event-bodyguard-paid = { $senator-the } pays { $amount } T to his bodyguard.
republic-revenue-event-bodyguard-left = The open bodyguard leaves { $senator-the }.
republic-revenue-event-development-rolled = Development of { $province-the }: die { $dice }, modifiers { $bonus }: { $total }.
republic-revenue-event-province-developed = { $province } is developed, to the credit of { $senator-the }.
republic-revenue-event-taxes-rolled = Taxes of { $province-the }: dice { $dice }, modifiers { $bonus }: { $total } T.
republic-revenue-event-bequest-arrived = { $bequest }: the State receives { $amount } T.
republic-revenue-event-debts-shown = The State has { $total } T and owes { $amount } T.
republic-revenue-event-contribution-made = { $senator-the } contributes { $amount } T to the State.
republic-revenue-event-bill-paid = The State owes { $total } T: wars { $wars }, land bills { $bills }, units { $units }, provinces { $owed }.
republic-revenue-event-treasury-low = Only { $amount } T are left in the State treasury, less than { $level }.
republic-revenue-event-legions-kept =
    { $amount ->
        [one] The State keeps 1 released legion.
       *[other] The State keeps { $amount } released legions.
    }
republic-revenue-event-legions-disbanded =
    { $amount ->
        [one] 1 released legion is disbanded.
       *[other] { $amount } released legions are disbanded.
    }
republic-revenue-event-units-unpaid =
    { $amount ->
        [one] The State is bankrupt: { $total } T are not enough, and 1 unit goes unpaid.
       *[other] The State is bankrupt: { $total } T are not enough, and { $amount } units go unpaid.
    }
republic-revenue-event-term-shortened =
    { $years ->
        [one] { $province }: 1 turn of the term is left.
       *[other] { $province }: { $years } turns of the term are left.
    }
republic-revenue-event-term-ended = The term of { $senator-the } { $province-in } ends: the province returns to the Forum.
