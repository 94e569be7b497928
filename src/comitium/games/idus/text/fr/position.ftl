# -- positions

idus-position-side = { $seat } ne peut pas avoir ce nombre de cartes de faction à ce tour (règle { $rule }) ; écrivez « LT » pour une main de deux cartes, « L-T » pour une carte gardée et une défaussée.
idus-position-role = Les rôles du tour { $turn } enfreignent la règle { $rule } ; donnez-les comme son consul le pouvait.
idus-position-impossible = Aucune partie ne mène à une telle position ; vérifiez la question, les jetons et les cartes.
