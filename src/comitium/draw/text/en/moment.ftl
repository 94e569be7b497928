# Moments: what decides is shown in beats. Titles are open, the closing sentence says how it came out.

draw-moment-name = Moment
draw-moment-in-turn = { $what } · turn { $turn }
draw-moment-beat-1 = Who
draw-moment-beat-2 = The count
draw-moment-beat-3 = The outcome
draw-moment-next = Next
draw-moment-done = Continue
draw-moment-again = Again
draw-moment-hold = Hold
draw-moment-full = In full
draw-moment-turned = Turned the page
draw-moment-nobody = Moment · nobody decides
draw-moment-waits = It waits for you.
draw-moment-passes = It passes by itself.
draw-moment-pace = How moments are told
draw-moment-open = Show it again
draw-moment-keys = Backspace: one beat back. Escape: skip.

draw-moment-treasury = State treasury
draw-moment-unrest = Unrest
draw-moment-influence = { $senator-the }: influence
draw-moment-popularity = { $senator-the }: popularity
draw-moment-army = army
draw-moment-fleets = fleets
draw-moment-command = commander
draw-moment-governor = governor
draw-moment-enemy = enemy
draw-moment-senate = the Senate
draw-moment-rebel = the rebel
draw-moment-dice = three dice
draw-moment-dice2 = dice
draw-moment-two-dice = two dice
draw-moment-die = die
draw-moment-cards = Assassin cards
draw-moment-guards = bodyguards
draw-moment-omens = evil omens
draw-moment-unrest-sum = unrest
draw-moment-popularity-sum = popularity
draw-moment-ayes = for
draw-moment-noes = against
draw-moment-condemn = to convict
draw-moment-absolve = to acquit
draw-moment-against = against

# -- battles

draw-moment-battle = { $naval ->
        [0] Battle: { $war }
       *[other] Battle at sea: { $war }
    }
draw-moment-battle-title = { $senator-the } meets the enemy
draw-moment-battle-title-led = { $senator-the } meets { $leader }
draw-moment-battle-victory = { $naval ->
        [0] { $senator-the } beats the enemy
       *[other] { $senator-the } wins at sea
    }
draw-moment-battle-defeat = { $senator-the } is beaten
draw-moment-battle-disaster = Disaster for { $senator-the }
draw-moment-battle-standoff = Standoff: neither side wins
draw-moment-battle-stalemate = Stalemate: the war goes on
draw-moment-natural-none = The dice alone, { $number }, bring neither a disaster nor a standoff here: the total decides.
draw-moment-natural-disaster = The dice alone, { $number }, are a disaster in this war, whatever the total.
draw-moment-natural-standoff = The dice alone, { $number }, are a standoff in this war, whatever the total.
draw-moment-clash = Civil war
draw-moment-clash-title = { $senator-the } meets the rebel { $senator2-the }
draw-moment-clash-victory = { $senator-the } beats the rebel { $senator2-the }
draw-moment-clash-defeat = The rebel { $senator2-the } beats { $senator-the }
draw-moment-clash-disaster = Disaster for { $senator-the }
draw-moment-clash-standoff = Standoff: neither side wins
draw-moment-clash-stalemate = Stalemate: the rebellion goes on
draw-moment-siege-title = { $senator-the } attacks the fleets of { $province }
draw-moment-siege-victory = { $senator-the } beats the fleets of { $province }
draw-moment-siege-defeat = The fleets of { $province } beat { $senator-the }
draw-moment-siege-disaster = Disaster for { $senator-the }
draw-moment-siege-standoff = Standoff: neither side wins
draw-moment-siege-stalemate = Stalemate: the fleets of { $province } hold
draw-moment-province-title = { $province } defends itself
draw-moment-province-victory = { $province } beats back the enemy
draw-moment-province-defeat = { $province } falls to the enemy
draw-moment-province-disaster = Disaster in { $province }
draw-moment-province-standoff = Standoff: { $province } holds
draw-moment-province-stalemate = Stalemate: { $province } holds
draw-moment-no-fleet = { $province } has no fleet: the battle at sea is lost without a roll.
draw-moment-interception = Interception
draw-moment-interception-title = The Senate’s fleets meet { $senator-the } at sea
draw-moment-interception-held = { $senator-the } is driven back to his province
draw-moment-interception-past = { $senator-the } breaks through

# -- deaths

draw-moment-attempt = Assassination
draw-moment-attempt-title = { $senator-the } sends an assassin after { $senator2-the }
draw-moment-attempt-killed-free = { $senator2-the } is dead; the assassin escapes
draw-moment-attempt-killed-caught = { $senator2-the } is dead; the assassin is caught
draw-moment-attempt-lives-free = { $senator2-the } lives; the assassin escapes
draw-moment-attempt-lives-caught = { $senator2-the } lives; the assassin is caught
draw-moment-death = Mortality
draw-moment-loss = Death
draw-moment-death-title = { $count ->
        [one] One mortality chit is drawn
       *[other] { $count } mortality chits are drawn
    }
draw-moment-death-alone = { $count ->
        [one] A senator is dead
       *[other] { $count } senators are dead
    }
draw-moment-death-stays = { $senator-the } is dead; his family goes on: a new { $senator2 } leads { $seat-the }
draw-moment-death-closing = { $count ->
        [one] { $senators } is dead
       *[other] { $senators } are dead
    }
draw-moment-chits = Chits: { $chits }.

# -- the Senate and the people

draw-moment-election = Election
draw-moment-consuls-title = Who will be Consuls?
draw-moment-consuls = { $senator-the } and { $senator2-the } are Consuls
draw-moment-office-title = Who will be { $office }?
draw-moment-office = { $senator-the } is { $office }
draw-moment-share = The two settle who presides.
draw-moment-unopposed = Without a vote.
draw-moment-office-taken = Office
draw-moment-spoils = In the division of spoils.
draw-moment-crisis = Named for the crisis.
draw-moment-trial = Verdict
draw-moment-trial-title = { $senator-the } awaits the verdict
draw-moment-guilty = { $senator-the } is found guilty
draw-moment-acquitted = { $senator-the } is acquitted
draw-moment-appeal-title = { $senator-the } appeals to the people
draw-moment-appeal-killed = The mob kills { $senator-the }
draw-moment-appeal-freed = The mob frees { $senator-the }
draw-moment-for-life = Consul for Life
draw-moment-for-life-title = One man stands above the Republic
draw-moment-for-life-open = Shall { $senator-the } rule for life?
draw-moment-for-life-lost = { $senator-the } is not made Consul for Life
draw-moment-for-life-closing = { $senator-the } is Consul for Life
draw-moment-speech = State of the Republic
draw-moment-speech-title = { $senator-the } speaks to the people
draw-moment-speech-rises = The people murmur: unrest rises
draw-moment-speech-falls = The people cheer: unrest falls
draw-moment-speech-stays = The people stay calm
draw-moment-speech-revolt = The people revolt
draw-moment-war = War
draw-moment-war-title = Messengers reach Rome
draw-moment-war-closing = { $war } begins

# -- the Forum, laws and governors

draw-moment-persuasion = Persuasion
draw-moment-persuasion-title = { $senator-the } tries to persuade { $senator2-the }
draw-moment-persuasion-number = It succeeds if the total is { $number } or less.
draw-moment-persuasion-won = { $senator2-the } joins { $senator-the }
draw-moment-persuasion-joins = { $senator2-the } joins { $seat-the }
draw-moment-persuasion-lost = { $senator2-the } is not persuaded
draw-moment-initiative = Initiative
draw-moment-initiative-title = Who buys the initiative?
draw-moment-initiative-closing = { $seat-The } has the initiative
draw-moment-law = Law
draw-moment-law-title = { $law }
draw-moment-law-enacted = { $law } is in force
draw-moment-law-lost = { $law } is voted down
draw-moment-return = Provinces
draw-moment-return-title = { $count ->
        [one] A governor leaves his province
       *[other] { $count } governors leave their provinces
    }
draw-moment-return-closing = { $count ->
        [one] { $senators } governs no longer
       *[other] { $senators } govern no longer
    }

# -- revolts and the end

draw-moment-revolt = Revolt
draw-moment-revolt-title = { $senator-the } turns against Rome
draw-moment-revolt-closing = { $senator-the } is a rebel
draw-moment-revolt-won = The rebel { $senator-the } holds Rome
draw-moment-march-title = { $senator-the } looks towards Rome
draw-moment-march-marched = { $senator-the } marches into Italy
draw-moment-march-sailed = { $senator-the } sails for Italy
draw-moment-march-stayed = { $senator-the } stays in { $province }
draw-moment-landed-title = { $senator-the } is at sea
draw-moment-landed = { $senator-the } lands in Italy
draw-moment-end = The end
draw-moment-end-title = The game is over
draw-moment-era-title = The era ends
draw-moment-fall-wars = { $count ->
        [4] Four wars at the gates
       *[other] { $count } wars at the gates
    }
draw-moment-fall-debt = The State cannot pay
draw-moment-fall-people = The people have risen
draw-moment-fall-rebel = The rebel cannot save Rome
draw-moment-fall = Rome falls, and nobody wins
draw-moment-victory = { $seat-The } wins
draw-moment-survived = Rome stands, but { $seat-the } leads it
draw-moment-drawn = Nobody wins
draw-moment-side-won = Victory goes to { $faction-the }

# -- Caesar & Cleopatra, Idus Martii

draw-moment-vote = Vote
draw-moment-vote-title = A vote of { $group-the }
draw-moment-vote-won = { $seat } wins { $group-one }
draw-moment-vote-tied = Neither side persuades { $group-the }
draw-moment-duel-won = { $seat } wins
draw-moment-assassination-title = { $seat } sends an assassin after { $card-a } of { $seat2 }
draw-moment-assassination-done = { $seat } loses { $card-a } on { $group-the }
draw-moment-assassination-vetoed = A veto stops the assassin
draw-moment-spy-title = { $seat } sends a spy to { $seat2 }
draw-moment-spy-done = { $seat } must discard { $card-a }
draw-moment-spy-vetoed = A veto stops the spy
draw-moment-castling-title = { $seat } castles between { $group-the } and { $group2-the }
draw-moment-castling-done = The cards of { $seat } have changed places
draw-moment-castling-vetoed = A veto prevents the castling
draw-moment-scout-title = { $seat } sends a scout to { $group-the }
draw-moment-scout-done = { $seat } has nothing hidden on { $group-the } any more
draw-moment-scout-vetoed = A veto stops the scout
draw-moment-wrath-title = { $seat } calls the gods down on { $group-the }
draw-moment-wrath-done = The gods strike { $group-the }
draw-moment-wrath-vetoed = A veto calms the gods
draw-moment-inspection = Praetor
draw-moment-inspection-title = { $seat } looks at the vote of { $aedile }
draw-moment-inspection-kept = The vote of { $aedile } stands
draw-moment-inspection-exchanged = { $aedile } must exchange the vote
draw-moment-inspection-yellow = The vote of { $aedile } is yellow
draw-moment-exposed = A conspiracy comes to light
draw-moment-ides = The Ides of March
draw-moment-count = The urn
draw-moment-count-title = The two votes are shuffled and shown
draw-moment-count-closing = Votes: { $colour } and { $colour2 }
draw-moment-loyal = Loyal
draw-moment-traitors = Traitors
draw-moment-agreement = Agreement { $number }
draw-moment-agreement-title = Two factions agree
draw-moment-agreement-closing = { $seats } agree
