import type { Box, Dom, DomNode } from '../../artifacts.ts';
import { closest } from '../../derive/dom/dom.ts';
import { fieldsOf, labelsOf } from '../../derive/dom/fields.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const doubtfulPx = threshold(40, { ours: 'nearer labels are read with their field without a doubt' });
const farPx = threshold(200, { ours: 'Farther than this, a magnifier no longer shows both' });

/** Empty space between two boxes, px. */
function gapOf(a: Box, b: Box): number {
  const dx = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width), 0);
  const dy = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height), 0);
  return Math.hypot(dx, dy);
}

function distance(dom: Dom, field: DomNode): number {
  const gaps = labelsOf(dom, field)
    .filter((label) => isShown(label) && label.ownText !== '')
    .map((label) => (label.box && field.box ? gapOf(label.box, field.box) : 0));
  return gaps.length === 0 ? 0 : Math.min(...gaps);
}

export default defineRule({
  id: 'rgaa-etiquette-eloignee',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.4.1' }],
  rgaa: ['11.4'],
  title: {
    fail: 'Une étiquette est loin de son champ',
    pass: 'Aucune étiquette éloignée n’a été relevée',
  },
  messages: { apart: 'Une étiquette n’est pas collée à son champ : à vérifier' },
  why: 'Avec un fort agrandissement, on voit le champ sans son étiquette, ou l’inverse.',
  fix: 'Placer l’étiquette juste au-dessus ou à gauche du champ ; à droite pour une case ou un bouton radio.',
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = fieldsOf(dom).filter(
      (field) =>
        isShown(field) &&
        field.style.opacity !== '0' &&
        labelsOf(dom, field).some(isShown) &&
        !closest(dom, field, ({ tag }) => tag === 'label'),
    );
    if (fields.length === 0) return { status: 'inapplicable' };
    const note = (field: DomNode) => `à ${Math.round(distance(dom, field))} px de son étiquette`;
    const far = fields.filter((field) => distance(dom, field) > farPx);
    if (far.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, far, note) };
    const apart = fields.filter((field) => distance(dom, field) > doubtfulPx);
    return apart.length > 0
      ? { status: 'review', message: 'apart', ...evidenceOfNodes(dom, apart, note) }
      : { status: 'pass' };
  },
});
