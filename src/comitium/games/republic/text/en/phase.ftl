# Phases of a turn.

republic-phase-setup = Setup
    .the = the setup
republic-phase-mortality = Mortality Phase
    .the = the Mortality Phase
republic-phase-revenue = Revenue Phase
    .the = the Revenue Phase
republic-phase-forum = Forum Phase
    .the = the Forum Phase
republic-phase-population = Population Phase
    .the = the Population Phase
republic-phase-senate = Senate Phase
    .the = the Senate Phase
republic-phase-combat = Combat Phase
    .the = the Combat Phase
republic-phase-revolution = Revolution Phase
    .the = the Revolution Phase
