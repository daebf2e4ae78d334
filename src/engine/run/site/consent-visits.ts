import { identityOf, normalisePageUrl, pageIdentity } from '../../address/page-url.ts';
import type { ConsentVisits, PageFacts } from '../../artifacts.ts';
import { inTime } from '../../browser/in-time.ts';
import { slowestPace } from '../../browser/useful-clock.ts';
import type { VisitPlan } from '../../crawl/visit-pages.ts';
import { acceptButtons, refuseButtons } from '../../derive/trackers/consent.ts';
import { trackersBeforeChoice } from '../../derive/trackers/trackers.ts';
import type { Screenshot } from '../../ports/outcome.ts';
import type { ChoiceOrder, ChoiceOutcome } from '../../ports/visit.ts';
import { defineSiteArtifact, type Moments } from './define-site-artifact.ts';

/** Each of the two visits; they run side by side. */
const visitMs = 40_000;
/** Both may have to wait for a free place; the pool’s own deadlines come first. */
const allMs = 2 * visitMs + 15_000;
const nextPageCount = 2;
/** Pages every visitor meets come first: what is found there is found by most. */
const regions = ['nav', 'header', 'main', 'footer', 'aside', 'other'];

export const consentVisits = defineSiteArtifact({
  id: 'consentVisits',
  from: 'home',
  limitMs: null,
  gather: async ({ run, crawl, ...page }) => {
    const { visits, pictures } = await visitWithChoices(crawl.plan, page, crawl.isAllowed, run.signal);
    run.pictures.push(...pictures);
    return visits;
  },
});

interface MadeVisits {
  readonly visits: ConsentVisits;
  /** Those that they name. */
  readonly pictures: readonly Screenshot[];
}

/**
 * Refuses, accepts and withdraws on the home page’s banner, in the pool’s free places.
 * @throws Error with what went wrong with the refusal, without which the rest says little
 */
export async function visitWithChoices(
  plan: VisitPlan,
  page: Pick<Moments['home'], 'home' | 'whole'>,
  isAllowed: (url: URL) => boolean,
  signal: AbortSignal,
): Promise<MadeVisits> {
  // A banner that came late is known once the page’s visit is over.
  const home = groundsOf(page.home).banner ? page.home : await page.whole;
  const { banner, trackers } = groundsOf(home);
  if (!banner && !trackers)
    return {
      visits: { refuse: null, accept: null, withdraw: null, reason: 'ni bandeau de choix, ni traceur' },
      pictures: [],
    };
  const nextPages = plan.order.scope === 'site' ? nextPagesOf(plan, home, isAllowed) : [];
  const began = performance.now();
  const make = (choice: ChoiceOrder['choice']) => {
    const { device } = plan.order;
    const order = { url: home.url, choice, nextPages, device, siteDomain: plan.siteDomain };
    return plan.pool
      .choose({ ...order, deadlineMs: visitMs }, signal)
      .catch((error: Error): ChoiceOutcome => ({ kind: 'failed', detail: error.message.slice(0, 200) }));
  };
  const made = Promise.all([make('refuse'), banner ? make('accept') : null]);
  const [refused, accepted] = await inTime(made, allMs * slowestPace, 'consent visits', { signal });
  const told = [refused, accepted].map((one) => (one?.kind === 'failed' ? one.detail : 'done')).join(', ');
  plan.journal.note('consent visits', `${home.url} ${told}`, performance.now() - began);
  if (refused.kind === 'failed') throw new Error(refused.detail);
  const second = accepted?.kind === 'chosen' ? accepted : null;
  return {
    visits: {
      refuse: refused.choice,
      accept: second?.choice ?? null,
      withdraw: second?.withdraw ?? null,
      reason: '',
    },
    pictures: [...refused.pictures, ...(second?.pictures ?? [])],
  };
}

function groundsOf(home: PageFacts): { readonly banner: boolean; readonly trackers: boolean } {
  const { consentBanner } = home;
  const asks =
    consentBanner?.found === true &&
    (acceptButtons(consentBanner).length > 0 || refuseButtons(consentBanner).length > 0);
  return { banner: asks, trackers: trackersBeforeChoice([home]).names.length > 0 };
}

function nextPagesOf(plan: VisitPlan, home: PageFacts, isAllowed: (url: URL) => boolean): string[] {
  const taken = new Set([identityOf(home.url), identityOf(home.requestedUrl)]);
  const chosen: string[] = [];
  const links = [...home.links].sort((a, b) => regions.indexOf(a.region) - regions.indexOf(b.region));
  for (const link of links) {
    const url = normalisePageUrl(link.url);
    if (!url || plan.scope(url) !== 'in' || !isAllowed(url) || taken.has(pageIdentity(url))) continue;
    taken.add(pageIdentity(url));
    chosen.push(url.href);
    if (chosen.length === nextPageCount) break;
  }
  return chosen;
}
