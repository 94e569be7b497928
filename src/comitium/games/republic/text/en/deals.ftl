# Public agreements: clauses, what is told of them, what is refused.

republic-deals-agreement = Agreement { $number }
republic-deals-binding = binding
republic-deals-offered = offered
republic-deals-waiting = waiting for { $seats }

# -- clauses

republic-deals-clause-pay =
    { $amount ->
        [one] { $seat-The } pays { $seat2-the } 1 talent at the next redistribution
       *[other] { $seat-The } pays { $seat2-the } { $amount } talents at the next redistribution
    }
republic-deals-clause-for = { $seat-The } promises { $seat2-the }: votes for the proposal “{ $proposal }”
republic-deals-clause-for-named = { $seat-The } promises { $seat2-the }: votes for the proposal “{ $proposal }” with { $senator-the }
republic-deals-clause-against = { $seat-The } promises { $seat2-the }: votes against the proposal “{ $proposal }”
republic-deals-clause-against-named = { $seat-The } promises { $seat2-the }: votes against the proposal “{ $proposal }” with { $senator-the }
republic-deals-clause-abstain = { $seat-The } promises { $seat2-the }: abstains on the proposal “{ $proposal }”
republic-deals-clause-abstain-named = { $seat-The } promises { $seat2-the }: abstains on the proposal “{ $proposal }” with { $senator-the }
republic-deals-clause-no-veto = { $seat-The } promises { $seat2-the }: no veto on the proposal “{ $proposal }”
republic-deals-clause-no-veto-named = { $seat-The } promises { $seat2-the }: no veto on the proposal “{ $proposal }” with { $senator-the }
republic-deals-clause-nominate = { $seat-The } promises { $seat2-the }: proposes “{ $proposal }”
republic-deals-clause-nominate-named = { $seat-The } promises { $seat2-the }: proposes “{ $proposal }” with { $senator-the }
republic-deals-clause-consent = { $seat-The } promises { $seat2-the }: consents when asked
republic-deals-clause-consent-named = { $seat-The } promises { $seat2-the }: consents for { $senator-the }
republic-deals-clause-prosecute = { $seat-The } promises { $seat2-the }: prosecutes somebody as Censor
republic-deals-clause-prosecute-named = { $seat-The } promises { $seat2-the }: prosecutes { $senator-the } as Censor
republic-deals-clause-no-trial = { $seat-The } promises { $seat2-the }: prosecutes nobody as Censor
republic-deals-clause-no-trial-named = { $seat-The } promises { $seat2-the }: does not prosecute { $senator-the }
republic-deals-clause-appoint = { $seat-The } promises { $seat2-the }: appoints { $senator-the } Dictator or Master of Horse
republic-deals-clause-give = { $seat-The } gives { $seat2-the } the card { $card } in the next Revolution Phase
republic-deals-clause-give-random =
    { $amount ->
        [one] { $seat-The } gives { $seat2-the } 1 card at random in the next Revolution Phase
       *[other] { $seat-The } gives { $seat2-the } { $amount } cards at random in the next Revolution Phase
    }
republic-deals-clause-no-persuasion = { $seat-The } promises { $seat2-the }: does not try to persuade { $senator-the }
republic-deals-clause-no-counter-bribe = { $seat-The } promises { $seat2-the }: no counter-bribe for { $senator-the }
republic-deals-clause-bid-at-most =
    { $amount ->
        [one] { $seat-The } promises { $seat2-the }: bids at most 1 talent for an initiative
       *[other] { $seat-The } promises { $seat2-the }: bids at most { $amount } talents for an initiative
    }
republic-deals-clause-games = { $seat-The } promises { $seat2-the }: gives games
republic-deals-clause-games-named = { $seat-The } promises { $seat2-the }: gives { $games-the }
republic-deals-clause-contribute =
    { $amount ->
        [one] { $seat-The } promises { $seat2-the }: contributes 1 talent to the State
       *[other] { $seat-The } promises { $seat2-the }: contributes { $amount } talents to the State
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
republic-deals-clause-veto = { $seat-The } promises { $seat2-the }: a veto on the proposal “{ $proposal }”
republic-deals-clause-veto-named = { $seat-The } promises { $seat2-the }: a veto on the proposal “{ $proposal }” with { $senator-the }
republic-deals-clause-call-first = { $seat-The } promises { $seat2-the }: calls { $seat3-the } first to vote on the proposal “{ $proposal }”
republic-deals-clause-call-last = { $seat-The } promises { $seat2-the }: calls { $seat3-the } last to vote on the proposal “{ $proposal }”
republic-deals-clause-appoint-dictator = { $seat-The } promises { $seat2-the }: appoints { $senator-the } Dictator
republic-deals-clause-appoint-master-of-horse = { $seat-The } promises { $seat2-the }: appoints { $senator-the } Master of Horse
republic-deals-clause-word = { $seat-The } gives { $seat2-the } a word that only the others can judge: “{ $text }”
republic-deals-clause-word-never = { $seat-The } tells { $seat2-the }, binding nobody: “{ $text }”
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
republic-deals-term-prosecutor = as prosecutor
republic-deals-term-sponsor = as sponsor of a land bill
republic-deals-term-commander = as commander of too small a force
republic-deals-term-governor = as governor once more
republic-deals-term-minor = in a minor prosecution
republic-deals-term-major = in a major prosecution
republic-deals-term-charge = { $charge }
republic-deals-term-carry = what cannot be paid stays owed
republic-deals-term-shown = the card is shown as soon as this binds
republic-deals-term-returned = as far as it is still there
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
republic-deals-clause-spare = { $seat-The } promises { $seat2-the } to attempt no assassination
republic-deals-clause-consulship = { $seat-The } promises { $seat2-the } how the consuls share their offices
republic-deals-clause-revolt = { $seat-The } promises { $seat2-the } to revolt
republic-deals-clause-loyalty = { $seat-The } promises { $seat2-the } to stay loyal

# -- events

republic-deals-event-agreement-offered = { $seat-The } offers agreement { $number }.
republic-deals-event-promise-offered = Agreement { $number }: { $promise }.
republic-deals-event-agreement-accepted = { $seat-The } accepts agreement { $number }.
republic-deals-event-agreement-binds = Agreement { $number } binds its parties.
republic-deals-event-agreement-over = Agreement { $number } is settled.
republic-deals-event-agreement-cancelled = Agreement { $number } is off the table ({ $seat }).
republic-deals-event-promise-kept = Kept – { $promise }.
republic-deals-event-promise-broken = Broken – { $promise }.
republic-deals-event-promise-impossible = No longer possible – { $promise }.
republic-deals-event-promise-due = Due now – { $promise }.
republic-deals-event-promise-lapsed = No longer due – { $promise }.
republic-deals-event-condition-met = From now on it is owed – { $promise }.
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

republic-deals-refuse-never-binding = This can be talked about, but it never binds: assassinations, who of two consuls stays in Rome, revolt and loyalty.
republic-deals-refuse-clause = There is no such clause; look at how promises are written.
republic-deals-refuse-eliminated = A faction that is out of the game makes no agreements.
republic-deals-refuse-no-veto-there = Nobody can veto a special prosecution, so nobody can promise not to.
republic-deals-refuse-abstention = Nobody may abstain on a land bill or its repeal, so nobody can promise to.
republic-deals-refuse-nobody-named = Say who is to be proposed, or for what.
republic-deals-refuse-veto-there = Nobody can veto a special prosecution or a Consul for Life, so nobody can promise to.
republic-deals-refuse-bought = Whoever abstains buys no votes.
republic-deals-refuse-past = That redistribution is over; talents pass at a redistribution still to come.
republic-deals-refuse-condition = Only payments and cards can wait for something, and only for what everybody sees: “if passed”, “if failed” with a kind of proposal, “if elected” with an office and a name.
republic-deals-refuse-words = Write one line of plain words between quotation marks.
republic-deals-refuse-shown = You do not hold the card that you promise to show.
republic-deals-refuse-open-card = { $card } lies in nobody’s hand: only cards of a hand can be given.
republic-deals-refuse-step = A proposal is promised for a step of the session from 1 to 7.
republic-deals-refuse-form = “{ $text }” is no offer. Say to whom, what you give, and for what: “amphora 10 T for votes”, “star 5 T for votes censor julius”, “trident votes consuls for no-trial furius”.
republic-deals-refuse-word = In this offer “{ $word }” means nothing where it stands; “offer” alone says what can be promised, and how it is written.
republic-deals-refuse-unfinished = After “{ $word }” something is missing in this offer; “offer” alone says what can be promised, and how it is written.
republic-deals-refuse-nothing-voted = Nothing is being voted on; say which kind of proposal you mean: “votes censor julius”.
republic-deals-refuse-has-voted = { $seat-The } has voted on this already; say which kind of proposal to come you mean: “votes censor julius”.

# -- disputes

republic-deals-choice-dispute = Dispute agreement { $amount }
republic-deals-choice-uphold = Uphold the claim
republic-deals-choice-reject = Reject the claim
republic-deals-choice-reclaim = Claim back what you have given by agreement { $amount }
republic-deals-choice-aye = Aye to the motion
republic-deals-choice-nay = No to the motion
republic-deals-choice-claim-cancel = You are to be released from promise { $amount }
republic-deals-choice-claim-perform = Promise { $amount } is to be kept after all
republic-deals-choice-claim-return = What you gave by promise { $amount } is to come back
republic-deals-choice-claim-breach = Promise { $amount } was broken
republic-deals-numbered = { $number }: { $promise }
republic-deals-ask-claim = What do you claim by agreement { $number }? { $promises }.
republic-deals-claim-cancel = to be released – { $promise }
republic-deals-claim-perform = it is to be kept after all – { $promise }
republic-deals-claim-return = what was given is to come back – { $promise }
republic-deals-claim-breach = it was broken – { $promise }
republic-deals-ask-arbitration = { $seat-The } disputes agreement { $number } and claims: { $claim }. How do you judge?
republic-deals-event-dispute-opened = { $seat-The } disputes agreement { $number } and claims: { $claim }. Those who are no party to it judge.
republic-deals-event-arbiter-voted =
    { $upheld ->
        [1] { $seat-The } upholds the claim.
       *[0] { $seat-The } rejects the claim.
    }
republic-deals-event-dispute-closed =
    { $upheld ->
        [1] The claim is upheld: { $seat-the } is right about agreement { $number }.
       *[0] Agreement { $number } stands as it was said.
    }
republic-deals-refuse-dispute-unknown = No agreement of that number binds anybody now.
republic-deals-refuse-dispute-stranger = Only a party to an agreement may dispute it.
republic-deals-refuse-dispute-nothing = There is nothing left to claim by this agreement.
republic-deals-refuse-remedy = Claim one of the remedies that are listed, or nothing.
republic-deals-refuse-reclaim = You can claim back only what you have given for a promise that was broken.
republic-deals-refuse-dispute-again = You have disputed this agreement before; the judgment stands.
republic-deals-refuse-dispute-arbiters = Everybody is a party to that promise, so nobody can judge; it stands as it was said.

# -- cards that are shown

republic-deals-showing = { $card-the } to { $seat-the }
republic-deals-choice-show = Show { $showing }
republic-deals-event-card-shown-privately = { $seat-The } shows { $seat2-the } the card { $card }.
republic-deals-event-private-talk-seen = { $seat-The } shows { $seat2-the } a card in private.
republic-deals-refuse-show-card = You can only show cards of your own hand.
republic-deals-refuse-show-seat = Show it to another faction that plays and does not know the card.
