import { typeset } from '#contract/french.ts';
import { consentScript } from '#reference/consent-scripts.ts';
import { type KnownCookie, knownCookies, knownStorageKeys } from '#reference/cookies.ts';
import { csrfCookieName, falseSessionName, sessionCookieName } from '#reference/session-cookies.ts';
import { type ConsentNeed, purposeLabels } from '#reference/third-parties.ts';
import { decoded } from '../../address/decoded.ts';
import type { CookieWrite, PageFacts, StorageWrite } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { serviceOf } from './known-services.ts';

export const daySeconds = 86_400;
/** Thirteen months, the life the CNIL recommends for exempted audience cookies. */
export const thirteenMonthsDays = 396;

export interface CookieClass {
  readonly vendor: string;
  readonly purpose: KnownCookie['purpose'] | 'unknown';
  readonly consent: ConsentNeed | 'unknown';
}

/** What a cookie is: by name (and domain), else by the third party that owns it or wrote it, else unknown. */
export function classifyCookie(
  cookie: Pick<CookieWrite, 'name' | 'domain' | 'setBy' | 'thirdParty'> & { readonly value?: string },
): CookieClass {
  const domain = cookie.domain.replace(/^\./, '');
  const row = knownCookies.find(
    (known) => known.name.test(cookie.name) && (known.domain?.test(domain) ?? true),
  );
  if (row && !(cookie.thirdParty && row.consent === 'exempt' && row.purpose !== 'consent'))
    return classOf(row);
  const service = cookie.thirdParty ? serviceOf(`https://${domain}/`) : serviceOf(cookie.setBy);
  const isOwn = !cookie.thirdParty && service?.consent !== 'required';
  if (isOwn && isOfBanner(cookie.setBy)) return choice;
  if (isOwn && isNamedChoice(cookie)) return ownChoice;
  if (service) return { vendor: service.name, purpose: service.purpose, consent: service.consent };
  return { vendor: '', purpose: 'unknown', consent: 'unknown' };
}

const choice: CookieClass = { vendor: 'Choix du visiteur', purpose: 'consent', consent: 'exempt' };

/** Of a banner that nobody knows, by the name of the cookie and what it holds. */
export const ownChoice: CookieClass = { ...choice };

/**
 * The script of a known manager, or called as a banner is (« jquery.cookiebar.min.js »), keeps what it was told;
 * « js.cookie.js » keeps anything.
 */
function isOfBanner(script: string): boolean {
  const path = script.split(/[?#]/)[0] ?? '';
  return (
    consentScript.test(path) ||
    /\/(?:[^/]*[._-])?cookies?[._-]?(?:bar|consent|notice|choices?|banner|law)[._-][^/]*$/i.test(path)
  );
}

/** `value` holds no more: what goes on may be anything. */
const keptValue = 64;
const choiceName =
  /rgpd|gdpr|consent|cookies?[-_.]?(?:choi[cx]|law|bar|banner|bandeau|notice|accept|agree|allow|disclaimer|warning|info(?!rm)|message|ok$|seen|dismiss|polic(?:y|ies)|pref)/i;

/**
 * Called as the memory of a banner that the site wrote, and nobody can be told from another by what it holds: nothing,
 * yes or no, names of services, a version or a day; never a number or letters drawn for a visitor.
 */
function isNamedChoice({ name, value }: { readonly name: string; readonly value?: string }): boolean {
  if (value === undefined || value.length >= keptValue || !choiceName.test(name)) return false;
  return decoded(value)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => /^(?:\d{0,4}|\p{Lu}?\p{Ll}{1,20}(?:\p{Lu}\p{Ll}{1,20}){0,2}|\p{Lu}{1,12})$/u.test(part));
}

/** A tracker among storage keys, or null. */
export function classifyStorageKey(write: Pick<StorageWrite, 'key'>): CookieClass | null {
  const row = knownStorageKeys.find((known) => known.name.test(write.key));
  return row ? classOf(row) : null;
}

function classOf(row: KnownCookie): CookieClass {
  return { vendor: row.vendor, purpose: row.purpose, consent: row.consent };
}

/** Cookies really written (deletions left out), one a name and domain, the longest-lived first met kept. */
export const writtenCookies = memoise((pages: readonly PageFacts[]): readonly CookieWrite[] => {
  const found = new Map<string, CookieWrite>();
  for (const cookie of pages.flatMap((page) => page.cookies)) {
    if (cookie.lifetimeSeconds !== null && cookie.lifetimeSeconds <= 0) continue;
    const key = `${cookie.name}|${cookie.domain.replace(/^\./, '')}`;
    const before = found.get(key);
    if (!before || lifetime(cookie) > lifetime(before)) found.set(key, cookie);
  }
  return [...found.values()];
});

/** Cookies of the site itself, one a name and domain. */
export function ownCookies(pages: readonly PageFacts[]): CookieWrite[] {
  return writtenCookies(pages).filter((cookie) => !cookie.thirdParty);
}

function lifetime(cookie: CookieWrite): number {
  return cookie.lifetimeSeconds ?? 0;
}

export function lifetimeDays(cookie: CookieWrite): number {
  return Math.round(lifetime(cookie) / daySeconds);
}

/** « _ga (Google Analytics, mesure d’audience), 730 jours, posé par … »: the note under a cookie. */
export function cookieNote(cookie: CookieWrite): string {
  const { vendor, purpose } = classifyCookie(cookie);
  const label = purpose in purposeLabels ? purposeLabels[purpose as keyof typeof purposeLabels] : '';
  const life =
    cookie.lifetimeSeconds === null
      ? 'jusqu’à la fermeture du navigateur'
      : `${Math.max(1, lifetimeDays(cookie))} j`;
  return [vendor, label, typeset(`durée : ${life}`), cookie.setBy && `posé par ${cookie.setBy}`]
    .filter((part) => part !== '')
    .join(', ');
}

/** The cookie opens an account: its theft is the account’s. */
export function isSessionCookie(name: string): boolean {
  return sessionCookieName.test(name) && !csrfCookieName.test(name) && !falseSessionName.test(name);
}
