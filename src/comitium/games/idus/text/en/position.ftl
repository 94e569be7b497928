# -- positions

idus-position-side = { $seat } cannot hold so many faction cards in this turn (rule { $rule }); write “LT” for a hand of two, “L-T” for a kept and a discarded card.
idus-position-role = The roles of turn { $turn } break rule { $rule }; choose roles its Consul could assign.
idus-position-impossible = No game can reach this position; check the question, the markers and the cards.
