# The Senate: who presides, what is proposed, votes, Tribunes, elections.

# -- kinds of proposals

republic-senate-kind-consuls = Consuls
republic-senate-kind-dictator = Dictator
republic-senate-kind-censor = Censor
republic-senate-kind-minor = Minor prosecution
republic-senate-kind-major = Major prosecution
republic-senate-kind-special = Special prosecution
republic-senate-kind-governors = Governors
republic-senate-kind-concessions = Concessions
republic-senate-kind-land-bill = Land bill
republic-senate-kind-repeal = Repeal of a land bill
republic-senate-kind-forces = Recruitment
republic-senate-kind-military = Deployment
republic-senate-kind-rhodian = Refusal of the Rhodian fleets
republic-senate-kind-for-life = Consul for Life

# -- proposals

republic-senate-proposal = { $kind }
republic-senate-proposal-consuls = Consuls: { $one-the } and { $other-the }
republic-senate-proposal-dictator = Dictator: { $senator-the }
republic-senate-proposal-censor = Censor: { $senator-the }
republic-senate-proposal-for-life = Consul for Life: { $senator-the }

# -- choices

republic-senate-choice-propose = Propose: { $proposal }
republic-senate-choice-adjourn = Adjourn the Senate
republic-senate-choice-call = Call { $seat-the }
republic-senate-choice-withdraw = Withdraw the proposal
republic-senate-choice-all-for = All for
republic-senate-choice-all-against = All against
republic-senate-choice-all-abstain = All abstain
republic-senate-choice-one-by-one = Senator by senator
republic-senate-choice-for =
    { $amount ->
        [0] For
        [one] For, with 1 talent
       *[other] For, with { $amount } talents
    }
republic-senate-choice-against =
    { $amount ->
        [0] Against
        [one] Against, with 1 talent
       *[other] Against, with { $amount } talents
    }
republic-senate-choice-abstain = Abstain
republic-senate-choice-pledge = Add his influence to his votes
republic-senate-choice-owner = Leave the vote to the faction’s own player
republic-senate-choice-watch = Pass, but ask me again after each faction
republic-senate-choice-veto = Veto, with { $means-the }
republic-senate-choice-tribune = Propose something, with { $means-the }
republic-senate-choice-reserve = Book the next proposal, with { $means-the }
republic-senate-choice-suspend = Suspend this vote for a proposal of your own, with { $means-the }
republic-senate-choice-attempt = Attempt a murder
republic-senate-choice-enact = Play { $card-the }
republic-senate-choice-claim = Flaccus takes the Land Commissioner
republic-senate-choice-fine = Fine { $senator-the }
republic-senate-choice-graft = Graft, paid by { $senator-the }
republic-senate-choice-murder = Murder of a Tribune, ordered by { $senator-the }
republic-senate-choice-riot = Incite the mob, through { $senator-the }
republic-senate-choice-lose-influence = Lose 1 influence
republic-senate-choice-stand-down = Stand down
republic-senate-choice-rome-consul = Rome Consul
republic-senate-choice-field-consul = Field Consul
republic-senate-choice-close = Close this step

# -- questions

republic-senate-ask-adjourned = The Senate is adjourned: does a Tribune force one more proposal?
republic-senate-ask-floor = Nothing is being voted on: do you do anything before the Senate goes on?
republic-senate-ask-window = On the floor: { $what }. Do you interrupt?
republic-senate-ask-adopt = Its proposer is gone. Do you keep the proposal, { $what }?
republic-senate-ask-agree = Your colleague names { $senator-the } as Dictator: do you agree, name another, or let it fail?
republic-senate-agree-yes = Agree: { $senator-the }
republic-senate-agree-nobody = Name nobody
republic-senate-draft-put = Put it to the vote
republic-senate-draft-drop = Give this proposal up
republic-senate-draft-anew = Begin it anew
republic-senate-ask-appoint = The State may have a Dictator: whom do the Consuls appoint, if anybody? Both Consuls must want him. He gains 7 influence, presides, and names a Master of Horse.
republic-senate-ask-ballot = On the floor: { $what }. How does { $senator-the } vote, with { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } of his own?
republic-senate-ask-turn = On the floor: { $what }. How do your { $votes ->
        [one] 1 vote go
       *[other] { $votes } votes go
    }?
republic-senate-ask-business = { $senator-the } presides: what does he propose, or does he adjourn?
republic-senate-ask-call = On the floor: { $what }. Which faction do you call to vote?
republic-senate-ask-censor = Whom do you propose as Censor? He gains 5 influence and holds the trials.
republic-senate-ask-censor-step = A Censor is to be elected: what do you propose?
republic-senate-ask-governor-step = Provinces wait for governors: what do you propose?
republic-senate-ask-consent = Proposed: { $what }. Does { $senator-the } agree to it?
republic-senate-ask-consul-first = Whom do you propose as Consul? Two are voted on together; each gains 5 influence. One of them presides in Rome, the other leads her wars.
republic-senate-ask-consul-second = Who is to be Consul with { $senator-the }?
republic-senate-ask-defeat =
    { $trial ->
        [0] Everybody else has voted down what { $senator-the } proposed: does he lose 1 influence, or leave the chair for this turn?
       *[other] Everybody else has voted down the trial that { $senator-the } holds: does he lose 1 influence, or end the prosecutions?
    }
republic-senate-ask-dictator = Whom do you propose as Dictator? He gains 7 influence, presides, and names a Master of Horse.
republic-senate-ask-dictator-step = The Consuls have appointed no Dictator: do you call an election, or is this step over?
republic-senate-ask-for-life = Whom do you propose as Consul for Life?
republic-senate-ask-graft = The Tribune asks for { $amount } T: does { $senator-the } pay?
republic-senate-ask-kind = What do you propose?
republic-senate-ask-law-use = Does the law come into force, or does it end the Acilian Law?
republic-senate-ask-master = { $senator-the } is Dictator: whom does he name Master of Horse?
republic-senate-ask-promotion = Rome has fewer than eight senators: whom of the Forum does your faction take in?
republic-senate-ask-response = { $seat-The } shows a Tribune: do you answer it?
republic-senate-ask-riot = { $seat-The } has answered a Tribune: do you incite the mob against its senators?
republic-senate-ask-split = { $senator-the } is Consul: what does he want to be? The Rome Consul presides and speaks to the people, the Field Consul is the first to lead a war.
republic-senate-ask-split-alone = { $one-the } and { $other-the } are Consuls: who is Rome Consul?

# -- refusals

republic-senate-refuse-abstain = Nobody abstains here: vote for or against.
republic-senate-refuse-act = That cannot be done here: choose what is offered, or pass.
republic-senate-refuse-adjourn = The Senate still has something to settle: do that first.
republic-senate-refuse-adopt = Keep the proposal or drop it.
republic-senate-refuse-answer = Agree or refuse.
republic-senate-refuse-answer-card = You do not hold that card: play another, or pass.
republic-senate-refuse-answer-senator = { $senator-the } is not one of your senators in Rome: name another.
republic-senate-refuse-ballot = Your faction is called: cast its votes, or interrupt with what is offered.
republic-senate-refuse-booked = The next proposal is booked already: wait until it has been made.
republic-senate-refuse-business = That cannot be proposed now: choose another kind.
republic-senate-refuse-call = { $seat-The } has voted already, or has nobody in Rome: call another faction.
republic-senate-refuse-censor = { $senator-the } cannot be elected Censor now: name somebody of the list.
republic-senate-refuse-consul = { $senator-the } cannot be elected Consul now: name somebody of the list.
republic-senate-refuse-dictator = { $senator-the } cannot be Dictator now: name somebody of the list.
republic-senate-refuse-fine = { $senator-the } cannot be fined by you now.
republic-senate-refuse-for-life = { $senator-the } is not in Rome with 21 influence: name somebody who is.
republic-senate-refuse-for-life-now = A Consul for Life cannot be proposed by you now: only the presiding magistrate may, after the Consuls are elected, outside the trials, once a turn.
republic-senate-refuse-free-tribune = He has no Tribune of his own left for this turn.
republic-senate-refuse-gracchus = Only a Gracchus in Rome proposes a land bill of his own, once a turn.
republic-senate-refuse-graft = Pay what is asked, or let it be.
republic-senate-refuse-has-voted = Your faction has voted: it cannot stop this vote any more.
republic-senate-refuse-influence = Without influence the only way is to stand down.
republic-senate-refuse-joint = Agree, name another, or let the appointment fail.
republic-senate-refuse-kind = That kind of proposal does not fit here: choose another, or pass.
republic-senate-refuse-laenas = Laenas stops only land bills, in Rome and once a turn.
republic-senate-refuse-land-bill-control = Another faction cannot be made to vote against a land bill: vote for it, or leave the vote to its player.
republic-senate-refuse-law-condition = What this law needs is not given yet.
republic-senate-refuse-law-held = You do not hold that law.
republic-senate-refuse-law-phase = Laws are played in the Senate Phase only.
republic-senate-refuse-master = { $senator-the } cannot be Master of Horse: name somebody in Rome without an office.
republic-senate-refuse-moment = This is not the moment for it: pass, or wait for the next one.
republic-senate-refuse-no-tribune = You hold no Tribune.
republic-senate-refuse-not-proposer = Only who has proposed it takes it back, before the first call.
republic-senate-refuse-nothing-open = There is nothing that could be proposed now.
republic-senate-refuse-over-tribune = A Tribune’s proposal is on the floor: no other goes before it.
republic-senate-refuse-pair = That pair was voted down or vetoed: name another partner.
republic-senate-refuse-promotion = { $senator-the } is not in the Forum: choose somebody who is.
republic-senate-refuse-split = Say who is Rome Consul and who Field Consul.
republic-senate-refuse-sponsor-bound = He sponsors this repeal and must vote for it.
republic-senate-refuse-suspend = Only a vote that sends the presiding magistrate to war is suspended, by who has not voted.
republic-senate-refuse-talents = He does not have that many talents: spend fewer.
republic-senate-refuse-trial = A trial is no proposal: a Tribune may only veto it.
republic-senate-refuse-veto = This cannot be vetoed.
republic-senate-refuse-withdraw = After the first call a proposal is not withdrawn: call a faction.

# -- what has happened

republic-senate-event-senate-opened = The Senate sits; { $senator-the } presides.
republic-senate-event-chair-changed = { $senator-the } takes the chair.
republic-senate-event-chair-stood-down = { $senator-the } gives up the chair.
republic-senate-event-consent-answered =
    { $given ->
        [0] { $senator-the } refuses to take part in the proposal ({ $proposal }).
       *[other] { $senator-the } agrees to take part in the proposal ({ $proposal }).
    }
republic-senate-event-proposal-announced =
    { $means ->
        [0] The chair proposes: { $what }.
        [1] A Tribune proposes: { $what }.
        [2] A Gracchus proposes: { $what }.
       *[other] On the floor: { $what }.
    }
republic-senate-event-faction-called = { $seat-The } is called to vote.
republic-senate-event-votes-cast =
    { $ayes ->
        [0] { $noes ->
            [0] { $senator-the } abstains.
           *[other] { $senator-the } votes against ({ $noes }){ $bought ->
                [0] .
               *[other] , { $bought } T of it bought.
            }
        }
       *[other] { $senator-the } votes for ({ $ayes }){ $bought ->
            [0] .
           *[other] , { $bought } T of it bought.
        }
    }
republic-senate-voted = { $seat-The }: { $parts }.
republic-senate-voted-ayes = for { $count } ({ $men })
    .a = for { $count } ({ $men })
republic-senate-voted-noes = against { $count } ({ $men })
    .a = against { $count } ({ $men })
republic-senate-voted-neither = { $all ->
        [0] abstaining { $men }
       *[other] all abstain
    }
    .a = { $all ->
        [0] abstaining { $men }
       *[other] all abstain
    }
republic-senate-voter = { $senator-the } { $count }{ $bought ->
        [0] {""}
       *[other] , { $bought } T of it bought
    }
    .a = { $senator-the } { $count }{ $bought ->
        [0] {""}
       *[other] , { $bought } T of it bought
    }
republic-senate-event-vote-closed =
    { $result ->
        [passed] Passed, { $ayes } to { $noes }: { $what }.
        [rejected] Rejected, { $ayes } to { $noes }: { $what }.
        [vetoed] Vetoed: { $what }.
        [withdrawn] Withdrawn: { $what }.
        [dropped] Dropped: { $what }.
        [cancelled] Cancelled by a death: { $what }.
        [void] No longer possible: { $what }.
        [elected] The only one left, without a vote: { $what }.
        [convicted] Guilty before the people: { $what }.
       *[acquitted] Over, without a verdict of guilt: { $what }.
    }
republic-senate-event-tribune-played = { $seat-The } shows { $means-the }.
republic-senate-event-tribune-cancelled = The Tribune { $seat-of } is silenced.
republic-senate-event-graft-priced = The Tribune would take { $amount } T from { $senator-the }.
republic-senate-event-tribune-attacked = { $senator-the } sends murderers to the Tribune and rolls { $die }.
republic-senate-event-mob-incited = { $senator-the } incites the mob against { $seat-the }: { $chits } mortality chits.
republic-senate-event-office-taken = { $senator-the } is now { $office }.
republic-senate-event-office-lost = { $senator-the } is no longer { $office }.
republic-senate-event-prior-consul-marked = { $senator-the } is a Prior Consul.
republic-senate-event-dictator-offered = { $senator-the } is named as Dictator; the other Consul has to agree.
republic-senate-event-joint-appointment-failed = The Consuls appoint no Dictator.
republic-senate-event-senate-adjourned = { $senator-the } adjourns the Senate.
republic-senate-event-senate-closed = The Senate Phase closes.
republic-senate-event-law-enacted = { $seat-The } plays { $law-the }: it is in force.
republic-senate-event-law-removed = { $law } is no longer in force.
republic-senate-event-senator-fined = { $senator-the } is fined { $amount } T.
republic-senate-event-land-commissioner-claimed = { $senator-the } takes the Land Commissioner.

# -- minor motions

republic-senate-event-motion-moved = { $seat-The } moves: “{ $text }”
republic-senate-event-motion-answered =
    { $aye ->
        [1] { $seat-The } says aye.
       *[0] { $seat-The } says no.
    }
republic-senate-event-motion-closed = The motion of { $seat-the } is done with: { $ayes } for, { $noes } against. Nothing comes of it.
republic-senate-refuse-motion = Minor motions are moved while other business is open and nothing is being proposed or voted on.
republic-senate-refuse-motion-waits = One motion at a time: the house goes on to the next business first.
republic-senate-refuse-no-motion = There is no motion before the house.
republic-senate-refuse-motion-answered = You have spoken to this motion already.
republic-senate-refuse-motion-own = Who moves a motion is for it.
