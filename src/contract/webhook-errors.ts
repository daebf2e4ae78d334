/** Refusals about addresses that are told of events: as `errorTable`. */
export const webhookErrors = {
  'webhook/address': [
    400,
    'Indiquez une adresse https complète, sans identifiant ni port particulier. Exemple : https://exemple.fr/constat.',
  ],
  'webhook/private': [400, 'Cette adresse désigne un réseau privé ou réservé : aucun webhook n’y part.'],
  'webhook/channel-address': [400, 'Ce n’est pas {expected}. Exemple : {example}.'],
  'webhook/retired-connector': [
    400,
    'Les connecteurs de Teams (webhook.office.com) ne fonctionnent plus. Créez un flux de travail « Lors de la réception d’une demande de webhook Teams » et indiquez son adresse.',
  ],
  'webhook/channel-token': [400, 'Indiquez le jeton d’accès du robot, sans espace.'],
  'webhook/channel-room': [
    400,
    'Indiquez l’identifiant interne du salon. Exemple : !abcdef:agent.exemple.tchap.gouv.fr.',
  ],
  'webhook/no-secret': [
    409,
    'Les messages d’un salon ne sont pas signés : il n’y a pas de secret à changer.',
  ],
  'webhook/not-in-plan': [
    403,
    'Les webhooks ne sont pas compris dans votre {plan}. Voyez les formules qui les comprennent.',
  ],
  'webhook/too-many': [409, 'Vous avez déjà {limit} webhooks. Supprimez-en un avant d’en ajouter un autre.'],
} as const;
