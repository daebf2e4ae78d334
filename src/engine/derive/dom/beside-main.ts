import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { ancestorsOf, byTag, textOf } from './dom.ts';
import { footerName } from './footer-name.ts';
import { headingLevelOf } from './headings.ts';
import { wordCount } from './names.ts';
import { regionsOf } from './regions.ts';

/** From these words on, an element without a title says something by itself. */
const textWords = 15;
const toSkip = /\bskip\b|^(?:aller|passer|acc[ée]der) (?:directement )?(?:au|à la) \S+|[ée]vit\w+/i;

/**
 * Numbers of the elements that no landmark tells from the main content and that are none of it: a foot known by its name,
 * links to skip, and what stands beside the only `main` where that holds neither title nor text.
 */
export const besideMainOf = memoise((dom: Dom): ReadonlySet<number> => {
  const regions = regionsOf(dom);
  const pages = new Set(byTag(dom, 'main', 'h1').flatMap((node) => [node, ...ancestorsOf(dom, node)]));
  const beside = new Set<number>();
  for (const node of dom.nodes) {
    const isOutside = regions[node.index] === 'other' && !pages.has(node);
    const isFoot = node.index >= dom.nodes.length / 2 && namesFoot(node);
    if (beside.has(node.parent) || (isOutside && (isFoot || isLinkToSkip(dom, node)))) beside.add(node.index);
  }
  const mains = dom.nodes.filter(
    ({ index, parent, visible }) => visible && regions[index] === 'main' && regions[parent] !== 'main',
  );
  const left = dom.nodes.filter(({ index }) => regions[index] === 'other' && !beside.has(index));
  const isSaid = (node: DomNode) =>
    node.visible && (headingLevelOf(node) !== null || wordCount(node.ownText) >= textWords);
  return mains.length === 1 && !left.some(isSaid)
    ? new Set([...beside, ...left.map(({ index }) => index)])
    : beside;
});

const namesFoot = ({ tag, attributes }: DomNode): boolean =>
  (tag === 'div' || tag === 'section') &&
  `${attributes.id ?? ''} ${attributes.class ?? ''}`.split(/\s+/).some((word) => footerName.test(word));

const isLinkToSkip = (dom: Dom, node: DomNode): boolean =>
  node.tag === 'a' && /^#./.test(node.attributes.href ?? '') && toSkip.test(textOf(dom, node));
