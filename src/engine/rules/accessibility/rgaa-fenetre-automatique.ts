import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'rgaa-fenetre-automatique',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 13.2.1' }],
  rgaa: ['13.2'],
  title: {
    fail: 'Une fenêtre s’ouvre sans action du visiteur',
    pass: 'Aucune fenêtre ne s’ouvre toute seule',
  },
  why: 'Avec un lecteur d’écran ou une loupe, on ne comprend pas que l’on a changé de fenêtre : le retour ne marche plus et l’on est perdu.',
  fix: 'Supprimer l’ouverture automatique ; afficher l’information dans la page ou proposer un lien.',
  artifacts: ['popups'],
  evaluate({ popups }) {
    if (popups.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: popups.map((url) => ({ type: 'page', url, note: 'ouverte sans geste' })),
    };
  },
});
