import type { Severity } from '#contract/themes.ts';

/** What each severity means and the largest share of a theme’s score it takes (kept equal to the engine by a test). */
export const severityRows: Record<Severity, { share: number; meaning: string }> = {
  bloquant: {
    share: 0.18,
    meaning:
      'Empêche d’utiliser le site, enfreint la loi de façon certaine, ou expose à un risque exploitable',
  },
  majeur: { share: 0.1, meaning: 'Forte gêne ou fort risque' },
  mineur: { share: 0.02, meaning: 'Perte de qualité' },
  info: { share: 0, meaning: 'Piste d’amélioration, choix à faire\u00a0; ne compte pas' },
};
