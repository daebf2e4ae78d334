import type { ChoiceCookie, ChoiceRequest, ChoiceVisit, StorageWrite } from '../../artifacts.ts';
import { siteDomainOf } from '../http/third-parties.ts';
import { classifyCookie, classifyStorageKey } from './cookies.ts';
import { serviceOf } from './known-services.ts';
import { googleSignal, type SeenService } from './trackers.ts';

/** What needs consent and was at work after a choice. */
export interface TrackersAfter {
  readonly cookies: readonly ChoiceCookie[];
  readonly services: readonly SeenService[];
  readonly storage: readonly StorageWrite[];
  /** Services that were told of the refusal (Google’s `gcs=G100`): contacted, but said to measure nothing. */
  readonly told: readonly SeenService[];
  /** Services whose script alone came, without a cookie: it may wait for a consent that was refused. */
  readonly loaded: readonly SeenService[];
  /** Vendors, most telling first. */
  readonly names: readonly string[];
}

/**
 * Trackers after the choice. `fromPage` 1 leaves the page of the choice itself out, where scripts started before may
 * still run.
 */
export function trackersAfter(visit: ChoiceVisit, siteDomain: string, fromPage: 0 | 1): TrackersAfter {
  const cookies = visit.cookies.filter(
    (cookie) => cookie.page >= fromPage && isWritten(cookie) && classifyCookie(cookie).consent === 'required',
  );
  const services: Found = new Map();
  const told: Found = new Map();
  const loaded: Found = new Map();
  for (const request of visit.requests) {
    const { url, page } = request;
    if (page < fromPage || !URL.canParse(url) || siteDomainOf(new URL(url).hostname) === siteDomain) continue;
    const service = serviceOf(url);
    if (!service?.listed || service.consent !== 'required') continue;
    const found = googleSignal(url)?.denied ? told : isScriptAlone(request) ? loaded : services;
    const entry = found.get(service.name) ?? { service, urls: new Set(), pages: new Set() };
    found.set(service.name, entry);
    entry.urls.add(url);
    entry.pages.add(visit.pages[page] ?? '');
  }
  // Storage tells what stands there at the end, not since which page.
  const storage =
    fromPage === 0 ? visit.storage.filter((write) => classifyStorageKey(write)?.consent === 'required') : [];
  const names = new Set([
    ...cookies.map((cookie) => classifyCookie(cookie).vendor),
    ...services.keys(),
    ...storage.map((write) => classifyStorageKey(write)?.vendor ?? ''),
  ]);
  return {
    cookies: oneOfEach(cookies),
    services: seen(services),
    storage,
    told: seen(told).filter(({ service }) => !services.has(service.name)),
    loaded: seen(loaded).filter(({ service }) => !names.has(service.name) && !told.has(service.name)),
    names: [...names].filter((name) => name !== ''),
  };
}

/** A measure is no script: a picture, a `fetch`, a beacon, a frame. */
const isScriptAlone = ({ resourceType, sentCookies }: ChoiceRequest): boolean =>
  resourceType === 'script' && sentCookies.length === 0;

type Found = Map<
  string,
  { service: SeenService['service']; readonly urls: Set<string>; readonly pages: Set<string> }
>;

function seen(found: Found): SeenService[] {
  return [...found.values()].map((entry) => ({ ...entry, urls: [...entry.urls], pages: [...entry.pages] }));
}

function oneOfEach(cookies: readonly ChoiceCookie[]): ChoiceCookie[] {
  return [...new Map(cookies.map((cookie) => [`${cookie.name}|${cookie.domain}`, cookie])).values()];
}

/** A write that keeps something; a past expiry deletes. */
export function isWritten(cookie: Pick<ChoiceCookie, 'lifetimeSeconds'>): boolean {
  return cookie.lifetimeSeconds === null || cookie.lifetimeSeconds > 0;
}

/** The button was there and the banner left after it: the choice is certainly made. */
export function isMade(visit: ChoiceVisit | null): visit is ChoiceVisit {
  return visit?.clicked?.closed === true;
}
