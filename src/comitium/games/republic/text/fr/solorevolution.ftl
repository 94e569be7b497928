# Les factions neutres dans la phase de guerre civile.

# -- questions

republic-solorevolution-ask-swap = { $seat-The } ne peut pas jouer { $card-the } et vous l’offre contre un homme d’État d’une famille de sa faction : lequel donnez-vous ?
republic-solorevolution-ask-buy = { $seat-The } ne peut pas jouer { $card-the }, dont vous avez la famille, et vous l’offre contre deux de vos cartes Intrigue au hasard : acceptez-vous ?

# -- refus

republic-solorevolution-refuse-not-wanted = { $card } : ce n’est pas un homme d’État à vous que cette faction pourrait jouer.
republic-solorevolution-refuse-too-few = Vous n’avez pas deux cartes Intrigue.
republic-solorevolution-refuse-directed = La directive d’un neutre décide s’il se révolte, pas vous.

# -- cartes

republic-solorevolution-event-statesman-offered =
    { $sold ->
        [0] { $seat-The } ne peut pas jouer { $card-the } et demande { $seat2-to } un homme d’État d’une famille de sa faction.
       *[other] { $seat-The } ne peut pas jouer { $card-the } et demande { $seat2-to } deux cartes Intrigue en échange.
    }
republic-solorevolution-event-offer-refused = { $seat2-The } ne veut pas de cette carte : { $card }.
republic-solorevolution-event-statesmen-swapped = { $seat-The } donne { $card-the } { $seat2-to } contre { $card2-the }.
republic-solorevolution-event-statesman-sold = { $seat-The } donne { $card-the } { $seat2-to } contre deux cartes Intrigue au hasard : { $cards }.
republic-solorevolution-event-statesman-kept = { $seat-The } garde { $card-the } : personne n’en veut.

# -- rébellion

republic-solorevolution-event-funds-counted = { $seat-The } envisage une rébellion { $senator-of }. A : lui et sa faction ont { $amount } T sur les { $needed } T requis.
republic-solorevolution-event-followers-expected =
    { $rest ->
        [0] B : { $senator-the } a { $amount2 } T ; légions attendues pour { $amount } T : { $expected } sur { $total }.
       *[other] B : { $senator-the } a { $amount2 } T ; légions attendues pour { $amount } T : { $expected } { $rest }/6 sur { $total }.
    }
republic-solorevolution-event-followers-counted = C : { $amount } { $amount ->
        [one] légion sur { $total } suit
       *[other] légions sur { $total } suivent
    } { $senator-the } ; il lui en faut { $needed }.
republic-solorevolution-event-command-returned = { $seat-The } ne se révolte pas : { $senator-the } rend son armée.
republic-solorevolution-event-revolt-decided = { $seat-The } se révolte avec { $senator-the }.
