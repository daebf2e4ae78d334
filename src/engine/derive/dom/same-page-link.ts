import { decoded } from '../../address/decoded.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { withoutHash } from '../http/domains.ts';
import { byId, byTag } from './dom.ts';

/** What addresses of the page are resolved against: its own address, or what `<base>` says (HTML, document base URL). */
export function baseOf(dom: Dom, pageUrl: string): string {
  const base = byTag(dom, 'base').find(({ attributes, document }) => document === 0 && attributes.href);
  const href = base?.attributes.href ?? '';
  return href !== '' && URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : pageUrl;
}

/** The identifier that a link leads to in its own page, decoded; empty where it leads elsewhere or to none. */
export function fragmentIn(link: DomNode, base: string, pageUrl: string): string {
  const { href } = link.attributes;
  if (href === undefined || !URL.canParse(href, base)) return '';
  const target = new URL(href, base);
  return withoutHash(target.href) === withoutHash(pageUrl) ? decoded(target.hash.slice(1)) : '';
}

/** What a fragment may lead to: elements of that identifier, then links of that name (HTML, « find a potential indicated element »). */
export const anchorsOf = (dom: Dom, name: string): readonly DomNode[] => [
  ...byId(dom, name),
  ...byTag(dom, 'a').filter(({ attributes }) => attributes.name === name),
];
