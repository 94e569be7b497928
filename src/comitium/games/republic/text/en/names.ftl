# The words of Res Publica Romana that have no chapter of their own.
republic-title = Res Publica Romana
republic-tagline = Factions of senators rule Rome together, and each wants it alone.

# -- the rulebook

republic-chapter-1 = The basic game
republic-chapter-2 = Advanced rules
republic-chapter-3 = Scenarios
republic-chapter-4 = One or two players

# -- how long a standing order holds

republic-scope-vote = during this vote
republic-scope-trial = during this trial
republic-scope-initiative = during this initiative
republic-scope-senate = during this Senate
republic-scope-forum = during this Forum phase
republic-scope-revenue = during this Revenue phase
republic-scope-revolution = during this Revolution phase
republic-moment-proposal = until something is proposed
republic-moment-tribune = until somebody plays a Tribune
republic-moment-attempt = until an assassin is sent
republic-moment-war = until a war becomes active
republic-moment-phase = until the next phase begins
republic-moment-turn = until the next turn begins
