# The Revolution Phase and the civil war.

# -- choices

republic-revolution-choice-keep = Keep it
republic-revolution-choice-drop = Discard { $card-the }
republic-revolution-choice-lay-down = Lay down the command
republic-revolution-choice-revolt = Revolt against Rome
republic-revolution-choice-sound-out = Sound out the legions

# -- questions

republic-revolution-ask-trade = Do you offer another faction a trade of cards?
republic-revolution-ask-given =
    { $amount ->
        [0] Which cards do you offer { $seat-the }?
        [one] 1 card for { $seat-the } so far: another?
       *[other] { $amount } cards for { $seat-the } so far: another?
    }
republic-revolution-ask-back =
    { $count ->
        [0] { $seat-The } offers nothing and asks for a card: what do you give?
       *[other] { $seat-The } offers { $cards }: what do you give in return?
    }
republic-revolution-ask-handshake =
    { $count ->
        [0] { $seat-The } gives nothing for your offer: do you give it anyway?
       *[other] { $seat-The } gives { $cards } for your offer: agreed?
    }
republic-revolution-ask-play = Do you play a statesman or a concession?
republic-revolution-ask-holder = Which senator gets { $card-the }?
republic-revolution-ask-shed =
    { $amount ->
        [one] 1 card too many: play, trade or discard one.
       *[other] { $amount } cards too many: play, trade or discard some.
    }
republic-revolution-ask-commander = Several of your commanders have won: which one decides first?
republic-revolution-ask-course =
    { $amount ->
        [0] { $senator-the } returns victorious; no legion follows him yet: what does he do?
        [one] { $senator-the } returns victorious; 1 legion follows him: what does he do?
       *[other] { $senator-the } returns victorious; { $amount } legions follow him: what does he do?
    }
republic-revolution-ask-lent = { $senator-the } wants to pay the legions: how many talents does your Master of Horse contribute?
republic-revolution-ask-paid = For how many ordinary legions does { $senator-the } pay a talent?
republic-revolution-ask-favoured = For which veterans loyal to others does { $senator-the } pay a talent?
republic-revolution-ask-named = { $senator-the } revolts with a strength of { $amount }: whom does he name as a partisan?
republic-revolution-ask-partisans = { $senator-the } is in revolt: which of your senators join him? They can join only now.
republic-revolution-ask-defection = Your veterans serve { $senator-the }, the rebel: which of them do you call away?

# -- answers in a trade of cards

republic-revolution-trade-offer = That is my offer
republic-revolution-trade-beg = Offer nothing, and ask for cards
republic-revolution-trade-pay = That is all I give
republic-revolution-trade-take = Ask for it as a gift
republic-revolution-trade-decline = No trade

# -- refusals

republic-revolution-refuse-not-held = You do not hold { $card-the }.
republic-revolution-refuse-no-statesman = { $card } is not a statesman.
republic-revolution-refuse-no-concession = { $card } is not a concession.
republic-revolution-refuse-same-number = You cannot play { $card }: a statesman of the same number is in play.
republic-revolution-refuse-family-taken = You cannot play { $card }: his family belongs to another faction.
republic-revolution-refuse-family-away = You cannot play { $card }: his family is an unaligned governor, away from Rome.
republic-revolution-refuse-no-land-bill = You cannot play { $card } until a land bill is in force.
republic-revolution-refuse-not-yours = { $senator-the } is not in your faction.
republic-revolution-refuse-rebel = A rebel cannot receive a concession.
republic-revolution-refuse-not-now = You cannot play { $card } in this phase: only statesmen and concessions.
republic-revolution-refuse-only-one = { $card } must wait: the option allows one statesman and one concession a turn.
republic-revolution-refuse-must-shed = You still have more than five cards: play, trade or discard one.
republic-revolution-refuse-trade-card = { $card } is not yours to offer, or has already been named.
republic-revolution-refuse-trade-partner = { $seat-The } has already had your offer, or cannot trade.
republic-revolution-refuse-trade-nothing = A trade needs at least one card: name one, or do not trade.
republic-revolution-refuse-veteran = { $legion } is not a veteran legion of a loyal senator of yours in the rebel’s army.
republic-revolution-refuse-not-victorious = { $senator-the } is not a victorious commander who still has to decide.
republic-revolution-refuse-too-poor = There are not enough talents, or not that many legions to pay.
republic-revolution-refuse-no-legion = No legion follows him; without one he cannot revolt.
republic-revolution-refuse-too-weak = Another commander is already in revolt, and he is not stronger.
republic-revolution-refuse-no-rising = Only one faction can be in revolt, led by one senator.
republic-revolution-refuse-tested = The legions have already been sounded out.
republic-revolution-refuse-no-test = All his legions are his own veterans; there is nothing to sound out.
republic-revolution-refuse-no-law = The Manilian Law is not in force; he cannot march to another war.
republic-revolution-refuse-no-support = { $war } is not in the Forum, or he has too few fleets for it.
republic-revolution-refuse-no-partisan = { $senator-the } cannot join him.
republic-revolution-refuse-not-tested = A talent cannot win { $legion } over now.

# -- events

republic-revolution-event-statesman-played = { $seat-The } plays { $senator-the }: influence { $influence }, popularity { $popularity }.
republic-revolution-event-statesman-succeeded = { $seat-The } plays { $senator-the }: he replaces { $senator2-the } and takes over all he had. Influence { $influence }, popularity { $popularity }.
republic-revolution-event-concession-given = { $seat-The } gives { $concession-the } to { $senator-the }.
republic-revolution-event-trade-offered = { $amount ->
        [0] { $seat-The } asks { $seat2-the } for a card.
        [one] { $seat-The } offers { $seat2-the } 1 card.
       *[other] { $seat-The } offers { $seat2-the } { $amount } cards.
    }
republic-revolution-event-trade-failed = { $seat-The } and { $seat2-the } do not agree.
republic-revolution-event-cards-traded = Cards change hands: { $amount } from { $seat-the }, { $amount2 } from { $seat2-the }.
republic-revolution-event-card-shown = { $seat-The } shows { $seat2-the } { $card-the }.
republic-revolution-event-card-passed = { $seat-The } hands { $card-the } to { $seat2-the }.
republic-revolution-event-legions-bought =
    { $lent ->
        [0] { $senator-the } hands out { $amount } T among the legions.
       *[other] { $senator-the } hands out { $amount } T among the legions, { $lent } T of it from his Master of Horse.
    }
republic-revolution-event-legion-sounded = { $follows ->
        [0] { $legion }: { $amount }, it stays with the Senate.
       *[other] { $legion }: { $amount }, it follows.
    }
republic-revolution-event-rebel-declared = { $senator-the } declares himself in revolt, with a strength of { $amount }.
republic-revolution-event-rebel-replaced = { $senator2-the } is stronger: { $senator-the } lays down his command.
republic-revolution-event-rebellion-began = { $senator-the } is in open revolt: civil war.
republic-revolution-event-senator-rebelled = { $senator-the } is a rebel: he loses office, concessions and knights.
republic-revolution-event-bequest-kept = { $senator-the } keeps the { $amount } T of the bequest.
republic-revolution-event-war-taken = { $senator-the } leads his army to { $war-the } as Proconsul.
republic-revolution-event-veteran-joined-rebel = { $legion } joins the rebel’s army, loyal to { $senator-the }.
republic-revolution-event-veteran-left-rebel = { $legion } leaves the rebel at the call of { $senator-the }.
republic-revolution-event-rebel-met = { $senator-the } with { $amount } against the rebel { $senator2-the } with { $amount2 }.
republic-revolution-event-rebellion-ended = The rebellion of { $senator-the } is over.
republic-revolution-event-proscription-played = { $seat-The } plays Proscription.
republic-revolution-event-proscription-declined = { $senator-the } spares the knights.
republic-revolution-event-knights-proscribed = { $senator-the } proscribes { $knights ->
        [one] the only knight
       *[other] all { $knights } knights
    } and takes { $amount } T.
