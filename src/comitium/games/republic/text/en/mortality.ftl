# Mortality, and factions that have nobody left.

republic-mortality-ask-last-senator = Your last senator is gone. Do you leave the game, or continue with the first family in the Curia?

republic-mortality-choice-quit = Leave the game
republic-mortality-choice-continue = Continue

republic-mortality-event-era-advanced = { $era } begins.
republic-mortality-event-nobody-died = Nobody dies this turn.
republic-mortality-event-faction-carried-on = { $seat-The } has lost its last senator and continues.
republic-mortality-event-faction-waits = { $seat-The } finds no family in the Curia and waits for the first to arrive.
republic-mortality-event-family-taken = { $seat-The } takes { $senator-the } from the Curia as its new leader.
republic-mortality-event-faction-eliminated = { $seat-The } leaves the game: its hand is discarded and its treasury goes to the bank.
