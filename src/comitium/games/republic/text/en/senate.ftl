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
republic-senate-kind-rhodian = Refusal of the Rhodian Alliance
republic-senate-kind-for-life = Consul for Life
republic-senate-kind-law = Law
republic-senate-kind-pontifex = Pontifex Maximus
republic-senate-kind-pontifex-removal = Removal of the Pontifex Maximus

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
republic-senate-choice-tribune = Make a proposal, with { $means-the }
republic-senate-choice-reserve = Reserve the next proposal, with { $means-the }
republic-senate-choice-suspend = Suspend this vote for a proposal of your own, with { $means-the }
republic-senate-choice-attempt = Attempt an assassination
republic-senate-choice-enact = Play { $card-the }
republic-senate-choice-claim = Give Flaccus the Land Commissioner
republic-senate-choice-fine = Fine { $senator-the }
republic-senate-choice-graft = Pay graft from { $senator-the }
republic-senate-choice-murder = Kill the Tribune, by order of { $senator-the }
republic-senate-choice-riot = Incite the mob, through { $senator-the }
republic-senate-choice-lose-influence = Lose 1 influence
republic-senate-choice-stand-down = Stand down
republic-senate-choice-rome-consul = Rome Consul
republic-senate-choice-field-consul = Field Consul
republic-senate-choice-close = Close this step

# -- questions

republic-senate-ask-adjourned = The Senate is adjourned: does a Tribune force one more proposal?
republic-senate-ask-floor =
    Do you act before the Senate goes on? { $step ->
        [0] It has just opened.
        [1] { $filled ->
            [1] The Consuls are elected.
           *[other] Next: the Consuls, elected without a vote if one pair is left.
        }
        [2] The election of the Pontifex Maximus is over.
        [3] Next: the Censor.
        [4] { $filled ->
            [1] The Censor is elected.
           *[other] Next: the Censor, appointed without a vote if one candidate is left.
        }
        [5] Now: prosecutions.
        [6] Now: governors.
        [7] The presiding magistrate is about to adjourn the Senate.
        [10] Now: the military plan and the spoils.
       *[other] Now: other business.
    }
republic-senate-ask-window = On the floor: { $what }. Do you interrupt?
republic-senate-ask-adopt = The proposer is gone. Do you keep the proposal ({ $what })?
republic-senate-ask-agree = Your colleague names { $senator-the } as Dictator: do you agree, name another, or let it fail?
republic-senate-agree-yes = Agree: { $senator-the }
republic-senate-agree-nobody = Name nobody
republic-senate-draft-put = Put it to the vote as it stands
republic-senate-draft-drop = Drop this proposal
republic-senate-draft-anew = Start again
republic-senate-ask-appoint = A Dictator may be appointed: whom do the Consuls appoint, if anyone? Both Consuls must agree. He gains 7 influence, presides, and names a Master of Horse.
republic-senate-ask-ballot = On the floor: { $what }. How does { $senator-the } cast { $votes ->
        [one] his vote
       *[other] his { $votes } votes
    }?
republic-senate-ask-turn = On the floor: { $what }. How do you cast { $votes ->
        [one] your vote
       *[other] your { $votes } votes
    }?
republic-senate-ask-business = { $senator-the } presides: what does he propose, or does he adjourn?
republic-senate-ask-call = On the floor: { $what }. Which faction do you call to vote?
republic-senate-ask-censor = Whom do you propose as Censor? He gains 5 influence and holds the prosecutions.
republic-senate-ask-censor-step = A Censor must be elected: whom do you propose?
republic-senate-ask-governor-step = Provinces need governors: what do you propose?
republic-senate-ask-consent = Proposed: { $what }. Does { $senator-the } agree?
republic-senate-ask-consul-first = Whom do you propose as Consul? Two are elected together; each gains 5 influence. One presides in Rome, the other leads the wars.
republic-senate-ask-consul-second = Who becomes Consul with { $senator-the }?
republic-senate-ask-defeat =
    { $trial ->
        [0] All other factions voted against the proposal of { $senator-the }: does he lose 1 influence, or stop presiding for this turn?
       *[other] All other factions voted against the prosecution led by { $senator-the }: does he lose 1 influence, or end the prosecutions?
    }
republic-senate-ask-dictator = Whom do you propose as Dictator? He gains 7 influence, presides, and names a Master of Horse.
republic-senate-ask-dictator-step = The Consuls have appointed no Dictator: do you call an election, or is this step over?
republic-senate-ask-for-life = Whom do you propose as Consul for Life?
republic-senate-ask-graft = The Tribune asks for { $amount } T: does { $senator-the } pay?
republic-senate-ask-kind = What do you propose?
republic-senate-ask-law-use = Does the law come into force, or does it end the Acilian Law?
republic-senate-ask-master = { $senator-the } is Dictator: whom does he name Master of Horse?
republic-senate-ask-promotion = Rome has fewer than eight senators: which senator from the Forum joins your faction?
republic-senate-ask-response = { $seat-The } plays a Tribune: do you respond?
republic-senate-ask-riot = { $seat-The } has responded to a Tribune: do you incite the mob against its senators?
republic-senate-ask-split = { $senator-the } is elected Consul: which office does he want? The Rome Consul presides and speaks to the people; the Field Consul is the first to lead a war.
republic-senate-ask-split-alone = { $one-the } and { $other-the } are Consuls: who is Rome Consul?

# -- refusals

republic-senate-refuse-abstain = You cannot abstain here: vote for or against.
republic-senate-refuse-act = You cannot do that here: choose from the list, or pass.
republic-senate-refuse-adjourn = The Senate still has business to settle: do that first.
republic-senate-refuse-adopt = Keep the proposal or drop it.
republic-senate-refuse-answer = Agree or refuse.
republic-senate-refuse-answer-card = You do not hold that card: play another, or pass.
republic-senate-refuse-answer-senator = { $senator-the } is not one of your senators in Rome: name another.
republic-senate-refuse-ballot = Your faction is called: cast its votes, or interrupt.
republic-senate-refuse-booked = The next proposal is already reserved: wait until it has been made.
republic-senate-refuse-business = You cannot propose that now: choose another kind.
republic-senate-refuse-business-censor = The Censor is elected after the Consuls, once a turn.
republic-senate-refuse-business-concessions = No concession in the Forum can be voted on now: each once a turn, the Land Commissioner only under a land bill.
republic-senate-refuse-business-consuls = The Consuls are elected when the Senate opens, once a turn.
republic-senate-refuse-business-dictator = A Dictator is elected before the Censor, while Rome is in danger.
republic-senate-refuse-business-forces = Nothing can be raised or disbanded: no unit is left, the State cannot pay, or no troops are free.
republic-senate-refuse-business-governors = No province needs a governor, or nobody in Rome can be sent.
republic-senate-refuse-business-land-bill = No land bill is possible: each type once a turn, while a marker is left, and with two sponsors in Rome.
republic-senate-refuse-business-military = No army can be sent, recalled or changed: a Consul or Dictator in Rome, a legion, and the fleets that the war needs.
republic-senate-refuse-business-repeal = No land bill in force can be repealed by anybody in Rome now.
republic-senate-refuse-business-rhodian = Rhodes has sent no fleets that the Senate could still refuse.
republic-senate-refuse-business-trial = The prosecutions of this turn are over: the Censor leads them after his election.
republic-senate-refuse-call = { $seat-The } has already voted or has nobody in Rome: call another faction.
republic-senate-refuse-censor = { $senator-the } cannot be elected Censor: only senators in Rome without another office can, and prior Consuls first.
republic-senate-refuse-consul = { $senator-the } cannot be elected Consul: only an aligned senator in Rome who is not already Consul or Dictator can.
republic-senate-refuse-dictator = { $senator-the } cannot be Dictator: only an aligned senator in Rome without an office other than Censor can.
republic-senate-refuse-fine = You cannot fine { $senator-the } now.
republic-senate-refuse-for-life = { $senator-the } is not in Rome with 21 influence: name another senator.
republic-senate-refuse-for-life-now = You cannot propose a Consul for Life now: only the presiding magistrate may, after the Consuls are elected, outside prosecutions, once a turn.
republic-senate-refuse-free-tribune = He has used his free Tribune this turn.
republic-senate-refuse-gracchus = Only a Gracchus in Rome may propose a land bill of his own, once a turn.
republic-senate-refuse-graft = Pay the amount asked, or pass.
republic-senate-refuse-has-voted = Your faction has voted: it can no longer stop this vote.
republic-senate-refuse-influence = He has no influence to lose: he must stand down.
republic-senate-refuse-joint = Agree, name another, or let the appointment fail.
republic-senate-refuse-kind = That kind of proposal does not fit here: choose another, or pass.
republic-senate-refuse-laenas = Laenas may veto only land bills, in Rome, once a turn.
republic-senate-refuse-land-bill-control = You cannot make another faction vote against a land bill: vote for it, or leave the vote to its player.
republic-senate-refuse-law-condition = This law’s condition is not met yet.
republic-senate-refuse-law-held = You do not hold that law.
republic-senate-refuse-law-phase = Laws are played only in the Senate Phase.
republic-senate-refuse-master = { $senator-the } cannot be Master of Horse: name a senator in Rome without an office.
republic-senate-refuse-moment = You cannot do that at this moment: pass, or wait for the next one.
republic-senate-refuse-no-tribune = You hold no Tribune.
republic-senate-refuse-not-proposer = Only its proposer may withdraw it, before the first call.
republic-senate-refuse-nothing-open = Nothing can be proposed now.
republic-senate-refuse-over-tribune = A Tribune’s proposal is on the floor: no other can go before it.
republic-senate-refuse-pair = That pair was voted down or vetoed: name another partner.
republic-senate-refuse-promotion = { $senator-the } is not in the Forum: choose a senator who is.
republic-senate-refuse-split = Say who is Rome Consul and who Field Consul.
republic-senate-refuse-sponsor-bound = He sponsors this repeal and must vote for it.
republic-senate-refuse-suspend = Only a vote that sends the presiding magistrate to war can be suspended, before you vote.
republic-senate-refuse-talents = He does not have that many talents: spend fewer.
republic-senate-refuse-trial = A prosecution is not a proposal: a Tribune may only veto it.
republic-senate-refuse-tribune-other = He has no Tribune of his own in your faction.
republic-senate-refuse-veto = This cannot be vetoed.
republic-senate-refuse-withdraw = A proposal cannot be withdrawn after the first call: call a faction.

# -- what has happened

republic-senate-event-senate-opened = The Senate opens; { $senator-the } presides.
republic-senate-event-chair-changed = { $senator-the } now presides.
republic-senate-event-chair-stood-down = { $senator-the } stops presiding.
republic-senate-event-consent-answered =
    { $given ->
        [0] { $senator-the } refuses to take part in the proposal ({ $proposal }).
       *[other] { $senator-the } agrees to take part in the proposal ({ $proposal }).
    }
republic-senate-event-proposal-announced =
    { $means ->
        [0] The presiding magistrate proposes: { $what }.
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
        [elected] Elected without a vote, as the only candidate: { $what }.
        [convicted] Guilty by the appeal to the people: { $what }.
       *[acquitted] Not guilty: { $what }.
    }
republic-senate-event-tribune-played = { $seat-The } plays { $means-the }.
republic-senate-event-tribune-cancelled = The Tribune { $seat-of } is cancelled.
republic-senate-event-graft-priced = The Tribune asks { $senator-the } for { $amount } T.
republic-senate-event-tribune-attacked = { $senator-the } sends assassins to kill the Tribune and rolls { $die }.
republic-senate-event-mob-incited = { $senator-the } incites the mob against { $seat-the }: { $chits ->
        [one] 1 mortality chit
       *[other] { $chits } mortality chits
    }.
republic-senate-event-office-taken = { $senator-the } is now { $office }.
republic-senate-event-office-lost = { $senator-the } is no longer { $office }.
republic-senate-event-prior-consul-marked = { $senator-the } is a Prior Consul.
republic-senate-event-dictator-offered = { $senator-the } is named as Dictator; the other Consul must agree.
republic-senate-event-joint-appointment-failed = The Consuls appoint no Dictator.
republic-senate-event-senate-adjourned = { $senator-the } adjourns the Senate.
republic-senate-event-senate-closed = The Senate Phase ends.
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
republic-senate-event-motion-closed = The motion of { $seat-the } is closed: { $ayes } for, { $noes } against. It has no effect.
republic-senate-refuse-motion = You can move a minor motion only during other business, when nothing is being proposed or voted on.
republic-senate-refuse-motion-waits = One motion at a time: the Senate continues with its next business first.
republic-senate-refuse-no-motion = There is no motion on the floor.
republic-senate-refuse-motion-answered = You have already answered this motion.
republic-senate-refuse-motion-own = You moved it, so you are for it.
