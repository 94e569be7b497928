# -- ce qui s’est passé

caesar-event-bonus-dealt = La carte de bonus secrète { $seat-of } montre { $group-the } : en gagner trois rapporte des points en plus.
caesar-event-deck-prepared = La préparation { $seat-of } est finie : ses cinq premières cartes sont posées.
caesar-event-play-began = Les deux camps sont prêts, et { $side_cleopatra } commence.
caesar-event-turn-began = Tour { $turn } : { $seat }.
caesar-event-influence-placed-up = { $seat } pose { $card-a } face visible devant { $group-the }.
caesar-event-influence-placed-down = { $seat } pose { $card-a } face cachée devant { $group-the }.
caesar-event-influence-placed-unseen = { $seat } pose une carte face cachée devant { $group-the }.
caesar-event-assassination-announced = { $seat } joue un assassinat contre { $card-a } devant { $group-the }.
caesar-event-spy-announced = { $seat } joue un espion pour regarder la main adverse.
caesar-event-castling-announced = { $seat } joue un roque entre { $group-the } et { $group2-the }.
caesar-event-scout-announced = { $seat } joue un éclaireur pour découvrir les cartes adverses devant { $group-the }.
caesar-event-wrath-announced = { $seat } appelle la colère des dieux sur { $group-the }.
caesar-event-action-vetoed = { $seat } oppose un veto { $card-to }, qui reste sans effet.
caesar-event-influence-killed = L’assassinat coûte à { $seat } { $card-a } devant { $group-the }.
caesar-event-hand-spied = L’espion montre à { $seat } la main adverse : { $cards }.
caesar-event-card-stolen = L’espion oblige { $seat } à défausser { $card-a }.
caesar-event-groups-castled =
    { $seat } redispose ses cartes : { $count ->
        [0] aucune
        [one] 1 cachée
       *[other] { $count } cachées
    } devant { $group-the }, { $count2 ->
        [0] aucune
        [one] 1 cachée
       *[other] { $count2 } cachées
    } devant { $group2-the }.
caesar-event-group-revealed =
    { $cards-count ->
        [one] La carte cachée { $seat-of } devant { $group-the } est retournée : { $cards }.
       *[other] Les cartes cachées { $seat-of } devant { $group-the } sont retournées : { $cards }.
    }
caesar-event-wrath-fell =
    Les dieux frappent { $group-the } : { $count ->
        [one] 1 carte d’influence est défaussée.
       *[other] { $count } cartes d’influence sont défaussées.
    }
caesar-event-play-ended = { $seat } n’a aucun moyen de poser de l’influence ce tour-ci et s’en tient là.
caesar-event-card-drawn = { $seat } pioche { $card-a }.
caesar-event-card-drawn-unseen = { $seat } pioche { $deck-card }.
caesar-event-turn-passed =
    { $cards-count ->
        [0] { $seat } fait un tour passif et ne défausse rien.
       *[other] { $seat } fait un tour passif et défausse { $cards }.
    }
caesar-event-special-vote-called = Huit cartes se trouvent devant { $group-the } : un vote spécial a lieu.
caesar-event-vote-drawn = Carte de vote : { $group-the } votent.
caesar-event-vote-decided =
    { $side_caesar } { $caesar }, { $side_cleopatra } { $cleopatra }{ $turned ->
        [0]  : { $seat } gagne { $group-one }.
       *[other] { $philosophers ->
            [one] , mais un philosophe renverse le vote : { $seat } gagne { $group-one }.
           *[other] , mais les philosophes renversent le vote : { $seat } gagne { $group-one }.
        }
    } { $caesar_drops-count ->
        [0] { $side_cleopatra } défausse { $cleopatra_drops }.
       *[other] { $cleopatra_drops-count ->
            [0] { $side_caesar } défausse { $caesar_drops }.
           *[other] { $side_caesar } défausse { $caesar_drops }, { $side_cleopatra } { $cleopatra_drops }.
        }
    }
caesar-event-vote-undecided = { $side_caesar } { $caesar }, { $side_cleopatra } { $cleopatra } : { $group-the } ne tranchent pas, et rien n’est défaussé.
caesar-event-group-exhausted = Tous { $group-the } sont gagnés : le groupe est hors jeu, et les cartes d’influence posées devant lui sont défaussées.
caesar-event-vote-card-boxed = Carte de vote : { $group-the }, déjà tous gagnés. Elle va dans la boîte, et l’on en tire une autre.
caesar-event-orgy-held = Carte de vote : une orgie, donc pas de vote.
caesar-event-orgy-removed = Une orgie est retirée pour de bon des cartes de vote.
caesar-event-vote-deck-reshuffled =
    Carte de vote : une orgie avec mélange. Il n’y a pas de vote, et { $count ->
        [one] { $count } carte de vote est mélangée
       *[other] { $count } cartes de vote sont mélangées
    } en une nouvelle pioche.
caesar-event-player-exhausted = { $seat } n’a plus de carte d’influence à jouer et ne joue plus.
caesar-event-bonus-shown =
    La carte de bonus { $seat-of } montre { $group-the } : { $points ->
        [0] { $seat } en a moins de trois, donc aucun point en plus.
        [one] 1 point en plus.
       *[other] { $points } points en plus.
    }
caesar-event-game-won =
    { $tied ->
        [0] { $points ->
            [one] { $seat } gagne par { $points } point à { $points2 }.
           *[other] { $seat } gagne par { $points } points à { $points2 }.
        }
       *[other] { $points ->
            [one] { $seat } gagne : { $points } point partout, mais { $seat } a plus de patriciens.
           *[other] { $seat } gagne : { $points } points partout, mais { $seat } a plus de patriciens.
        }
    }
caesar-event-game-drawn =
    { $points ->
        [one] La partie est nulle : { $points } point partout.
       *[other] La partie est nulle : { $points } points partout.
    }
caesar-event-game-ended =
    La partie est finie. { $ending ->
        [patricians] { caesar-ending-patricians }
        [exhausted] { caesar-ending-exhausted }
        [blocked] { caesar-ending-blocked }
        [alone] { caesar-ending-alone }
        [stopped] { caesar-ending-stopped }
       *[stalled] { caesar-ending-stalled }
    }
