# What is printed on the cards, in our words: for somebody who looks at one closely.

# -- people

republic-explain-printed = Printed: military { $military }, oratory { $oratory }, loyalty { $loyalty }, influence { $influence }{ $popularity ->
        [0] {""}
       *[other] , popularity { $popularity }
    }.
republic-explain-kin = A statesman of the family { $family }: he takes the place of its senator, and the family card lies under his.
republic-explain-voids = The disaster and standoff numbers of these wars do not touch him, those of their leaders do: { $wars }.
republic-explain-ability-halves-losses = His force loses only half of what a battle costs, rounded up, unless he is there as Master of Horse.
republic-explain-ability-spared-losses = A disaster or a standoff costs his force nothing. The war then counts as not prosecuted, and he is called home when the next Senate closes.
republic-explain-ability-free-tribune = Once a turn his faction may act as if it played a Tribune.
republic-explain-ability-free-land-bill = Once a turn he may propose a land bill without a Tribune.
republic-explain-ability-free-veto = Once a turn he may veto a land bill without a Tribune.
republic-explain-ability-commissioner = After the prosecutions he may take the Land Commissioner without a vote, if nobody holds it and a land bill is in force.
republic-explain-ability-appeal = He may throw { $appeal_dice } dice when he appeals to the people.
republic-explain-ability-knights = He adds { $knight_bonus } when he tries to attract a knight.
republic-explain-ability-veterans = Each victory may make { $victory_veterans } of his legions veterans who are sworn to him.
republic-explain-ability-income = His own income and that of his concessions count twice, that of his knights does not.
republic-explain-ability-military = Before each battle a die is thrown for his military: the die plus { $military_bonus }. Elsewhere it counts as printed.
republic-explain-ability-popularity = Whatever popularity he wins or loses counts twice.
republic-explain-opposes = Beside an adversary in the same faction his printed loyalty is 0. His adversaries: { $senators }.
republic-explain-gracchi = While his brother sits in another faction his printed loyalty is 0.

# -- wars

republic-explain-war-series = Number { $place } of a series: { $series }. Wars of one series multiply each other’s strength while they rage together.
republic-explain-war-active = It rages from the moment it is drawn.
republic-explain-war-inactive = It sleeps until it is attacked, until a leader of its own comes, or until another war of its series is drawn.
republic-explain-war-attacked = It sleeps until Rome attacks it; nothing else wakes it.
republic-explain-war-conditional = It rages if all of these are provinces, and otherwise sleeps until they are, or until something else wakes it: { $provinces }.
republic-explain-war-revolt = It is a revolt: whoever beats it brings home no spoils.
republic-explain-war-revolt-if = It is a revolt without spoils if one of these was a province when it was drawn: { $provinces }.
republic-explain-war-creates-victory = A victory makes provinces: { $provinces }.
republic-explain-war-creates-developed = Developed from the start, or from then on if Rome has it already: { $provinces }.
republic-explain-war-creates-series = Once all wars of its series are beaten there is a new province: { $provinces }.
republic-explain-war-creates-attack = The first attack, whatever comes of it, makes a province: { $provinces }.
republic-explain-war-destroys = When it breaks out it ruins concessions: { $concessions }.
republic-explain-war-drought = As long as it lies in the Forum there is drought.
republic-explain-war-farmers = At the end of each Forum Phase in which it rages, a die may ruin a tax farmer.
republic-explain-war-wakes = When it appears it wakes every sleeping war that belongs to a series.

# -- leaders

republic-explain-leader = Adds { $strength } on land and at sea to the wars he leads: { $wars }.
republic-explain-leader-numbers = His own numbers: disaster on { $disaster }, standoff on { $standoff }.
republic-explain-leader-combines = He may lead together with { $leaders }.
republic-explain-leader-waits = He wakes no war whose provinces Rome does not hold yet, and waits in the Curia.
republic-explain-leader-farmers = One more die against the tax farmers while he leads { $wars }.

# -- provinces

republic-explain-province-undeveloped = Undeveloped: the governor may take { $spoils }; the State { $taxes }. Its own land strength is { $land }.
republic-explain-province-developed = Developed: the governor may take { $spoils }; the State { $taxes }. Its own land strength is { $land }.
republic-explain-province-frontier = A frontier province: barbarians may raid it.
republic-explain-dice-brought-plus = { $dice ->
        [one] a die and { $bonus } T
       *[other] { $dice } dice and { $bonus } T
    }
republic-explain-dice-brought-minus = { $dice ->
        [one] a die less { $bonus } T
       *[other] { $dice } dice less { $bonus } T
    }
republic-explain-dice-brought-only = { $dice ->
        [one] a die
       *[other] { $dice } dice
    }
republic-explain-dice-paid-plus = { $bonus } T less { $dice ->
        [one] a die
       *[other] { $dice } dice
    }
republic-explain-dice-paid-minus = nothing, and pays { $dice ->
        [one] a die
       *[other] { $dice } dice
    } and { $bonus } T
republic-explain-dice-paid-only = nothing, and pays { $dice ->
        [one] a die
       *[other] { $dice } dice
    }

# -- concessions

republic-explain-concession-revenue = Brings its holder { $income } T in every Revenue Phase.
republic-explain-concession-legion = Brings its holder { $income } T at once for each legion that the State raises.
republic-explain-concession-fleet = Brings its holder { $income } T at once for each fleet that the State builds.
republic-explain-concession-drought = While there is drought he may take { $drought_multiplier } times as much for { $drought_popularity } popularity; each further drought adds { $drought_step } to both.
republic-explain-concession-land-bill = It is given away only while a land bill is in force, and goes back to the Forum when none is.
republic-explain-concession-farmer = It is ruined when the die against the tax farmers shows { $number }.
republic-explain-concession-safe = Nothing destroys it.

# -- intrigue

republic-explain-intrigue-tribune = In the Senate: make a proposal without the chair, or veto one before your faction has voted. No veto touches a Dictator’s proposals, the last candidates, a Consul for Life or the trial of an assassin.
republic-explain-intrigue-assassin = Before the die of your attempt on a life: { $roll } more, also for the throws that may catch your man. Several may be played.
republic-explain-intrigue-secret-bodyguard = After the die of an attempt on one of your senators: { $roll } less. If the assassin is not caught yet, one more throw may catch him. Several may be played.
republic-explain-intrigue-open-bodyguard = In the Revenue Phase, on one of your senators in Rome: attempts on him have { $roll } less, and one more throw may catch the assassin. Each year it costs him { $talents } T and { $popularity } popularity, or the guards go.
republic-explain-intrigue-influence-peddling = In any phase but Revolution: take a card at random from the hand of another player.
republic-explain-intrigue-seduction = Before you name whom you persuade: nobody may bid against you. Not against the leader of a faction.
republic-explain-intrigue-blackmail = As Seduction; and if the attempt fails, its victim loses { $dice } dice of influence and { $dice } dice of popularity.
republic-explain-intrigue-graft = When somebody plays a Tribune: a senator of yours in Rome pays a die of talents and it is void. You see the die before you pay; the card is gone either way.
republic-explain-intrigue-murder-of-a-tribune = When somebody plays a Tribune: a die for a senator of yours in Rome. Even, and the Tribune is void. He loses as much popularity as the die shows, whatever it is.
republic-explain-intrigue-mob-incited-to-violence = After Graft or the Murder of a Tribune, against whoever played it: a die of chits and the oratory of one of your senators in Rome. His senators in Rome whose numbers are drawn die.
republic-explain-intrigue-proscription = After a battle that the Senate or the rebel has won: the highest officer may take all knights in play from their senators, for a die of talents each. His faction attracts no knight any more, and all others add { $knight_bonus } when they try.
republic-explain-intrigue-cleopatra-vii = Before the Alexandrine War is fought. Either its commander gets { $military } military and { $talents } T and loses { $popularity } popularity; or she leads the war with { $strength } more strength, disaster on { $disaster } and standoff on { $standoff }.

# -- laws

republic-explain-law-calpurnian-law = Once a turn the Censor may fine a corrupt governor who has come home this turn: a die of talents. What he cannot pay is taken off his popularity and his influence. There is no appeal and no veto.
republic-explain-law-military-reforms = Influence no longer makes anybody Consul for Life by itself.
republic-explain-law-tradition-erodes = To be played while the active wars have a strength of { $needs_strength } together. From then on a senator may be Consul year after year, and the Dictator may be elected too.
republic-explain-law-servilian-law = Either your faction adds { $knight_bonus } whenever it tries to attract a knight, or the Acilian Law is repealed.
republic-explain-law-acilian-law = To be played after the Calpurnian Law. Its fine passes from the Censor to the faction with the most knights.
republic-explain-law-plautian-papirian-law = To be played during the Social War: halves its strength and lowers unrest by { $unrest }. Each of your senators loses { $popularity } popularity.
republic-explain-law-gabinian-law = To be played while there are Cilician Pirates. From then on a commander may buy legions and fleets for { $unit_price } T each before he fights, from his purse or his faction’s.
republic-explain-law-vatinian-law = A senator may govern provinces through legates while he stays in Rome, holds an office or commands an army.
republic-explain-law-manilian-law = A victorious commander may lead his army to another war without a vote, if he has the fleets that it needs.
republic-explain-law-julian-law = To be played during the Social War: ends all shortage of recruits and lowers unrest by { $unrest }. Each of your senators loses a die of influence.

# -- events in the draw pile

republic-explain-deck-pergamene-bequest = If the Field Consul is sent with { $legions } legions and { $fleets } fleets to fetch it, the State gets { $talents } T, and Asia becomes a province. Until then it waits.
republic-explain-deck-bithynian-bequest = If the Field Consul is sent with { $legions } legions and { $fleets } fleets to fetch it, the State gets { $talents } T, and Bithynia becomes a province. Until then it waits.
republic-explain-deck-ptolemy-apion-bequest = Creta et Cyrenaica becomes a province in the next Senate Phase.
republic-explain-deck-second-catilinarian-conspiracy = The highest officer names a guilty faction, not his own, and draws a die of chits: its senators whose numbers are drawn die. Each chit costs him { $popularity } popularity.
republic-explain-deck-era-ends = The game ends with this Forum Phase. Until then every attempt to persuade fails on a throw of { $persuasion_fails } or more.

# -- random events

republic-explain-event-ally-deserts-light = In each battle whose throw is even the war is stronger by the black die.
republic-explain-event-ally-deserts-dark = In each battle whose throw is even the war is stronger by both white dice.
republic-explain-event-allied-enthusiasm-light = The State gets { $talents } T in the next Revenue Phase.
republic-explain-event-allied-enthusiasm-dark = { republic-explain-event-allied-enthusiasm-light }
republic-explain-event-barbarian-raids-light = At the start of the next Revenue Phase each governed frontier province throws { $dice } dice, adds its land strength, { $each_legion } for each garrison legion and the governor’s military, and is overrun unless that exceeds { $safe_above }.
republic-explain-event-barbarian-raids-dark = { republic-explain-event-barbarian-raids-light }
republic-explain-event-drought-light = { $droughts ->
        [one] One drought
       *[other] { $droughts } droughts
    }: each adds 1 to unrest in the Population Phase and lets holders of grain ask more for it.
republic-explain-event-drought-dark = { republic-explain-event-drought-light } If it is drawn again, there is one more.
republic-explain-event-enemy-leader-dies-light = At the end of the Forum Phase the highest officer removes a leader of the enemy.
republic-explain-event-enemy-leader-dies-dark = { republic-explain-event-enemy-leader-dies-light } His strongest war goes back among the top six cards, and the State gets half its spoils.
republic-explain-event-enemy-ally-deserts-light = In each battle whose throw is odd the war is weaker by the black die.
republic-explain-event-enemy-ally-deserts-dark = In each battle whose throw is odd the war is weaker by both white dice.
republic-explain-event-epidemic-light = { $chits } chits are drawn: senators in Rome whose numbers come up die.
republic-explain-event-epidemic-dark = { $chits } chits are drawn: the first senator away from Rome whose number comes up dies.
republic-explain-event-evil-omens-light = The State pays { $talents } T. Most dice count { $roll } less, throws of persuasion { $persuasion } more, and each province brings { $province_income } less.
republic-explain-event-evil-omens-dark = Most dice count { $roll } less, throws of persuasion { $persuasion } more, and each province brings { $province_income } less. If they are drawn again, one more.
republic-explain-event-internal-disorder-light = In the next Revenue Phase undeveloped provinces bring nothing. Each that is governed throws a die, adds { $each_legion } for each garrison legion, and revolts unless that exceeds { $safe_above }.
republic-explain-event-internal-disorder-dark = { republic-explain-event-internal-disorder-light }
republic-explain-event-manpower-shortage-light = Each new legion or fleet costs { $unit_price } T.
republic-explain-event-manpower-shortage-dark = Each new legion or fleet costs { $unit_price } T. If it is drawn again, { $step } more.
republic-explain-event-mob-violence-light = As many chits as there is unrest: senators in Rome whose numbers come up die, if their popularity is below unrest.
republic-explain-event-mob-violence-dark = As many chits as there is unrest, and a die more: senators in Rome whose numbers come up die, if their popularity is not above unrest.
republic-explain-event-natural-disaster-light = The State pays { $talents } T, and a die destroys a concession: mining, harbor fees, armaments or ship building.
republic-explain-event-natural-disaster-dark = A die destroys one more concession: mining, harbor fees, armaments or ship building.
republic-explain-event-new-alliance-light = At the end of the Senate Phase the highest officer makes peace in a war or revolt: the State gets half its spoils, and the card goes back among the top six.
republic-explain-event-new-alliance-dark = At the end of the Senate Phase the highest officer makes peace in a war that is no revolt: the State gets all its spoils, its provinces are created, and it is gone for good.
republic-explain-event-pretender-emerges-light = When the next active war appears, a governed province revolts. Governor and garrison fight at once; without a victory he dies and the revolt rages.
republic-explain-event-pretender-emerges-dark = When the next active war appears, a governed province revolts; governor and garrison die.
republic-explain-event-refuge-light = The next leader who would go waits, and joins the next war that is drawn.
republic-explain-event-refuge-dark = The next leader who would go stays instead: he wakes every war there is and helps each of them.
republic-explain-event-rhodian-alliance-light = { $fleets } fleets join Rome for nothing, until the war that needs most fleets is beaten. The Senate may refuse them this turn.
republic-explain-event-rhodian-alliance-dark = { republic-explain-event-rhodian-alliance-light }
republic-explain-event-storm-at-sea-light = { $dice } dice of Roman fleets sink; the highest officer says which.
republic-explain-event-storm-at-sea-dark = { republic-explain-event-storm-at-sea-light }
republic-explain-event-trial-of-verres-light = In the next Revenue Phase each governed province brings the State { $province_income } T more and its governor { $spoils } T less.
republic-explain-event-trial-of-verres-dark = { republic-explain-event-trial-of-verres-light }

# -- how long an event lies there

republic-explain-until-next-forum = It lies there until the next Forum Phase begins.
republic-explain-until-trigger = It lies there until it has happened.
republic-explain-until-condition = It lies there as long as it lasts.
