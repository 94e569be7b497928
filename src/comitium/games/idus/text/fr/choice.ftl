# -- choix

idus-choice-praetor = Nommer { $seat } préteur
idus-choice-aedile = Nommer { $seat } édile
idus-choice-vote = Voter { $colour }
idus-choice-look = Regarder le vote { $seat-of }
idus-choice-trust = Ne regarder aucun vote
idus-choice-keep = Le laisser passer
idus-choice-exchange = Le faire échanger
idus-choice-put = Poser { $colour-a }
idus-choice-discard = Défausser { $faction-a }
