import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, closest } from '../dom/dom.ts';
import { isLink, plainText } from '../dom/names.ts';
import { regionsOf } from '../dom/regions.ts';
import { fileNameOf } from './images.ts';
import { isPartnerLogo } from './partner-logos.ts';

const said = /\blogo(?:type)?s?\b/;
/** In names of classes and ids, where words are glued. */
const glued = /logo|brand/i;

/**
 * A mark of the site or of somebody else, by its name, file, class, those right around it, or its place: in the page’s
 * header, in a link to the home page, or in one to its owner (`isPartnerLogo`).
 */
export function isLogo(dom: Dom, node: DomNode): boolean {
  if (said.test(plainText(`${node.name} ${node.attributes.alt ?? ''}`))) return true;
  if (/logo/i.test(fileNameOf(node))) return true;
  const near = [node, ...ancestorsOf(dom, node).slice(0, 2)];
  if (near.some(({ attributes }) => glued.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)))
    return true;
  if (node.tag === 'input') return false;
  return regionsOf(dom)[node.index] === 'header' || leadsHome(dom, node) || isPartnerLogo(dom, node);
}

function leadsHome(dom: Dom, node: DomNode): boolean {
  const link = closest(dom, node, isLink);
  return link?.url !== undefined && URL.canParse(link.url) && new URL(link.url).pathname === '/';
}
