# -- positions

idus-position-side = { $seat } cannot hold so many faction cards in this turn (rule { $rule }); write “LT” for a hand of two, “L-T” for a kept and a discarded card.
idus-position-role = The roles of turn { $turn } break rule { $rule }; give them as its Consul could.
idus-position-impossible = No play can lead to such a position; check what is asked, the markers and the cards.
