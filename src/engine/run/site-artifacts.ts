import { completed, type GatheredSite, type PageFacts, type SiteIdentity, siteShapes } from '../artifacts.ts';
import { refineKinds } from '../derive/page/refine-kinds.ts';
import { isComplete } from '../judge/left-out-pages.ts';
import { consentVisits } from './site/consent-visits.ts';
import { robots, sitemaps } from './site/crawled.ts';
import type { Moments, SiteGatherer, SiteResults } from './site/define-site-artifact.ts';
import { desktopLoads } from './site/desktop-loads.ts';
import { siteExchanges } from './site/exchanges.ts';
import { homeLoads } from './site/home-loads.ts';
import { htmlValidity } from './site/html-validity.ts';
import { documents, formChecks, linkChecks } from './site/links.ts';
import { dns, hosts, mtaStsPolicy, tls } from './site/network.ts';
import { pageProbes } from './site/page-probes.ts';
import { remeasuredLoads } from './site/remeasured-loads.ts';
import { sensitive } from './site/sensitive.ts';

/*
 *   start (address reached)      home (its page is loaded)        pages (all visited)
 *   robots                       consentVisits (late banner: at   sitemaps   hosts ◀ dns
 *   tls   dns ▶ mtaStsPolicy       its end)  homeLoads            linkChecks formChecks documents
 *                                htmlValidity of an only page     htmlValidity
 *   exchanges ▶ seven probes                                      otherPages ◀ startPage
 *   startPage   sensitive                                         cors, sourceMaps, addressVariants ◀ both
 *                                                                 desktopLoads, then remeasuredLoads, once nothing else works
 *   ─────────── all run beside the visits of the pages ─────────▶ finish: each artifact, or why it is missing
 */

/** Every gatherer of the site. Each begins when its moment has come and what it waits for is there. */
export const siteGatherers: readonly SiteGatherer[] = [
  robots,
  sitemaps,
  tls,
  dns,
  mtaStsPolicy,
  ...siteExchanges,
  ...pageProbes,
  hosts,
  sensitive,
  linkChecks,
  formChecks,
  documents,
  htmlValidity,
  homeLoads,
  consentVisits,
  desktopLoads,
  remeasuredLoads,
];

/** The artifacts of a site while they are gathered, beside the visits of its pages. */
export interface SiteGathering {
  /** The home page is loaded; or its visit is over, and it is known whole. What comes after the first time of each is not heard. */
  seen(known: Omit<Moments['home'], 'whole'>, isWhole: boolean): void;
  /** The HTML of all pages is in the folder of the run. */
  read(known: Moments['read']): void;
  /** All pages are visited. @throws the signal’s reason when the audit is cancelled */
  finish(known: Moments['pages'], truncated: boolean): Promise<GatheredSite>;
}

/** @param gatherers those wanted, and what they wait for. Default: all */
export function gatherSite(
  start: Moments['start'],
  gatherers: readonly SiteGatherer[] = siteGatherers,
): SiteGathering {
  const home = Promise.withResolvers<Moments['home']>();
  const whole = Promise.withResolvers<PageFacts>();
  const pages = Promise.withResolvers<Moments['pages']>();
  const read = Promise.withResolvers<Moments['read']>();
  const moments = {
    start: Promise.resolve(start),
    home: home.promise,
    read: read.promise,
    pages: pages.promise,
  };
  const results: SiteResults = {};
  const under = new Map<string, Promise<void>>();
  for (const gatherer of inOrder(gatherers)) {
    const work = async () => {
      const known = await moments[gatherer.from];
      await Promise.all(gatherer.waitsFor.map((id) => under.get(id)));
      await gatherer.run(known, results);
    };
    const begun = work();
    // Awaited at the end: a cancellation before that is the audit’s to tell.
    begun.catch(() => undefined);
    under.set(gatherer.id, begun);
  }
  return {
    seen(known, isWhole) {
      home.resolve({ ...known, whole: whole.promise });
      if (isWhole) whole.resolve(known.home);
    },
    read: read.resolve,
    async finish(known, truncated) {
      read.resolve(known);
      pages.resolve(known);
      await Promise.all(under.values());
      return { ...givenOf(known, truncated), ...completed(siteShapes, results, 'not gathered') };
    },
  };
}

/** What others wait for first. */
function inOrder(gatherers: readonly SiteGatherer[]): readonly SiteGatherer[] {
  const placed = new Map<string, SiteGatherer>();
  while (placed.size < gatherers.length) {
    const next = gatherers.find(
      ({ id, waitsFor }) => !placed.has(id) && waitsFor.every((other) => placed.has(other)),
    );
    if (!next) throw new Error('artifacts of the site wait for one another');
    placed.set(next.id, next);
  }
  return [...placed.values()];
}

function givenOf(
  { run, crawl, facts, notAnalysed }: Moments['pages'],
  truncated: boolean,
): Pick<GatheredSite, 'site' | 'pages' | 'notAnalysed'> {
  const { start, siteDomain } = crawl;
  const { scope, profile, device } = run.order;
  const site: SiteIdentity = {
    startUrl: start.href,
    origin: start.origin,
    host: start.host,
    siteDomain,
    scope,
    profile,
    device,
    crawlComplete: scope === 'site' && !truncated && isComplete(notAnalysed),
    startedAt: run.startedAt.toISOString(),
  };
  return { site, pages: refineKinds(facts), notAnalysed };
}
