# La leçon : préteur, camp, votes, consul.

idus-lesson-1-first-turns = Vos premières charges
    .about = Comment on gagne : avec son camp. Aux ides de mars, le camp dont le jeton a deux cases d’avance ou plus gagne, sinon les Marchands ; mais un jeton qui dépasse sa limite fait perdre aussitôt. Il faut donc pousser sa couleur, pas trop, et trouver ses alliés. Vous êtes Horatius, l’un de cinq sénateurs, avec une carte Loyal et une carte Traître que personne d’autre ne voit. Vous serez préteur, choisirez un camp, voterez deux fois et serez consul.
    .end = Voilà le jeu : chaque vote déplace un jeton, chaque charge apprend un peu, et chacun peut tout dire. Ce qu’on affirme à voix haute, toute la table l’entend, et personne ne vérifie.
    .typed = « affirmer faction loyal » parle à la table. « ? but » redit comment on gagne.
idus-lesson-1-first-turns-look = Chaque tour a un consul, un préteur et deux édiles. Les édiles posent un vote face cachée : le vert fait avancer le jeton des Loyaux, le rouge celui des Traîtres. Vous êtes préteur et pouvez regarder l’un des deux votes avant qu’ils soient mélangés.
    .title = Préteur : regarder
    .do = Regardez le vote d’Aurélius.
idus-lesson-1-first-turns-keep = Aurélius a voté vert, et personne d’autre ne le sait. Vous pouvez laisser ce vote, ou le lui faire échanger contre une autre carte. Un jeton qui dépasse sa limite (13 ici) fait perdre son propre camp ; il faut donc parfois faire échanger même le vote d’un ami. Pour l’instant, il est tôt.
    .title = Préteur : un veto, ou non
    .do = Laissez le vote.
idus-lesson-1-first-turns-side = Vous étiez consul pendant le tour qui vient de finir. À la fin de son premier tour de consul, chacun abandonne pour de bon une carte de faction et appartient au camp de l’autre. Le décompte était deux fois vert : Loyaux 4, Traîtres 0.
    .title = Choisir un camp
    .do = Défaussez la carte Traître : vous restez du côté des Loyaux.
idus-lesson-1-first-turns-vote = Loyaux 6, Traîtres 0, et vous êtes édile. Votre vote est secret ; seule sa couleur est comptée, avec celle de l’autre. Les votes jaunes, qui entrent en jeu plus tard, ne font rien avancer.
    .title = Édile : un vote
    .do = Votez vert.
idus-lesson-1-first-turns-again = Le décompte était vert et rouge : le vôtre était vert, donc Fabius a posé le rouge, ou on l’y a obligé : le journal dit qui a regardé. C’est ainsi qu’on apprend. Loyaux 7, Traîtres 1 : le vert mène.
    .title = Édile : lire le décompte
    .do = Votez vert encore une fois.
idus-lesson-1-first-turns-praetor = Loyaux 11, Traîtres 1, et la limite est 13 : deux votes verts de plus mènent le jeton à 13, un troisième la dépasse, et les Loyaux ont perdu. Vous êtes maintenant consul et choisissez qui regarde et qui vote. Un préteur de confiance peut arrêter un vote de trop.
    .title = Consul : donner les charges
    .do = Faites de Cornélius votre préteur.
