# La séance du chapitre 4 : classement, coalition, consul à vie.

# -- questions

republic-solosenate-ask-join = Le groupe { $entry } de la liste a la majorité : { $seats }, avec { $votes } voix pour { $need } requises. Gouvernez-vous avec ce groupe ? Si vous refusez, on lit la suite de la liste.
republic-solosenate-ask-partners = Aucun groupe de la liste ne gouverne : c’est à vous. Vous avez { $votes } voix sur les { $need } requises ({ $seats }). Qui d’autre gouverne avec vous ?

# -- refus

republic-solosenate-refuse-partner = On ne peut pas nommer { $seat-the } ici.
republic-solosenate-refuse-refused = { $seat-The } a refusé.
republic-solosenate-refuse-majority = Il vous faut une majorité : nommez d’autres partenaires.
republic-solosenate-refuse-yes-or-no = Acceptez ou refusez.
republic-solosenate-refuse-must-join = Sans vous, personne n’a la majorité : vous ne pouvez pas refuser.

# -- ce qui s’est passé

republic-solosenate-event-faction-ranked = Rang { $rank } : { $seat-the }, { $votes } voix à Rome.
republic-solosenate-event-majority-needed = Sur { $votes } voix à Rome, la majorité est à { $need }.
republic-solosenate-event-group-too-small = Le groupe { $entry } ({ $seats }) a { $votes } voix sur les { $need } requises.
republic-solosenate-event-coalition-refused = { $seat-The } refuse de gouverner avec le groupe { $entry }.
republic-solosenate-event-coalition-formed = Le groupe { $entry } gouverne : { $seats }, avec { $votes } voix pour { $need } requises.
republic-solosenate-event-must-govern = Aucun groupe de la liste ne gouverne : { $seat-the } doit trouver une majorité.
republic-solosenate-event-strongest-promoted = { $seat-The } fait entrer { $senator-the } au Sénat : éloquence et valeur militaire totalisent { $total }.
republic-solosenate-event-candidate-for-life = { $senator-the } a { $influence } en influence et sa faction gouverne seule : il sera consul à vie s’il n’est pas assassiné.
republic-solosenate-event-candidate-survived = { $senator-the } a survécu au test d’assassinat.
republic-solosenate-event-candidate-lost = Le candidat au consulat à vie est mort.
