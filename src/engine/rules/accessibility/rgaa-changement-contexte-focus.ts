import { defineRule } from '../../rule.ts';
import { contextProof, interrupted } from '../verdicts/driven-page.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** Takes the reader to another field; its own, to keep a value right, is another matter. */
const movesFocus = /(?<!\bthis)\.focus\s*\(/;

const leaves =
  /\blocation(\.href)?\s*=|location\.(assign|replace)|\.submit\s*\(|requestSubmit|window\.open|__doPostBack/;

export default defineRule({
  id: 'rgaa-changement-contexte-focus',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 7.4.1' },
    { kind: 'standard', title: 'WCAG 3.2.1' },
  ],
  rgaa: ['7.4'],
  title: {
    fail: 'Arriver sur un élément au clavier change de page',
    pass: 'Aucun changement de page à la prise de focus n’a été relevé',
  },
  messages: { typed: 'Un champ agit de lui-même quand on y écrit ou qu’on le quitte : à vérifier' },
  why: 'La page change alors que la personne ne faisait que passer avec la touche Tab : elle est perdue.',
  fix: 'Déclencher l’action quand on active l’élément (clic, Entrée), jamais quand il reçoit le focus.',
  artifacts: ['dom', 'moves'],
  moves: ['contextChangeOnFocus'],
  evaluate({ dom, moves }) {
    const changes = moves?.contextChangeOnFocus ?? [];
    if (changes.length > 0) return { status: 'fail', ...contextProof(changes) };
    const stops = dom.nodes.filter((node) => node.focusable);
    if (stops.length === 0) return { status: 'inapplicable' };
    const onArrival = stops.filter(({ attributes }) =>
      leaves.test(`${attributes.onfocus ?? ''} ${attributes.onfocusin ?? ''}`),
    );
    if (onArrival.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, onArrival) };
    const acting = stops.filter(({ attributes }) => {
      const typed = `${attributes.oninput ?? ''} ${attributes.onkeyup ?? ''} ${attributes.onblur ?? ''}`;
      return leaves.test(typed) || movesFocus.test(typed);
    });
    if (acting.length > 0) return { status: 'review', message: 'typed', ...evidenceOfNodes(dom, acting) };
    return interrupted(moves, 'contextChangeOnFocus') ?? { status: 'pass' };
  },
});
