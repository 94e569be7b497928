# The words of Res Publica Romana that have no chapter of their own.
republic-title = Res Publica Romana
republic-tagline = Factions of senators rule Rome together, and each wants to rule alone.

# -- the rulebook

republic-chapter-1 = The basic game
republic-chapter-2 = Advanced rules
republic-chapter-3 = Scenarios
republic-chapter-4 = One or two players

# -- how long a standing order holds

republic-scope-vote = during this vote
republic-scope-trial = during this trial
republic-scope-initiative = during this initiative
republic-scope-senate = during this Senate Phase
republic-scope-forum = during this Forum Phase
republic-scope-revenue = during this Revenue Phase
republic-scope-revolution = during this Revolution Phase
republic-moment-proposal = until something is proposed
republic-moment-tribune = until a Tribune is played
republic-moment-attempt = until an assassination is attempted
republic-moment-war = until a war becomes active
republic-moment-phase = until the next phase begins
republic-moment-turn = until the next turn begins
