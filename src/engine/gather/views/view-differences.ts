import type { Dom, DomNode, NodeStyle } from '../../artifacts.ts';
import { isLargeText } from '../../shared/large-text.ts';

/** What another view of a page changes, by element number. */
export interface ViewDifferences {
  /** In the view: shown or told there and not in the visit’s own view, and controls whose content is. */
  readonly shown: readonly number[];
  /** In the view: texts drawn otherwise, or over another background. */
  readonly redrawn: readonly number[];
  /** In the visit’s own view: shown or told there and not in this one. */
  readonly gone: readonly number[];
}

/** Compares another view with the visit’s own; `origins` are the numbers its elements have there, −1 for none. */
export function viewDifferences(own: Dom, view: Dom, origins: readonly number[]): ViewDifferences {
  const shown = new Set<number>();
  const redrawn: number[] = [];
  const repainted: boolean[] = [];
  const places = new Map(origins.flatMap((origin, at) => (origin < 0 ? [] : [[origin, at] as const])));
  for (const node of view.nodes) {
    const before = own.nodes[origins[node.index] ?? -1];
    const paint = before !== undefined && paintOf(before.style) !== paintOf(node.style);
    repainted[node.index] = repainted[node.parent] === true || paint;
    if (isNews(node, before)) {
      shown.add(node.index);
      for (const holder of holdersOf(view, node)) shown.add(holder.index);
    } else if (before && node.visible && hasLetters(node)) {
      if (repainted[node.index] || letters(before.style) !== letters(node.style)) redrawn.push(node.index);
    }
  }
  const placeOf = (node: DomNode) => view.nodes[places.get(node.index) ?? -1];
  const gone = own.nodes.filter((node) => isNews(node, placeOf(node)));
  for (const node of gone)
    for (const holder of holdersOf(own, node)) {
      const now = placeOf(holder);
      if (now?.exposed) shown.add(now.index);
    }
  return {
    shown: [...shown].sort((a, b) => a - b),
    redrawn: redrawn.filter((index) => !shown.has(index)),
    gone: gone.map(({ index }) => index),
  };
}

const isNews = (node: DomNode, other: DomNode | undefined): boolean =>
  (node.visible && !other?.visible) || (node.exposed && !other?.exposed);

const paintOf = ({ backgroundColor, backgroundImage, opacity }: NodeStyle): string =>
  `${backgroundColor} ${backgroundImage} ${opacity}`;

const letters = (style: NodeStyle): string =>
  `${style.color} ${isLargeText(style)} ${style.textDecorationLine}`;

const hasLetters = ({ ownText, tag }: DomNode): boolean =>
  ownText !== '' || tag === 'input' || tag === 'textarea' || tag === 'select';

const named = new Set(['a', 'button', 'summary', 'label', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend']);
const namedRoles = new Set(['button', 'link', 'tab', 'menuitem', 'option', 'switch', 'checkbox', 'radio']);

/** What takes its name from the element. */
function holdersOf(dom: Dom, node: DomNode): DomNode[] {
  const found: DomNode[] = [];
  for (let up = dom.nodes[node.parent]; up && found.length < 2; up = dom.nodes[up.parent])
    if (named.has(up.tag) || namedRoles.has(up.role)) found.push(up);
  return found;
}

/** Those of the numbers none of whose ancestors is among them. */
export function outermost(dom: Dom, numbers: readonly number[]): number[] {
  const among = new Set(numbers);
  const covered = new Set<number>();
  const isCovered = (index: number): boolean => {
    const chain: number[] = [];
    for (let up = dom.nodes[index]?.parent ?? -1; up >= 0; up = dom.nodes[up]?.parent ?? -1) {
      chain.push(up);
      if (!among.has(up) && !covered.has(up)) continue;
      for (const at of chain) covered.add(at);
      return true;
    }
    return false;
  };
  return numbers.filter((index) => !isCovered(index));
}
