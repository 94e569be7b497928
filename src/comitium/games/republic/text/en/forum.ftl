# The Forum Phase, and whatever happens to wars.

# -- choices

republic-forum-choice-attract = { $senator-the } attracts a knight
republic-forum-choice-press = Press { $senator-the }’s knights for money
republic-forum-choice-slice-and-dice = { $senator-the } gives Slice and Dice: 7 T, popularity +1, unrest −1
republic-forum-choice-blood-fest = { $senator-the } gives a Blood Fest: 13 T, popularity +2, unrest −2
republic-forum-choice-gala = { $senator-the } gives a Gladiator Gala: 18 T, popularity +3, unrest −3

# -- questions

republic-forum-ask-auction =
    { $amount ->
        [0] Initiative { $number } is up for auction, with no bid yet: which senator bids, if any?
       *[other] Initiative { $number } is up for auction, the highest bid is { $amount } T: which senator { $equal ->
            [1] bids more, or as much (then dice decide)
           *[other] bids more
        }, if any?
    }
republic-forum-ask-bid = { $senator-the } pays from his personal treasury, at least { $amount } T: how much does he bid?
republic-forum-ask-persuade = Do you try to persuade a senator to join your faction{ $cards ->
        [0] {""}
       *[other] , perhaps with a card that bars counter-bribes
    }?
republic-forum-ask-persuader = You play { $intrigue-the }: which senator persuades?
republic-forum-ask-target = Whom does { $senator-the } try to persuade?
republic-forum-ask-bribe = How much does { $senator-the } offer { $senator2-the } as a first bribe?
republic-forum-ask-counter-bribe = { $senator-the } tries to persuade { $senator2-the }, target number { $number }: how much counter-bribe do you pay from your faction treasury?
republic-forum-ask-raise = { $senator-the } persuades { $senator2-the }, target number { $number }: roll, or raise the bribe and let the others answer?
republic-forum-raise-roll = Roll the dice
republic-forum-raise-more = Offer { $amount } T more
republic-forum-act-offer = Offer { $amount } T
republic-forum-act-spend = Spend { $amount } T
republic-forum-act-bid = Bid { $amount } T
republic-forum-act-oppose = Counter-bribe { $amount } T
republic-forum-ask-knights = Each knight is worth a vote and 1 T a turn: does a senator attract one, or do you press some for money?
republic-forum-ask-attract =
    { $bonus ->
        [0] Die and talents must total 6: how many talents does { $senator-the } spend?
       *[other] Die, talents and { $bonus } must total 6: how many talents does { $senator-the } spend?
    }
republic-forum-ask-press =
    { $knights ->
        [one] { $senator-the } has one knight: how many do you press?
       *[other] { $senator-the } has { $knights } knights: how many do you press?
    }
republic-forum-ask-press-more = All dice are rolled together: whose knights do you press as well?
republic-forum-ask-games = Unrest is { $unrest }: does one of your senators pay for games?
republic-forum-ask-leader = { $senator-the } leads your faction: does another senator take his place?
republic-forum-ask-first-leader = Your faction has no leader: whom do you name?
republic-forum-ask-storm =
    { $amount ->
        [one] The storm must take one more fleet: how many in Italy (of { $fleets })?
       *[other] The storm must take { $amount } more fleets: how many in Italy (of { $fleets })?
    }
republic-forum-ask-storm-force =
    { $amount ->
        [one] The storm must take one more fleet: how many under { $senator-the } (of { $fleets })?
       *[other] The storm must take { $amount } more fleets: how many under { $senator-the } (of { $fleets })?
    }
republic-forum-ask-storm-stray =
    { $amount ->
        [one] The storm must take one more fleet: how many left at { $war-the } (of { $fleets })?
       *[other] The storm must take { $amount } more fleets: how many left at { $war-the } (of { $fleets })?
    }
republic-forum-ask-guilty = Catiline’s men conspire again: which faction do you blame?
republic-forum-ask-enemy-leader = One enemy leader must leave: which one?
republic-forum-ask-enemy-war = Several wars of { $leader } are equally strong: which one makes peace?

# -- refusals

republic-forum-refuse-bid = Pass, or name a senator and then his bid.
republic-forum-refuse-bid-rome = { $senator-the } cannot bid: only your senators in Rome can.
republic-forum-refuse-bid-poor = { $senator-the } does not have enough for a bid that counts.
republic-forum-refuse-bid-low = { $amount } T is too little beside the highest bid.
republic-forum-refuse-bid-treasury = { $amount } T is more than this senator has; only he may pay.
republic-forum-refuse-persuade-card = { $intrigue } is not a persuasion card; only Seduction and Blackmail are.
republic-forum-refuse-persuade-not-held = You do not hold { $intrigue-the }.
republic-forum-refuse-persuade-senator = Name a senator.
republic-forum-refuse-persuader-own = { $senator-the } is not in your faction.
republic-forum-refuse-persuader-rome = { $senator-the } is not in Rome.
republic-forum-refuse-target-own = { $senator-the } is already in your faction.
republic-forum-refuse-target-leader = { $senator-the } leads his faction and cannot be persuaded.
republic-forum-refuse-target-away = { $senator-the } is not in Rome.
republic-forum-refuse-bribe = Say how many talents you offer as a bribe; none is allowed.
republic-forum-refuse-bribe-treasury = { $amount } T is more than the persuader has; he can bribe only from his personal treasury.
republic-forum-refuse-counter-bribe = Say how many talents you add; none is allowed.
republic-forum-refuse-counter-bribe-box = Your faction treasury does not have { $amount } T.
republic-forum-refuse-raise = Roll, or say how many talents you add.
republic-forum-refuse-raise-nothing = Another round costs at least one talent.
republic-forum-refuse-knights = Pass, let a senator attract a knight, or press knights for money, but not both.
republic-forum-refuse-attract-rome = { $senator-the } cannot attract a knight: he must be in your faction and in Rome.
republic-forum-refuse-attract-proscribed = Your faction proscribed knights and can no longer attract any.
republic-forum-refuse-attract-talents = This senator does not have { $amount } T.
republic-forum-refuse-press-own = { $senator-the } is not in your faction.
republic-forum-refuse-press-captive = { $senator-the } is a captive: you cannot press his knights.
republic-forum-refuse-press-none = { $senator-the } has no knights.
republic-forum-refuse-press-again = You have already said how many knights of { $senator-the } you press.
republic-forum-refuse-press-number = He does not have { $amount ->
        [one] { $amount } knight
       *[other] { $amount } knights
    } to press.
republic-forum-refuse-games = Pass, or name the games and the senator who pays for them.
republic-forum-refuse-games-own = { $senator-the } is not in your faction.
republic-forum-refuse-games-free = { $senator-the } cannot give games: he is a captive or a rebel.
republic-forum-refuse-games-dear = { $senator-the } cannot afford these games alone.
republic-forum-refuse-leader = Pass, or name a senator of your faction.
republic-forum-refuse-leader-own = { $senator-the } is not in your faction.
republic-forum-refuse-leader-same = { $senator-the } already leads your faction.
republic-forum-refuse-storm-fleets = Say how many fleets sink.
republic-forum-refuse-storm-number = { $amount ->
        [one] { $amount } fleet
       *[other] { $amount } fleets
    } cannot sink here: there are fewer, or too few would sink in all.
republic-forum-refuse-guilty-faction = Name a faction.
republic-forum-refuse-guilty-own = { $seat-The } is your own faction: name another.
republic-forum-refuse-guilty-gone = { $seat-The } has left the game.
republic-forum-refuse-enemy-leader = Name an enemy leader.
republic-forum-refuse-enemy-away = { $leader } cannot be chosen: leaders with a war come first, then those in the Curia.
republic-forum-refuse-enemy-not-war = Name a war.
republic-forum-refuse-enemy-war = { $war } is not the strongest of his wars.

# -- wars and their leaders

republic-forum-event-war-placed =
    { $zone ->
        [1] { $war } breaks out { $revolt ->
            [0] and is active.
           *[other] as a revolt, and is active.
        }
        [2] { $war } is drawn and is inactive{ $revolt ->
            [0] .
           *[other] , a revolt without spoils.
        }
       *[other] { $war } matches another war and is imminent{ $revolt ->
            [0] .
           *[other] , a revolt without spoils.
        }
    }
republic-forum-event-war-activated = { $war } is active: land strength { $land }{ $fleet ->
        [0] .
       *[other] , fleet strength { $fleet }.
    }
republic-forum-event-war-left =
    { $zone ->
        [4] { $war } is won.
       *[other] { $war } leaves the Forum.
    }
republic-forum-event-wars-became-revolts = { $war } is now a revolt without spoils: the last of its matching wars has been won.
republic-forum-event-war-shuffled-in = { $war } is shuffled into the top { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the deck.
republic-forum-event-war-discarded = { $war } is discarded: there is no deck left to hold it.
republic-forum-event-leader-joined = { $leader } takes command of his wars.
republic-forum-event-leader-waits = { $leader } waits in the Curia for a war.
republic-forum-event-leader-died = { $leader } dies.
republic-forum-event-leader-took-refuge = { $leader } escapes and goes into refuge.
republic-forum-event-leader-rose = { $leader } leaves his refuge and aids every war in the Forum.
republic-forum-event-leader-aided = { $leader } leaves his refuge to aid { $war-the }.
republic-forum-event-forces-returned =
    { $legions ->
        [0] { $fleets ->
            [0] { $senator-the } comes home without units.
           *[other] { $senator-the } comes home with { republic-business-fleets }.
        }
       *[other] { $senator-the } comes home with { republic-business-units }.
    }
republic-forum-event-province-created =
    { $developed ->
        [0] { $province } becomes a province.
       *[other] { $province } becomes a province, already developed.
    }
republic-forum-event-province-revolted = { $province } revolts: land strength { $land }, fleet strength { $fleet }.
republic-forum-event-province-enlarged = { $province } grows and is now developed.
republic-forum-event-province-reconquered = { $province } is reconquered and returns to the Forum, undeveloped.
republic-forum-event-concession-destroyed = { $concession } is destroyed.

# -- time, initiatives, auctions

republic-forum-event-era-began = { $era } begins.
republic-forum-event-event-expired = { $side } ends.
republic-forum-event-bequest-lapsed = { $card } leaves the Forum.
republic-forum-event-initiative-began = Initiative { $number } goes to { $seat-the }.
republic-forum-event-initiative-rolled = { $seat-The } rolls { $amount }{ $amount ->
    [7] : an event.
   *[other] : a card (a 7 would bring an event).
}
republic-forum-event-bid-made = { $seat-The } bids { $amount } T, paid by { $senator-the }.
republic-forum-event-bid-passed = { $seat-The } does not bid.
republic-forum-event-auction-won = { $seat-The } wins the initiative; { $senator-the } pays { $amount } T.
republic-forum-event-auction-free = Nobody bids: { $seat-the } has the initiative for free.

# -- random events

republic-forum-event-event-drawn =
    { $level ->
        [1] The roll is { $amount }: { $side }.
        [2] The roll is { $amount }: { $side }.
       *[other] The roll is { $amount }: { $side }, level { $level }.
    }
republic-forum-event-event-repeated = The roll is { $amount }: { $side } again, with no further effect.
republic-forum-event-mob-rolled =
    { $chits ->
        [one] The mob rolls { $amount }: 1 mortality chit in all.
       *[other] The mob rolls { $amount }: { $chits } mortality chits in all.
    }
republic-forum-event-disaster-rolled = The roll is { $amount }: the disaster strikes { $concession-the }, if it is in play.
republic-forum-event-fleets-granted = Rhodes sends { $amount ->
        [one] 1 fleet
       *[other] { $amount } fleets
    }, { $total } in all.
republic-forum-event-alliance-useless = No war requires fleets: Rhodes sends none.
republic-forum-event-storm-rolled =
    { $fleets ->
        [0] The storm rolls { $amount }: no fleet is lost.
        [one] The storm rolls { $amount }: one fleet is lost.
       *[other] The storm rolls { $amount }: { $fleets } fleets are lost.
    }
republic-forum-event-fleets-sunk =
    { $amount ->
        [one] One fleet in Italy sinks.
       *[other] { $amount } fleets in Italy sink.
    }
republic-forum-event-fleets-sunk-with =
    { $amount ->
        [one] One fleet under { $senator-the } sinks.
       *[other] { $amount } fleets under { $senator-the } sink.
    }
republic-forum-event-fleets-sunk-at =
    { $amount ->
        [one] One fleet left at { $war-the } sinks.
       *[other] { $amount } fleets left at { $war-the } sink.
    }
republic-forum-event-pretender-rose = A pretender rises in { $province }.
republic-forum-event-pretender-fought =
    { $senator-the } fights for { $province }: black { $black }, white { $white }, strength { $strength } against { $enemy }, total { $total }. { $result ->
        [4] The province is held.
       *[other] The province is lost.
    }
republic-forum-event-garrison-lost =
    { $amount ->
        [one] One legion of the garrison of { $province } is destroyed.
       *[other] { $amount } legions of the garrison of { $province } are destroyed.
    }
republic-forum-event-garrison-returned =
    { $amount ->
        [one] One legion of the garrison of { $province } comes home.
       *[other] { $amount } legions of the garrison of { $province } come home.
    }

# -- cards of the pile

republic-forum-event-pile-empty = { $seat-The } finds no card left to draw.
republic-forum-event-family-appeared = { $senator-the } appears in the Forum.
republic-forum-event-family-followed = The family of { $senator-the } joins { $senator2-the }.
republic-forum-event-bequest-announced = { $card } appears in the Forum.
republic-forum-event-card-without-effect = { $card } is discarded without effect.
republic-forum-event-conspiracy-blamed =
    { $chits ->
        [one] { $senator-the } blames { $seat-the } for the conspiracy: 1 mortality chit.
       *[other] { $senator-the } blames { $seat-the } for the conspiracy: { $chits } mortality chits.
    }
republic-forum-event-era-ends-revealed = The era ends: this is the last Forum Phase.

# -- persuasion

republic-forum-event-persuasion-attempted = { $senator-the } tries to persuade { $senator2-the } with a bribe of { $amount } T: target number { $number }.
republic-forum-event-counter-bribed =
    { $amount ->
        [0] { $seat-The } pays no counter-bribe.
       *[other] { $seat-The } pays a counter-bribe of { $amount } T: target number { $number }.
    }
republic-forum-event-bribe-raised = { $senator-the } adds { $amount } T to the bribe: target number { $number }.
republic-forum-event-persuasion-rolled =
    { $senator-the } rolls { $amount }{ $omens ->
        [0] { "" }
       *[other] {" "}+ { $omens } for evil omens
    } against { $number }: { $won ->
        [0] { $senator2-the } is not persuaded.
       *[other] { $senator2-the } is persuaded.
    }
republic-forum-event-bribes-paid = { $senator-the } keeps the bribes: { $amount } T.
republic-forum-event-blackmail-rolled = The blackmail is exposed: { $senator-the } loses up to { $influence } influence and { $popularity } popularity.

# -- knights, games, leaders

republic-forum-event-knight-tried =
    { $senator-the } spends { $amount } T and rolls { $die }{ $added ->
        [0] {""}
       *[other] , + { $added } from laws or his ability
    }{ $less ->
        [0] {""}
       *[other] , − { $less } for evil omens
    }: total { $total }; { $won ->
        [0] no knight joins him.
       *[other] a knight joins him.
    }
republic-forum-event-knights-pressed =
    { $knights ->
        [one] { $senator-the } presses one knight and gets { $amount } T.
       *[other] { $senator-the } presses { $knights } knights and gets { $amount } T.
    }
republic-forum-event-games-held =
    { $games ->
        [0] { $senator-the } gives Slice and Dice for { $amount } T.
        [1] { $senator-the } gives a Blood Fest for { $amount } T.
       *[other] { $senator-the } gives a Gladiator Gala for { $amount } T.
    }
republic-forum-event-leader-named = { $senator-the } now leads { $seat-the }.

# -- putting Rome in order

republic-forum-event-major-marked = { $senator-the } takes a Major marker: he can be prosecuted for his office.
republic-forum-event-tax-farmers-rolled = The roll is { $amount }: { $concession-the } is in danger.
republic-forum-event-concession-rolled =
    { $back ->
        [0] { $concession } stays in the Curia ({ $amount }).
       *[other] { $concession } returns to the Forum ({ $amount }).
    }
republic-forum-event-family-rolled =
    { $back ->
        [0] { $senator-the } stays in the Curia ({ $amount }).
       *[other] { $senator-the } returns from the Curia ({ $amount }).
    }
republic-forum-event-leader-aged =
    { $died ->
        [0] { $leader } stays another turn ({ $amount }).
       *[other] { $leader } stays no longer in the Curia ({ $amount }).
    }
republic-forum-event-leader-discarded = { $leader } leaves his wars.
republic-forum-event-peace-made = { $war }: peace is made, and the State gains { $amount } T.
republic-forum-event-peaceful-end = { $side }: there is no enemy leader to affect.
