# -- ce que le serveur refuse

web-no-match = Cette partie n’existe pas ici ; elle a peut-être une autre adresse.
web-no-key = Ce lien n’ouvre aucune place ; demandez-en un nouveau, ou cherchez la partie sur la page d’accueil.
web-no-code = Aucune table n’a ce code ; vérifiez-le avec la personne qui l’a dicté.
web-table-full = Toutes les places de cette table sont prises.
web-no-seat = Seule une personne assise à la table, et visible, peut faire cela.
web-shared-key = Ce lien sert à plusieurs personnes sur un même appareil ; un programme a besoin d’un lien vers une seule place.
web-overtaken = Il s’est passé quelque chose à la table entre-temps ; regardez de nouveau et choisissez.
web-taken-back = Une réponse a été reprise : la table est redevenue ce qu’elle était avant.
web-too-fast =
    { $seconds ->
        [one] C’était trop rapide ; attendez une seconde.
       *[other] C’était trop rapide ; attendez { $seconds } secondes.
    }
web-too-many-orders = Il y a déjà trop de consignes ; annulez-en d’abord.
web-auto-late = Seule la préparation peut être laissée à l’ordinateur.
web-wrong-room = À la table on parle à la table, dans la galerie à la galerie.
web-not-away = Cette personne n’est pas absente.
web-seat-taken = Cette place est déjà prise.
web-no-bot = Aucun joueur de ce nom n’est disponible pour ce jeu.
web-one-me = Vous pouvez prendre une seule place pour vous ; les autres personnes sur cet appareil ont la leur.
web-host-only = Seule la personne qui a dressé la table peut faire cela.
web-not-begun = La partie n’a pas encore commencé.
web-replaced = L’ordinateur joue pour vous ; reprenez d’abord votre place.
web-not-over = On pourra l’avoir quand la partie sera finie.
web-wrong-origin = Cette demande ne vient pas d’une page de la maison ; rouvrez la page et recommencez.
web-bad-form = Le formulaire n’a pas pu être lu ; rouvrez la page et recommencez.
web-bad-message = Le message n’a pas pu être lu.
web-too-long = Le fichier est trop long pour être le journal d’une partie.
web-not-checked = Le fichier n’a pas pu être vérifié dans le temps imparti. Réessayez, ou apportez une partie plus courte.
web-bot-failed = Un joueur de l’ordinateur a abandonné.
web-broken = Quelque chose s’est mal passé dans la maison ; la partie est restée telle quelle.
web-wrong-host = La maison porte un autre nom ; utilisez l’adresse qu’elle a donnée à l’ouverture.

# -- les leçons

web-lesson-other = Les règles le permettraient ; pour cette leçon : { $lesson-step-do }
web-lesson-first = Pas pendant une leçon ; quittez-la d’abord, et la table est à vous.
web-lesson-over = La leçon est finie ; « Continuer cette partie » vous donne la table.
web-no-thing = Rien de ce nom ne se trouve sur votre table.
