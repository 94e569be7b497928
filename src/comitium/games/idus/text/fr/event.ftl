# -- ce qui s’est passé

idus-event-factions-dealt = { $seat } regarde ses deux cartes de faction : { $factions }.
idus-event-play-began = { $seat } est premier joueur.
idus-event-limit-set = La limite est { $limit } : un jeton qui va trop loin trahit sa conspiration.
idus-event-turn-began = Tour { $turn } : { $seat } est consul.
idus-event-roles-given = { $praetor } est préteur, { $aedile } et { $aedile2 } sont édiles.
idus-event-vote-laid = { $seat } pose { $colour-a } face cachée.
idus-event-vote-cast = { $seat } a voté.
idus-event-vote-inspected = { $seat } regarde le vote { $aedile-of }.
idus-event-vote-seen = { $seat } voit { $colour-a } devant { $aedile }.
idus-event-inspection-declined = { $seat } ne regarde aucun des deux votes.
idus-event-yellow-shown = Le vote { $aedile-of } est jaune, et tous le voient : une autre carte doit prendre sa place.
idus-event-vote-kept = { $seat } laisse passer le vote { $aedile-of }.
idus-event-exchange-forced = { $seat } oblige { $aedile } à échanger son vote.
idus-event-vote-changed = Le vote { $aedile-of } est maintenant { $colour }.
idus-event-vote-replaced = { $aedile } pose une autre carte, face cachée.
idus-event-votes-counted = Les votes, mélangés, sont { $colour } et { $colour2 } : Loyaux { $loyal }, Traîtres { $traitor }.
idus-event-faction-discarded = { $seat } défausse { $faction-a } et choisit ainsi son camp.
idus-event-faction-discarded-unseen = { $seat } défausse une carte de faction et choisit ainsi son camp.
idus-event-conspiracy-failed = Le jeton { $faction-of } va trop loin (limite { $limit }) : leur conspiration échoue.
idus-event-both-failed = Les deux jetons vont trop loin (limite { $limit }) : les deux camps sont démasqués.
idus-event-ides-reached = Les ides de mars sont là : Loyaux { $loyal }, Traîtres { $traitor }.
idus-event-faction-revealed = { $seat } était { $faction-member }.
idus-event-discard-revealed = { $seat } avait défaussé { $faction-a }.
idus-event-faction-won =
    { $seats-count ->
        [0] La victoire revient { $faction-to }, mais personne n’est de leur camp : aucun joueur ne gagne.
        [one] La victoire revient { $faction-to } : { $seats } gagne.
       *[other] La victoire revient { $faction-to } : { $seats } gagnent.
    }
idus-event-faction-claimed = { $seat } affirme être { $faction-member }.
idus-event-vote-claimed =
    { $impossible ->
        [0] { $seat } affirme avoir voté { $colour } au tour { $turn }.
       *[other] { $seat } affirme avoir voté { $colour } au tour { $turn } : impossible, comme chacun peut le voir.
    }
idus-event-inspection-claimed =
    { $impossible ->
        [0] { $seat } affirme avoir vu { $colour-a } devant { $aedile } au tour { $turn }.
       *[other] { $seat } affirme avoir vu { $colour-a } devant { $aedile } au tour { $turn } : impossible, comme chacun peut le voir.
    }
