# Les mots d’Idus Martii. Formes des factions : .the (les Traîtres), .to (aux Traîtres), .of (des Traîtres), .a (une carte Traître),
# .member (un Traître) ; des couleurs : .a (une carte rouge) ; des sièges : .of (de Fabius).
idus-title = Idus Martii
idus-tagline = Un complot au Sénat, des votes secrets, et personne n’avoue son camp.

# -- sièges

idus-seat-senator_1 = Aurélius
    .of = d’Aurélius
idus-seat-senator_2 = Cornélius
    .of = de Cornélius
idus-seat-senator_3 = Domitius
    .of = de Domitius
idus-seat-senator_4 = Fabius
    .of = de Fabius
idus-seat-senator_5 = Horatius
    .of = d’Horatius
idus-seat-senator_6 = Manlius
    .of = de Manlius
idus-seat-senator_7 = Sempronius
    .of = de Sempronius
idus-seat-senator_8 = Valérius
    .of = de Valérius

# -- factions

idus-faction-loyal = Loyal
    .the = les Loyaux
    .to = aux Loyaux
    .of = des Loyaux
    .a = une carte Loyal
    .many = cartes Loyal
    .member = un Loyal
idus-faction-traitor = Traître
    .the = les Traîtres
    .to = aux Traîtres
    .of = des Traîtres
    .a = une carte Traître
    .many = cartes Traître
    .member = un Traître
idus-faction-merchant = Marchand
    .the = les Marchands
    .to = aux Marchands
    .of = des Marchands
    .a = une carte Marchand
    .many = cartes Marchand
    .member = un Marchand

# -- couleurs

idus-colour-green = vert
    .a = une carte verte
idus-colour-red = rouge
    .a = une carte rouge
idus-colour-yellow = jaune
    .a = une carte jaune

# -- pourquoi c’est fini

idus-ending-conspiracy-loyal = Une conspiration a échoué, et les Loyaux gagnent.
idus-ending-conspiracy-traitor = Une conspiration a échoué, et les Traîtres gagnent.
idus-ending-conspiracy-merchant = Une conspiration a échoué, et les Marchands gagnent.
idus-ending-ides-loyal = Les ides de mars sont venues, et les Loyaux gagnent.
idus-ending-ides-traitor = Les ides de mars sont venues, et les Traîtres gagnent.
idus-ending-ides-merchant = Les ides de mars sont venues, et les Marchands gagnent.
idus-bad-first-player = { $seat } ne joue pas à une table de { $count } ; nommez quelqu’un qui y joue, ou « random ».

# -- la table, la fin et le livre de règles

idus-turn = Tour { $turn } sur { $turns } · manche { $round }
idus-over =
    { $turn ->
        [one] Fin, après { $turn } tour
       *[other] Fin, après { $turn } tours
    }
idus-lead = aux ides : { $faction } +{ $votes }
idus-level = aux ides : { $faction }
idus-role-consul = Consul
idus-role-praetor = Préteur
idus-role-aedile = Édile
idus-waited-roles = nomme le préteur et les édiles
idus-waited-vote = pose son vote
idus-waited-look = choisit le vote à regarder
idus-waited-veto = décide si le vote passe
idus-waited-replace = choisit la carte de remplacement
idus-waited-side = défausse une carte de faction
idus-cards =
    { $count ->
        [one] { $count } carte de faction
       *[other] { $count } cartes de faction
    }
idus-says = affirme être { $faction-member }
idus-fate-none = personne n’a regardé de vote
idus-fate-kept = { $praetor } a regardé le vote { $aedile-of } et l’a laissé passer
idus-fate-exchanged = { $praetor } a fait échanger le vote { $aedile-of }
idus-fate-yellow = { $praetor } a regardé le vote { $aedile-of }, qui était jaune et a été remplacé
idus-vote-hidden = inconnu
idus-vote-became = { $laid }, puis { $final }
idus-vote-said = { $vote } d’après ce qui est affirmé
idus-vote-disputed = { $vote } (les affirmations se contredisent)
idus-score = Qui était qui :
idus-chapter-1 = Matériel
idus-chapter-2 = Limites
idus-chapter-3 = Mise en place
idus-chapter-4 = Manches et rôles
idus-chapter-5 = Le tour
idus-chapter-6 = Qui le consul peut nommer
idus-chapter-7 = Qui peut savoir quoi
idus-chapter-8 = La fin de la partie
idus-chapter-10 = Options
idus-markers = Jetons
idus-marker = { $count } sur { $limit }
idus-safe = sans danger jusqu’à { $count }
idus-senate = Sénat
idus-aedile-voted = Édile (a voté)
idus-back = une carte de faction face cachée
idus-record = Tours
idus-turn-of = Tour { $turn }, consul { $consul }
idus-round = manche { $round }
idus-now = ce tour
idus-said = d’après ce qui est affirmé
idus-disputed = les affirmations se contredisent
idus-became-kept = regardé et gardé
idus-became-exchanged = échangé
idus-became-yellow = montré et remplacé
idus-fate-open = { $praetor } regarde le vote { $aedile-of }
idus-ballots = Vos cartes de vote
idus-effect-green = avance le jeton { idus-faction-loyal.of }
idus-effect-red = avance le jeton { idus-faction-traitor.of }
idus-effect-yellow = n’avance aucun jeton
idus-column-kept = gardé
idus-column-given-up = défaussé

# -- combien de temps vaut une consigne

idus-scope-turn = pendant ce tour
idus-moment-turn = jusqu’au début du prochain tour
idus-moment-exchange = jusqu’à ce que quelqu’un doive échanger un vote
