# Le pontifex maximus et ses pontifes.

# -- propositions

republic-pontifex-proposal-election = Pontifex maximus : { $senator-the }
republic-pontifex-proposal-removal = Révocation du pontifex maximus, { $senator-the }

# -- choix

republic-pontifex-choice-pontifex-veto = Veto du pontifex maximus
republic-pontifex-choice-priesthood = Donner un pontificat { $senator-to }
republic-pontifex-choice-new-priesthood = Un nouveau pontificat
republic-pontifex-choice-priesthood-of = Le pontificat { $senator-of }
republic-pontifex-choice-accuse-liable = Procès majeur { $senator-of } pour les présages impayés, en plus des autres procès

# -- questions

republic-pontifex-ask-candidate = Qui proposez-vous comme pontifex maximus ? Il gagne 5 d’influence et garde sa charge à vie, avec chaque tour un veto, un pontificat à donner et 1d6 T des temples, et un vote doublé sur les guerres. De mauvais présages lui coûtent 20 T, ou sa charge.
republic-pontifex-ask-from = Quel pontificat reçoit { $senator-the } : un nouveau, ou celui d’un autre, qui perd alors 1 d’influence ?

# -- refus

republic-pontifex-refuse-candidate = { $senator-the } ne peut pas être élu pontifex maximus maintenant : nommez quelqu’un de la liste.
republic-pontifex-refuse-not-pontifex = Seul le pontifex maximus le peut, et seulement à Rome.
republic-pontifex-refuse-given = Le pontifex maximus a déjà donné un pontificat ce tour-ci.
republic-pontifex-refuse-receiver = { $senator-the } ne peut pas devenir pontife : choisissez un sénateur aligné, à Rome, ni pontife ni pontifex maximus.
republic-pontifex-refuse-loser = Dites si c’est un nouveau pontificat, ou nommez un pontife qui perd le sien.
republic-pontifex-refuse-vetoed = Le pontifex maximus a déjà opposé son veto ce tour-ci.
republic-pontifex-refuse-own-removal = Le pontifex maximus ne peut pas opposer son veto à sa propre révocation : il y faut un tribun.

# -- ce qui s’est passé

republic-pontifex-event-priest-made = { $senator-the } devient pontife.
republic-pontifex-event-priesthood-moved = { $senator-the } devient pontife à la place { $senator2-of }.
republic-pontifex-event-pontifex-vetoed = { $senator-the } oppose son veto de pontifex maximus.
republic-pontifex-event-temple-income = Les temples rapportent { $total } T { $senator-to } ({ $less ->
        [0] dé { $dice }
       *[other] dé { $dice }, { $less } de moins pour les présages
    }).
republic-pontifex-event-omens-paid = { $senator-the } paie { $talents } T pour les sacrifices en tant que pontifex maximus.
republic-pontifex-event-faction-paid-for-omens = { $seat-The } paie { $talents } T de son trésor pour son pontifex maximus, amende comprise.
republic-pontifex-event-leader-liable = Cela ne suffit pas : { $senator-the }, chef de la faction, risque un procès à la prochaine phase de sénat.
