import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { byTag, closest } from './dom.ts';
import { headingLevelOf } from './headings.ts';

const sectioning = new Set(['article', 'aside', 'main', 'nav', 'section']);

export interface Landmarks {
  /** Exposed zones of the page itself, frames left out. `header` and `footer` only count at page level. */
  readonly main: readonly DomNode[];
  readonly header: readonly DomNode[];
  readonly footer: readonly DomNode[];
  readonly nav: readonly DomNode[];
  readonly search: readonly DomNode[];
}

/** The zones a person can jump to. */
export const landmarksOf = memoise((dom: Dom): Landmarks => {
  const zones = (tag: string, role: string) =>
    dom.nodes.filter((node) => {
      if (!node.exposed || node.document !== 0) return false;
      const declared = node.attributes.role?.trim();
      if (declared) return declared === role;
      return (
        node.tag === tag && (tag === 'main' || tag === 'nav' || tag === 'search' || isTopLevel(dom, node))
      );
    });
  return {
    main: zones('main', 'main'),
    header: zones('header', 'banner'),
    footer: zones('footer', 'contentinfo'),
    nav: zones('nav', 'navigation'),
    search: zones('search', 'search'),
  };
});

function isTopLevel(dom: Dom, node: DomNode): boolean {
  const parent = dom.nodes[node.parent];
  return !parent || !closest(dom, parent, (up) => sectioning.has(up.tag));
}

/** HTML5 doctype, the condition of several RGAA criteria. */
export function isHtml5(dom: Dom): boolean {
  return dom.doctype?.name.toLowerCase() === 'html' && dom.doctype.publicId === '';
}

/** Exposed headings of the page itself with their level. */
export const headingsOf = memoise((dom: Dom): readonly { node: DomNode; level: number }[] =>
  dom.nodes
    .filter((node) => node.exposed && node.document === 0)
    .flatMap((node) => {
      const level = headingLevelOf(node);
      return level === null ? [] : [{ node, level }];
    }),
);

/** The page’s `html` element. */
export function rootOf(dom: Dom): DomNode | undefined {
  return byTag(dom, 'html').find((node) => node.document === 0);
}
