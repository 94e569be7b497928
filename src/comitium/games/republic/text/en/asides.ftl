# Acts that nobody has asked for.

republic-asides-choice-ransom = Ransom { $senator-the }
republic-asides-choice-peddle = Influence Peddling against { $seat-the }
republic-asides-choice-call-over = Call { $legion } away from the rebel
republic-asides-choice-play-law = Play { $card-the }
republic-asides-choice-assign = Assign a concession: { $card }
republic-asides-choice-test = Ask for an assassination test of { $senator-the }

republic-asides-refuse-not-now = Not now: wait until a player has a question to answer and no dice are being rolled.
republic-asides-refuse-no-card = You do not hold Influence Peddling.
republic-asides-refuse-no-hand = { $seat-The } is not an opponent with cards in hand.
republic-asides-refuse-revolution = Influence Peddling cannot be played in the Revolution Phase.
republic-asides-refuse-control = Under a Consul for Life you cannot play cards in the Senate Phase.
republic-asides-refuse-too-late = The rebel has won; his veterans stay with him.

republic-asides-event-influence-peddled = { $seat-The } takes a card from { $seat2-the } with Influence Peddling.
republic-asides-event-card-stolen = { $seat-The } takes { $card-the } from { $seat2-the }.
