import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, textOf } from '../dom/dom.ts';
import { rootOf } from '../dom/landmarks.ts';
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

/** Visible prose of the page itself that no inner element declares to be in some language, as it is read; code left out. */
export const mainText = memoise((dom: Dom): string => {
  const root = rootOf(dom);
  if (!root) return '';
  const without = ({ tag, attributes, document, index }: DomNode) =>
    document !== 0 || notProse.has(tag) || (index !== root.index && langOf(attributes) !== '');
  return textOf(dom, root, { visibleOnly: true, without });
});
