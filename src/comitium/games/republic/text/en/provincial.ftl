# Provincial wars (2.02).

# -- choices

republic-provincial-choice-armies =
    { $amount ->
        [0] No armies, only fleets
        [one] 1 army, the rest fleets
       *[other] { $amount } armies, the rest fleets
    }
republic-provincial-act-add =
    { $amount ->
        [0] Add nothing
       *[other] Add { $amount } T
    }

# -- questions

republic-provincial-ask-add =
    { $province } has { $amount } T of local taxes, enough to raise { $number ->
        [0] nothing
        [one] 1 army or fleet
       *[other] { $number } armies and fleets
    } at { $price } T each. How much does { $senator-the } add from his personal treasury? It has { republic-provincial-forces } so far.
republic-provincial-ask-armies =
    { $number ->
        [one] { $province } raises 1 army or fleet: an army?
       *[other] { $province } raises { $number } armies and fleets: how many are armies?
    } It has { republic-provincial-forces } so far.

# -- refusals

republic-provincial-refuse-talents = Add nothing, or an amount he has that pays for further armies or fleets in full; the province cannot exceed its limits.
republic-provincial-refuse-armies = The province must raise as many forces as its taxes pay for, within the limits of its card.

# -- events

republic-provincial-forces =
    { $armies ->
        [0] no army
        [one] 1 army
       *[other] { $armies } armies
    } and { $fleets ->
        [0] no fleet
        [one] 1 fleet
       *[other] { $fleets } fleets
    }
republic-provincial-event-provincials-raised =
    { $talents ->
        [0] { $province } raises { republic-provincial-forces }.
       *[other] { $province } raises { republic-provincial-forces }; its governor adds { $talents } T.
    }
republic-provincial-event-war-order-rolled = { $war }: { $amount } on the dice for the order of the provincial battles.
republic-provincial-event-province-defenceless = { $province } has no fleet to fight { $war-the } with: defeat.
republic-provincial-event-province-fought =
    { $naval ->
        [0] { $province } fights { $war-the }: strength { $army }, governor { $command }, against { $enemy }.
       *[other] { $province } fights { $war-the } at sea: strength { $army }, governor { $command }, against { $enemy }.
    }
republic-provincial-event-fleets-missing =
    { $fleets ->
        [one] { $province } lacks the fleet support of 1 fleet: the victory is only a stalemate.
       *[other] { $province } lacks the fleet support of { $fleets } fleets: the victory is only a stalemate.
    }
republic-provincial-event-provincial-losses =
    { $legions ->
        [0] { $province } loses { republic-provincial-forces }.
        [one] { $province } loses { republic-provincial-forces }, and 1 legion (number { $numbers }).
       *[other] { $province } loses { republic-provincial-forces }, and { $legions } legions (numbers { $numbers }).
    }
republic-provincial-event-province-allied =
    { $fleet ->
        [0] { $province } goes over to the enemy in { $war-the }, now at strength { $land }.
       *[other] { $province } goes over to the enemy in { $war-the }, now at strength { $land } on land and { $fleet } at sea.
    }
republic-provincial-event-allied-losses = { $province }, on the enemy’s side, loses { republic-provincial-forces }.
republic-provincial-event-province-freed = { $province } is Roman again and returns to the Forum, undeveloped and without forces.
republic-provincial-event-province-won-sea = { $province } destroys the enemy fleets in { $war-the }.
republic-provincial-event-war-subdued =
    { $inactive ->
        [0] { $province } beats { $war-the }; because of a matching war or leader it does not stay in the Forum.
       *[other] { $province } beats { $war-the }, which is now inactive.
    }
