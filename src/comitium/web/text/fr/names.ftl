# -- ce que le serveur refuse

web-no-match = Cette partie n’existe pas ici ; elle a peut-être une autre adresse.
web-no-key = Ce lien n’ouvre aucune place ; demandez-en un nouveau, ou cherchez la partie sur la page d’accueil.
web-key-spent = Ce lien a déjà servi : la place est prise. La personne qui l’occupe a son propre lien.
web-no-code = Aucune table n’a ce code ; vérifiez-le.
web-table-full = Toutes les places de cette table sont prises.
web-no-seat = Il faut être en ligne à une place de cette table.
web-shared-key = Ce lien sert à plusieurs personnes sur un même appareil ; un programme a besoin d’un lien vers une seule place.
web-not-your-seat = Votre lien n’ouvre pas cette place.
web-overtaken = La table a changé entre-temps ; regardez de nouveau et choisissez.
web-taken-back = Une réponse a été annulée : la table est revenue en arrière.
web-too-fast =
    { $seconds ->
        [one] Trop rapide ; attendez une seconde.
       *[other] Trop rapide ; attendez { $seconds } secondes.
    }
web-too-many-orders = Il y a déjà trop de consignes ; annulez-en d’abord.
web-auto-late = Seule la préparation peut être laissée à l’ordinateur.
web-wrong-room = Les joueurs discutent avec les joueurs, les spectateurs avec les spectateurs.
web-not-away = Cette personne est en ligne.
web-seat-taken = Cette place est déjà prise.
web-no-bot = Ce jeu n’a pas de bot de ce nom.
web-host-only = Seul l’hôte peut faire cela.
web-resigned = Vous avez abandonné ; la place est au bot.
web-nothing-asked = Personne ne propose d’annuler quoi que ce soit.
web-others-play = D’autres jouent ici. Abandonnez plutôt : un bot continue à votre place.
web-not-begun = La partie n’a pas encore commencé.
web-replaced = Un bot joue pour vous ; reprenez d’abord votre place.
web-not-over = Disponible une fois la partie finie.
web-no-deal = Cette partie ne se transmet pas : seules celles jouées en solitaire le peuvent.
web-wrong-origin = Cette demande ne vient pas d’une page de ce serveur ; rouvrez la page et recommencez.
web-bad-form = Le formulaire est illisible ; rouvrez la page et recommencez.
web-bad-message = Le message est illisible.
web-too-long = Le fichier est trop long pour être le journal d’une partie.
web-not-checked = Le fichier n’a pas pu être vérifié à temps. Réessayez, ou choisissez une partie plus courte.
web-bot-failed = Un bot a planté.
web-broken = Erreur du serveur ; votre partie est intacte.
web-wrong-host = Ce serveur a un autre nom ; utilisez l’adresse affichée à son lancement.

# -- les leçons

web-lesson-other = Les règles le permettraient ; pour cette leçon : { $lesson-step-do }
web-lesson-first = Pas pendant une leçon ; quittez-la d’abord, et la table est à vous.
web-lesson-over = La leçon est finie ; « Continuer cette partie » vous donne la table.
web-no-thing = Rien ne porte ce nom sur votre table.
web-time-over = Votre temps est écoulé. La table vous attend.
web-nudged = La table vous attend.
web-pace-late = La pendule se choisit avant le début de la partie.
web-no-day-off = Il ne vous reste aucun jour de congé, ou rien ne vous est demandé.
web-no-nudge = Rien ne lui est demandé, ou le rappel est tout récent ; attendez une minute.
web-no-person = Ce lien personnel ne fonctionne plus ; créez-en un nouveau sur votre propre appareil.
web-notice-turn = C’est à vous : { $game }.
web-notice-lobby = Une table de { $game } vous attend pour commencer.
web-drawn = Les places ont été tirées au sort.
web-called = Un message est parti.
web-called-nowhere = Aucun message n’est parti : cette personne n’en a pas demandé, ou n’en veut pas à cette heure.
web-no-call = Cette personne est là, ou a été relancée il y a moins de dix minutes.
web-notice-try = Ceci est un essai : les messages de Comitium arrivent ici.
web-notice-failed = Le message d’essai n’est pas parti ; vérifiez l’adresse.
web-notice-scheme = Ce serveur n’envoie de messages qu’à { $known }.
web-notice-address = Aucun message ne peut être envoyé à cette adresse.
web-notice-private = Ce serveur n’envoie pas de messages dans des réseaux privés.
web-notice-push = Ce serveur ne connaît pas le service de notification de ce navigateur.
