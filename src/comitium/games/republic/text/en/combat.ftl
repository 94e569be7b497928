# The Combat Phase.

# -- choices

republic-combat-choice-befriend = Cleopatra helps the commander
republic-combat-choice-oppose = Cleopatra leads the enemy
republic-combat-choice-proscribe = Play Proscription

# -- questions

republic-combat-ask-first = { $voices ->
        [alone] Which commander fights first? They were sent together, so the order is yours to choose.
        [neutrals] Which commander fights first? They were sent together, and you also decide for the neutral factions.
       *[several] Which commander fights first? If you disagree, the dice decide.
    }
republic-combat-ask-ransom = { $senator-the } is a captive; his ransom is { $amount } T. Do you pay now, and how much from his personal treasury?
republic-combat-ask-purse = The ransom of { $senator-the } is { $amount } T: how much comes from his personal treasury?
republic-combat-ask-veterans = { $senator-the } has won: how many legions become veterans?
republic-combat-ask-ashore = The enemy fleets are beaten: does { $senator-the } attack on land at once?
republic-combat-ask-cleopatra = { $senator-the } is about to fight at Alexandria: does Cleopatra take a side?
republic-combat-ask-proscription = The battle against the rebel is decided: do you play Proscription?
republic-combat-ask-knights =
    { $amount ->
        [one] There is 1 knight in play: does { $senator-the } destroy it for one die of talents? His faction can never attract another.
       *[other] There are { $amount } knights in play: does { $senator-the } destroy them all, for one die of talents each? His faction can never attract another.
    }
republic-combat-ask-buy-legions = The Gabinian Law: how many legions does { $senator-the } buy at { $amount } T each?
republic-combat-ask-buy-fleets = The Gabinian Law: how many fleets does { $senator-the } buy at { $amount } T each?
republic-combat-ask-buy-purse = How much of the price does { $senator-the } pay from his personal treasury?

# -- refusals

republic-combat-refuse-not-tied = { $senator-the } is not one of the tied commanders; name one of them.
republic-combat-refuse-not-captive = { $senator-the } is not a captive of your faction.
republic-combat-refuse-ransom = His personal treasury and your faction treasury cannot pay the ransom together.
republic-combat-refuse-split = His personal treasury or your faction treasury cannot pay that share; choose another.
republic-combat-refuse-veterans = Choose one or two veteran legions.
republic-combat-refuse-ashore = Answer yes to attack on land now, or no to stop.
republic-combat-refuse-cleopatra = You do not hold Cleopatra.
republic-combat-refuse-proscription = You do not hold Proscription.
republic-combat-refuse-knights = Answer yes to destroy the knights, or no to spare them.
republic-combat-refuse-units = There is not enough money, or not enough units.
republic-combat-refuse-buy = Choose legions first, then fleets, then who pays.
republic-combat-refuse-purse = His personal treasury or your faction treasury cannot pay that share; choose another.

# -- events

republic-combat-event-battles-ordered = Battles in this order: { $wars }.
republic-combat-event-order-rolled = { $senator-the } rolls { $amount } for his place in the order.
republic-combat-event-units-bought = { $senator-the } buys { republic-business-units }: { $own } T from his personal treasury, { $treasury } T from his faction.
republic-combat-event-commander-idle = { $senator-the } has no force to fight { $war-the } with.
republic-combat-event-command-rolled = { $senator-the } rolls for his military: { $amount }.
republic-combat-event-armies-met = { $naval ->
        [0] { $senator-the } attacks { $war-the }: army { $army }, commander { $command }, against { $enemy }.
       *[other] { $senator-the } attacks { $war-the } at sea: fleets { $army }, commander { $command }, against { $enemy }.
    }
republic-combat-event-dice-thrown = Dice: { $black } black, { $white } and { $white2 } white, total { $natural }.
republic-combat-event-allies-deserted = Allies desert: the strength of { $war-the } changes by { $amount }.
republic-combat-event-battle-decided = { $result ->
        [0] { $war }: defeat, with a total of { $total }.
        [1] { $war }: disaster.
        [2] { $war }: standoff.
        [3] { $war }: stalemate, with a total of { $total }.
       *[other] { $war }: victory, with a total of { $total }.
    }
republic-combat-event-units-lost = { $senator-the } loses { $legions ->
        [0] { $fleets ->
            [0] nothing
            [one] 1 fleet
           *[other] { $fleets } fleets
        }
        [one] 1 legion (number { $numbers }){ $fleets ->
            [0] {""}
            [one] {" "}and 1 fleet
           *[other] {" "}and { $fleets } fleets
        }
       *[other] { $legions } legions (numbers { $numbers }){ $fleets ->
            [0] {""}
            [one] {" "}and 1 fleet
           *[other] {" "}and { $fleets } fleets
        }
    }.
republic-combat-event-senator-captured = { $senator-the } is captured in { $war-the }.
republic-combat-event-senator-abducted = { $senator-the } is carried off by the barbarians.
republic-combat-event-senator-ransomed = { $senator-the } is ransomed: { $own } T from his personal treasury, { $treasury } T from his faction.
republic-combat-event-war-won = { $spoils ->
        [0] { $senator-the } wins { $war-the }.
       *[other] { $senator-the } wins { $war-the }; the spoils are { $spoils } T.
    }
republic-combat-event-sea-won = { $senator-the } destroys the enemy fleets in { $war-the }.
republic-combat-event-veteran-made = { $legion } becomes a veteran legion, loyal to { $senator-the }.
republic-combat-event-veteran-unbound = { $legion } becomes a veteran legion, loyal to nobody.
republic-combat-event-proconsul-made = { $senator-the } continues { $war-the } as Proconsul.
republic-combat-event-cleopatra-played = { $seat-The } sends Cleopatra to { $senator-the }: 50 T, and the people disapprove.
republic-combat-event-cleopatra-opposed = { $seat-The } gives Cleopatra to the enemy: she leads { $war-the }.
republic-combat-event-wars-prosecuted = Prosecuted: { $wars }.
republic-combat-event-wars-unprosecuted = Unprosecuted: { $wars }.
republic-combat-event-rhodians-left = { $war } is over: the Rhodians go home with { $fleets ->
        [one] 1 fleet
       *[other] { $fleets } fleets
    }.
republic-combat-event-wars-counted = { $amount ->
        [0] No war is active at the end of the Combat Phase.
        [one] 1 war is active at the end of the Combat Phase.
       *[other] { $amount } wars are active at the end of the Combat Phase.
    }
