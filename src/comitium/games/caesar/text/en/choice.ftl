# -- choices

caesar-choice-down = Place { $card-a } face-down
caesar-choice-up = Place { $card-a } face-up
caesar-choice-play = Play { $card-a }
caesar-choice-end = Play nothing more
caesar-choice-passive = Take a passive turn
caesar-choice-on = On { $group-the }
caesar-choice-target = Choose { $card-the }
caesar-choice-pass = Let it happen
caesar-choice-veto = Veto it
caesar-choice-draw = Draw { $deck-card }
caesar-choice-decline = Draw nothing
caesar-choice-discard = Discard { $card-a }
caesar-choice-done = Discard no more
caesar-choice-next = { $card }
