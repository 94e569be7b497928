# Veterans disbanded and called up again (2.04).

# -- choices

republic-veterans-choice-disband-own = Disband the veterans of { $legion }: +1 oratory, +1 influence
republic-veterans-choice-call-up = Call up the veterans of { $legion } for 10 T, from the Consul’s personal treasury first
republic-veterans-choice-call-up-faction = Call up the veterans of { $legion } for 10 T, from the faction treasury first

# -- refusals

republic-veterans-refuse-disband = { $legion } cannot be disbanded: only a victorious commander of yours may disband veterans under him that are loyal to him.
republic-veterans-refuse-call-up = { $legion } was not disbanded by a senator of yours.
republic-veterans-refuse-not-now = Disbanded veterans are called up in the Senate Phase, during other business.
republic-veterans-refuse-no-consul = Only a Consul in Rome may call up the veterans he has disbanded.
republic-veterans-refuse-price = Calling up a legion costs 10 T: the Consul’s personal treasury and the faction treasury together do not hold as much.
republic-veterans-refuse-same-purse = It makes no difference which treasury pays first: use “call-up”.

# -- what has happened

republic-veterans-event-veterans-disbanded = { $senator-the } disbands the veterans of { $legion }: his oratory is { $oratory } now.
republic-veterans-event-veterans-called-up =
    { $senator-the } calls up the veterans of { $legion } ({ $own ->
        [0] his faction pays { $rest } T
       *[other] { $rest ->
            [0] he pays { $own } T
           *[other] he pays { $own } T, his faction { $rest } T
        }
    }): his oratory is { $oratory } now.
