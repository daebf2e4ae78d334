/** What a personal key may do, each more than the one before. */
export const keyScopes = ['read', 'audit', 'manage'] as const;
export type KeyScope = (typeof keyScopes)[number];

export const keyScopeWords: Readonly<Record<KeyScope, { readonly label: string; readonly means: string }>> = {
  read: { label: 'Lecture', means: 'Lire les audits, les rapports et les réglages des sites.' },
  audit: {
    label: 'Audits',
    means: 'Lire, démarrer, annuler et relancer des audits, vérifier des correctifs.',
  },
  manage: {
    label: 'Gestion',
    means:
      'Tout cela, et décider, partager, programmer, gérer domaines et destinataires, supprimer des audits.',
  },
};

/** Whether a key of that scope may do what asks for the other. */
export const scopeCovers = (held: KeyScope, asked: KeyScope): boolean =>
  keyScopes.indexOf(held) >= keyScopes.indexOf(asked);

/** How long a key may live, in days; the longest unless somebody chooses. */
export const keyLifeDays = [30, 90, 365] as const;
export const longestKeyDays = 365;

/** Keys of one person at the same time. */
export const mostKeys = 20;
export const longestKeyName = 80;

/** What a key starts with: people and programs that look for lost secrets recognise it. */
export const keyPrefix = 'cst_';
