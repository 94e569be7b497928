# -- refusals

refuse-choice = There is no choice { NUMBER($choice, useGrouping: 0) } here; pick one from the list.
refuse-unknown-choice = There is no choice { NUMBER($choice, useGrouping: 0) } in this game; pick one from the list.
refuse-not-offered = “{ $text }” is not available here; choose from the list.
refuse-notation = “{ $text }” is not a move of this game; write it as the list of choices does.
refuse-over = The game is over; start a new one to play again.
refuse-seat = Seat { $seat } has no question to answer; wait for its next one.
refuse-stale = That question has already been answered, perhaps in another window; look again at the current one.
refuse-form = These answers cannot be given together; answer one question at a time.
refuse-undo-nothing = There is nothing to undo; make a choice first.
refuse-undo-seen = You cannot undo your last choice, because it is sealed or hidden information has been revealed since; continue from here.
refuse-undo-acted = You cannot undo your last choice, because another player has acted since; continue from here.
refuse-claim = You cannot make a claim here; make a choice from the list instead.

# -- agreements and standing orders

refuse-agreement = This game has no agreements; make your offer in the chat.
refuse-motion = This game has no motions; make your next choice.
refuse-motion-words = That is not a motion; write one line of readable words, at most { $most } letters.
refuse-agreement-parties = A promise needs one seat that makes it and another that receives it; name two different seats of this table.
refuse-agreement-stranger = You are not a party to this agreement; only those named in it can answer.
refuse-agreement-unknown = There is no offer number { $number }; look at the list of offers.
refuse-agreement-binds = Agreement { $number } is in force; it ends when it has been kept.
refuse-agreement-over = Offer { $number } is over; make a new one.
refuse-agreement-contradicts = This contradicts an earlier promise; that one takes precedence.
refuse-promised = Agreement { $number } forbids this; choose an answer that keeps your promise.
refuse-order-scope = A standing order cannot last for “{ $scope }” now; choose another duration.
refuse-order-times = A standing order can answer up to { $most } times, not { $times }; leave out the number for an order without end.
refuse-directive-endless = The directive of a neutral faction has answered { $answers } times in a row without an end (question { $question }); this is a fault of the rules, please report it.
refuse-directive-illegal = The directive of faction { $seat } wants an answer to { $question } that is not legal; this is a fault of the rules, please report it.
refuse-directive-unknown = The directives of chapter 4 do not say what faction { $seat } answers to { $question }; this is a fault of the rules, please report it.
refuse-note = A journal has no note “{ $note }”; leave that line out.
