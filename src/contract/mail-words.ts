import type { MailKind } from './mails.ts';

/** French names of the kinds, for the admin tab. */
export const mailKindLabels: Record<MailKind, string> = {
  'email-verification': 'Validation de l’adresse',
  'password-reset': 'Réinitialisation du mot de passe',
  'email-change': 'Nouvelle adresse à confirmer',
  'email-change-asked': 'Changement d’adresse demandé',
  'email-changed': 'Adresse modifiée',
  'recipient-confirmation': 'Destinataire à confirmer',
  'organisation-invitation': 'Invitation dans une organisation',
  'fixes-handed-over': 'Plan envoyé à un prestataire',
  'second-factor-changed': 'Deuxième étape modifiée',
  'factor-reset-asked': 'Retrait de la deuxième étape demandé',
  'password-changed': 'Mot de passe modifié',
  'account-moved': 'Service de connexion changé',
  'audit-finished': 'Résultat d’audit',
  'audit-failed': 'Audit en échec',
  'audit-worse': 'Dégradation constatée',
  'schedule-skipped': 'Audit programmé non lancé',
  'organisation-factor-asked': 'Deuxième étape demandée par une organisation',
  'organisation-join-asked': 'Demande à rejoindre une organisation',
  'organisation-join-answered': 'Réponse d’une organisation',
  'plan-changed': 'Formule modifiée',
  'payment-problem': 'Paiement à régler',
  'sign-in-linked': 'Nouveau moyen de se connecter',
  'webhook-disabled': 'Webhook désactivé',
  'work-digest': 'Correctifs confiés et mentions',
  'work-due': 'Échéances de correctifs',
  'account-deleted': 'Compte supprimé',
};

/** How far an outgoing message is. */
export const outboxStates = ['queued', 'sending', 'sent', 'uncertain', 'failed'] as const;
export type OutboxState = (typeof outboxStates)[number];
export const mailStateLabels: Record<OutboxState, string> = {
  queued: 'En attente',
  sending: 'En cours d’envoi',
  sent: 'Envoyé',
  uncertain: 'Incertain',
  failed: 'En échec',
};

/** Kinds whose data hold a secret link: erased once sent, never sent again by hand. */
export const secretMailKinds: readonly MailKind[] = [
  'email-verification',
  'password-reset',
  'email-change',
  'recipient-confirmation',
  'organisation-invitation',
  'fixes-handed-over',
  'factor-reset-asked',
];

/** Of those, the ones whose link is a token of `mailed_tokens`. */
export const tokenMailKinds: readonly MailKind[] = ['email-verification', 'password-reset', 'email-change'];

/** Kinds that tell somebody whose account is gone: forgotten as soon as they have left. */
export const farewellMailKinds: readonly MailKind[] = ['account-deleted'];

/** Mails that whoever reads them may not have asked for, in the words of the admin tab. */
export const unaskedMailLabels = {
  'sign-up': 'inscriptions',
  verification: 'validations renvoyées',
  reset: 'réinitialisations',
  'email-change': 'nouvelles adresses',
  invitation: 'invitations de destinataires et de membres',
  handover: 'plans envoyés à des prestataires',
} as const;
export type UnaskedMailKind = keyof typeof unaskedMailLabels;
export const unaskedMailKinds = Object.keys(unaskedMailLabels) as UnaskedMailKind[];
