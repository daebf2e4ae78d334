import type { HoverContent } from '../../artifacts.ts';
import { defineRule } from '../../rule.ts';
import { driven, movedProof } from '../verdicts/moved.ts';

const noteOf = ({ staysUnderPointer }: HoverContent): string =>
  staysUnderPointer
    ? 'la touche Échap ne le ferme pas'
    : 'la touche Échap ne le ferme pas et il disparaît quand le pointeur va dessus';

export default defineRule({
  id: 'rgaa-contenu-survol',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: ['RGAA 10.13.1', 'RGAA 10.13.2', 'WCAG 1.4.13'],
  rgaa: ['10.13'],
  title: {
    fail: 'Un contenu qui s’ouvre au survol ne se ferme pas avec Échap : à vérifier',
    pass: 'Les contenus qui s’ouvrent au survol se ferment avec Échap',
  },
  why: 'Une personne qui agrandit l’écran ouvre ce contenu sans le vouloir : il cache la page et elle ne peut pas le refermer sans déplacer le pointeur.',
  fix: 'Fermer ce contenu avec la touche Échap, et le garder ouvert tant que le pointeur est dessus.',
  artifacts: ['moves'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'hoverReveal');
    if (!result) return without;
    if (result.length === 0) return { status: 'inapplicable', reason: 'rien ne s’ouvre au survol' };
    const doubtful = result.filter(({ hiddenByEscape }) => !hiddenByEscape);
    if (doubtful.length === 0) return { status: 'pass' };
    const proof = movedProof(
      doubtful.map((content) => ({ ...content, ...content.target })),
      noteOf,
    );
    return { status: 'review', ...proof };
  },
});
