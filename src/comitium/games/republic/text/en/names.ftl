# The words of Res Publica Romana that have no chapter of their own.
republic-title = Res Publica Romana
republic-tagline = Factions of senators rule Rome together, and each wants it alone.

# -- the rulebook

republic-chapter-1 = The basic game
republic-chapter-2 = Advanced rules
republic-chapter-3 = Scenarios
republic-chapter-4 = One or two players
