# What the computer factions of Res Publica Romana say with their words: one sentence each.
bots-republic-tempers = Each of them but { bots-level-random } draws a temperament by lot: a statesman thinks of Rome first and keeps his word, a plutocrat of money and sells his votes dearly, a demagogue courts the crowd, a warlord wants armies to command.
bots-republic-offer-votes = { $amount ->
        [one] One talent for your votes: without them this falls.
       *[other] { $amount } talents for your votes: without them this falls.
    }
bots-republic-accept-gift = Gladly: it costs me nothing.
bots-republic-accept-anyway = I would have done so anyway.
bots-republic-accept-anyway-statesman = Agreed: it is right without any price.
bots-republic-accept-anyway-plutocrat = I would have done it for nothing; do not tell anybody.
bots-republic-accept-anyway-demagogue = Agreed: the crowd expects no less of me.
bots-republic-accept-anyway-warlord = Those were my orders anyway.
bots-republic-accept-fair = That is a fair price for what it costs me.
bots-republic-accept-fair-statesman = It is fair to both of us, and Rome takes no harm: agreed.
bots-republic-accept-fair-plutocrat = That pays for what it costs me, with a profit: agreed.
bots-republic-accept-fair-demagogue = A fair price, and one that I can defend before the people.
bots-republic-accept-fair-warlord = Plainly offered and worth its price: my hand on it.
bots-republic-counter = { $amount ->
        [one] Nearly: one talent more, and it is done.
       *[other] Nearly: { $amount } talents more, and it is done.
    }
bots-republic-counter-less = { $amount ->
        [one] Nearly: one talent less from me, and it is done.
       *[other] Nearly: { $amount } talents less from me, and it is done.
    }
bots-republic-offer-slate-field = { $senator-the } shall be Consul, if your votes carry the list; leave the army to my man.
bots-republic-offer-slate-rome = { $senator-the } shall be Consul, if your votes carry the list; my man would like to stay in Rome.
bots-republic-offer-horse = { $senator-the } shall be Master of Horse, if your votes make my man Dictator.
bots-republic-offer-justice = { $amount } talents if { $senator-the } answers for himself in court: his faction stands too high.
bots-republic-offer-pact = The treasury is nearly empty: { $amount } talents of mine, if you give as much.
bots-republic-accept-justice = He has risen high enough; I shall accuse him.
bots-republic-accept-pact = If Rome cannot pay, we all lose: agreed.
bots-republic-refuse-traitor = You broke your word to me; we have nothing to agree on.
bots-republic-accept-slate = With my man on the list it has my votes.
bots-republic-offer-truce = Leave { $senator-the } to me this year, and I leave you yours.
bots-republic-offer-amnesty = { $amount ->
        [one] One talent, and { $senator-the } never sees a court this year.
       *[other] { $amount } talents, and { $senator-the } never sees a court this year.
    }
bots-republic-accept-truce = We have both more to fear from others.
bots-republic-accept-amnesty = Justice can wait; talents cannot.
bots-republic-refuse-never = There is no price for that.
bots-republic-refuse-poor = You promise talents that you will not have.
bots-republic-refuse-cheap = It is worth more to me than that.
bots-republic-refuse-cheap-statesman = What you ask of me weighs more than what you give.
bots-republic-refuse-cheap-plutocrat = At that price I should lose on it: I sell dearer.
bots-republic-refuse-cheap-demagogue = For so little the people would laugh at me.
bots-republic-refuse-cheap-warlord = No general strikes camp for so little.
bots-republic-refuse-leader = You are too near the first place already.
bots-republic-refuse-rome = No money buys that while the enemy stands at the door.
