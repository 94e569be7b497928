# What the computer factions of Res Publica Romana say with their words: one sentence each.
bots-republic-tempers = Each of them except { bots-level-random } draws a temperament at random: a statesman thinks of Rome first and keeps his promises, a plutocrat wants money and sells his votes dearly, a demagogue courts the crowd, a warlord wants armies to command.
bots-republic-offer-votes = { $amount ->
        [one] One talent for your votes: without them this fails.
       *[other] { $amount } talents for your votes: without them this fails.
    }
bots-republic-accept-gift = Gladly: it costs me nothing.
bots-republic-accept-anyway = I would have done that anyway.
bots-republic-accept-anyway-statesman = Agreed: it is right at any price.
bots-republic-accept-anyway-plutocrat = I would have done it for nothing; tell no one.
bots-republic-accept-anyway-demagogue = Agreed: the crowd expects no less of me.
bots-republic-accept-anyway-warlord = Those were my orders anyway.
bots-republic-accept-worth = It is worth that much to me: agreed.
bots-republic-accept-fair = That is a fair price for what it costs me.
bots-republic-accept-fair-statesman = It is fair to both of us and does Rome no harm: agreed.
bots-republic-accept-fair-plutocrat = That covers my cost, with a profit: agreed.
bots-republic-accept-fair-demagogue = A fair price, and one I can defend before the people.
bots-republic-accept-fair-warlord = Plainly offered and worth the price: you have my hand on it.
bots-republic-counter = { $amount ->
        [one] Nearly: one talent more, and we have a deal.
       *[other] Nearly: { $amount } talents more, and we have a deal.
    }
bots-republic-counter-less = { $amount ->
        [one] Nearly: one talent less from me, and we have a deal.
       *[other] Nearly: { $amount } talents less from me, and we have a deal.
    }
bots-republic-offer-slate-field = { $senator-the } becomes Consul if your votes pass the pair; leave the army to my senator.
bots-republic-offer-slate-rome = { $senator-the } becomes Consul if your votes pass the pair; my senator would like to stay in Rome.
bots-republic-offer-horse = { $senator-the } becomes Master of Horse if your votes make my senator Dictator.
bots-republic-offer-justice = { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } if you prosecute { $senator-the }: his faction is too far ahead.
bots-republic-offer-pact = The treasury is nearly empty: I give { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } if you give as much.
bots-republic-accept-justice = He has risen high enough; I shall prosecute him.
bots-republic-accept-pact = If Rome cannot pay, we all lose: agreed.
bots-republic-refuse-traitor = You broke a promise to me; I make no agreement with you.
bots-republic-accept-slate = With my senator in the pair, it has my votes.
bots-republic-offer-truce = Leave { $senator-the } to me this turn, and I leave you yours.
bots-republic-offer-amnesty = { $amount ->
        [one] One talent, and nobody prosecutes { $senator-the } this turn.
       *[other] { $amount } talents, and nobody prosecutes { $senator-the } this turn.
    }
bots-republic-accept-truce = We both have more to fear from others.
bots-republic-accept-amnesty = Justice can wait; talents cannot.
bots-republic-refuse-miser = You leave it to others to pay for Rome: it will cost you more.
bots-republic-refuse-never = I would not do that at any price.
bots-republic-refuse-poor = You promise talents you will not have.
bots-republic-refuse-broke = I cannot promise talents I will not have.
bots-republic-refuse-cheap = It is worth more to me than that.
bots-republic-refuse-cheap-statesman = You ask for more than you give.
bots-republic-refuse-cheap-plutocrat = I would lose on it at that price: I charge more.
bots-republic-refuse-cheap-demagogue = The people would laugh at me for so little.
bots-republic-refuse-cheap-warlord = No general strikes camp for so little.
bots-republic-refuse-leader = You are too close to winning already.
bots-republic-refuse-rome = No money buys that while the enemy is at the gates.
bots-republic-grudge-taken = You won { $senator-the } away from me: I do not forget that.
bots-republic-grudge-court = You brought { $senator-the } to court: expect no favours from me.
bots-republic-grudge-broke = You have broken your word to me: ask another faction.
bots-republic-thanks-office = You proposed { $senator-the } for office: I return the favour.
bots-republic-thanks-faith = You have kept your word to me: agreed.

# What a person could offer now: the sentences she would say, and what they bring her.

bots-republic-ready-my-votes-for = { $votes ->
        [one] My vote for this, for { $amount } T.
       *[other] My { $votes } votes for this, for { $amount } T.
    }
bots-republic-ready-my-votes-against = { $votes ->
        [one] My vote against this, for { $amount } T.
       *[other] My { $votes } votes against this, for { $amount } T.
    }
bots-republic-ready-your-votes-for = { $votes ->
        [one] Your vote for this, for { $amount } T from me.
       *[other] Your { $votes } votes for this, for { $amount } T from me.
    }
bots-republic-ready-your-votes-against = { $votes ->
        [one] Your vote against this, for { $amount } T from me.
       *[other] Your { $votes } votes against this, for { $amount } T from me.
    }
bots-republic-ready-my-votes-for-election = My votes for this; you vote for “{ $proposal }” with { $senator-the }.
bots-republic-ready-my-votes-against-election = My votes against this; you vote for “{ $proposal }” with { $senator-the }.
bots-republic-ready-no-veto = You do not veto this, for { $amount } T from me.
bots-republic-ready-nominate-yours = I propose { $senator-the } ({ $proposal }); you vote for it.
bots-republic-ready-nominate-mine = You propose “{ $proposal }” with { $senator-the }; I vote for it.
bots-republic-ready-amnesty-mine = You do not prosecute { $senator-the }, for { $amount } T from me.
bots-republic-ready-amnesty-yours = I do not prosecute { $senator-the }, for { $amount } T.
bots-republic-ready-master = I name { $senator-the } Master of Horse, for { $amount } T.
bots-republic-ready-truce = You leave { $senator-the } alone, and I leave { $senator2-the } alone.
bots-republic-ready-peace = You leave { $senator-the } alone, for { $amount } T from me.
bots-republic-ready-pact = We each contribute { $amount } T to the State.
bots-republic-ready-and-talents = { $offer } And { $amount } T from me.
bots-republic-ready-concession = You propose { $thing } for { $senator-the }; I vote for it.
bots-republic-ready-short = With more talents: “{ $offer }” You can promise { $amount } T now.
bots-republic-ready-gain-gets = + { $amount } T at the next redistribution
bots-republic-ready-gain-gives = − { $amount } T at the next redistribution
bots-republic-ready-gain-makes = makes { $ayes } to { $noes }
bots-republic-ready-gain-no-veto = { $seat-the } cannot veto it
bots-republic-ready-gain-their-votes = { $votes ->
        [one] 1 vote from them
       *[other] { $votes } votes from them
    }
bots-republic-ready-gain-my-votes = { $votes ->
        [one] promises your vote
       *[other] promises your { $votes } votes
    }
bots-republic-ready-gain-dear = a bot in your place would not: what it helps to decide costs you more
bots-republic-ready-gain-rides = he adds military { $amount } to the Dictator’s army
bots-republic-ready-gain-safe = { $senator-the } is safe from them this turn
bots-republic-ready-gain-state = + { $amount } T for the State
