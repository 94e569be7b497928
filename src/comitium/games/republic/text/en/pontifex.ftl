# The Pontifex Maximus and his priests.

# -- proposals

republic-pontifex-proposal-election = Pontifex Maximus: { $senator-the }
republic-pontifex-proposal-removal = Removal of the Pontifex Maximus, { $senator-the }

# -- choices

republic-pontifex-choice-pontifex-veto = Veto, as Pontifex Maximus
republic-pontifex-choice-priesthood = Make { $senator-the } a priest
republic-pontifex-choice-new-priesthood = A new priesthood
republic-pontifex-choice-priesthood-of = The priesthood of { $senator-the }
republic-pontifex-choice-accuse-liable = Major prosecution of { $senator-the } for the unpaid omens, beside your other prosecutions

# -- questions

republic-pontifex-ask-candidate = Whom do you propose as Pontifex Maximus? He gains 5 influence and stays in office for life, with a veto and a priesthood to give each turn, 1d6 T from the temples, and double votes on war. Evil Omens cost him 20 T of his own, or the office.
republic-pontifex-ask-from = Which priesthood goes to { $senator-the }: a new one, or another priest’s, who then loses 1 influence?

# -- refusals

republic-pontifex-refuse-candidate = { $senator-the } cannot be elected Pontifex Maximus now: choose from the list.
republic-pontifex-refuse-not-pontifex = Only the Pontifex Maximus may do that, and only while he is in Rome.
republic-pontifex-refuse-given = The Pontifex Maximus has already given a priesthood this turn.
republic-pontifex-refuse-receiver = { $senator-the } cannot become a priest: choose an aligned senator in Rome who is neither a priest nor the Pontifex Maximus.
republic-pontifex-refuse-loser = Say whether it is a new priesthood, or name a priest who loses his.
republic-pontifex-refuse-vetoed = The Pontifex Maximus has already used his veto this turn.
republic-pontifex-refuse-own-removal = The Pontifex Maximus cannot veto his own removal: that takes a Tribune.

# -- what has happened

republic-pontifex-event-priest-made = { $senator-the } becomes a priest.
republic-pontifex-event-priesthood-moved = { $senator-the } becomes a priest in place of { $senator2-the }.
republic-pontifex-event-pontifex-vetoed = { $senator-the } vetoes it as Pontifex Maximus.
republic-pontifex-event-temple-income = The temples bring { $senator-the } { $total } T ({ $less ->
        [0] die { $dice }
       *[other] die { $dice }, { $less } less for the omens
    }).
republic-pontifex-event-omens-paid = { $senator-the } pays { $talents } T for the sacrifices as Pontifex Maximus.
republic-pontifex-event-faction-paid-for-omens = { $seat-The } pays { $talents } T from its treasury for its Pontifex Maximus, the fine included.
republic-pontifex-event-leader-liable = That is not enough: { $senator-the }, who leads the faction, may be prosecuted for it in the next Senate Phase.
