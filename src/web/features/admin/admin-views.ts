/** Views of the admin tab: the `vue` parameter and its label. */
export const adminViews = {
  synthese: 'Synthèse',
  utilisateurs: 'Utilisateurs',
  demandes: 'Demandes de formule',
  mails: 'E-mails',
  signaux: 'Signaux',
  visites: 'Visites',
  actes: 'Actes',
} as const;

export type AdminView = keyof typeof adminViews;

/** The view to show; anything unknown is the first one. */
export function adminView(asked: string | null): AdminView {
  return (Object.keys(adminViews) as AdminView[]).find((view) => view === asked) ?? 'synthese';
}
