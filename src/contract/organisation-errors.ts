/** Refusals about organisations, their members and what they may do: as `errorTable`. */
export const organisationErrors = {
  'space/not-allowed': [
    403,
    'Vous êtes {role} dans l’organisation {name} : cette action demande d’autres droits. Un administrateur de l’organisation peut vous les donner.',
  ],
  'organisation/none': [
    409,
    'Vous êtes dans votre espace personnel. Choisissez d’abord une organisation dans le menu.',
  ],
  'organisation/factor-required': [
    403,
    'L’organisation {name} demande une deuxième étape de connexion à ses membres. Ajoutez la vôtre dans « Mon profil », puis revenez dans l’organisation.',
  ],
  'organisation/own-factor-first': [
    409,
    'Ajoutez d’abord une deuxième étape à votre propre compte, dans « Mon profil » : vous pourrez ensuite la demander aux autres membres.',
  ],
  'organisation/own-link-first': [
    409,
    'Liez d’abord votre propre compte à {provider}, dans « Mon profil » : vous saurez ainsi que la connexion fonctionne avant de la demander aux autres membres.',
  ],
  'organisation/siret': [
    400,
    'Ce numéro n’est pas un SIRET : il a 14 chiffres, dont le dernier vérifie les autres. Recopiez-le depuis votre avis de situation.',
  ],
  'organisation/already-asked': [
    409,
    'Votre demande est déjà partie. Un message vous dira la réponse ; sans réponse, vous pourrez redemander dans {days}.',
  ],
  'organisation/too-many-requests': [
    429,
    'Vous avez déjà demandé à rejoindre {limit} organisations aujourd’hui. Réessayez demain.',
  ],
  'organisation/name': [400, 'Donnez un nom à l’organisation, en 2 à 80 caractères.'],
  'organisation/too-many': [
    409,
    'Vous êtes déjà propriétaire de {limit} organisations. Supprimez-en une avant d’en créer une autre.',
  ],
  'organisation/no-seat': [
    409,
    'La {plan} de cette organisation comprend {limit}, invitations en attente comprises, et il n’en reste pas. Retirez un membre ou une invitation, ou choisissez une formule plus large.',
  ],
  'organisation/last-owner': [
    409,
    'Une organisation garde toujours un propriétaire. Donnez d’abord ce rôle à un autre membre, ou supprimez l’organisation.',
  ],
  'organisation/role-too-high': [403, 'Vous ne pouvez donner ni retirer plus de droits que vous n’en avez.'],
  'organisation/already-member': [409, 'Cette personne fait déjà partie de l’organisation.'],
  'organisation/hosts-needed': [400, 'Choisissez au moins un site pour ce client.'],
  'organisation/unknown-host': [400, 'Aucun audit de {host} n’existe dans cette organisation.'],
  'organisation/wrong-name': [403, 'Saisissez le nom exact de l’organisation pour confirmer.'],
  'organisation/owned': [
    409,
    'Vous êtes le seul propriétaire de {names}. Donnez ce rôle à un autre membre, ou supprimez l’organisation, puis supprimez votre compte.',
  ],
  'invitation/expired': [
    410,
    'Cette invitation a expiré, a été retirée ou a déjà servi. Demandez-en une nouvelle à la personne qui vous a invité.',
  ],
  'invitation/other-address': [
    403,
    'Cette invitation a été envoyée à une autre adresse que celle de votre compte. Connectez-vous avec l’adresse qui l’a reçue.',
  ],
  'transfer/same': [409, 'Ce site est déjà dans cette organisation.'],
  'transfer/unknown-target': [
    404,
    'Aucune organisation n’a cet identifiant. Demandez-le à l’organisation qui reprend le site : il est sur sa page « Organisation ».',
  ],
  'transfer/already-there': [
    409,
    'L’organisation qui reprend {host} a déjà des audits de ce site. Elle doit les supprimer avant d’accepter.',
  ],
  'transfer/busy': [409, 'Un audit de {host} est en cours. Attendez sa fin, ou annulez-le, puis réessayez.'],
} as const satisfies Record<string, readonly [number, string]>;
