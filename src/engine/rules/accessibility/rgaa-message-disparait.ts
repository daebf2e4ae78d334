import { defineRule } from '../../rule.ts';
import { driven, judgeDriven } from '../verdicts/driven-page.ts';

export default defineRule({
  id: 'rgaa-message-disparait',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 13.1' },
    { kind: 'standard', title: 'WCAG 2.2.1' },
  ],
  rgaa: ['13.1'],
  title: {
    fail: 'Un message disparaît tout seul : à vérifier',
    pass: 'Aucun message ne disparaît tout seul',
  },
  why: 'La personne qui lit lentement, ou qui agrandit la page, n’a pas le temps de le lire et ne peut pas le revoir.',
  fix: 'Laisser le message en place jusqu’à ce que la personne le ferme, ou permettre de le retrouver.',
  artifacts: ['moves'],
  moves: ['vanishedMessages'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'vanishedMessages');
    return result ? judgeDriven(result, () => 'disparu pendant la visite, sans aucune action') : without;
  },
});
