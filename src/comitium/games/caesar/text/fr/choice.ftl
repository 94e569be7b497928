# -- choix

caesar-choice-down = Poser { $card-a } face cachée
caesar-choice-up = Poser { $card-a } face visible
caesar-choice-play = Jouer { $card-a }
caesar-choice-end = Ne plus rien jouer
caesar-choice-passive = Faire un tour passif
caesar-choice-on = Devant { $group-the }
caesar-choice-target = Choisir { $card-the }
caesar-choice-pass = Laisser faire
caesar-choice-veto = Opposer un veto
caesar-choice-draw = Piocher { $deck-card }
caesar-choice-decline = Ne rien piocher
caesar-choice-discard = Défausser { $card-a }
caesar-choice-done = Ne plus rien défausser
caesar-choice-next = { $card }
