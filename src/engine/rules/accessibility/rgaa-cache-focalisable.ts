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
  // A zone is where its image is.
  if (node.tag === 'area') return false;
  if (node.tag === 'input' || node.tag === 'select' || node.tag === 'iframe') return false;
  if ((node.attributes.href ?? '').startsWith('#')) return false;
  // An empty link has no size: it is judged for being empty.
  if (node.name.trim() === '' && isLink(node)) return false;
  return isAway(dom, node) || node.style.opacity === '0';
}

const isAway = (dom: Dom, node: DomNode): boolean =>
  node.box !== null && (isOutOfSight(dom, node) || isPutAside(dom, node));

/** In its place, and see-through: often a command that only the pointer makes appear, not a part that is closed. */
const isTransparent = (dom: Dom, node: DomNode): boolean =>
  node.style.opacity === '0' && !isAway(dom, node) && !isSilenced(dom, node);

export default defineRule({
  id: 'rgaa-cache-focalisable',
  version: 9,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 10.8.1' }],
  rgaa: ['10.8'],
  title: {
    fail: 'Des contenus cachés reçoivent le focus du clavier',
    pass: 'Aucun contenu caché ne reçoit le focus du clavier',
  },
  messages: {
    outOfSight: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier',
    transparent: 'Des éléments transparents reçoivent le focus du clavier : à vérifier',
  },
  why: 'Au clavier, la personne arrive sur un élément qu’elle ne voit pas ou que son lecteur d’écran ne lit pas : elle est perdue.',
  fix: 'Quand un menu ou une fenêtre est fermé, le cacher avec display:none, visibility:hidden ou l’attribut inert ; ne pas poser aria-hidden="true" sur un lien, un bouton ou un champ. Une commande qui n’apparaît qu’au survol doit aussi apparaître au focus.',
  advice: {
    transparent: {
      fix: 'Une commande qui apparaît au survol : la montrer aussi quand elle reçoit le focus (règle :focus-visible, ou :focus-within sur ce qui l’entoure), sans la retirer du clavier. Une partie d’un menu ou d’une fenêtre fermés : la cacher avec visibility:hidden ou l’attribut inert.',
    },
  },
  everyView: true,
  mixed: true,
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
    const isAllThere = hidden.every((node) => isTransparent(dom, node));
    return {
      status: 'review',
      message: isAllThere ? 'transparent' : 'outOfSight',
      ...evidenceOfNodes(dom, hidden, (node) =>
        isTransparent(dom, node) ? 'transparent (opacity: 0)' : undefined,
      ),
    };
  },
});
