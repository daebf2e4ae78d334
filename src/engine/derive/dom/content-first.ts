import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, descendantsOf } from './dom.ts';

export const isMenu = ({ tag, role }: DomNode): boolean => tag === 'nav' || role === 'navigation';

/** A logo at most stands before the title of a content that holds no menu, and the menu comes after. */
export function isMenuAfterContent(dom: Dom, stops: readonly DomNode[], fewStops: number): boolean {
  const title = dom.nodes.find((node) => node.tag === 'h1' && isInContent(dom, node));
  const content = title && closest(dom, title, isContent);
  if (!content || descendantsOf(dom, content).some(isMenu)) return false;
  const inMenu = stops.filter((stop) => closest(dom, stop, isMenu));
  const before = stops.filter(({ index }) => index < content.index);
  const isAfter = ({ index }: DomNode) => index > content.index;
  return (
    before.length <= fewStops &&
    inMenu.length > 0 &&
    inMenu.every(isAfter) &&
    !isMenuFolded(dom, content, fewStops)
  );
}

/**
 * A menu that this window folds behind a button stands before that element: wider windows, where keyboards are, show it
 * there, and so does the button.
 */
export function isMenuFolded(dom: Dom, before: DomNode, fewStops: number): boolean {
  const menus = dom.nodes.filter(
    ({ index, document, tag, attributes }) =>
      index < before.index && document === 0 && (tag === 'nav' || attributes.role === 'navigation'),
  );
  const leaves = ({ tag, attributes: { href = '' } }: DomNode) =>
    tag === 'a' && href !== '' && !/^#./.test(href);
  return menus.some((menu) => {
    const links = descendantsOf(dom, menu).filter(leaves);
    return links.length > fewStops && !links.some(({ tabbable }) => tabbable);
  });
}

function isContent({ role, attributes: { id = '', class: classes = '' } }: DomNode): boolean {
  return (
    role === 'main' || [id, ...classes.split(/\s+/)].some((name) => /^(main|content|contenu)$/i.test(name))
  );
}

/** The content comes first in the code, the menu after it: there is little to pass. */
export function isInContent(dom: Dom, stop: DomNode): boolean {
  const inMenu = closest(dom, stop, ({ tag, role }) => /^(nav|header)$/.test(tag) || role === 'navigation');
  return !inMenu && closest(dom, stop, isContent) !== undefined;
}
