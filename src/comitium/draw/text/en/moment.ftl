# Moments: what decides is shown in beats. Titles are open, the closing sentence says how it came out.

draw-moment-name = Moment
draw-moment-beat-1 = Who
draw-moment-beat-2 = The count
draw-moment-beat-3 = The outcome
draw-moment-next = Next
draw-moment-done = Continue
draw-moment-again = Again
draw-moment-hold = Hold
draw-moment-open = Show it again
draw-moment-keys = Enter: next. Backspace: one beat back. Space: hold. Escape: skip.

draw-moment-treasury = State treasury
draw-moment-unrest = Unrest
draw-moment-influence = { $senator-the }: influence
draw-moment-popularity = { $senator-the }: popularity
draw-moment-army = army
draw-moment-fleets = fleets
draw-moment-command = commander
draw-moment-enemy = enemy
draw-moment-senate = the Senate
draw-moment-rebel = the rebel
draw-moment-dice = three dice
draw-moment-dice2 = dice
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

# -- battles

draw-moment-battle = { $naval ->
        [0] Battle: { $war }
       *[other] Battle at sea: { $war }
    }
draw-moment-battle-title = { $senator-the } meets the enemy
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

# -- deaths

draw-moment-attempt = Assassination
draw-moment-attempt-title = { $senator-the } sends an assassin after { $senator2-the }
draw-moment-attempt-killed-free = { $senator2-the } is dead; the assassin escapes
draw-moment-attempt-killed-caught = { $senator2-the } is dead; the assassin is caught
draw-moment-attempt-lives-free = { $senator2-the } lives; the assassin escapes
draw-moment-attempt-lives-caught = { $senator2-the } lives; the assassin is caught
draw-moment-death = Mortality
draw-moment-death-title = { $count ->
        [one] One mortality chit is drawn
       *[other] { $count } mortality chits are drawn
    }
draw-moment-death-alone = A senator is dead
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
draw-moment-unopposed = No vote was needed.
draw-moment-trial = Verdict
draw-moment-trial-title = { $senator-the } awaits the verdict
draw-moment-guilty = { $senator-the } is found guilty
draw-moment-acquitted = { $senator-the } is acquitted
draw-moment-appeal-title = { $senator-the } appeals to the people
draw-moment-appeal-killed = The mob kills { $senator-the }
draw-moment-appeal-freed = The mob frees { $senator-the }
draw-moment-for-life = Consul for Life
draw-moment-for-life-title = One man stands above the Republic
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

# -- revolts and the end

draw-moment-revolt = Revolt
draw-moment-revolt-title = { $senator-the } turns against Rome
draw-moment-revolt-closing = { $senator-the } is a rebel
draw-moment-revolt-won = The rebel { $senator-the } holds Rome
draw-moment-end = The end
draw-moment-end-title = The game is over
draw-moment-fall = Rome falls, and nobody wins
draw-moment-victory = { $seat-The } wins
draw-moment-drawn = Nobody wins
draw-moment-side-won = Victory goes to { $faction-the }

# -- Caesar & Cleopatra, Idus Martii

draw-moment-vote = Vote
draw-moment-vote-title = A vote of { $group-the }
draw-moment-vote-won = { $seat } wins { $group-one }
draw-moment-vote-tied = Neither side persuades { $group-the }
draw-moment-duel-won = { $seat } wins
draw-moment-kill = The card is gone
draw-moment-kill-vetoed = A veto stops the assassin
draw-moment-count = The urn
draw-moment-count-title = The two votes are shuffled and shown
draw-moment-count-closing = Votes: { $colour } and { $colour2 }
draw-moment-loyal = Loyal
draw-moment-traitors = Traitors
