import type { ChoiceCookie, ChoiceRequest, ChoiceVisit, ConsentVisits } from '#engine/artifacts.ts';
import { siteArtifacts } from './artifacts.ts';
import { cookie } from './visit-parts.ts';

/** A visit whose choice was made in one click and changed nothing else. */
export function choiceVisit(changes: Partial<ChoiceVisit> = {}): ChoiceVisit {
  return {
    clicked: { text: 'Tout refuser', selector: '#non', clicks: 1, closed: true },
    cookiesBefore: [],
    cookies: [],
    storage: [],
    requests: [],
    bannerBackOnNextPage: false,
    tcf: null,
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/deux', 'https://www.exemple.fr/'],
    ...changes,
  };
}

/** The same, with the banner still on screen after the click. */
export function unclosed(changes: Partial<ChoiceVisit> = {}): ChoiceVisit {
  const visit = choiceVisit(changes);
  return { ...visit, clicked: visit.clicked && { ...visit.clicked, closed: false } };
}

/** A site visited with choices. */
export function siteWithChoices(visits: Partial<ConsentVisits>) {
  return siteArtifacts({
    consentVisits: { refuse: null, accept: null, withdraw: null, reason: '', ...visits },
  });
}

/** A cookie written on a page after the choice (0 is the page of the choice). */
export function choiceCookie(name: string, page: number, changes: Partial<ChoiceCookie> = {}): ChoiceCookie {
  return { ...cookie(name), lifetimeSeconds: 180 * 86_400, page, ...changes };
}

/** A script by its address, a picture else. */
export function choiceRequest(url: string, page: number, sentCookies: readonly string[] = []): ChoiceRequest {
  const resourceType = /js$/.test(URL.parse(url)?.pathname ?? '') ? 'script' : 'image';
  return { url, method: 'GET', resourceType, initiatorUrl: '', status: 200, page, sentCookies };
}
