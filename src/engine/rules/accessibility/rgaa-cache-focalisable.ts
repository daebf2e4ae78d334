import type { Dom, DomNode } from '../../artifacts.ts';
import { closest } from '../../derive/dom/dom.ts';
import { isLink } from '../../derive/dom/names.ts';
import { isOutOfSight, isPutAside } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const isSilenced = (dom: Dom, node: DomNode): boolean =>
  closest(dom, node, (up) => up.attributes['aria-hidden'] === 'true') !== undefined;

/** Sentinels at the ends of a dialog hand the focus over as soon as they get it: nobody rests there. */
const maySendFocusOn = ({ listeners }: DomNode): boolean =>
  listeners?.some((type) => type === 'focus' || type === 'focusin') === true;

/** Out of sight, yet in the Tab order; what appears on focus (skip links) or is drawn by its label is left out. */
function isLost(dom: Dom, node: DomNode): boolean {
  if (node.tag === 'input' || node.tag === 'select' || node.tag === 'iframe') return false;
  if ((node.attributes.href ?? '').startsWith('#')) return false;
  // An empty link has no size: it is judged for being empty.
  if (node.name.trim() === '' && isLink(node)) return false;
  const isOut = node.box !== null && (isOutOfSight(dom, node) || isPutAside(dom, node));
  return isOut || node.style.opacity === '0';
}

export default defineRule({
  id: 'rgaa-cache-focalisable',
  version: 7,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 10.8.1'],
  rgaa: ['10.8'],
  title: {
    fail: 'Des contenus cachés reçoivent le focus du clavier',
    pass: 'Aucun contenu caché ne reçoit le focus du clavier',
  },
  messages: { outOfSight: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier' },
  why: 'Au clavier, la personne arrive sur un élément qu’elle ne voit pas ou que son lecteur d’écran ne lit pas : elle est perdue.',
  fix: 'Quand un menu ou une fenêtre est fermé, le cacher avec display:none, visibility:hidden ou l’attribut inert ; ne pas poser aria-hidden="true" sur un lien, un bouton ou un champ.',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom', 'keyboard'],
  evaluate({ dom, keyboard }) {
    const stops = dom.nodes.filter((node) => node.tabbable && !node.inPassing);
    if (stops.length === 0) return { status: 'inapplicable' };
    const silenced = stops.filter((node) => isSilenced(dom, node) && !maySendFocusOn(node));
    if (silenced.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, silenced) };
    const appearing = new Set(keyboard?.shownByFocus);
    const isHidden = (node: DomNode) =>
      (isLost(dom, node) && !appearing.has(node.index)) || isSilenced(dom, node);
    const hidden = stops.filter(isHidden);
    if (hidden.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      message: 'outOfSight',
      ...evidenceOfNodes(dom, hidden),
    };
  },
});
