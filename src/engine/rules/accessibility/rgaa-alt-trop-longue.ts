import { namedImagesOf } from '../../derive/media/images.ts';
import { defineRule, threshold } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const longCharacters = threshold(80, { ours: 'A habit, not the text of the criterion' });

export default defineRule({
  id: 'rgaa-alt-trop-longue',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 1.3.9' }],
  rgaa: ['1.3.9'],
  title: {
    fail: 'La description d’une image est longue : à vérifier',
    pass: 'Les descriptions d’images sont courtes',
  },
  why: 'Une alternative se lit d’un trait, sans pouvoir revenir en arrière : trop longue, elle se perd.',
  fix: 'Garder l’essentiel dans l’alternative (80 caractères environ) et écrire le détail dans la page.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    return judgeElements(dom, namedImagesOf(dom), ({ name }) => name.trim().length > longCharacters, {
      status: 'review',
      note: ({ name }) => `${name.trim().length} caractères`,
    });
  },
});
