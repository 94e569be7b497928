# -- choices

idus-choice-praetor = Make { $seat } Praetor
idus-choice-aedile = Make { $seat } an Aedile
idus-choice-vote = Vote { $colour }
idus-choice-look = Look at the vote of { $seat }
idus-choice-trust = Look at neither vote
idus-choice-keep = Keep it
idus-choice-exchange = Have it exchanged
idus-choice-put = Place { $colour-a }
idus-choice-discard = Discard { $faction-a }
