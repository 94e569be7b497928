# Military plans in the game for one and two: rules 4.05.3 to 4.05.35.

# -- questions

republic-soloplan-ask-forces = { $count ->
        [0] { $own ->
            [0] No plan can be carried out. You decide what the State raises; a unit costs { $price } T.
           *[other] Your coalition governs alone. Which legions and fleets do you raise or disband? A unit costs { $price } T.
        }
       *[other] So far – to raise: legions { $legions }, fleets { $fleets }; to disband: legions { $disbanded }, fleets { $scrapped }. A unit costs { $price } T. What else?
    }
republic-soloplan-forces-done = Confirm
republic-soloplan-forces-none = Raise nothing
republic-soloplan-ask-commander = { $war }, strength { $strength }: who commands? The plan leaves this to you, whatever faction he belongs to; usually { $usual-the }.
republic-soloplan-ask-veterans = { $senator-the } against { $war-the }: which other veterans take the place of ordinary legions? Up to { $amount }; usually none.
republic-soloplan-veterans-done = No more veterans
republic-soloplan-ask-command = The plan sends { $senator-the } against { $war-the } with an army of strength { $army } and { republic-business-fleets }. That is below the minimum force: does he go?
republic-soloplan-ask-rhodes = The Rhodians lend { $fleets ->
        [one] 1 fleet
       *[other] { $fleets } fleets
    }, which the State pays for. Do you keep them?
republic-soloplan-ask-accept = Orders: { $items }. The force is below the minimum: does { $senator-the } go?
republic-soloplan-ask-orders =
    { $count ->
        [0] Your coalition governs alone: what do you order?
        [one] 1 order so far. Another, or carry it out?
       *[other] { $count } orders so far. Another, or carry them out?
    }
republic-soloplan-ask-garrisons =
    { $count ->
        [0] The plan is complete. You decide about garrisons: which legions do you post or recall? Usually none.
        [one] 1 order so far. Another, or carry it out?
       *[other] { $count } orders so far. Another, or carry them out?
    }
republic-soloplan-orders-done = Carry out the orders
republic-soloplan-orders-none = No orders

# -- refusals

republic-soloplan-refuse-shortage = During a Manpower Shortage Rome raises units only in a crisis.
republic-soloplan-refuse-disband = Without a plan you may only raise units.
republic-soloplan-refuse-commander = { $senator-the } cannot command here: only the Proconsul of this war or an official in Rome who is still free can. The Rome Consul goes only if the Field Consul goes too.
republic-soloplan-refuse-veteran = That legion is not a free veteran in Italy.
republic-soloplan-refuse-command = Does he go or not? Answer yes or no.
republic-soloplan-refuse-rhodes = Are the Rhodian fleets kept or not? Answer yes or no.
republic-soloplan-refuse-garrisons = Here you may only post garrisons or recall them.

# -- what happened

republic-soloplan-event-crisis-tested =
    { $crisis ->
        [0] No crisis: { $active } active { $active ->
            [one] war
           *[other] wars
        }, greatest strength { $strength }.
       *[other] Crisis: { $active } active { $active ->
            [one] war
           *[other] wars
        }, greatest strength { $strength }{ $rebel ->
            [0] {""}
           *[other] , a rebel
        }.
    }
republic-soloplan-event-war-weighed =
    { $war }: strength { $strength } { $naval ->
        [0] on land
       *[other] at sea
    }, { $number } with all its matching wars{ $dangerous ->
        [0] {""}
       *[other] {" "}(one is still to come: dangerous)
    }; adequate force: { republic-business-units }.
republic-soloplan-event-plan-chosen =
    { $crisis ->
        [0] Normal list, plan { $entry }
       *[other] Crisis list, plan { $entry }
    }: attack { $wars } with { $force ->
        [0] adequate forces
       *[other] all available forces
    }. To raise: legions { $legions }, fleets { $fleets }.
republic-soloplan-event-no-plan =
    { $crisis ->
        [0] { $shortage ->
            [0] No plan of the normal list can be carried out.
           *[other] No plan of the normal list can be carried out: with a Manpower Shortage, Rome raises no units outside a crisis.
        }
       *[other] No plan of the crisis list can be carried out.
    }
republic-soloplan-event-peace-forces = No war is in play: Rome keeps { republic-business-units }.
republic-soloplan-event-dictator-claimed =
    { $senator-the } has the best claim to the dictatorship: military { $military }{ $immune ->
        [0] {""}
       *[other] , immune in this war
    }{ $inside ->
        [0] {""}
       *[other] , in the coalition
    }, influence { $influence }.
republic-soloplan-event-master-claimed =
    { $senator-the } has the best claim to be Master of Horse: military { $military }{ $inside ->
        [0] {""}
       *[other] , in the coalition
    }, influence { $influence }.
republic-soloplan-event-army-allotted = Plan: { $senator-the } against { $war-the } (strength { $strength }) with { republic-business-units }; battle modifier { $modifier }.
republic-soloplan-event-war-left-alone = { $war } cannot be attacked: a commander or units are lacking.
republic-soloplan-event-command-answered =
    { $agreed ->
        [0] { $senator-the } refuses to march against { $war-the } with so few units.
       *[other] { $senator-the } agrees to march against { $war-the } with so few units.
    }
republic-soloplan-event-orders-answered =
    { $agreed ->
        [0] { $senator-the } refuses to go with so few units.
       *[other] { $senator-the } agrees to go with so few units.
    }
