/** What administrators do that is written down, and its words. */
export const adminActLabels = {
  'plan-changed': 'Formule changée',
  'plan-request-granted': 'Demande de formule accordée',
  'plan-request-declined': 'Demande de formule refusée',
  'admin-granted': 'Droits d’administration donnés',
  'admin-withdrawn': 'Droits d’administration retirés',
  'account-suspended': 'Compte suspendu',
  'account-restored': 'Compte rétabli',
  'factor-reset-asked': 'Retrait de la deuxième étape demandé',
  'factor-reset-dropped': 'Retrait de la deuxième étape abandonné',
  'factor-reset-refused': 'Retrait de la deuxième étape refusé par la personne',
  'factor-reset-done': 'Deuxième étape retirée',
  'audit-looked-at': 'Audit d’un compte consulté',
  'report-exported': 'Rapport d’un compte exporté',
  'audit-cancelled': 'Audit d’un compte annulé',
  'mail-resent': 'E-mail renvoyé',
  'contests-looked-at': 'Contestations d’un contrôle consultées',
  'visits-looked-up': 'Auteur d’une visite recherché',
  'secrets-rotated': 'Secrets renouvelés',
  'copy-restored': 'Copie remise en place',
  'everybody-signed-out': 'Toutes les sessions fermées',
} as const;

export type AdminAct = keyof typeof adminActLabels;
export const adminActs = Object.keys(adminActLabels) as AdminAct[];

/** Days an act stays written down. */
export const adminActDays = 3 * 365;
