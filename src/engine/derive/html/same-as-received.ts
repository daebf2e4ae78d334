import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Dom, DomNode, Source } from '../../artifacts.ts';
import { boundedAdapter } from '../dom/bounded-tree.ts';

/** A page of more characters is not compared: it would cost more than the answer is worth. */
const comparedLimit = 400_000;

type Element = DefaultTreeAdapterTypes.Element;

/**
 * Scripts left the page as it was received, but for states that cannot make its code invalid (classes, styles, data,
 * what is open or hidden). False as soon as there is a doubt.
 */
export function isSameAsReceived(dom: Dom, source: Source): boolean {
  if (dom.truncated || source.truncated || source.html === '' || source.html.length > comparedLimit)
    return false;
  const nodes = dom.nodes.filter(({ document }) => document === 0);
  if (nodes.some(({ inShadow }) => inShadow)) return false;
  let count = 0;
  return (
    everyElement(parse(source.html, { treeAdapter: boundedAdapter() }), (element) => {
      const node = nodes[count];
      count += 1;
      return node !== undefined && isSame(node, element);
    }) && count === nodes.length
  );
}

/** In document order, without what is inside `svg`, as the visit walks the page. Stops at the first « no ». */
function everyElement(
  document: DefaultTreeAdapterTypes.Document,
  holds: (element: Element) => boolean,
): boolean {
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [...document.childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    if (!holds(node)) return false;
    if (node.tagName === 'svg') continue;
    for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return true;
}

const harmlessName = /^(?:class|style|data-.*|hidden|inert|open)$/;

function isSame(node: DomNode, element: Element): boolean {
  if (node.tag !== element.tagName.toLowerCase()) return false;
  const received = new Map(
    element.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  const names = new Set([...received.keys(), ...Object.keys(node.attributes)]);
  return [...names].every((name) => {
    if (harmlessName.test(name)) return true;
    const now = node.attributes[name];
    if (now !== undefined && /^aria-/.test(name) && /^(?:true|false)$/.test(now)) return true;
    // The visit keeps the beginning of long values.
    return now !== undefined && now === received.get(name)?.slice(0, 2_000);
  });
}
