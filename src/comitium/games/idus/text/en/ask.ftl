# -- questions

idus-ask-praetor = Turn { $turn }, you are Consul: who becomes Praetor?
idus-ask-aedile = { $praetor } is your Praetor: who becomes an Aedile?
idus-ask-aedile2 = { $praetor } is your Praetor and { $aedile } an Aedile: who is the other Aedile?
idus-ask-vote = Turn { $turn }, you are an Aedile: which card do you place face-down?
idus-ask-look = You are Praetor: do you look at the vote of { $aedile } or of { $aedile2 }?
idus-ask-veto = You see that { $aedile } has voted { $colour }: do you keep the vote?
idus-ask-replace-own = The Praetor has rejected your { $colour } vote: which card do you place instead?
idus-ask-replace-other = You reject the { $colour } vote of { $aedile }: which card replaces it?
idus-ask-replace-yellow = All players have seen your yellow vote: which card do you place instead?
idus-ask-side = Your term as Consul ends: which faction card do you discard?
idus-ask-last-choice = A marker has passed the limit ({ $limit }) before you chose a side: which faction card do you discard?
