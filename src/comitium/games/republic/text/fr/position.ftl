# Positions qu’aucune partie n’atteint.

republic-position-impossible = Aucune partie ne mène à une telle position ; vérifiez « { $what } » dans le champ « { $field } ».
republic-position-contradiction = Le champ « { $field } » contredit les autres ; supprimez-le ou corrigez-le.
republic-position-commander = Le champ « { $field } » envoie { $senator-the } face { $war-to }, qui n’est pas une guerre active ; écrivez la guerre dans « wars » ou placez-le ailleurs.
republic-position-captive = Le champ « { $field } » place { $senator-the } parmi les prisonniers { $war-of }, qui n’est pas en jeu ; écrivez la guerre dans « wars » ou placez-le ailleurs.
republic-position-family = Le champ « { $field } » met en jeu { $senator-the } à côté { $senator2-of }, alors que l’un prend la place de l’autre ; retirez l’un des deux.
republic-position-offices = Le champ « { $field } » donne deux charges { $senator-to } ; ne lui en laissez qu’une.
republic-position-for-life = Le champ « { $field } » donne { $senator-to } assez d’influence pour être consul à vie ; écrivez « consul_for_life » derrière son nom, ou « watched:1 » dans « marks » s’il doit être nommé maintenant.
republic-position-phase = Le champ « { $field } » indique { $phase }, mais la pile est dans une autre phase ; corrigez l’un des deux.
