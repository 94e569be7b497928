# Positions that no game can reach.

republic-position-impossible = No game can reach this position; check “{ $what }” in the field “{ $field }”.
republic-position-contradiction = What the field “{ $field }” says contradicts the other fields; leave it out or correct it.
republic-position-commander = The field “{ $field }” sends { $senator } to { $war-the }, which is not an active war; write the war in “wars” or put him elsewhere.
republic-position-captive = The field “{ $field }” makes { $senator } a captive of { $war-the }, which is not in play; write the war in “wars” or put him elsewhere.
republic-position-family = The field “{ $field }” has { $senator } in play beside { $senator2 }, and one takes the place of the other; remove one of them.
republic-position-offices = The field “{ $field }” gives { $senator } two offices; leave him one.
republic-position-for-life = The field “{ $field }” gives { $senator } so much influence that he is Consul for Life; write “consul_for_life” behind his name, or “watched:1” in “marks” to have him appointed now.
republic-position-phase = The field “{ $field }” says { $phase }, but the stack is in another phase; correct one of them.
