import type { Dom, DomNode, PageLink } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';

export type Region = PageLink['region'] | 'dialog';

const byRole: Readonly<Record<string, Region>> = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  contentinfo: 'footer',
  complementary: 'aside',
  dialog: 'dialog',
  alertdialog: 'dialog',
};
const byTagName: Readonly<Record<string, Region>> = {
  header: 'header',
  nav: 'nav',
  main: 'main',
  footer: 'footer',
  aside: 'aside',
  dialog: 'dialog',
};
/** A `header` or `footer` inside these belongs to them, not to the page (HTML-AAM). */
const sectioning = new Set(['article', 'section', 'main', 'aside', 'nav']);

/** Nearest landmark of each element, by index; one pass, since parents come before their children. */
export const regionsOf = memoise((dom: Dom): readonly Region[] => {
  const regions: Region[] = [];
  const inSection: boolean[] = [];
  for (const node of dom.nodes) {
    const inherited = regions[node.parent] ?? 'other';
    const nested = inSection[node.parent] ?? false;
    inSection.push(nested || sectioning.has(node.tag) || node.attributes.role === 'main');
    regions.push(ownRegion(node, nested) ?? inherited);
  }
  return regions;
});

function ownRegion(node: DomNode, nested: boolean): Region | undefined {
  const role = node.attributes.role?.trim().toLowerCase().split(/\s+/)[0];
  if (role) return byRole[role];
  if (nested && (node.tag === 'header' || node.tag === 'footer')) return undefined;
  return byTagName[node.tag];
}

const unread = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'option', 'iframe']);
const outsideMain = new Set<Region>(['header', 'nav', 'footer', 'aside', 'dialog']);

/**
 * What the page is about: its text without header, navigation, footer, asides and dialogs. What is transparent until
 * it is scrolled to counts: it has its place, and engines and screen readers read it.
 */
export const mainTextOf = memoise((dom: Dom): string =>
  mainTextWhere(dom, (node) => node.visible || (node.box !== null && node.exposed)),
);

/** Text of what the page is about, of the elements that the test keeps. */
export const mainTextWhere = (dom: Dom, isThere: (node: DomNode) => boolean): string =>
  textWhere(dom, (region) => !outsideMain.has(region), isThere);

/** Visible text of the page’s footer. */
export const footerTextOf = memoise((dom: Dom): string =>
  textWhere(
    dom,
    (region) => region === 'footer',
    (node) => node.visible,
  ),
);

function textWhere(
  dom: Dom,
  keeps: (region: Region) => boolean,
  isThere: (node: DomNode) => boolean,
): string {
  const regions = regionsOf(dom);
  return dom.nodes
    .filter((node) => node.ownText !== '' && isThere(node) && !unread.has(node.tag))
    .filter((node) => keeps(regions[node.index] ?? 'other'))
    .map((node) => node.ownText)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
