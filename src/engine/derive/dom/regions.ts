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
