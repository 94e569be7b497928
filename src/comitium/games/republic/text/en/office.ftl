# Offices, and other parts that a senator plays. .the "the Censor", .a "a Censor", .short for narrow places.

# -- offices

republic-office-dictator = Dictator
    .the = the Dictator
    .a = a Dictator
    .short = Dictator
republic-office-rome-consul = Rome Consul
    .the = the Rome Consul
    .a = a Rome Consul
    .short = Rome Consul
republic-office-field-consul = Field Consul
    .the = the Field Consul
    .a = a Field Consul
    .short = Field Consul
republic-office-censor = Censor
    .the = the Censor
    .a = a Censor
    .short = Censor
republic-office-master-of-horse = Master of Horse
    .the = the Master of Horse
    .a = a Master of Horse
    .short = Master of Horse
republic-office-pontifex-maximus = Pontifex Maximus
    .the = the Pontifex Maximus
    .a = a Pontifex Maximus
    .short = Pontifex Maximus
republic-office-proconsul = Proconsul
    .the = the Proconsul
    .a = a Proconsul
    .short = Proconsul
republic-office-priest = Priest
    .the = the Priest
    .a = a Priest
    .short = Priest
republic-office-consul-for-life = Consul for Life
    .the = the Consul for Life
    .a = a Consul for Life
    .short = Consul for Life
