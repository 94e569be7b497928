"""[1.09.1] How the Senate works: the chair, proposals, votes, Tribunes and what interrupts."""
