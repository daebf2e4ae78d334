import type { HoverContent } from '../../artifacts.ts';
import { defineRule } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

/** WCAG 1.4.13: what covers nothing needs no key to close it; the pointer must always be able to go over it. */
const staysOpen = ({ hiddenByEscape, covers }: HoverContent): boolean => !hiddenByEscape && covers !== false;
const flees = ({ staysUnderPointer }: HoverContent): boolean => staysUnderPointer === false;

const noteOf = (content: HoverContent): string =>
  [
    ...(staysOpen(content) ? ['la touche Échap ne le ferme pas'] : []),
    ...(flees(content) ? ['il disparaît quand le pointeur va dessus'] : []),
  ].join(' et ');

export default defineRule({
  id: 'rgaa-contenu-survol',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 10.13.1' },
    { kind: 'standard', title: 'RGAA 10.13.2' },
    { kind: 'standard', title: 'WCAG 1.4.13' },
  ],
  rgaa: ['10.13'],
  title: {
    fail: 'Un contenu qui s’ouvre au survol ne se ferme pas avec Échap : à vérifier',
    pass: 'Aucun contenu qui s’ouvre au survol ne gêne la lecture',
  },
  messages: { flees: 'Un contenu qui s’ouvre au survol disparaît quand le pointeur va dessus : à vérifier' },
  why: 'Une personne qui agrandit l’écran ouvre ce contenu sans le vouloir : il cache la page et elle ne peut pas le refermer sans déplacer le pointeur.',
  fix: 'Fermer ce contenu avec la touche Échap, et le garder ouvert tant que le pointeur est dessus.',
  judges: 'layout',
  artifacts: ['moves'],
  moves: ['hoverReveal'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'hoverReveal');
    if (!result) return without;
    if (result.length === 0) return { status: 'inapplicable', reason: 'rien ne s’ouvre au survol' };
    // Hidden by Escape, it was not there any more for the pointer to go over.
    const doubtful = result.filter(
      (content) => staysOpen(content) || (!content.hiddenByEscape && flees(content)),
    );
    if (doubtful.length === 0) return { status: 'pass' };
    const proof = drivenProof(
      doubtful.map((content) => ({ ...content, ...content.target })),
      noteOf,
    );
    return doubtful.some(staysOpen)
      ? { status: 'review', ...proof }
      : { status: 'review', message: 'flees', ...proof };
  },
});
