import type { Dom, DomNode } from '../../artifacts.ts';
import { closest } from '../dom/dom.ts';
import { memoise } from '../memoise.ts';

const notProse = new Set(['code', 'pre', 'kbd', 'samp', 'address', 'option', 'select', 'textarea', 'script']);

/** Nearest language declared on the element or above it; empty when none is. */
export function inheritedLang(dom: Dom, node: DomNode): string {
  const bearer = closest(dom, node, ({ attributes }) => langOf(attributes) !== '');
  return bearer ? langOf(bearer.attributes) : '';
}

/** `lang` or `xml:lang`, trimmed. */
export function langOf(attributes: DomNode['attributes']): string {
  return (attributes.lang ?? attributes['xml:lang'] ?? '').trim();
}

/** Visible prose of the page itself that no inner element declares to be in some language; code left out. */
export const mainText = memoise((dom: Dom): string =>
  dom.nodes
    .filter((node) => node.visible && node.document === 0 && node.ownText !== '' && !notProse.has(node.tag))
    .filter((node) => {
      const bearer = closest(dom, node, ({ attributes }) => langOf(attributes) !== '');
      return !bearer || bearer.tag === 'html';
    })
    .map((node) => node.ownText)
    .join(' '),
);
