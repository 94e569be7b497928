# Other words of the game: eras, series of wars, kinds of cards, results, games, land bills, neutral factions.

# -- eras

republic-term-era-early = Early Republic
    .the = the Early Republic
republic-term-era-middle = Middle Republic
    .the = the Middle Republic
republic-term-era-late = Late Republic
    .the = the Late Republic

# -- series of matching wars

republic-term-series-punic = Punic Wars
    .the = the Punic Wars
republic-term-series-illyrian = Illyrian Wars
    .the = the Illyrian Wars
republic-term-series-gallic = Gallic Wars
    .the = the Gallic Wars
republic-term-series-macedonian = Macedonian Wars
    .the = the Macedonian Wars
republic-term-series-cilician-pirates = Cilician Pirates
    .the = the Cilician Pirates
republic-term-series-spanish-revolts = Spanish Revolts
    .the = the Spanish Revolts
republic-term-series-slave-revolts = Slave Revolts
    .the = the Slave Revolts
republic-term-series-mithridatic = Mithridatic Wars
    .the = the Mithridatic Wars

# -- kinds of cards

republic-term-kind-family = Family
    .the = the family
republic-term-kind-statesman = Statesman
    .the = the statesman
republic-term-kind-concession = Concession
    .the = the concession
republic-term-kind-war = War
    .the = the war
republic-term-kind-leader = Leader
    .the = the leader
republic-term-kind-intrigue = Intrigue card
    .the = the intrigue card
republic-term-kind-law = Law
    .the = the law
republic-term-kind-deck-event = Event
    .the = the event

# -- results of a battle

republic-term-result-defeat = Defeat
    .the = the defeat
republic-term-result-disaster = Disaster
    .the = the disaster
republic-term-result-standoff = Standoff
    .the = the standoff
republic-term-result-stalemate = Stalemate
    .the = the stalemate
republic-term-result-victory = Victory
    .the = the victory

# -- games

republic-term-games-slice-and-dice = Slice and Dice
    .the = Slice and Dice
republic-term-games-blood-fest = Blood Fest
    .the = the Blood Fest
republic-term-games-gladiator-gala = Gladiator Gala
    .the = the Gladiator Gala

# -- land bills

republic-term-bill-land-bill-1 = Type I Land Bill
    .the = the Type I Land Bill
republic-term-bill-land-bill-2 = Type II Land Bill
    .the = the Type II Land Bill
republic-term-bill-land-bill-3 = Type III Land Bill
    .the = the Type III Land Bill

# -- neutral factions

republic-term-neutral-imperialists = Imperials
    .the = the Imperials
republic-term-neutral-plutocrats = Plutocrats
    .the = the Plutocrats
republic-term-neutral-conservatives = Conservatives
    .the = the Conservatives
republic-term-neutral-populists = Populists
    .the = the Populists

# -- wars that are no cards, legions

republic-term-civil-war = Civil War
    .the = the Civil War
republic-term-revolt = Revolt in { $province }
    .the = the revolt in { $province }
republic-term-free-tribune = Tribune of { $senator-the }
    .the = the free Tribune of { $senator-the }
republic-term-legion = Legion { $amount }
    .the = Legion { $amount }
