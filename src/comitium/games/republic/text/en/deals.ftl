# Public agreements: clauses, what is told of them, what is refused.

republic-deals-agreement = Agreement { $number }
republic-deals-binding = in force
republic-deals-offered = offered
republic-deals-waiting = waiting for { $seats }
republic-deals-due = { $phase }, turn { $turn }
republic-deals-due-turn = until turn { $turn } ends

# -- clauses

republic-deals-clause-pay =
    { $amount ->
        [one] { $seat-The } pays { $seat2-the } 1 talent at the next redistribution
       *[other] { $seat-The } pays { $seat2-the } { $amount } talents at the next redistribution
    }
republic-deals-clause-for = { $seat-The } promises { $seat2-the } to vote for “{ $proposal }”
republic-deals-clause-for-named = { $seat-The } promises { $seat2-the } to vote for “{ $proposal }” with { $senator-the }
republic-deals-clause-against = { $seat-The } promises { $seat2-the } to vote against “{ $proposal }”
republic-deals-clause-against-named = { $seat-The } promises { $seat2-the } to vote against “{ $proposal }” with { $senator-the }
republic-deals-clause-abstain = { $seat-The } promises { $seat2-the } to abstain on “{ $proposal }”
republic-deals-clause-abstain-named = { $seat-The } promises { $seat2-the } to abstain on “{ $proposal }” with { $senator-the }
republic-deals-clause-no-veto = { $seat-The } promises { $seat2-the } not to veto “{ $proposal }”
republic-deals-clause-no-veto-named = { $seat-The } promises { $seat2-the } not to veto “{ $proposal }” with { $senator-the }
republic-deals-clause-nominate = { $seat-The } promises { $seat2-the } to propose “{ $proposal }”
republic-deals-clause-nominate-named = { $seat-The } promises { $seat2-the } to propose “{ $proposal }” with { $senator-the }
republic-deals-clause-consent = { $seat-The } promises { $seat2-the } to consent when asked
republic-deals-clause-consent-named = { $seat-The } promises { $seat2-the } to consent for { $senator-the }
republic-deals-clause-prosecute = { $seat-The } promises { $seat2-the } to prosecute a senator as Censor
republic-deals-clause-prosecute-named = { $seat-The } promises { $seat2-the } to prosecute { $senator-the } as Censor
republic-deals-clause-no-trial = { $seat-The } promises { $seat2-the } to prosecute nobody as Censor
republic-deals-clause-no-trial-named = { $seat-The } promises { $seat2-the } not to prosecute { $senator-the }
republic-deals-clause-appoint = { $seat-The } promises { $seat2-the } to appoint { $senator-the } Dictator or Master of Horse
republic-deals-clause-give = { $seat-The } gives { $seat2-the } the card { $card } in the next Revolution Phase
republic-deals-clause-give-random =
    { $amount ->
        [one] { $seat-The } gives { $seat2-the } 1 card at random in the next Revolution Phase
       *[other] { $seat-The } gives { $seat2-the } { $amount } cards at random in the next Revolution Phase
    }
republic-deals-clause-no-persuasion = { $seat-The } promises { $seat2-the } not to try to persuade { $senator-the }
republic-deals-clause-no-counter-bribe = { $seat-The } promises { $seat2-the } not to counter-bribe for { $senator-the }
republic-deals-clause-bid-at-most =
    { $amount ->
        [one] { $seat-The } promises { $seat2-the } to bid at most 1 talent for an initiative
       *[other] { $seat-The } promises { $seat2-the } to bid at most { $amount } talents for an initiative
    }
republic-deals-clause-games = { $seat-The } promises { $seat2-the } to give games
republic-deals-clause-games-named = { $seat-The } promises { $seat2-the } to give { $games-the }
republic-deals-clause-contribute =
    { $amount ->
        [one] { $seat-The } promises { $seat2-the } to contribute 1 talent to the State
       *[other] { $seat-The } promises { $seat2-the } to contribute { $amount } talents to the State
    }
republic-deals-clause-pay-turn =
    { $amount ->
        [one] { $seat-The } pays { $seat2-the } 1 talent at the redistribution of turn { $turn }
       *[other] { $seat-The } pays { $seat2-the } { $amount } talents at the redistribution of turn { $turn }
    }
republic-deals-clause-pay-back =
    { $amount ->
        [one] { $seat-The } gives { $seat2-the } 1 talent back at the next redistribution
       *[other] { $seat-The } gives { $seat2-the } { $amount } talents back at the next redistribution
    }
republic-deals-clause-give-back = { $seat-The } gives { $seat2-the } the card { $card } back in the next Revolution Phase
republic-deals-clause-give-random-back =
    { $amount ->
        [one] { $seat-The } gives { $seat2-the } 1 card at random back in the next Revolution Phase
       *[other] { $seat-The } gives { $seat2-the } { $amount } cards at random back in the next Revolution Phase
    }
republic-deals-clause-veto = { $seat-The } promises { $seat2-the } to veto “{ $proposal }”
republic-deals-clause-veto-named = { $seat-The } promises { $seat2-the } to veto “{ $proposal }” with { $senator-the }
republic-deals-clause-call-first = { $seat-The } promises { $seat2-the } to call { $seat3-the } first to vote on “{ $proposal }”
republic-deals-clause-call-last = { $seat-The } promises { $seat2-the } to call { $seat3-the } last to vote on “{ $proposal }”
republic-deals-clause-appoint-dictator = { $seat-The } promises { $seat2-the } to appoint { $senator-the } Dictator
republic-deals-clause-appoint-master-of-horse = { $seat-The } promises { $seat2-the } to appoint { $senator-the } Master of Horse
republic-deals-clause-word = { $seat-The } makes { $seat2-the } a promise that only players can judge: “{ $text }”
republic-deals-clause-word-never = { $seat-The } says to { $seat2-the }, without a promise: “{ $text }”
republic-deals-on-terms = { $promise } ({ $terms })
republic-deals-on-terms-until = { $promise } ({ $terms }, { $until })
republic-deals-term-sagum = I stay in Rome as Consul, you take the field
republic-deals-term-toga = you stay in Rome as Consul, I take the field
republic-deals-term-thing = { $thing }
republic-deals-term-buying =
    { $amount ->
        [one] at least 1 vote bought
       *[other] at least { $amount } votes bought
    }
republic-deals-term-by = only { $senators }
republic-deals-term-advocate = as advocate
republic-deals-term-prosecutor = as prosecutor
republic-deals-term-sponsor = as sponsor of a land bill
republic-deals-term-commander = as commander of too small a force
republic-deals-term-governor = as governor again
republic-deals-term-minor = in a minor prosecution
republic-deals-term-major = in a major prosecution
republic-deals-term-charge = { $charge }
republic-deals-term-carry = what cannot be paid stays owed
republic-deals-term-shown = the card is shown as soon as the agreement is in force
republic-deals-term-returned = if it is still there
republic-deals-term-claimed = claimed back
republic-deals-term-step =
    { $number ->
        [1] before the Consuls are elected
        [3] before the Dictator is settled
        [4] before the Censor is elected
        [5] before the prosecutions end
        [6] before the governors are settled
       *[other] before the session is adjourned
    }
republic-deals-term-until = until turn { $number }
republic-deals-term-if-passed = if “{ $proposal }” passes
republic-deals-term-if-passed-named = if “{ $proposal }” passes: { $named }
republic-deals-term-if-failed = if “{ $proposal }” fails
republic-deals-term-if-failed-named = if “{ $proposal }” fails: { $named }
republic-deals-term-if-elected = if { $senator-the } becomes { $office }
republic-deals-term-if-consul = if { $senator-the } becomes Consul
republic-deals-clause-attempt = { $seat-The } promises { $seat2-the } an assassination
republic-deals-clause-spare = { $seat-The } promises { $seat2-the } not to attempt an assassination
republic-deals-clause-consulship = { $seat-The } promises { $seat2-the } how the Consuls share their offices
republic-deals-clause-revolt = { $seat-The } promises { $seat2-the } to revolt
republic-deals-clause-loyalty = { $seat-The } promises { $seat2-the } to stay loyal

# -- events

republic-deals-event-agreement-offered = { $seat-The } offers agreement { $number }.
republic-deals-event-promise-offered = Agreement { $number }: { $promise }.
republic-deals-event-agreement-accepted = { $seat-The } accepts agreement { $number }.
republic-deals-event-agreement-binds = Agreement { $number } is in force.
republic-deals-event-agreement-over = Agreement { $number } ends.
republic-deals-event-agreement-cancelled = Agreement { $number } is withdrawn or declined ({ $seat }).
republic-deals-event-promise-kept = Kept – { $promise }.
republic-deals-event-promise-broken = Broken – { $promise }.
republic-deals-event-promise-impossible = No longer possible – { $promise }.
republic-deals-event-promise-due = Due now – { $promise }.
republic-deals-event-promise-lapsed = No longer due – { $promise }.
republic-deals-event-condition-met = Owed from now on – { $promise }.
republic-deals-event-return-due = Claimed back – { $promise }.
republic-deals-event-debt-carried =
    { $amount ->
        [one] { $seat-The } still owes { $seat2-the } 1 talent.
       *[other] { $seat-The } still owes { $seat2-the } { $amount } talents.
    }
republic-deals-event-debt-paid =
    { $amount ->
        [one] { $seat-The } pays { $seat2-the } 1 talent, as promised.
       *[other] { $seat-The } pays { $seat2-the } { $amount } talents, as promised.
    }
republic-deals-event-card-given = { $seat-The } hands { $seat2-the } the card { $card }, as promised.
republic-deals-event-card-given-unseen = { $seat-The } hands { $seat2-the } a card, as promised.

# -- refusals

republic-deals-refuse-never-binding = Agreements cannot cover assassinations, which Consul stays in Rome, revolt or loyalty.
republic-deals-refuse-clause = There is no such clause; “offer” alone shows how to write one.
republic-deals-refuse-eliminated = A faction that is out of the game cannot make agreements.
republic-deals-refuse-neutral = A neutral faction makes no agreements.
republic-deals-refuse-no-veto-there = A special prosecution cannot be vetoed, so this promise is empty.
republic-deals-refuse-abstention = Nobody may abstain on a land bill or its repeal, so nobody can promise to.
republic-deals-refuse-nobody-named = Say whom or what the proposal names.
republic-deals-refuse-veto-there = A special prosecution or a Consul for Life cannot be vetoed, so nobody can promise it.
republic-deals-refuse-law-veto = A law cannot be vetoed, so there is nothing to promise about a veto.
republic-deals-refuse-not-played = This table plays without the advanced rule that this is about.
republic-deals-refuse-bought = A senator who abstains cannot buy votes.
republic-deals-refuse-past = That redistribution is over; name a later turn.
republic-deals-refuse-announced = This is already announced; a promise to refrain from it comes too late.
republic-deals-refuse-condition = Only payments and cards can have a condition that all players see: “if passed” or “if failed” with a kind of proposal, “if elected” with an office and a name.
republic-deals-refuse-words = Write one line of plain words between quotation marks.
republic-deals-refuse-shown = You do not hold the card that you promise to show.
republic-deals-refuse-open-card = { $card } is not in a hand: only cards in hand can be given.
republic-deals-refuse-step = Choose a step of the session from 1 to 7.
republic-deals-refuse-form = “{ $text }” is not an offer. Say to whom, what you give, and for what: “amphora 10 T for votes”, “star 5 T for votes censor julius”, “trident votes consuls for no-trial furius”.
republic-deals-refuse-word = “{ $word }” does not belong there in an offer; “offer” alone shows what you can promise and how to write it.
republic-deals-refuse-unfinished = Something is missing after “{ $word }”; “offer” alone shows what you can promise and how to write it.
republic-deals-refuse-nothing-voted = Nothing is being voted on; name the kind of proposal: “votes censor julius”.
republic-deals-refuse-has-voted = { $seat-The } has already voted on this; name a later kind of proposal: “votes censor julius”.

# -- disputes

republic-deals-choice-dispute = Dispute agreement { $amount }
republic-deals-choice-uphold = Uphold the claim
republic-deals-choice-reject = Reject the claim
republic-deals-choice-reclaim = Claim back what you gave under agreement { $amount }
republic-deals-choice-aye = Aye to the motion
republic-deals-choice-nay = No to the motion
republic-deals-choice-claim-cancel = Ask to be released from promise { $amount }
republic-deals-choice-claim-perform = Ask that promise { $amount } be kept after all
republic-deals-choice-claim-return = Ask for what you gave under promise { $amount }
republic-deals-choice-claim-breach = Claim that promise { $amount } was broken
republic-deals-numbered = { $number }: { $promise }
republic-deals-ask-claim = What do you claim under agreement { $number }? { $promises }.
republic-deals-claim-cancel = to be released – { $promise }
republic-deals-claim-perform = to have it kept after all – { $promise }
republic-deals-claim-return = to have the gift returned – { $promise }
republic-deals-claim-breach = it was broken – { $promise }
republic-deals-ask-arbitration = { $seat-The } disputes agreement { $number } and claims: { $claim }. How do you judge?
republic-deals-event-dispute-opened = { $seat-The } disputes agreement { $number } and claims: { $claim }. Factions not party to it judge.
republic-deals-event-arbiter-voted =
    { $upheld ->
        [1] { $seat-The } upholds the claim.
       *[0] { $seat-The } rejects the claim.
    }
republic-deals-event-dispute-closed =
    { $upheld ->
        [1] The claim of { $seat-the } on agreement { $number } is upheld.
       *[0] The claim is rejected: agreement { $number } is unchanged.
    }
republic-deals-refuse-dispute-unknown = No agreement of that number is in force.
republic-deals-refuse-dispute-stranger = Only a party to an agreement may dispute it.
republic-deals-refuse-dispute-nothing = Nothing is left to claim under this agreement.
republic-deals-refuse-remedy = Choose one of the claims listed, or none.
republic-deals-refuse-reclaim = You can claim back only what you gave for a broken promise.
republic-deals-refuse-dispute-again = You have already disputed this agreement; the judgment is final.
republic-deals-refuse-dispute-arbiters = Every faction is a party to that promise, so nobody can judge it.

# -- cards that are shown

republic-deals-showing = { $card-the } to { $seat-the }
republic-deals-choice-show = Show { $showing }
republic-deals-event-card-shown-privately = { $seat-The } shows { $seat2-the } the card { $card }.
republic-deals-event-private-talk-seen = { $seat-The } shows { $seat2-the } a card in private.
republic-deals-refuse-show-card = You can show only cards from your own hand.
republic-deals-refuse-show-seat = Show it to another faction in the game that has not seen it.
republic-deals-refuse-show-neutral = A neutral faction follows its directive: show cards to players.
