# The words of Res Publica Romana. Forms of seats: .the “the Column”, .of “of the Column”.
republic-title = Res Publica Romana
republic-tagline = Factions of senators rule Rome together, and each wants it alone.

# -- seats

republic-seat-column = Column
    .the = the Column
    .of = of the Column
republic-seat-amphora = Amphora
    .the = the Amphora
    .of = of the Amphora
republic-seat-trident = Trident
    .the = the Trident
    .of = of the Trident
republic-seat-star = Star
    .the = the Star
    .of = of the Star
republic-seat-torch = Torch
    .the = the Torch
    .of = of the Torch
republic-seat-crescent = Crescent
    .the = the Crescent
    .of = of the Crescent

# -- the rulebook

republic-chapter-1 = The basic game
republic-chapter-2 = Advanced rules
republic-chapter-3 = Scenarios
republic-chapter-4 = One or two players
