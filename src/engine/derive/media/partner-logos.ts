import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, closest, descendantsOf, textOf } from '../dom/dom.ts';
import { headingsOf } from '../dom/landmarks.ts';
import { isLink, plainText, wordCount } from '../dom/names.ts';
import { memoise } from '../memoise.ts';

const partners = /\b(?:sponsors?|partenaires?|partenariats?|partners?|partnerships?)\b/;
/** In names of classes and ids, where words are glued. */
const glued = /sponsor|partenaire|partner/i;

/** A logo has the name of somebody; more words, or a sentence, are a message. */
const mostWords = 5;
const leastInRow = 3;
/** How far around an image its row may stand. */
const around = 6;

/**
 * The mark of somebody else: alone in a link to another site, whose domain holds its alternative, or which stands among
 * such links where partners are named.
 */
export function isPartnerLogo(dom: Dom, node: DomNode): boolean {
  const link = partnerLinks(dom).get(node.index);
  if (!link || wordCount(node.name) > mostWords || /[.!?…]\s*$/u.test(node.name)) return false;
  return isNamedByDomain(node, link) || standsAmongPartners(dom, node);
}

function isNamedByDomain({ name }: DomNode, { url = '' }: DomNode): boolean {
  const said = plainText(name).replaceAll(' ', '');
  const domain = plainText(getDomainWithoutSuffix(url) ?? '').replaceAll(' ', '');
  return said.length >= 3 && domain.includes(said);
}

/** Links to other sites that hold nothing but one image, by the number of the image. */
const partnerLinks = memoise((dom: Dom): ReadonlyMap<number, DomNode> => {
  const found = new Map<number, DomNode>();
  for (const node of dom.nodes) {
    if (node.tag !== 'img') continue;
    const link = closest(dom, node, isLink);
    if (!link || !isElsewhere(dom, link) || textOf(dom, link) !== '') continue;
    if (descendantsOf(dom, link).filter(({ tag }) => tag === 'img').length === 1) found.set(node.index, link);
  }
  return found;
});

function isElsewhere({ baseUrl }: Dom, { url = '' }: DomNode): boolean {
  const domain = getDomain(url);
  return /^https?:/i.test(url) && domain !== null && domain !== getDomain(baseUrl);
}

function standsAmongPartners(dom: Dom, node: DomNode): boolean {
  const links = partnerLinks(dom);
  const places = ancestorsOf(dom, node)
    .slice(0, around)
    .filter((place) => !/^(?:a|body|html|main)$/.test(place.tag) && saysPartners(place));
  const isRow = (count: number) => count >= leastInRow;
  if (places.some((place) => isRow(descendantsOf(dom, place).filter(({ index }) => links.has(index)).length)))
    return true;
  const heading = headingOver(dom, node.index);
  const isNamed = heading >= 0 && isPartnerHeading(dom, heading);
  return isNamed && isRow([...links.keys()].filter((index) => headingOver(dom, index) === heading).length);
}

const saysPartners = ({ attributes }: DomNode): boolean =>
  glued.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`) ||
  partners.test(plainText(attributes['aria-label'] ?? ''));

/** Place among the headings of the one that comes last before the element; −1: none. */
const headingOver = (dom: Dom, index: number): number =>
  headingsOf(dom).findLastIndex(({ node }) => node.index < index);

/** It names partners, or a heading that it stands under does. */
function isPartnerHeading(dom: Dom, at: number): boolean {
  let under = Infinity;
  for (const { node, level } of headingsOf(dom)
    .slice(0, at + 1)
    .reverse()) {
    if (level >= under) continue;
    if (partners.test(plainText(node.name || textOf(dom, node)))) return true;
    under = level;
  }
  return false;
}
