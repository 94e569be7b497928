# Neutral factions in the Revolution Phase.

# -- questions

republic-solorevolution-ask-swap = { $seat-The } cannot play { $card-the } and offers it for a statesman whose family it has: which one do you give?
republic-solorevolution-ask-buy = { $seat-The } cannot play { $card-the }, whose family you have, and offers it for two of your intrigue cards at random: do you accept?

# -- refusals

republic-solorevolution-refuse-not-wanted = { $card-the } is not a statesman of yours that it could play.
republic-solorevolution-refuse-too-few = You do not have two intrigue cards.
republic-solorevolution-refuse-directed = Whether a neutral revolts is decided by its directive, not by you.

# -- cards

republic-solorevolution-event-statesman-offered =
    { $sold ->
        [0] { $seat-The } cannot play { $card-the } and asks { $seat2-the } for a statesman whose family it has.
       *[other] { $seat-The } cannot play { $card-the } and offers it to { $seat2-the } for two intrigue cards.
    }
republic-solorevolution-event-offer-refused = { $seat2-The } does not want { $card-the }.
republic-solorevolution-event-statesmen-swapped = { $seat-The } gives { $card-the } to { $seat2-the } for { $card2-the }.
republic-solorevolution-event-statesman-sold = { $seat-The } gives { $card-the } to { $seat2-the } for two intrigue cards at random: { $cards }.
republic-solorevolution-event-statesman-kept = { $seat-The } keeps { $card-the }: nobody takes it.

# -- rebellion

republic-solorevolution-event-funds-counted = { $seat-The } tests a rebellion of { $senator-the }. A: he and his faction have { $amount } T of the { $needed } T needed.
republic-solorevolution-event-followers-expected =
    { $rest ->
        [0] B: for { $amount } T { $senator-the }, who has { $amount2 } T, may expect { $expected } of { $total ->
        [one] { $total } legion
       *[other] { $total } legions
    }.
       *[other] B: for { $amount } T { $senator-the }, who has { $amount2 } T, may expect { $expected } { $rest }/6 of { $total ->
        [one] { $total } legion
       *[other] { $total } legions
    }.
    }
republic-solorevolution-event-followers-counted = C: { $amount } of { $total ->
        [one] { $total } legion
       *[other] { $total } legions
    } { $amount ->
        [one] follows
       *[other] follow
    } { $senator-the }; he needs { $needed }.
republic-solorevolution-event-command-returned = { $seat-The } does not rebel: { $senator-the } returns his army.
republic-solorevolution-event-revolt-decided = { $seat-The } rebels with { $senator-the }.
