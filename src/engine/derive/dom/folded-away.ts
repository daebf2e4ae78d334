import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { ancestorsOf, byId, byTag, outermost, textOf } from './dom.ts';
import { regionsOf } from './regions.ts';

/** Parts of the page that one press unfolds: a closed `details`, what a closed control says it commands. */
const foldedParts = memoise((dom: Dom): readonly DomNode[] => {
  const regions = regionsOf(dom);
  const commanded = dom.nodes
    .filter(({ attributes }) => attributes['aria-expanded'] === 'false' && attributes['aria-controls'])
    .flatMap(({ attributes }) => byId(dom, attributes['aria-controls'] ?? ''));
  const closed = byTag(dom, 'details').filter(({ attributes }) => attributes.open === undefined);
  const parts = new Set(
    [...closed, ...commanded.filter(({ visible }) => !visible)].filter(
      ({ index, document }) => document === 0 && !/^(?:nav|header)$/.test(regions[index] ?? ''),
    ),
  );
  return outermost(dom, [...parts]);
});

/** The text of what is folded away, each part on a line of its own; menus left out. */
export const foldedAwayText = (dom: Dom): string =>
  foldedParts(dom)
    .map((part) => textOf(dom, part))
    .join('\n');

export const isFoldedAway = (dom: Dom, node: DomNode): boolean =>
  [node, ...ancestorsOf(dom, node)].some((up) => foldedParts(dom).includes(up));
