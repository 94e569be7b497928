# The Revenue Phase.

# -- questions

republic-revenue-ask-grain = There is drought: does { $senator-the } sell the grain of { $concession-the } dear, for { $amount2 } T instead of { $amount } T and { $popularity } popularity lost?
republic-revenue-ask-spoils =
    Does { $senator-the } plunder { $province-the } ({ $dice ->
        [0] { $bonus } T
       *[other] dice: { $dice }, added: { $bonus }{ $verres ->
            [0] {""}
           *[other] , by the Trial of Verres: { $verres }, not below 0
        }
    })? He will be corrupt.
republic-revenue-ask-release =
    { $amount ->
        [one] You cannot pay one of the rebel’s legions: which one leaves him?
       *[other] You cannot pay { $amount } of the rebel’s legions: which ones leave him?
    }
republic-revenue-ask-upkeep = The rebel’s legions cost { $amount } T, of which { $amount2 } T are still unpaid: how much does { $senator-the } pay?
republic-revenue-ask-redistribution =
    How do you share out your talents? As things stand, { $amount ->
        [0] nothing is
        [one] 1 T is
       *[other] { $amount } T are
    } left for your faction’s treasury, and whoever you do not name keeps what he has.
republic-revenue-ask-purse = How many talents does { $senator-the } have from now on? He holds { $amount } T.
republic-revenue-ask-receiver = To which faction do you give talents? You can spare { $amount } T.
republic-revenue-ask-gift = How many talents do you give { $seat-to }? You can spare { $amount } T.
republic-revenue-ask-keep-guard = Does { $senator-the } pay his open bodyguard, a talent and some popularity, or does it leave him?
republic-revenue-ask-hire-guard = Do you play Open Bodyguard, and for whom?
republic-revenue-ask-contribution = The State has { $total } T and owes { $amount } T: does one of your senators contribute? 10 T bring him 1 influence, 25 bring 3, 50 bring 7.
republic-revenue-ask-contribution-amount = How many talents does { $senator-the } give to the State? 10 bring 1 influence, 25 bring 3, 50 bring 7.
republic-revenue-act-give = Give { $amount } T
republic-revenue-ask-released =
    { $amount ->
        [one] The rebel has released one legion: does the State keep it? It can pay { $amount2 } more.
       *[other] The rebel has released { $amount } legions: which ones does the State keep? It can pay { $amount2 } more.
    }
republic-revenue-ask-dismiss =
    { $amount ->
        [one] The State is bankrupt: one more unit is disbanded, which one?
       *[other] The State is bankrupt: { $amount } more units are disbanded, which one first?
    }

# -- choices

republic-revenue-choice-afresh = Begin again
republic-revenue-choice-give = Give talents to another faction
republic-revenue-choice-dismiss-legion = A legion: { $place }
republic-revenue-choice-dismiss-fleet = A fleet: { $place }
republic-revenue-place-active = Active Forces
republic-revenue-place-reserve = reserve
republic-revenue-place-garrison = garrison of { $province-the }
republic-revenue-place-stray = without a commander, { $war }
republic-revenue-place-force = { $senator-the }

# -- refusals

republic-revenue-refuse-no-drought = Without a drought, grain brings what it always brings.
republic-revenue-refuse-not-owed = That is not a sum with which the upkeep can be paid exactly.
republic-revenue-refuse-not-unpaid = Only legions that cannot be paid are released, and exactly as many.
republic-revenue-refuse-not-yours = { $senator-the } does not belong to your faction.
republic-revenue-refuse-rebel = { $senator-the } is a rebel: his treasury is closed.
republic-revenue-refuse-captive = { $senator-the } is a captive: his treasury serves only for his ransom.
republic-revenue-refuse-settled = You have said already what { $senator-the } has; begin again to change it.
republic-revenue-refuse-nothing = There is nothing to lay with { $senator-the }, and nothing to take from him.
republic-revenue-refuse-too-much = You do not have { $amount } T for that; first take some from another of your senators.
republic-revenue-refuse-receiver = Talents can only be given to another faction that still plays.
republic-revenue-refuse-no-spare = Nothing would be left in your treasury to give.
republic-revenue-refuse-no-bodyguard = You do not hold Open Bodyguard.
republic-revenue-refuse-guard-rome = An open bodyguard protects one of your senators in Rome; { $senator-the } is not.
republic-revenue-refuse-guard-talent = { $senator-the } has no talent to pay a bodyguard.
republic-revenue-refuse-guarded = { $senator-the } has an open bodyguard already.
republic-revenue-refuse-not-free = Only a free and loyal senator of your faction contributes; { $senator-the } is none.
republic-revenue-refuse-given = { $senator-the } has contributed this year already.
republic-revenue-refuse-penniless = { $senator-the } has nothing to give.
republic-revenue-refuse-not-his = He gives of his own talents only, and at least one.
republic-revenue-refuse-too-many = The State cannot pay so many, or they were not released by the rebel.
republic-revenue-refuse-not-there = No such unit serves the State.

# -- what happened

republic-revenue-event-raid-rolled = Barbarians raid { $province-the }: black { $black }, white { $white }, modifiers { $bonus }: { $total }. It is safe above { $needed }.
republic-revenue-event-province-overrun = { $province } is overrun: no income this year, and nothing developed is left.
republic-revenue-event-garrison-lost =
    { $amount ->
        [one] The garrison of { $province-the } loses one legion.
       *[other] The garrison of { $province-the } loses { $amount } legions.
    }
republic-revenue-event-disorder-rolled = Disorder { $province-in }: die { $dice }, modifiers { $bonus }: { $total }. Order holds above { $needed }.
republic-revenue-event-income-earned = { $senator-the } earns { $total } T (own { $base }, knights { $knights }, concessions { $rights }).
republic-revenue-event-grain-sold = { $senator-the } earns { $amount } T from { $concession-the }.
republic-revenue-event-spoils-taken =
    { $loss ->
        [0] { $senator-the } plunders { $province-the }: dice { $dice }, modifiers { $bonus }: { $total } T.
       *[other] { $senator-the } plunders { $province-the } in vain: dice { $dice }, modifiers { $bonus }. The State owes { $loss } T.
    }
republic-revenue-event-spoils-declined = { $senator-the } spares { $province-the }.
republic-revenue-event-rebel-paid = { $senator-the } pays { $amount } T for the rebel’s legions.
republic-revenue-event-rebel-paid-from-box = { $seat-The } pays { $amount } T for the rebel’s legions.
republic-revenue-event-legions-released =
    { $amount ->
        [one] One unpaid legion leaves { $senator-the } and returns to the Active Forces.
       *[other] { $amount } unpaid legions leave { $senator-the } and return to the Active Forces.
    }
republic-revenue-event-talents-given = { $seat-The } gives { $amount } T { $seat2-to }.
republic-revenue-event-purse-settled = { $senator-the } now holds { $amount } T.
republic-revenue-event-box-settled = { $seat }: { $amount } T lie in your faction’s treasury.
republic-revenue-event-bodyguard-hired = { $seat-The } plays Open Bodyguard: { $senator-the } is protected.
republic-revenue-event-bodyguard-paid = { $senator-the } pays { $amount } T to his bodyguard.
republic-revenue-event-bodyguard-left = The open bodyguard leaves { $senator-the }.
republic-revenue-event-development-rolled = Development of { $province-the }: die { $dice }, modifiers { $bonus }: { $total }.
republic-revenue-event-province-developed = { $province } is developed, to the credit of { $senator-the }.
republic-revenue-event-taxes-rolled = Taxes of { $province-the }: dice { $dice }, modifiers { $bonus }: { $total } T.
republic-revenue-event-bequest-arrived = { $bequest }: { $amount } T reach the State.
republic-revenue-event-debts-shown = The State has { $total } T and owes { $amount } T.
republic-revenue-event-contribution-made = { $senator-the } gives { $amount } T to the State.
republic-revenue-event-bill-paid = The State owes { $total } T: wars { $wars }, land bills { $bills }, troops { $units }, provinces { $owed }.
republic-revenue-event-treasury-low = Only { $amount } T are left in the treasury, less than { $level }.
republic-revenue-event-legions-kept =
    { $amount ->
        [one] The State keeps one released legion.
       *[other] The State keeps { $amount } released legions.
    }
republic-revenue-event-legions-disbanded =
    { $amount ->
        [one] One released legion is disbanded.
       *[other] { $amount } released legions are disbanded.
    }
republic-revenue-event-units-unpaid =
    { $amount ->
        [one] The State is bankrupt: { $total } T do not suffice, and one unit goes unpaid.
       *[other] The State is bankrupt: { $total } T do not suffice, and { $amount } units go unpaid.
    }
republic-revenue-event-term-shortened =
    { $years ->
        [one] { $province }: one year of the term is left.
       *[other] { $province }: { $years } years of the term are left.
    }
republic-revenue-event-term-ended = The term of { $senator-the } { $province-in } is over: the province lies in the Forum.
