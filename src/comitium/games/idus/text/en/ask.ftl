# -- questions

idus-ask-praetor = Turn { $turn }, you are Consul: who becomes Praetor?
idus-ask-aedile = { $praetor } is your Praetor: who becomes an Aedile?
idus-ask-aedile2 = { $praetor } is your Praetor and { $aedile } an Aedile: who is the other Aedile?
idus-ask-vote = Turn { $turn }, you are an Aedile: which card do you lay face-down?
idus-ask-look = You are Praetor: do you look at the vote of { $aedile } or of { $aedile2 }?
idus-ask-veto = You see that { $aedile } has voted { $colour }: does the vote stand?
idus-ask-replace-own = Your { $colour } vote has been turned down: which card do you lay instead?
idus-ask-replace-other = The { $colour } vote of { $aedile } goes: which card takes its place?
idus-ask-replace-yellow = Everybody has seen your yellow vote: which card do you lay instead?
idus-ask-side = Your term as Consul ends: which faction card do you discard?
idus-ask-last-choice = A marker has gone too far (limit { $limit }) before you have chosen a side: which faction card do you discard?
