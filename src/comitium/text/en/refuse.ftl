# -- refusals

refuse-choice = Choice { $choice } is not on offer here; pick one from the list.
refuse-notation = “{ $text }” is not a move of this game; write it as the list of choices does.
refuse-over = The game is over; start a new one to play again.
refuse-seat = Seat { $seat } is not being asked anything; wait for its next question.
refuse-stale = That question has been answered already, perhaps in another window; look again at what is asked now.
refuse-form = These answers cannot be given at once; answer one question after the other.
refuse-undo-nothing = You have chosen nothing yet that could be taken back; go on from here.
refuse-undo-seen = Your last choice is final, because it is sealed or something hidden has become known since; go on from here.
refuse-undo-acted = Somebody else has acted since your last choice, so it stands; go on from here.
refuse-claim = Nothing can be claimed here; make a choice from the list instead.

# -- agreements and standing orders

refuse-agreement = In this game nothing binds but the rules; make your offer in words, and trust it as far as you like.
refuse-motion = Nobody moves motions in this game; go on with your next choice.
refuse-motion-words = That is no motion; write one line of readable words, { $most } letters at most.
refuse-agreement-parties = A promise needs somebody who makes it and somebody else it is made to; name two different seats of this table.
refuse-agreement-stranger = You are no party to this agreement; leave it to those who are named in it.
refuse-agreement-unknown = There is no offer number { $number }; look at the list of offers.
refuse-agreement-binds = Agreement { $number } binds since everybody accepted it; it ends when it has been kept.
refuse-agreement-over = Offer { $number } is over; make a new one.
refuse-agreement-contradicts = This cannot be kept beside a promise made before; the older one stands.
refuse-promised = You have promised otherwise by agreement { $number }; choose what keeps your word.
refuse-order-scope = A standing order cannot hold for “{ $scope }”, because nothing of that kind is going on; give it another scope.
