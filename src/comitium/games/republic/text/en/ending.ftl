# How a game ends.

republic-ending-rebel_march = The rebel has marched on Rome and beaten the Senate’s army
republic-ending-rebel_coup = Nobody was sent against the rebel, and Rome is his
republic-ending-rebel_bankruptcy = The State cannot pay, and the rebel takes over
republic-ending-rebel_people = The people rise, and the rebel takes over
republic-ending-consul_for_life = A Consul for Life rules Rome
republic-ending-era_ends = The era is over; the most influential faction has won
republic-ending-era_ends-tied = The era is over; no faction had the most influence alone, and the tie-break has decided
republic-ending-four_wars = Four active wars were too many: Rome has fallen
republic-ending-bankruptcy = The State could not pay its debts: Rome has fallen
republic-ending-people_revolt = The people have risen: Rome has fallen
republic-ending-rebel_fails = The rebel could not save what he had taken: Rome has fallen
republic-ending-abandoned = The last faction has left the game, and nobody is left to rule Rome
