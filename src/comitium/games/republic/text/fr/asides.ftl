# Ce que l’on fait sans y être invité.

republic-asides-choice-ransom = Racheter { $senator-the }
republic-asides-choice-peddle = Jouer le Trafic d’influence contre { $seat-the }
republic-asides-choice-call-over = Rappeler { $legion-the } de l’armée rebelle
republic-asides-choice-play-law = Jouer { $card-the }
republic-asides-choice-assign = Attribuer une concession : { $card }
republic-asides-choice-test = Demander un test d’assassinat contre { $senator-the }

republic-asides-refuse-not-now = Pas maintenant : attendez qu’une question soit posée et qu’aucun dé ne roule.
republic-asides-refuse-no-card = Vous n’avez pas le Trafic d’influence en main.
republic-asides-refuse-no-hand = { $seat-The } n’est pas un adversaire avec des cartes en main.
republic-asides-refuse-revolution = Le Trafic d’influence ne se joue pas dans la phase de guerre civile.
republic-asides-refuse-control = Sous un consul à vie, vous ne jouez aucune carte pendant la phase de sénat.
republic-asides-refuse-too-late = Le rebelle a gagné ; ses vétérans restent désormais avec lui.

republic-asides-event-influence-peddled = { $seat-The } prend une carte { $seat2-to } par trafic d’influence.
republic-asides-event-card-stolen = { $seat-The } a pris { $card-the } { $seat2-to }.
