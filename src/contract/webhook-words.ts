/** What an address may be told of. */
export const webhookEvents = [
  'audit.done',
  'audit.measured',
  'audit.failed',
  'audit.regression',
  'finding.assigned',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookEventWords: Readonly<
  Record<WebhookEvent, { readonly label: string; readonly hint: string }>
> = {
  'audit.done': { label: 'Audit terminé', hint: 'À chaque rapport prêt, avec ses scores.' },
  'audit.measured': {
    label: 'Vitesse mesurée',
    hint: 'Quand la vitesse que notre machine n’avait pas pu mesurer complète un rapport.',
  },
  'audit.failed': { label: 'Audit en échec', hint: 'Quand un audit n’a pas pu aboutir, avec la raison.' },
  'audit.regression': {
    label: 'Dégradation',
    hint: 'Quand un audit trouve le site plus mal qu’au précédent, sur les mêmes pages.',
  },
  'finding.assigned': {
    label: 'Correctif confié',
    hint: 'Quand un correctif d’un site est confié à quelqu’un, avec son échéance.',
  },
};

/** Sent by the button that tries an address. */
export const webhookTestEvent = 'webhook.test';

/** Addresses of one person. */
export const mostWebhooks = 10;
export const longestWebhookUrl = 2000;

/** How a secret starts. */
export const webhookSecretPrefix = 'whsec_';

/** How long the secret before still signs, hours. */
export const formerSecretHours = 24;

/** How long a delivery is tried, days. */
export const webhookPatienceDays = 3;

/** What became of a delivery. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why nothing was delivered, where the address answered nothing. */
export const deliveryFailures = {
  private: 'adresse privée ou réservée',
  port: 'port refusé',
  'unknown-domain': 'domaine inconnu',
  timeout: 'pas de réponse en 10 secondes',
  tls: 'certificat refusé',
  connection: 'connexion impossible',
  disabled: 'webhook désactivé',
  unreadable: 'adresse illisible sur cette installation : ajoutez-la de nouveau',
  lost: 'envoi interrompu',
} as const;
export type DeliveryFailure = keyof typeof deliveryFailures;
export const deliveryFailureIds = Object.keys(deliveryFailures) as [DeliveryFailure, ...DeliveryFailure[]];
