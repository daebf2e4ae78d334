import type { CookieWrite, PageFacts } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { classifyCookie, classifyStorageKey, writtenCookies } from './cookies.ts';
import { type KnownService, serviceOf } from './known-services.ts';

/** A third-party service seen at work during the visit, before any choice. */
export interface SeenService {
  readonly service: KnownService;
  readonly urls: readonly string[];
  readonly pages: readonly string[];
}

/** Services behind the third-party requests of the visit, one a name. */
export const seenServices = memoise((pages: readonly PageFacts[]): readonly SeenService[] => {
  const found = new Map<string, { service: KnownService; urls: Set<string>; pages: Set<string> }>();
  for (const page of pages)
    for (const party of page.thirdParties)
      for (const url of party.urls.length > 0 ? party.urls : [`https://${party.host}/`]) {
        const service = serviceOf(url);
        if (!service) continue;
        const entry = found.get(service.name) ?? { service, urls: new Set(), pages: new Set() };
        found.set(service.name, entry);
        entry.urls.add(url);
        entry.pages.add(page.url);
      }
  return [...found.values()].map((entry) => ({ ...entry, urls: [...entry.urls], pages: [...entry.pages] }));
});

/** Cookies, by need of consent, that were written before any choice. */
export function cookiesBeforeChoice(
  pages: readonly PageFacts[],
  consent: 'required' | 'exemptable' | 'unclear' | 'unknown',
): CookieWrite[] {
  return writtenCookies(pages).filter((cookie) => classifyCookie(cookie).consent === consent);
}

/** Anything that certainly needs consent and was at work before any choice. */
export const trackersBeforeChoice = memoise((pages: readonly PageFacts[]) => {
  const cookies = cookiesBeforeChoice(pages, 'required');
  const services = seenServices(pages).filter(({ service }) => service.consent === 'required');
  const storage = pages.flatMap((page) =>
    page.storage.filter((write) => classifyStorageKey(write)?.consent === 'required'),
  );
  const names = new Set([
    ...cookies.map((cookie) => classifyCookie(cookie).vendor),
    ...services.map(({ service }) => service.name),
    ...storage.map((write) => classifyStorageKey(write)?.vendor ?? ''),
  ]);
  return { cookies, services, storage, names: [...names].filter((name) => name !== '') };
});

const isLost = (page: PageFacts, service: KnownService): boolean =>
  (page.lostScripts ?? []).some((url) => serviceOf(url)?.name === service.name);

/** Services called of which no script came: what they would have sent or stored is not known. */
export function lostServices(pages: readonly PageFacts[]): SeenService[] {
  return seenServices(pages).filter(({ service }) => pages.some((page) => isLost(page, service)));
}

/** Nothing of what the pages asked of it came: each address asked is a script that was lost. */
export function isSilent(pages: readonly PageFacts[], { service }: SeenService): boolean {
  return pages.every((page) => {
    const asked = page.thirdParties.flatMap(({ urls }) => urls);
    return asked
      .filter((url) => serviceOf(url)?.name === service.name)
      .every((url) => page.lostScripts?.includes(url) === true);
  });
}

const consentWords = /consent|cookie|rgpd|gdpr|tarteaucitron|axeptio|klaro|didomi|\bcmp\b/i;

/**
 * Pages that ask Google Analytics for a measure at once, whose script did not come, and on which nothing lets one choose:
 * no banner, nothing that is called like one, and no other lost script that may have shown one.
 */
export function measuresAskedAtOnce(pages: readonly PageFacts[]): PageFacts[] {
  return pages.filter((page) => {
    const lost = (page.lostScripts ?? []).map(serviceOf);
    const services = page.thirdParties.flatMap(({ urls }) => urls.map(serviceOf));
    return (
      (page.askedMeasures ?? []).length > 0 &&
      page.consentBanner?.found === false &&
      lost.some((service) => service?.name === 'Google Analytics') &&
      lost.every((service) => service !== null) &&
      !services.some((service) => service?.purpose === 'consent') &&
      ![...page.ownCode, ...page.thirdParties.flatMap(({ urls }) => urls)].some((url) =>
        consentWords.test(url),
      )
    );
  });
}

/** Google’s audience signals among these addresses. */
export const googleSignals = (urls: readonly string[]) =>
  urls.flatMap((url) => {
    const signal = googleSignal(url);
    return signal ? [{ url, ...signal }] : [];
  });

/** Google’s audience signal: null when it is not one, else whether it says « audience measurement denied ». */
export function googleSignal(url: string): { readonly denied: boolean } | null {
  if (!URL.canParse(url)) return null;
  const { pathname, searchParams } = new URL(url);
  const service = serviceOf(url);
  if (!/\/(?:[a-z]\/)?collect$/.test(pathname) || service?.name !== 'Google Analytics') return null;
  return { denied: /^G1\d?0$/.test(searchParams.get('gcs') ?? '') };
}
