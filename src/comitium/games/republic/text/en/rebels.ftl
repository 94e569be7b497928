# Rebel governors (2.03).

# -- choices

republic-rebels-choice-march = March on Rome
republic-rebels-choice-stay = Stay in the province
republic-rebels-choice-send-armies =
    { $amount ->
        [0] No provincial army
        [one] 1 provincial army
       *[other] { $amount } provincial armies
    }
republic-rebels-choice-hand-back =
    { $amount ->
        [0] Keep all fleets
        [one] Hand back 1 fleet
       *[other] Hand back { $amount } fleets
    }
republic-rebels-choice-drop-legion = Release a legion: { $place }
republic-rebels-choice-drop-fleet = Release a Roman fleet
republic-rebels-choice-drop-army = Release a provincial army of { $province }
republic-rebels-choice-drop-ship = Release a provincial fleet of { $province }
republic-rebels-choice-drop-marching-army = Release a provincial army in Italy
republic-rebels-choice-drop-sailing-army = Release a provincial army that is crossing to Italy
republic-rebels-choice-sink =
    { $amount ->
        [0] None of the province whose army is crossing
        [one] 1 of the province whose army is crossing
       *[other] { $amount } of the province whose army is crossing
    }
republic-rebels-act-loyal = Let all my governors stay loyal
republic-rebels-act-keep = Not after all

# -- questions

republic-rebels-ask-rise =
    { $amount ->
        [0] Does one of your governors revolt with his province? He then marches on Rome, where he must beat the Senate, or stays and wins if the State goes bankrupt or the people revolt. If he dies, all who joined him die.
       *[other] Does one of your governors revolt with his province? He must be stronger than the rebel declared so far ({ $amount }).
    }
republic-rebels-ask-named = { $senator-the } revolts with a strength of { $amount }: which governors rise with him, and whose veterans count? Your other senators are asked next.
republic-rebels-ask-paid-fleets = For how many fleets does { $senator-the } pay a talent?
republic-rebels-ask-hand-back =
    { $amount ->
        [one] 1 Roman fleet follows { $senator-the } and costs 2 T a turn: does he hand it back to the Senate?
       *[other] { $amount } Roman fleets follow { $senator-the } and cost 2 T each a turn: how many does he hand back to the Senate?
    }
republic-rebels-units =
    { $legions ->
        [0] no legion
        [one] 1 legion
       *[other] { $legions } legions
    } and { $armies ->
        [0] no provincial army
        [one] 1 provincial army
       *[other] { $armies } provincial armies
    }
republic-rebels-ask-march = Does { $senator-the } march on Rome from { $province } with { republic-rebels-units }? He cannot return.
republic-rebels-ask-sail = Does { $senator-the } sail from { $province } against Rome with { republic-rebels-units }? The Senate may intercept him.
republic-rebels-ask-reinforce = The march of { $senator-the } is undecided: which partisan governor reinforces it?
republic-rebels-ask-armies =
    { $sails ->
        [0] How many provincial armies does { $senator-the } lead from { $province } to Italy?
       *[other] How many provincial armies does { $senator-the } lead from { $province } to Italy? The Senate may intercept them.
    }
republic-rebels-ask-legions = How many ordinary legions does { $senator-the } take with him from { $province }?
republic-rebels-ask-veterans = Which veterans does { $senator-the } take with him from { $province }?
republic-rebels-ask-intercept =
    { $fleets ->
        [one] { $senator-the } is sailing to Italy: does your 1 fleet intercept his { $enemy }?
       *[other] { $senator-the } is sailing to Italy: do your { $fleets } fleets intercept his { $enemy }?
    }
republic-rebels-ask-sink =
    { $amount ->
        [one] 1 provincial fleet is lost: is it one of { $province }, or of { $province2 }?
       *[other] { $amount } provincial fleets are lost: how many are from { $province }? The others are from { $province2 }.
    }
republic-rebels-ask-release = The rebellion costs { $amount } T, and you have { $amount2 } T: which unit do you release?
republic-rebels-ask-upkeep = The rebellion costs { $amount } T, { $amount2 } T still unpaid: how much does { $senator-the } pay?
republic-rebels-ask-keep-fleets =
    { $amount ->
        [one] The rebel has released 1 fleet: does the State keep it? It can pay { $amount2 } more.
       *[other] The rebel has released { $amount } fleets: how many does the State keep? It can pay { $amount2 } more.
    }

# -- refusals

republic-rebels-refuse-governor = { $senator-the } is not a governor who is in his province and strong enough to be the rebel.
republic-rebels-refuse-march = He marches on Rome, or stays in his province.
republic-rebels-refuse-hand-back = He does not have so many fleets.
republic-rebels-refuse-reinforcement = { $senator-the } is not a partisan governor who is in his province with land forces.
republic-rebels-refuse-units = His province does not have these units; he must take at least one.
republic-rebels-refuse-intercept = The fleets intercept them, or do not.
republic-rebels-refuse-sink = The two provinces must lose exactly the fleets that were sunk.
republic-rebels-refuse-release = Roman units are released first, then provincial ones, and only as many as you cannot pay.

# -- events

republic-rebels-event-fleet-sounded =
    { $follows ->
        [0] A fleet is sounded out: { $amount }, it does not follow.
       *[other] A fleet is sounded out: { $amount }, it follows.
    }
republic-rebels-event-fleets-handed-back =
    { $fleets ->
        [one] { $senator-the } hands 1 fleet back to the Senate.
       *[other] { $senator-the } hands { $fleets } fleets back to the Senate.
    }
republic-rebels-event-province-rose =
    { $legions ->
        [0] { $senator-the } takes { $province } into rebellion, with { republic-provincial-forces } of its own.
        [one] { $senator-the } takes { $province } into rebellion, with 1 legion, and { republic-provincial-forces } of its own.
       *[other] { $senator-the } takes { $province } into rebellion, with { $legions } legions, and { republic-provincial-forces } of its own.
    }
republic-rebels-event-rebel-stayed = { $senator-the } stays in { $province }.
republic-rebels-event-force-marched = { $senator-the } marches from { $province } to Italy with { republic-rebels-units }.
republic-rebels-event-force-sailed = { $senator-the } sails from { $province } for Italy with { republic-rebels-units }.
republic-rebels-event-interception-omitted =
    { $able ->
        [0] The Senate has no fleet to intercept { $senator-the }.
       *[other] The Senate does not intercept { $senator-the }.
    }
republic-rebels-event-interception-fought = The Senate intercepts { $senator-the }: fleets { $fleets } against { $enemy }.
republic-rebels-event-interception-decided =
    { $held ->
        [0] Total { $total }: { $senator-the } breaks through.
       *[other] Total { $total }: { $senator-the } is beaten back to his province.
    }
republic-rebels-event-senate-fleets-sunk =
    { $fleets ->
        [one] The Senate loses 1 fleet.
       *[other] The Senate loses { $fleets } fleets.
    }
republic-rebels-event-rebel-fleets-sunk = The rebels lose { $provincial ->
        [0] no provincial fleet
        [one] 1 provincial fleet
       *[other] { $provincial } provincial fleets
    } and { $fleets ->
        [0] no Roman fleet
        [one] 1 Roman fleet
       *[other] { $fleets } Roman fleets
    }.
republic-rebels-event-force-landed = { $senator-the } lands in Italy.
republic-rebels-event-rebel-income = { $senator-the } collects { $amount } T from { $province }: spoils { $spoils }, State tax { $tax }, local tax { $local }.
republic-rebels-event-units-released = { $senator-the } releases { $legions ->
        [0] no legion
        [one] 1 legion
       *[other] { $legions } legions
    } and { $fleets ->
        [0] no fleet
        [one] 1 fleet
       *[other] { $fleets } fleets
    }, which return to the State.
republic-rebels-event-provincials-released = The rebels dismiss { republic-provincial-forces } of their provinces.
republic-rebels-event-fleets-kept =
    { $dissolved ->
        [0] The State keeps the released fleets: { $fleets }.
       *[other] Released fleets: the State keeps { $fleets }, and { $dissolved } are dissolved.
    }
republic-rebels-event-province-attacked =
    { $naval ->
        [0] { $senator-the } attacks { $province } with { $amount }; { $senator2-the } has { $amount2 }.
       *[other] { $senator-the } attacks { $province } at sea with { $amount }; { $senator2-the } has { $amount2 }.
    }
republic-rebels-event-province-fleet-lost =
    { $fleets ->
        [one] { $province } loses 1 fleet.
       *[other] { $province } loses { $fleets } fleets.
    }
republic-rebels-event-province-fleet-beaten = { $senator-the } beats the fleets of { $province }.
republic-rebels-event-marching-armies-lost =
    { $armies ->
        [one] The rebel loses 1 provincial army.
       *[other] The rebel loses { $armies } provincial armies.
    }
republic-rebels-event-rebel-province-lost = { $province } is Roman again and returns to the Forum, undeveloped and without forces.
