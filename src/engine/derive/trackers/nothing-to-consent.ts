import type { ChoiceVisit, ConsentVisits, CookieWrite, PageFacts, StorageWrite } from '../../artifacts.ts';
import { siteDomainOf } from '../http/third-parties.ts';
import { isMade, isWritten } from './choices.ts';
import { classifyCookie, writtenCookies } from './cookies.ts';
import { serviceOf } from './known-services.ts';

/** What the browser keeps of a banner or of how the page is shown, by its name. */
const ownKey =
  /consent|cookie|rgpd|gdpr|banner|bandeau|theme|thème|dark|sombre|contrast|lang|locale|font|police|menu|scroll/i;

const needsNoConsent = (cookie: CookieWrite): boolean => classifyCookie(cookie).consent === 'exempt';
const isHarmless = (url: string): boolean => serviceOf(url)?.consent === 'exempt';
const isOwnMemory = ({ key, value }: StorageWrite): boolean => ownKey.test(key) && value.length < 200;

/** Nothing but the site’s own pages, cookies without need of consent and the memory of the banner, before any choice. */
const isQuiet = (page: PageFacts): boolean =>
  page.thirdParties.every(({ urls }) => urls.length > 0 && urls.every(isHarmless)) &&
  page.storage.every(isOwnMemory) &&
  page.fingerprinting.length === 0 &&
  (page.lostScripts ?? []).length === 0 &&
  page.lacksContent !== true;

/** The same once everything was accepted. */
const isQuietAfter = (visit: ChoiceVisit, siteDomain: string): boolean =>
  [...visit.cookiesBefore, ...visit.cookies].filter(isWritten).every(needsNoConsent) &&
  visit.storage.every(isOwnMemory) &&
  visit.requests.every(
    ({ url }) =>
      !/^https?:/.test(url) ||
      isHarmless(url) ||
      (URL.canParse(url) && siteDomainOf(new URL(url).hostname) === siteDomain),
  );

/**
 * What was seen of what a banner asks for: nothing that needs a consent, neither before the choice nor once it was accepted.
 * `everywhere`: all these pages were looked at after it too. Null: something may need one, or nobody could accept.
 */
export function nothingToConsent(
  pages: readonly PageFacts[],
  { accept }: Pick<ConsentVisits, 'accept'>,
  siteDomain: string,
): { readonly everywhere: boolean } | null {
  if (!isMade(accept) || !isQuietAfter(accept, siteDomain)) return null;
  if (!pages.every(isQuiet) || !writtenCookies(pages).every(needsNoConsent)) return null;
  const after = new Set(accept.pages);
  return { everywhere: pages.every(({ url }) => after.has(url)) };
}
