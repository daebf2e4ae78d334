import type { ChoiceVisit, ConsentVisits, CookieWrite, PageFacts, StorageWrite } from '../../artifacts.ts';
import { siteDomainOf } from '../http/third-parties.ts';
import { isMade, isWritten } from './choices.ts';
import { classifyCookie, classifyStorageKey, writtenCookies } from './cookies.ts';
import { serviceOf } from './known-services.ts';

/** What the browser keeps of a banner or of how the page is shown, by its name. */
const ownKey =
  /consent|cookie|rgpd|gdpr|banner|bandeau|theme|thème|dark|sombre|contrast|lang|locale|font|police|menu|scroll/i;

const needsNoConsent = (cookie: CookieWrite): boolean => classifyCookie(cookie).consent === 'exempt';
const isHarmless = (url: string): boolean => serviceOf(url)?.consent === 'exempt';
const isOwnMemory = ({ key, value }: StorageWrite): boolean => ownKey.test(key) && value.length < 200;
/** Of a tracker by its name: it needs a consent. Anything else that the site keeps for itself may, or not. */
const isTracker = (write: StorageWrite): boolean =>
  (classifyStorageKey(write)?.consent ?? 'exempt') !== 'exempt';

/** Nothing but the site’s own pages, cookies without need of consent and the memory of the banner, before any choice. */
const isQuiet = (page: PageFacts): boolean =>
  page.thirdParties.every(({ urls }) => urls.length > 0 && urls.every(isHarmless)) &&
  !page.storage.some(isTracker) &&
  page.fingerprinting.length === 0 &&
  (page.lostScripts ?? []).length === 0 &&
  page.lacksContent !== true;

/** The same once everything was accepted. */
const isQuietAfter = (visit: ChoiceVisit, siteDomain: string): boolean =>
  [...visit.cookiesBefore, ...visit.cookies].filter(isWritten).every(needsNoConsent) &&
  !visit.storage.some(isTracker) &&
  visit.requests.every(
    ({ url, method }) =>
      !/^https?:/.test(url) ||
      isHarmless(url) ||
      (method === 'GET' && URL.canParse(url) && siteDomainOf(new URL(url).hostname) === siteDomain),
  );

/** What was seen of a site whose banner has nothing to have accepted for certain. */
export interface NothingSeen {
  /** All its pages were looked at after the choice too. */
  readonly everywhere: boolean;
  /** Names of what the site keeps in the browser for itself, whose use is not known. */
  readonly kept: readonly string[];
}

/**
 * Nothing that is known to need a consent: no tracker, no other company, nothing sent, neither before the choice nor once it was
 * accepted. Null: something was, or nobody could accept.
 */
export function nothingToConsent(
  pages: readonly PageFacts[],
  { accept }: Pick<ConsentVisits, 'accept'>,
  siteDomain: string,
): NothingSeen | null {
  if (!isMade(accept) || !isQuietAfter(accept, siteDomain)) return null;
  if (!pages.every(isQuiet) || !writtenCookies(pages).every(needsNoConsent)) return null;
  const after = new Set(accept.pages);
  const stored = [...pages.flatMap(({ storage }) => storage), ...accept.storage];
  return {
    everywhere: pages.every(({ url }) => after.has(url)),
    kept: [...new Set(stored.filter((write) => !isOwnMemory(write)).map(({ key }) => key))],
  };
}
