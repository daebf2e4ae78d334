import type { ElementMark } from '#contract/report.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { regionsOf } from './regions.ts';

/** Levels of descendants that a shape looks at: a card is told from another kind of card, not from its longer twin. */
const depth = 3;
/** Ancestors that a place names, at most. */
const steps = 5;
const nameLength = 80;

/** Attributes that say what an element is, not which one, nor how it looks. */
const telling = ['type', 'role', 'rel', 'aria-haspopup', 'scope', 'method'];

/** FNV-1a on 32 bits: short, the same in every run. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The structure under each element, by index: names of tags, runs of alike children counted once. */
const shapesOf = memoise((dom: Dom): readonly number[] => {
  const own = dom.nodes.map(({ tag, attributes }) =>
    hashOf([tag, ...telling.map((name) => attributes[name] ?? '')].join(' ')),
  );
  let shapes = own;
  for (let level = 0; level < depth; level += 1) {
    const inside = dom.nodes.map((): number[] => []);
    for (const { index, parent } of dom.nodes) {
      const siblings = inside[parent];
      const shape = shapes[index] ?? 0;
      if (siblings && siblings.at(-1) !== shape) siblings.push(shape);
    }
    shapes = own.map((shape, index) => hashOf(`${shape}(${inside[index]?.join()})`));
  }
  return shapes;
});

const parts = new Set(['header', 'nav', 'footer', 'aside', 'dialog']);

/** The outermost element of the landmark that holds each element, by index; −1 outside of those that pages share. */
const partsOf = memoise((dom: Dom): readonly number[] => {
  const regions = regionsOf(dom);
  const found: number[] = [];
  for (const { index, parent } of dom.nodes) {
    const region = regions[index] ?? 'other';
    const isPart = parts.has(region);
    const goesOn = isPart && regions[parent] === region;
    found.push(isPart ? (goesOn ? (found[parent] ?? index) : index) : -1);
  }
  return found;
});

/** Names of tags from the element’s parent up to its landmark, five at most: where it stands, whatever its neighbours. */
function placeOf(dom: Dom, node: DomNode): string {
  const regions = regionsOf(dom);
  const place: string[] = [];
  for (let at = dom.nodes[node.parent]; at && place.length < steps; at = dom.nodes[at.parent]) {
    place.unshift(at.tag);
    if (regions[at.index] !== regions[at.parent]) break;
  }
  return place.join('>');
}

/**
 * What is told of an element so that a later audit knows it again, beside its selector and its snippet: its name, its
 * place, the shape of what it holds, and the part of the page that it shares with other pages.
 */
export function markOf(dom: Dom, node: DomNode): ElementMark {
  const shape = (index: number) => (shapesOf(dom)[index] ?? 0).toString(36);
  const part = partsOf(dom)[node.index] ?? -1;
  const name = node.name.slice(0, nameLength);
  return {
    place: placeOf(dom, node),
    shape: shape(node.index),
    ...(part >= 0 && { part: `${regionsOf(dom)[part]}:${shape(part)}` }),
    ...(name !== '' && { name }),
  };
}
