# Scenarios.

republic-scenario-early-republic = Early Republic
    .the = the Early Republic
republic-scenario-middle-republic = Middle Republic
    .the = the Middle Republic
republic-scenario-late-republic = Late Republic
    .the = the Late Republic
republic-scenario-extended-early-middle = Extended Game: Early and Middle Republic
    .the = the Extended Game: Early and Middle Republic
republic-scenario-extended-middle-late = Extended Game: Middle and Late Republic
    .the = the Extended Game: Middle and Late Republic
republic-scenario-extended-early-middle-late = Extended Game: the Whole Republic
    .the = the Extended Game: the Whole Republic
republic-scenario-alternative-history = Alternate History
    .the = the Alternate History
