import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, descendantsOf, parentOf } from '../../derive/dom/dom.ts';
import { plainText } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** Classes of libraries whose parts are moved by dragging alone. */
const draggedParts =
  /^(?:ui-(?:sortable|draggable)-handle|sortable-(?:item|handle)|drag-handle|gu-unselectable|dndrop-draggable-wrapper)$/;
const mover =
  /\b(?:deplacer|monter|descendre|remonter|vers le (?:haut|bas)|avant|apres|precedent|suivant|gauche|droite|move|up|down|left|right|ordre|ranger)\b/;

const isDragged = ({ attributes }: DomNode): boolean =>
  attributes.draggable?.trim().toLowerCase() === 'true' ||
  (attributes.class ?? '').split(/\s+/).some((name) => draggedParts.test(name));

/** Buttons, a list or a number beside it that say they move it. */
function hasOtherWay(dom: Dom, node: DomNode): boolean {
  const around = parentOf(dom, node) ?? node;
  return descendantsOf(dom, around).some(
    (other) =>
      (/^(?:button|select)$/.test(other.tag) || other.role === 'button' || other.tag === 'input') &&
      mover.test(plainText(`${other.name} ${other.attributes.title ?? ''}`)),
  );
}

export default defineRule({
  id: 'wcag-glisser-seul',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'WCAG 2.5.7' }],
  title: {
    fail: 'Un élément semble ne se déplacer qu’en le faisant glisser',
    pass: 'Ce qui se fait glisser se déplace aussi par un bouton',
  },
  why: 'Tenir un bouton enfoncé en visant est impossible à qui tremble, dirige un pointeur de la tête ou commande à la voix. Cette demande des WCAG 2.2 n’est pas encore une obligation du RGAA.',
  fix: 'Ajouter à chaque élément des boutons qui le déplacent (« Monter », « Descendre ») ou un menu qui choisit sa place.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const dragged = dom.nodes.filter(
      (node) =>
        isDragged(node) &&
        isShown(node) &&
        node.document === 0 &&
        // Links and pictures can always be dragged, and nothing of the page depends on it.
        !/^(?:a|img)$/.test(node.tag) &&
        closest(dom, node, (up) => up.index !== node.index && isDragged(up)) === undefined,
    );
    if (dragged.length === 0) return { status: 'inapplicable', reason: 'rien à faire glisser' };
    const alone = dragged.filter((node) => !hasOtherWay(dom, node));
    if (alone.length === 0) return { status: 'pass' };
    return { status: 'review', ...evidenceOfNodes(dom, alone) };
  },
});
