# What is printed on the cards, in our words: for somebody who looks at one closely.

# -- people

republic-explain-printed = Printed: military { $military }, oratory { $oratory }, loyalty { $loyalty }, influence { $influence }{ $popularity ->
        [0] {""}
       *[other] , popularity { $popularity }
    }.
republic-explain-kin = A statesman of the family { $family }: he replaces its senator, and the family card goes under his.
republic-explain-voids = He ignores the disaster and standoff numbers of these wars, but not those of their leaders: { $wars }.
republic-explain-ability-halves-losses = His force takes half the losses of a battle, rounded up, unless he is there as Master of Horse.
republic-explain-ability-spared-losses = His force takes no losses in a disaster or standoff. The war then counts as unprosecuted, and he is recalled when the next Senate Phase ends.
republic-explain-ability-free-tribune = Once a turn his faction may act as if it played a Tribune.
republic-explain-ability-free-land-bill = Once a turn he may propose a land bill without a Tribune.
republic-explain-ability-free-veto = Once a turn he may veto a land bill without a Tribune.
republic-explain-ability-commissioner = After the prosecutions he may take the Land Commissioner without a vote, if nobody holds it and a land bill is in force.
republic-explain-ability-appeal = He may roll { $appeal_dice } dice when he appeals to the people.
republic-explain-ability-knights = He adds { $knight_bonus } when he tries to attract a knight.
republic-explain-ability-veterans = Each victory may turn { $victory_veterans } of his legions into veterans loyal to him.
republic-explain-ability-income = His own income and that of his concessions is doubled; that of his knights is not.
republic-explain-ability-military = Before each battle he rolls a die for his military: the die plus { $military_bonus }. Otherwise it is as printed.
republic-explain-ability-popularity = All popularity he gains or loses is doubled.
republic-explain-opposes = With an adversary in the same faction, his printed loyalty is 0. His adversaries: { $senators }.
republic-explain-gracchi = While his brother is in another faction, his printed loyalty is 0.

# -- wars

republic-explain-war-series = Number { $place } of the matching wars: { $series }. Matching wars active at once multiply each other’s strength.
republic-explain-war-active = It is active as soon as it is drawn.
republic-explain-war-inactive = It is inactive until it is attacked, until its leader appears, or until a matching war is drawn.
republic-explain-war-attacked = It is inactive until Rome attacks it; nothing else activates it.
republic-explain-war-conditional = It is active if all of these are provinces; otherwise it is inactive until they are, or until something else activates it: { $provinces }.
republic-explain-war-revolt = It is a revolt: victory brings no spoils.
republic-explain-war-revolt-if = It is a revolt without spoils if one of these was a province when it was drawn: { $provinces }.
republic-explain-war-creates-victory = Victory creates provinces: { $provinces }.
republic-explain-war-creates-developed = Developed at once, even if already a Roman province: { $provinces }.
republic-explain-war-creates-series = When all its matching wars are won, a new province is created: { $provinces }.
republic-explain-war-creates-attack = The first attack, whatever its result, creates a province: { $provinces }.
republic-explain-war-destroys = When it becomes active it destroys concessions: { $concessions }.
republic-explain-war-drought = There is a drought as long as it is in the Forum.
republic-explain-war-farmers = At the end of each Forum Phase while it is active, a die may destroy a tax farmer.
republic-explain-war-wakes = When it appears it activates every inactive war that has matching wars.

# -- leaders

republic-explain-leader = He adds { $strength } on land and at sea to the wars he leads: { $wars }.
republic-explain-leader-numbers = His own numbers: disaster on { $disaster }, standoff on { $standoff }.
republic-explain-leader-combines = He can lead together with { $leaders }.
republic-explain-leader-waits = He activates no war whose provinces Rome does not hold yet; he waits in the Curia.
republic-explain-leader-farmers = One more die against the tax farmers while he leads { $wars }.

# -- provinces

republic-explain-province-undeveloped = Undeveloped: the governor may take { $spoils } in spoils; the State receives { $taxes }. Its own land strength is { $land }.
republic-explain-province-developed = Developed: the governor may take { $spoils } in spoils; the State receives { $taxes }. Its own land strength is { $land }.
republic-explain-province-levies = Its local tax of { $amount } T a turn raises provincial forces, 10 T each: at most { $armies } armies and { $fleets } fleets.
republic-explain-province-frontier = A frontier province: barbarians may raid it.
republic-explain-dice-brought-plus = { $dice ->
        [one] a die plus { $bonus } T
       *[other] { $dice } dice plus { $bonus } T
    }
republic-explain-dice-brought-minus = { $dice ->
        [one] a die minus { $bonus } T
       *[other] { $dice } dice minus { $bonus } T
    }
republic-explain-dice-brought-only = { $dice ->
        [one] a die
       *[other] { $dice } dice
    }
republic-explain-dice-paid-plus = { $bonus } T minus { $dice ->
        [one] a die
       *[other] { $dice } dice
    }
republic-explain-dice-paid-minus = nothing, and pays { $dice ->
        [one] a die
       *[other] { $dice } dice
    } plus { $bonus } T
republic-explain-dice-paid-only = nothing, and pays { $dice ->
        [one] a die
       *[other] { $dice } dice
    }

# -- concessions

republic-explain-concession-revenue = Pays its holder { $income } T in every Revenue Phase.
republic-explain-concession-legion = Pays its holder { $income } T at once for each legion the State raises.
republic-explain-concession-fleet = Pays its holder { $income } T at once for each fleet the State raises.
republic-explain-concession-drought = During a drought the holder may earn { $drought_multiplier } times as much for { $drought_popularity } popularity; each further drought adds { $drought_step } to both.
republic-explain-concession-land-bill = It can be assigned only while a land bill is in force, and returns to the Forum when none is.
republic-explain-concession-farmer = It is destroyed when the die against the tax farmers shows { $number }.
republic-explain-concession-safe = Nothing destroys it.

# -- intrigue

republic-explain-intrigue-tribune = In the Senate: make a proposal without presiding, or veto one before your faction has voted. You cannot veto a Dictator’s proposals, the last candidates, a Consul for Life or the prosecution of an assassin.
republic-explain-intrigue-assassin = Before you roll for your assassination attempt: { $roll } more, also for the rolls that may catch your assassin. You may play several.
republic-explain-intrigue-secret-bodyguard = After the roll of an assassination attempt on one of your senators: { $roll } less. If the assassin is not caught yet, one more roll may catch him. You may play several.
republic-explain-intrigue-open-bodyguard = In the Revenue Phase, on one of your senators in Rome: assassination attempts on him have { $roll } less, and one more roll may catch the assassin. Each turn it costs him { $talents } T and { $popularity } popularity, or it leaves him.
republic-explain-intrigue-influence-peddling = In any phase but the Revolution Phase: take a card at random from another player’s hand.
republic-explain-intrigue-seduction = Before you name a target for persuasion: nobody may counter-bribe. It does not work on faction leaders.
republic-explain-intrigue-blackmail = Before you name a target for persuasion: nobody may counter-bribe, and if the attempt fails, the target loses { $dice } dice of influence and { $dice } dice of popularity. It does not work on faction leaders.
republic-explain-intrigue-graft = When another player plays a Tribune: one of your senators in Rome pays a die of talents and cancels it. You see the die before you pay; the card is spent either way.
republic-explain-intrigue-murder-of-a-tribune = When another player plays a Tribune: roll a die for one of your senators in Rome. An even roll cancels the Tribune. He loses as much popularity as the die shows either way.
republic-explain-intrigue-mob-incited-to-violence = After Graft or Murder of a Tribune, against the faction that played it: draw a die plus the oratory of one of your senators in Rome in mortality chits. Its senators in Rome whose numbers are drawn die.
republic-explain-intrigue-proscription = After a battle won by the Senate or the rebel: the highest-ranking official may destroy all knights in play, for a die of talents each. His faction can no longer attract knights, and all others add { $knight_bonus } when they try.
republic-explain-intrigue-cleopatra-vii = Before the Alexandrine War is fought. Either its commander gains { $military } military and { $talents } T and loses { $popularity } popularity; or she leads the war with { $strength } more strength, disaster on { $disaster } and standoff on { $standoff }.

# -- laws

republic-explain-law-calpurnian-law = Once a turn the Censor may fine a corrupt governor who returned this turn: a die of talents. He loses popularity and influence for what he cannot pay. There is no appeal and no veto.
republic-explain-law-military-reforms = Influence alone no longer makes a senator Consul for Life.
republic-explain-law-tradition-erodes = Play it while the active wars have a total strength of { $needs_strength }. From then on a senator may be Consul turn after turn, and the Dictator may be elected.
republic-explain-law-servilian-law = Either the faction that plays it adds { $knight_bonus } whenever it tries to attract a knight, or the Acilian Law is repealed.
republic-explain-law-acilian-law = Play it after the Calpurnian Law. Its fine passes from the Censor to the faction with the most knights.
republic-explain-law-plautian-papirian-law = Play it during the Social War: it halves the war’s strength and lowers unrest by { $unrest }. Each of your senators loses { $popularity } popularity.
republic-explain-law-gabinian-law = Play it while there are Cilician Pirates. From then on a commander may buy legions and fleets for { $unit_price } T each before he fights, from his personal treasury or his faction’s.
republic-explain-law-vatinian-law = A senator may govern provinces through legates while he is in Rome, holds an office or commands an army.
republic-explain-law-manilian-law = A victorious commander may lead his army to another war without a vote, if he has the fleets it needs.
republic-explain-law-julian-law = Play it during the Social War: it ends all Manpower Shortages and lowers unrest by { $unrest }. Each of your senators loses a die of influence.

# -- events in the draw pile

republic-explain-deck-pergamene-bequest = If the Field Consul is sent with { $legions } legions and { $fleets } fleets to fetch it, the State receives { $talents } T and Asia becomes a province. Until then it stays in the Forum.
republic-explain-deck-bithynian-bequest = If the Field Consul is sent with { $legions } legions and { $fleets } fleets to fetch it, the State receives { $talents } T and Bithynia becomes a province. Until then it stays in the Forum.
republic-explain-deck-ptolemy-apion-bequest = Creta et Cyrenaica becomes a province in the next Senate Phase.
republic-explain-deck-second-catilinarian-conspiracy = The highest-ranking official blames a faction other than his own and draws a die of mortality chits: its senators whose numbers are drawn die. Each chit costs him { $popularity } popularity.
republic-explain-deck-era-ends = The game ends with this Forum Phase. Until then every persuasion fails on a roll of { $persuasion_fails } or more.

# -- random events

republic-explain-event-ally-deserts-light = In each battle with an even roll, the war is stronger by the black die.
republic-explain-event-ally-deserts-dark = In each battle with an even roll, the war is stronger by both white dice.
republic-explain-event-allied-enthusiasm-light = The State receives { $talents } T in the next Revenue Phase.
republic-explain-event-allied-enthusiasm-dark = { republic-explain-event-allied-enthusiasm-light }
republic-explain-event-barbarian-raids-light = At the start of the next Revenue Phase each governed frontier province rolls { $dice } dice, adds its land strength, { $each_legion } for each garrison legion and the governor’s military. It is overrun unless the total exceeds { $safe_above }.
republic-explain-event-barbarian-raids-dark = { republic-explain-event-barbarian-raids-light }
republic-explain-event-drought-light = { $droughts ->
        [one] One drought
       *[other] { $droughts } droughts
    }: each adds 1 to unrest in the Population Phase and lets holders of grain sell it at a high price.
republic-explain-event-drought-dark = { republic-explain-event-drought-light } If drawn again, one more.
republic-explain-event-enemy-leader-dies-light = At the end of the Forum Phase the highest-ranking official removes an enemy leader.
republic-explain-event-enemy-leader-dies-dark = { republic-explain-event-enemy-leader-dies-light } His strongest war is shuffled into the top six cards, and the State receives half its spoils.
republic-explain-event-enemy-ally-deserts-light = In each battle with an odd roll, the war is weaker by the black die.
republic-explain-event-enemy-ally-deserts-dark = In each battle with an odd roll, the war is weaker by both white dice.
republic-explain-event-epidemic-light = { $chits } mortality chits are drawn: senators in Rome whose numbers are drawn die.
republic-explain-event-epidemic-dark = { $chits } mortality chits are drawn: the first senator away from Rome whose number is drawn dies.
republic-explain-event-evil-omens-light = The State pays { $talents } T. Most rolls are { $roll } lower, persuasion rolls { $persuasion } higher, and each province brings { $province_income } less.
republic-explain-event-evil-omens-dark = Most rolls are { $roll } lower, persuasion rolls { $persuasion } higher, and each province brings { $province_income } less. If drawn again, one more.
republic-explain-event-internal-disorder-light = In the next Revenue Phase undeveloped provinces bring nothing. Each governed one rolls a die, adds { $each_legion } for each garrison legion, and revolts unless the total exceeds { $safe_above }.
republic-explain-event-internal-disorder-dark = { republic-explain-event-internal-disorder-light }
republic-explain-event-manpower-shortage-light = Each new legion or fleet costs { $unit_price } T.
republic-explain-event-manpower-shortage-dark = Each new legion or fleet costs { $unit_price } T. If drawn again, { $step } more.
republic-explain-event-mob-violence-light = As many mortality chits as the unrest level are drawn: senators in Rome whose numbers are drawn die, if their popularity is below unrest.
republic-explain-event-mob-violence-dark = As many mortality chits as the unrest level plus a die are drawn: senators in Rome whose numbers are drawn die, unless their popularity is above unrest.
republic-explain-event-natural-disaster-light = The State pays { $talents } T, and a die destroys a concession: mining, harbor fees, armaments or ship building.
republic-explain-event-natural-disaster-dark = A die destroys one more concession: mining, harbor fees, armaments or ship building.
republic-explain-event-new-alliance-light = At the end of the Senate Phase the highest-ranking official ends a war or revolt by treaty: the State receives half its spoils, and the card is shuffled into the top six.
republic-explain-event-new-alliance-dark = At the end of the Senate Phase the highest-ranking official ends a war that is not a revolt by treaty: the State receives all its spoils, its provinces are created, and it leaves the game.
republic-explain-event-pretender-emerges-light = When the next active war appears, a governed province revolts. Governor and garrison fight at once; without a victory he dies and the revolt is active.
republic-explain-event-pretender-emerges-dark = When the next active war appears, a governed province revolts; governor and garrison die.
republic-explain-event-refuge-light = The next leader who would leave waits instead, and joins the next war drawn.
republic-explain-event-refuge-dark = The next leader who would leave stays instead: he activates every war and aids each of them.
republic-explain-event-rhodian-alliance-light = { $fleets } fleets join Rome for free, until the war that needs the most fleets is won. The Senate may refuse them this turn.
republic-explain-event-rhodian-alliance-dark = { republic-explain-event-rhodian-alliance-light }
republic-explain-event-storm-at-sea-light = { $dice } dice of Roman fleets sink; the highest-ranking official chooses which.
republic-explain-event-storm-at-sea-dark = { republic-explain-event-storm-at-sea-light }
republic-explain-event-trial-of-verres-light = In the next Revenue Phase each governed province brings the State { $province_income } T more and its governor { $spoils } T less.
republic-explain-event-trial-of-verres-dark = { republic-explain-event-trial-of-verres-light }

# -- how long an event lies there

republic-explain-until-next-forum = It lasts until the next Forum Phase begins.
republic-explain-until-trigger = It lasts until it has happened.
republic-explain-until-condition = It lasts as long as its condition holds.
