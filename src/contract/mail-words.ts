import type { MailKind } from './mails.ts';

/** French names of the kinds, for the admin tab. */
export const mailKindLabels: Record<MailKind, string> = {
  'email-verification': 'Validation de l’adresse',
  'password-reset': 'Réinitialisation du mot de passe',
  'email-change': 'Nouvelle adresse à confirmer',
  'email-change-asked': 'Changement d’adresse demandé',
  'email-changed': 'Adresse modifiée',
  'password-changed': 'Mot de passe modifié',
  'audit-finished': 'Résultat d’audit',
  'audit-failed': 'Audit en échec',
  'plan-changed': 'Formule modifiée',
  'account-deleted': 'Compte supprimé',
};

/** Kinds whose data hold a secret link: erased once sent, never sent again by hand. */
export const secretMailKinds: readonly MailKind[] = ['email-verification', 'password-reset', 'email-change'];
