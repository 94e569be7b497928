# Acts that nobody has asked for.

republic-asides-choice-ransom = Ransom { $senator-the }
republic-asides-choice-peddle = Influence Peddling against { $seat-the }
republic-asides-choice-call-over = Call { $legion } away from the rebel

republic-asides-refuse-not-now = Not now: wait until somebody is asked something, and no dice are on their way.
republic-asides-refuse-no-card = You do not hold Influence Peddling.
republic-asides-refuse-no-hand = { $seat-The } is no opponent with cards in hand.
republic-asides-refuse-revolution = Influence Peddling cannot be played in the Revolution Phase.
republic-asides-refuse-control = Under a Consul for Life you play no cards in the Senate Phase.
republic-asides-refuse-too-late = The rebel has won; his veterans stay with him now.

republic-asides-event-influence-peddled = { $seat-The } takes a card from { $seat2-the } by Influence Peddling.
republic-asides-event-card-stolen = { $seat-The } has taken { $card-the } from { $seat2-the }.
