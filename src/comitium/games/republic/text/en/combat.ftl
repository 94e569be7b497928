# The Combat Phase.

# -- choices

republic-combat-choice-befriend = Cleopatra helps the commander
republic-combat-choice-oppose = Cleopatra leads the enemy
republic-combat-choice-proscribe = Play Proscription

# -- questions

republic-combat-ask-first = Nothing says which of these commanders fights first: who shall? If you do not agree, the dice decide.
republic-combat-ask-ransom = { $senator-the } is a captive and costs { $amount } T: do you pay now, and how much of it from his own purse?
republic-combat-ask-purse = The ransom of { $senator-the } is { $amount } T: how much of it comes from his own purse?
republic-combat-ask-veterans = { $senator-the } has won: how many veteran legions does he make?
republic-combat-ask-ashore = The enemy’s fleet is beaten: does { $senator-the } attack on land at once?
republic-combat-ask-cleopatra = { $senator-the } is about to fight at Alexandria: does Cleopatra take a side?
republic-combat-ask-proscription = The battle against the rebel is decided: do you play Proscription?
republic-combat-ask-knights =
    { $amount ->
        [one] There is 1 knight in play: does { $senator-the } destroy it for a die of talents? His faction will never attract another.
       *[other] There are { $amount } knights in play: does { $senator-the } destroy them all, for a die of talents each? His faction will never attract another.
    }
republic-combat-ask-buy-legions = The Gabinian Law: how many legions does { $senator-the } buy at { $amount } T each?
republic-combat-ask-buy-fleets = The Gabinian Law: how many fleets does { $senator-the } buy at { $amount } T each?
republic-combat-ask-buy-purse = How much of the price does { $senator-the } pay from his own purse?

# -- refusals

republic-combat-refuse-not-tied = { $senator-the } is not one of those between whom it is open; name one of them.
republic-combat-refuse-not-captive = { $senator-the } is no captive of your faction.
republic-combat-refuse-ransom = His purse and your faction treasury together do not make up the ransom.
republic-combat-refuse-split = His purse or your faction treasury cannot pay that share; choose another.
republic-combat-refuse-veterans = He makes one veteran, or two.
republic-combat-refuse-ashore = Say yes or no: attack on land now, or stop.
republic-combat-refuse-cleopatra = You do not hold Cleopatra.
republic-combat-refuse-proscription = You do not hold Proscription.
republic-combat-refuse-knights = Say yes or no: take the knights, or leave them.
republic-combat-refuse-units = There is not enough money, or there are not enough units, for that.
republic-combat-refuse-buy = First the legions, then the fleets, then who pays.
republic-combat-refuse-purse = His purse or your faction treasury cannot pay that share; choose another.

# -- events

republic-combat-event-battles-ordered = Battles in this order: { $wars }.
republic-combat-event-order-rolled = { $senator-the } throws { $amount } for his place in the order.
republic-combat-event-units-bought = { $senator-the } buys { republic-business-units }: { $own } T of his own, { $treasury } T of his faction.
republic-combat-event-commander-idle = { $senator-the } has nothing to fight { $war-the } with.
republic-combat-event-command-rolled = { $senator-the } throws for his military rating: { $amount }.
republic-combat-event-armies-met = { $naval ->
        [0] { $senator-the } attacks { $war-the }: army { $army }, command { $command }, against { $enemy }.
       *[other] { $senator-the } attacks { $war-the } at sea: fleets { $army }, command { $command }, against { $enemy }.
    }
republic-combat-event-dice-thrown = Dice: { $black } black, { $white } and { $white2 } white, { $natural } in all.
republic-combat-event-allies-deserted = Allies desert: the strength of { $war-the } changes by { $amount }.
republic-combat-event-battle-decided = { $result ->
        [0] { $war }: defeat, with a total of { $total }.
        [1] { $war }: disaster.
        [2] { $war }: standoff.
        [3] { $war }: stalemate, with a total of { $total }.
       *[other] { $war }: victory, with a total of { $total }.
    }
republic-combat-event-units-lost = { $senator-the } loses { $legions ->
        [0] no legion
        [one] 1 legion (number { $numbers })
       *[other] { $legions } legions (numbers { $numbers })
    } and { $fleets ->
        [0] no fleet
        [one] 1 fleet
       *[other] { $fleets } fleets
    }.
republic-combat-event-senator-captured = { $senator-the } is captured in { $war-the }.
republic-combat-event-senator-abducted = { $senator-the } is carried off by the barbarians.
republic-combat-event-senator-ransomed = { $senator-the } is ransomed: { $own } T of his own, { $treasury } T of his faction.
republic-combat-event-war-won = { $spoils ->
        [0] { $senator-the } has beaten { $war-the }.
       *[other] { $senator-the } has beaten { $war-the }; its spoils are { $spoils } T.
    }
republic-combat-event-sea-won = { $senator-the } has destroyed the enemy’s fleet in { $war-the }.
republic-combat-event-veteran-made = { $legion } is a veteran now, sworn to { $senator-the }.
republic-combat-event-veteran-unbound = { $legion } is a veteran now, sworn to nobody.
republic-combat-event-proconsul-made = { $senator-the } stays with { $war-the } as Proconsul.
republic-combat-event-cleopatra-played = { $seat-The } sends Cleopatra to { $senator-the }: 50 T, and the people mutter.
republic-combat-event-cleopatra-opposed = { $seat-The } gives Cleopatra to the enemy: she leads { $war-the }.
republic-combat-event-wars-prosecuted = Prosecuted: { $wars }.
republic-combat-event-wars-unprosecuted = Not prosecuted: { $wars }.
republic-combat-event-rhodians-left = { $war } is over: the Rhodians go home with { $fleets ->
        [one] 1 fleet
       *[other] { $fleets } fleets
    }.
republic-combat-event-wars-counted = { $amount ->
        [0] No war is active at the end of the Combat Phase.
        [one] 1 war is active at the end of the Combat Phase.
       *[other] { $amount } wars are active at the end of the Combat Phase.
    }
