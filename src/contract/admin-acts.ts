/** What administrators do that is written down, and its words. */
export const adminActLabels = {
  'plan-changed': 'Formule changée',
  'plan-request-granted': 'Demande de formule accordée',
  'plan-request-declined': 'Demande de formule refusée',
  'admin-granted': 'Droits d’administration donnés',
  'admin-withdrawn': 'Droits d’administration retirés',
  'account-suspended': 'Compte suspendu',
  'account-restored': 'Compte rétabli',
  'mail-resent': 'E-mail renvoyé',
  'secrets-rotated': 'Secrets renouvelés',
  'everybody-signed-out': 'Toutes les sessions fermées',
} as const;

export type AdminAct = keyof typeof adminActLabels;
export const adminActs = Object.keys(adminActLabels) as AdminAct[];

/** Days an act stays written down. */
export const adminActDays = 3 * 365;
