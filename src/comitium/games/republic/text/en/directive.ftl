# The neutral factions of chapter 4.
republic-directive-imperialists = Imperialists
    .The = The Imperialist faction
    .the = the Imperialist faction
    .of = of the Imperialists
    .to = to the Imperialists
    .bold = Imperialist faction
republic-directive-plutocrats = Plutocrats
    .The = The Plutocrat faction
    .the = the Plutocrat faction
    .of = of the Plutocrats
    .to = to the Plutocrats
    .bold = Plutocrat faction
republic-directive-conservatives = Conservatives
    .The = The Conservative faction
    .the = the Conservative faction
    .of = of the Conservatives
    .to = to the Conservatives
    .bold = Conservative faction
republic-directive-populists = Populists
    .The = The Populist faction
    .the = the Populist faction
    .of = of the Populists
    .to = to the Populists
    .bold = Populist faction

# -- what is printed on their cards

republic-directive-line-leader-military = Leader ({ $rule }): the senator with the highest military.
republic-directive-line-leader-influence = Leader ({ $rule }): the senator with the most influence.
republic-directive-line-leader-influence-and-popularity = Leader ({ $rule }): the senator with the most influence and popularity together.
republic-directive-line-revenue-treasury-die = Revenue ({ $rule }): one die of talents to the faction treasury, the rest to the leader.
republic-directive-line-revenue-equal-shares = Revenue ({ $rule }): equal shares to all senators, the rest to the faction treasury.
republic-directive-line-revenue-leader-half = Revenue ({ $rule }): half, rounded up, to the leader, the rest to the faction treasury.
republic-directive-line-revenue-one-each = Revenue ({ $rule }): 1 talent to each senator and 1 to the faction treasury, the rest to the leader.
republic-directive-line-province-always = Provincial spoils ({ $rule }): always taken.
republic-directive-line-province-never = Provincial spoils ({ $rule }): never taken.
republic-directive-line-province-die = Provincial spoils ({ $rule }): taken if the die shows { $count } or more.
republic-directive-line-knights =
    { $count ->
        [0] Knights ({ $rule }): one attempt in each initiative, without talents.
        [one] Knights ({ $rule }): one attempt in each initiative, with 1 talent.
       *[other] Knights ({ $rule }): one attempt in each initiative, with { $count } talents.
    }
republic-directive-line-initiative = Sixth initiative ({ $rule }): nothing is added to the die of its bids.
republic-directive-line-initiative-plus = Sixth initiative ({ $rule }): + { $count } to the die of its bids.
republic-directive-line-initiative-minus = Sixth initiative ({ $rule }): − { $count } to the die of its bids.
republic-directive-line-charity-treasury = Charity ({ $rule }): contributes to the State treasury, to match a player.
republic-directive-line-charity-games = Charity ({ $rule }): holds games if unrest is higher than the popularity of the senator who pays.
republic-directive-line-spoils = Division of spoils ({ $rule }), the first that is free: { $spoils }.
republic-directive-spoil-field-consul = Field Consul
    .a = Field Consul
republic-directive-spoil-rome-consul = Rome Consul
    .a = Rome Consul
republic-directive-spoil-governor = governor
    .a = governor
republic-directive-spoil-censor = Censor
    .a = Censor
republic-directive-spoil-concession = concession
    .a = concession
republic-directive-spoil-land-bill = land bill
    .a = land bill
