import { foldText } from '#contract/fold-text.ts';
import type { Dom, PageLink } from '../../artifacts.ts';
import { withoutHash } from '../http/domains.ts';
import { byTag, childrenOf, clip, closest, textOf } from './dom.ts';
import { regionsOf } from './regions.ts';

/** Links kept of a page: a list as long as this was cut, and an absence from it proves nothing. */
export const keptLinks = 500;
const keptOutsideMain = 300;

/**
 * Links of the page to http(s) addresses, 500 at most, each address, text and region once, in document
 * order. When there are more, those of the header, menus and footer are kept first: legal pages live there.
 */
export function linksOf(dom: Dom): PageLink[] {
  const regions = regionsOf(dom);
  const found = new Map<string, PageLink>();
  for (const node of byTag(dom, 'a', 'area')) {
    if (node.attributes.href === undefined || !node.url || !/^https?:/.test(node.url)) continue;
    const region = regions[node.index] ?? 'other';
    const menu = region === 'nav' ? closest(dom, node, isMenu)?.index : undefined;
    const link: PageLink = {
      url: clip(node.url, 2000),
      text: clip(linkText(dom, node), 200),
      region: region === 'dialog' ? 'other' : region,
      rel: (node.attributes.rel ?? '').toLowerCase(),
      ...(menu !== undefined && { menu }),
    };
    const key = `${link.region} ${link.url} ${link.text}`;
    if (!found.has(key)) found.set(key, link);
  }
  return keepImportant([...found.values()]);
}

/** A menu as its tag or its role declares it. */
export const isMenu = ({ tag, attributes }: Dom['nodes'][number]): boolean =>
  tag === 'nav' || attributes.role?.trim().toLowerCase() === 'navigation';

/** Leads to a place of the page that holds it, whatever that place. */
export function staysOnPage(url: string, pageUrl: string): boolean {
  return url.includes('#') && withoutHash(url) === withoutHash(pageUrl);
}

/** `href="#"`, `#!` or `#0`: an address to be filled in, or a script’s button; it stays on its page. */
export function leadsNowhere(url: string, pageUrl: string): boolean {
  return staysOnPage(url, pageUrl) && /#[!0]?$/.test(url);
}

function linkText(dom: Dom, node: Dom['nodes'][number]): string {
  if (node.name !== '') return node.name;
  const label = node.attributes['aria-label'] || textOf(dom, node) || node.attributes.title;
  const image = label ? undefined : childrenOf(dom, node).find((child) => child.tag === 'img');
  return (label ?? image?.attributes.alt ?? node.attributes.alt ?? '').trim();
}

function keepImportant(links: readonly PageLink[]): PageLink[] {
  if (links.length <= keptLinks) return [...links];
  const isMain = (link: PageLink) => link.region === 'main' || link.region === 'other';
  const around = new Set(links.filter((link) => !isMain(link)).slice(-keptOutsideMain));
  const inside = new Set(links.filter(isMain).slice(0, keptLinks - around.size));
  return links.filter((link) => around.has(link) || inside.has(link));
}

const contactWords =
  /\bcontact|\bnous (?:ecrire|joindre|appeler|trouver)\b|\becrivez-nous\b|\bcoordonnees\b|\bservice client\b|\bsupport\b/;

/** A link whose words promise a way to reach who runs the site. */
export function namesContact({ text }: PageLink): boolean {
  return text.length <= 80 && contactWords.test(foldText(text));
}
