import type { Dom, HeaderField, MainResponse, PageFacts } from '../../artifacts.ts';
import { metasNamed } from '../dom/dom.ts';

/** The robot whose answers rules speak of, beside what is said to all. */
const robot = 'googlebot';
const shorthands: Readonly<Record<string, readonly string[]>> = {
  all: ['index', 'follow'],
  none: ['noindex', 'nofollow'],
};

/**
 * What a `robots` meta or an X-Robots-Tag field says to every robot and to the one named, in lower case,
 * `all` and `none` spelt out. After `otherbot:` a field speaks to that one.
 */
export function directivesOf(value: string, to = ''): ReadonlySet<string> {
  const said = new Set<string>();
  let addressee = '';
  // `max-image-preview:none` is one directive, which hides no page; a date is none.
  const text = value
    .toLowerCase()
    .replaceAll(/\bunavailable_after\s*:[^,;]*/g, '')
    .replaceAll(/\b(max-[a-z-]{1,30})\s*:\s*/g, '$1=');
  for (const piece of text.split(',')) {
    const [, name, rest = piece] = /^\s*([\w*-]+)\s*:(.*)$/.exec(piece) ?? [];
    addressee = name ?? addressee;
    if (addressee !== '' && addressee !== '*' && addressee !== to) continue;
    for (const word of rest.split(/[\s;]+/).filter((part) => part !== ''))
      for (const directive of shorthands[word] ?? [word]) said.add(directive);
  }
  return said;
}

/** The value keeps the page out of Google’s results, or of every engine’s (`noindex`, `none`). */
export function forbidsIndexing(value: string): boolean {
  return directivesOf(value, robot).has('noindex');
}

/** Contents of the metas that speak to every robot or to Google’s. */
export function robotsMetasOf(dom: Dom): string[] {
  return metasNamed(dom, 'robots', robot).map(({ attributes }) => attributes.content?.trim() ?? '');
}

/** X-Robots-Tag fields, each with its own addressee. */
export function robotsHeadersOf(headers: readonly HeaderField[]): string[] {
  return headers.filter(({ name }) => name === 'x-robots-tag').map(({ value }) => value);
}

/** Engines are told not to show the page: the one fact by which rules leave it out. */
export function isKeptOut({ robotsMeta, headers }: Pick<PageFacts, 'robotsMeta' | 'headers'>): boolean {
  return [robotsMeta, ...robotsHeadersOf(headers)].some(forbidsIndexing);
}

/** The same, for a rule that reads the page itself. */
export function isPageKeptOut(dom: Dom, { headers }: MainResponse): boolean {
  return isKeptOut({ robotsMeta: robotsMetasOf(dom).join(', '), headers });
}

const visitorsOwn =
  /^(?:mon-?)?(?:panier|cart|basket|checkout|commande|compte|espace-(?:client|adherent|citoyen|personnel|membre)|account|my-account|connexion|login|signin|identification|inscription|recherche|search)$/i;

/** Basket, account, sign-in, search results: pages of one visitor, rightly kept out of search engines. */
export function isVisitorsOwn(url: string): boolean {
  const parts = (URL.parse(url)?.pathname ?? '').split('/').filter((part) => part !== '');
  return parts.some((part) => visitorsOwn.test(part.replace(/\.\w+$/, '').replaceAll('_', '-')));
}
