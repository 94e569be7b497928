# -- positions

caesar-position-too-many = Un camp a trop de cartes « { $card } » dans cette position ; chaque camp en possède { $count }.
caesar-position-impossible = Aucune partie ne mène à une telle position ; vérifiez la pile et ce qu’elle dit du tour.
caesar-position-limit = Trop de cartes se trouvent devant { $group-the } dans cette position ; la limite est de cinq par camp et de huit en tout.
caesar-position-patricians = { $group } : cette position en compte { $count }, restants ou gagnés, et ce n’est pas la taille du groupe ; corrigez « left » ou « won ».
caesar-position-out-of-play = Tous { $group-the } sont gagnés dans cette position, aucune carte ne peut donc s’y trouver ; videz le groupe.
