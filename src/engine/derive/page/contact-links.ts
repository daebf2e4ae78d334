import { foldText } from '#contract/fold-text.ts';
import { decoded } from '../../address/decoded.ts';
import { identityOf } from '../../address/page-url.ts';
import type { PageFacts, PageLink, SiteShapes } from '../../artifacts.ts';
import { namesContact } from '../dom/links.ts';
import { brokenAddresses } from '../http/broken-addresses.ts';
import { hostOf, withoutHash } from '../http/domains.ts';

/** What small sites call it, beside « contact »: to write to one person, or by what. */
const otherWords =
  /\b(?:m'|m |me )(?:ecrire|joindre|contacter|appeler|telephoner)\b|\b(?:ecri(?:s|vez)|contact(?:e|ez)|appel(?:le|ez))[- ]moi\b|^(?:e-?mail|mail|courriel|mel)$|\b(?:envoye[rz]?|ecri(?:re|vez|s))(?:[- ](?:nous|moi))? (?:un|votre) (?:petit )?(?:e-?mail|mail|courriel|message|mot)\b/;

/** What the address of such a page is called, its extension left out: `mail.php`, `?page=contact`, `/nous-ecrire`. */
const named =
  /^(?:(?:page |formulaire |form )?(?:de )?contact(?:s|er|ez)?(?: (?:nous|us|moi|me|form|formulaire|page))?|(?:nous|me|m) (?:contacter|ecrire|joindre)|(?:e )?mail|courriel|ecri(?:re|vez)(?: (?:nous|moi))?)$/;

const isNamed = (part: string): boolean =>
  named.test(
    foldText(decoded(part).replace(/\.\w{2,5}$/, ''))
      .replaceAll(/[-_+.' ]+/g, ' ')
      .trim(),
  );

/** What a page of the same site is called by its address: the last part of the path, as written; empty for others. */
export function lastPartOf(address: string, from: string): string {
  const url = URL.parse(address);
  if (!url || hostOf(address) !== hostOf(from)) return '';
  return url.pathname.split('/').findLast((part) => part !== '') ?? '';
}

/** A page of the site whose address says that one may write there, whatever the link is called. */
function isContactAddress(address: string, from: string): boolean {
  const url = URL.parse(address);
  if (!url || hostOf(address) !== hostOf(from)) return false;
  return isNamed(lastPartOf(address, from)) || [...url.searchParams.values()].some(isNamed);
}

/** A link of this page that promises a way to reach who runs the site, by its words or by its address. */
export const leadsToContact = (link: PageLink, page: Pick<PageFacts, 'url'>): boolean =>
  namesContact(link) ||
  (link.text.length <= 80 && otherWords.test(foldText(link.text))) ||
  isContactAddress(link.url, page.url);

const isFile = (url: string): boolean =>
  /\.(?!html?$|php\d?$|aspx?$|jsp$|cgi$|pl$)[a-z]\w{1,4}$/i.test(URL.parse(url)?.pathname ?? '');

/**
 * Pages of the site that its home page, a menu, a header or a footer leads to and that were not read: what stands on
 * every site may stand there under a name nobody knows. A product or an article among others is none, nor is an address
 * known to answer that there is no page (`linkChecks`, where they are known, and visits); one that fails may have it.
 */
export function unreadMainPages({
  pages,
  linkChecks = [],
  notAnalysed,
}: Pick<SiteShapes, 'pages' | 'notAnalysed'> & Partial<Pick<SiteShapes, 'linkChecks'>>): string[] {
  const read = new Set(pages.flatMap(({ url, requestedUrl }) => [identityOf(url), identityOf(requestedUrl)]));
  const missing = new Set(
    brokenAddresses({ linkChecks, notAnalysed }).flatMap(({ url, status }) =>
      status < 500 ? [withoutHash(identityOf(url))] : [],
    ),
  );
  const found = new Map<string, string>();
  for (const page of pages) {
    for (const { url, region } of page.links) {
      const isMain = page.isHome || region === 'nav' || region === 'header' || region === 'footer';
      const identity = withoutHash(identityOf(url));
      if (!isMain || hostOf(url) !== hostOf(page.url) || isFile(url)) continue;
      if (read.has(identity) || missing.has(identity)) continue;
      if (!found.has(identity)) found.set(identity, url);
    }
  }
  return [...found.values()];
}
