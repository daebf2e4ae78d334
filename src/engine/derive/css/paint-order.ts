import type { Box, Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf } from '../dom/dom.ts';
import { memoise } from '../memoise.ts';
import { paintsBackground } from './colour.ts';

const picture = /^(?:img|video|canvas|iframe|object|embed|svg)$/;

/** Everything that draws something over its place. */
const paintersOf = memoise((dom: Dom): DomNode[] =>
  dom.nodes.filter(
    (node) =>
      node.visible &&
      (picture.test(node.tag) || node.style.backgroundImage !== 'none' || paintsBackground(node)),
  ),
);

function meet(one: Box, other: Box): boolean {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 1 && high > 1;
}

/** Whether a box holds another whole; one that is not known does. */
export function holds(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return true;
  return (
    other.x >= one.x - 1 &&
    other.y >= one.y - 1 &&
    other.x + other.width <= one.x + one.width + 1 &&
    other.y + other.height <= one.y + one.height + 1
  );
}

/** Where an element is drawn among what its ancestor `holder` holds: 0 and up over what is in the flow (`flow`), in order. */
function rankOf(dom: Dom, node: DomNode, holder: DomNode): number {
  const chain = [node, ...ancestorsOf(dom, node)];
  const within = chain.slice(0, chain.indexOf(holder));
  const outermost = within.findLast(
    ({ style }) => style.position !== 'static' || style.zIndex !== 'auto' || style.filter !== undefined,
  );
  if (!outermost) return flow;
  return outermost.style.zIndex === 'auto' ? 0 : Number(outermost.style.zIndex);
}

const flow = -0.5;

const isBefore = (dom: Dom, one: DomNode, other: DomNode, holder: DomNode): boolean => {
  const [first, second] = [rankOf(dom, one, holder), rankOf(dom, other, holder)];
  return first < second || (first === second && one.index < other.index);
};

/**
 * What is drawn at the place of a text, before it, and holds none of it, by the number of the nearest element that holds both.
 * `inFlow`: what nothing takes out of the flow too, which seldom shares its place with a text.
 */
export function othersUnder(
  dom: Dom,
  text: DomNode,
  inFlow: boolean,
): ReadonlyMap<number, readonly DomNode[]> {
  const { box } = text;
  if (!box) return new Map();
  const around = new Set([text, ...ancestorsOf(dom, text)].map(({ index }) => index));
  const found = new Map<number, DomNode[]>();
  for (const painter of paintersOf(dom)) {
    if (around.has(painter.index) || !painter.box || !meet(painter.box, box)) continue;
    const holder = ancestorsOf(dom, painter).find(({ index }) => around.has(index));
    if (!holder) continue;
    // A picture between the words of a text, or an icon at its side, is not behind it.
    if ((holder === text || !inFlow) && rankOf(dom, painter, holder) === flow) continue;
    // What is drawn after it covers it.
    if (holder !== text && !isBefore(dom, painter, text, holder)) continue;
    found.set(holder.index, [...(found.get(holder.index) ?? []), painter]);
  }
  return found;
}

/** Whether `other` is surely drawn under `layer`, which `holder` holds as well. */
export function isUnder(dom: Dom, other: DomNode, layer: DomNode, holder: DomNode): boolean {
  const inFlow = [other, layer].every((node) => rankOf(dom, node, holder) === flow);
  // Pictures in the flow are drawn with the words, over every background of the flow.
  return isBefore(dom, other, layer, holder) && !(inFlow && picture.test(other.tag));
}
