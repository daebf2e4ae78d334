import { type AuditOrder, isChosen, isOurFailure } from '#contract/audit.ts';
import type { NotAnalysedPage, NotAnalysedReason } from '#contract/report.ts';
import { identityOf } from '../address/page-url.ts';
import type { ScopeVerdict } from '../address/scope.ts';
import type { PageFacts } from '../artifacts.ts';
import { causeOfPage } from '../blame/causes.ts';
import { inTime } from '../browser/in-time.ts';
import { slowestPace } from '../browser/useful-clock.ts';
import { simhashDistance } from '../derive/text/simhash.ts';
import type { EngineFault } from '../judge/faults.ts';
import type { Journal } from '../ports/journal.ts';
import type { OnSeen, VisitOutcome, VisitPool, VisitRequest, Wanted } from '../ports/visit.ts';
import type { ArtifactKeeper } from '../ports/world.ts';
import { createDrivenPageChoice } from './choose-driven-pages.ts';
import type { Frontier } from './frontier.ts';
import { lookAhead } from './look-ahead.ts';
import type { StopWatch } from './stop-watch.ts';

type AnalysedPage = Extract<VisitOutcome, { kind: 'page' }>;

/** What visits brought home, in the order pages were chosen. */
export interface Visits {
  readonly pages: AnalysedPage[];
  readonly notAnalysed: NotAnalysedPage[];
}

export interface VisitPlan {
  readonly order: AuditOrder;
  readonly siteDomain: string;
  readonly pool: VisitPool;
  readonly frontier: Frontier;
  readonly scope: (url: URL) => ScopeVerdict;
  readonly watch: StopWatch;
  readonly journal: Journal;
  /** Hears of failures of ours on an analysed page. */
  readonly onFaults: (faults: readonly EngineFault[]) => void;
  readonly pageDeadlineMs: number;
  /** Told of each analysed page as soon as it counts. */
  readonly onPage: (page: PageFacts) => void;
  /** Told how many pages count, of how many as far as is known, and which one is awaited. */
  readonly onProgress: (done: number, total: number, page: string | undefined) => void;
  readonly keep?: ArtifactKeeper | undefined;
  /** Receives the HTML of each page that counts. */
  readonly keepHtml?: ((url: string, html: string) => void) | null;
  readonly explain?: string | null;
  /** What alone is wanted of each page. Default: everything. */
  readonly only?: Wanted;
}

/** Depth of an address known from a sitemap only: after what the first pages link to. */
const unlinkedDepth = 3;
/** The pool’s own deadline comes first; this one holds when the pool itself hangs. */
const graceMs = 15_000;

/*
 *   start page ── loaded ─▶ its links ─┐
 *   sitemaps ──────────────────────────┴▶ frontier.next() ─▶ flights [a b c d]   at most `lookAhead` before their results
 *                                            ▲                     │ in the order of choice, whoever lands first
 *                          links of each page└──────── settle ◀────┘   page · redirect · duplicate · not analysed
 */

/**
 * Visits the start page, which counts as the home page of a site, and but for one page those the frontier gives until the
 * asked number is analysed, discovering links on the way. The next pages start as soon as the first one is loaded: what
 * it links to is known then. Results are taken in the order of choice, so the same site gives the same sample.
 * `alsoKnown` are addresses found elsewhere than in links (sitemaps); `onSeen` hears of the home page, or of the only page,
 * before it is judged, and again, whole, once its visit is over.
 */
export async function visitPages(
  plan: VisitPlan,
  start: URL,
  isHome: boolean,
  alsoKnown: Promise<readonly string[]>,
  onSeen: (home: PageFacts, isWhole: boolean, html?: string | null) => void,
): Promise<Visits> {
  const visits: Visits = { pages: [], notAnalysed: [] };
  const seen = Promise.withResolvers<void>();
  const hear: OnSeen = (home, html) => {
    // Before its own links are: the device may have been sent there.
    plan.frontier.claim(home.url);
    plan.frontier.speaks(home.lang);
    discover(plan.frontier, home, 1);
    onSeen(home, false, html);
    seen.resolve();
  };
  plan.frontier.claim(start.href);
  const outcome = visitOnce(plan, start.href, isHome, true, hear).then((one) => {
    if (one.kind === 'page') onSeen(one.facts, true);
    return one;
  });
  const first = { url: start.href, outcome };
  if (plan.order.scope === 'page') {
    plan.onProgress(0, 1, start.href);
    settle(plan, visits, first.url, await first.outcome);
    return visits;
  }
  await Promise.race([seen.promise, first.outcome]);
  for (const url of await alsoKnown) plan.frontier.add(url, { depth: unlinkedDepth });
  await visitOthers(plan, visits, first);
  return visits;
}

interface Flight {
  readonly url: string;
  readonly outcome: Promise<VisitOutcome>;
}

async function visitOthers(plan: VisitPlan, visits: Visits, first: Flight): Promise<void> {
  const { order, frontier, watch } = plan;
  const attemptsLeft = { count: order.maxPages * 2 + 10 };
  const isDriven = createDrivenPageChoice([first.url]);
  const flights = [first];
  let chosen = 1;
  for (;;) {
    while (
      flights.length < lookAhead(order.maxPages, chosen) &&
      visits.pages.length + flights.length < order.maxPages &&
      attemptsLeft.count > 0 &&
      !watch.signal.aborted
    ) {
      const next = frontier.next();
      if (!next) break;
      attemptsLeft.count -= 1;
      chosen += 1;
      flights.push({ url: next.url, outcome: visitOnce(plan, next.url, false, isDriven(next.url)) });
    }
    const total = visits.pages.length + flights.length + frontier.openCount();
    plan.onProgress(visits.pages.length, Math.min(order.maxPages, total), flights[0]?.url);
    const flight = flights.shift();
    if (!flight) return;
    settle(plan, visits, flight.url, await flight.outcome);
  }
}

/** What a page leads to becomes known, one click deeper. */
function discover(frontier: Frontier, facts: PageFacts, depth: number): void {
  for (const link of [...facts.links, ...(facts.scriptedWays ?? [])])
    frontier.add(link.url, { ...link, depth });
  for (const version of facts.hreflang) frontier.add(version.url, { depth, lang: version.lang });
}

/** A page is tried so often, and once more where only we failed. */
const tries = 2;

/**
 * One visit, tried again as the cause of its failure deserves; the asked page also when it was late, since without it
 * there is no report. Always an outcome.
 */
async function visitOnce(
  plan: VisitPlan,
  url: string,
  isHome: boolean,
  moves: boolean,
  onSeen?: OnSeen,
): Promise<VisitOutcome> {
  const request: VisitRequest = {
    url,
    isHome,
    device: plan.order.device,
    siteDomain: plan.siteDomain,
    profile: plan.order.profile,
    moves,
    deadlineMs: plan.pageDeadlineMs,
    rulesOff: plan.order.rulesOff ?? [],
    explain: plan.explain ?? null,
    only: plan.only,
    keepHtml: (plan.keepHtml ?? null) !== null,
    isAlone: plan.order.maxPages === 1 && plan.only === undefined,
    keepArtifacts: plan.keep !== undefined,
  };
  const began = performance.now();
  let outcome = await visitInTime(plan, request, onSeen);
  let tried = 1;
  while (isWorthAgain(outcome, tried, onSeen !== undefined) && !plan.watch.signal.aborted) {
    outcome = await visitInTime(plan, request, onSeen);
    tried += 1;
  }
  plan.watch.finished(outcome.kind === 'not-analysed' && failures.includes(outcome.reason));
  const end = outcome.kind === 'page' ? 'analysed' : `${outcome.reason} ${outcome.detail}`;
  plan.journal.note('visit', `${url} ${end}${tried > 1 ? ` (try ${tried})` : ''}`, performance.now() - began);
  return outcome;
}

function isWorthAgain(outcome: VisitOutcome, tried: number, isAsked: boolean): boolean {
  if (outcome.kind === 'page') return false;
  const { again, code } = causeOfPage(outcome);
  if (again === 'never' || (again === 'asked' && !isAsked)) return false;
  return tried < (isOurFailure(code) ? tries + 1 : tries);
}

/** A pool that throws or hangs costs the page, never the audit. */
export async function visitInTime(
  plan: VisitPlan,
  request: VisitRequest,
  onSeen?: OnSeen,
): Promise<VisitOutcome> {
  const { signal } = plan.watch;
  const left = (reason: NotAnalysedReason, detail: string): VisitOutcome => ({
    kind: 'not-analysed',
    url: request.url,
    reason,
    detail,
  });
  // Pages wait for a place in the pool: the deadline of the pages before is counted in.
  const before = lookAhead(plan.order.maxPages, Number.POSITIVE_INFINITY);
  const limitMs = (request.deadlineMs * before + graceMs) * slowestPace;
  try {
    const visited = plan.pool.visit(request, signal, onSeen);
    if (!plan.pool.handsOver?.()) return await inTime(visited, limitMs, 'visit', { signal });
    plan.watch.wait();
    return await visited;
  } catch (error) {
    if (signal.aborted) return left('not-reached', '');
    return left('incident', error instanceof Error ? error.message.slice(0, 200) : '');
  }
}

const failures: readonly NotAnalysedReason[] = [
  ...(['timeout', 'hung', 'network', 'crash', 'incident'] as const),
  ...(['blocked', 'http-error', 'cancelled', 'not-reached'] as const),
];

/** Counts a page, or says why it does not count; in order of choice. */
function settle(plan: VisitPlan, visits: Visits, url: string, outcome: VisitOutcome): void {
  const refusal = outcome.kind === 'page' ? refusalOf(plan, visits, url, outcome.facts) : outcome;
  if (outcome.kind !== 'page' || refusal) {
    const { reason, detail } = refusal ?? { reason: 'incident', detail: '' };
    visits.notAnalysed.push({ url, reason, ...(detail !== '' && { detail: detail.slice(0, 300) }) });
    return;
  }
  if (outcome.artifacts) plan.keep?.page(outcome.artifacts);
  if (outcome.html) plan.keepHtml?.(outcome.summary.url, outcome.html);
  // A thousand pages’ artifacts would not fit into memory.
  plan.journal.note('gatherers', `${outcome.summary.url} ${timingsInWords(outcome.timings)}`);
  plan.onFaults(outcome.faults);
  // A list knows its pages by the addresses it gives, wherever they lead.
  const isElsewhere = isChosen(plan.order.scope) && outcome.summary.url !== url;
  const summary = isElsewhere ? { ...outcome.summary, asked: url } : outcome.summary;
  visits.pages.push({ ...outcome, summary, artifacts: null, html: null });
  discover(plan.frontier, outcome.facts, plan.frontier.depthOf(url) + 1);
  plan.onPage(outcome.facts);
}

/** The costliest first: `axe 812, dom 140 ms`. */
function timingsInWords(timings: Readonly<Record<string, number>>): string {
  const listed = Object.entries(timings).sort(([, a], [, b]) => b - a);
  return `${listed.map(([name, ms]) => `${name} ${ms}`).join(', ')} ms`;
}

function refusalOf(
  plan: VisitPlan,
  visits: Visits,
  url: string,
  facts: PageFacts,
): { reason: NotAnalysedReason; detail: string } | null {
  if (facts.status >= 400) return { reason: 'http-error', detail: `HTTP ${facts.status}` };
  const reached = identityOf(facts.url);
  if (reached !== identityOf(url)) {
    const place = plan.scope(new URL(facts.url));
    // The start page was judged by the preflight: where it leads is the site.
    const isJudged = visits.pages.length === 0 && !isChosen(plan.order.scope);
    if (!isJudged && place === 'off-site') return { reason: 'redirect', detail: facts.url };
    // The home page is taken where it was reached, as soon as it is seen.
    if (!plan.frontier.claim(facts.url) && !facts.isHome) return { reason: 'redirect', detail: facts.url };
  }
  const canonical = canonicalOf(facts);
  const twin = visits.pages.find((page) => canonicalOf(page.facts) === canonical);
  return twin && simhashDistance(twin.facts.simhash, facts.simhash) <= 3
    ? { reason: 'duplicate', detail: twin.facts.url }
    : null;
}

/** The address the page says it is; a wrong one is harmless, since the contents are compared too. */
function canonicalOf(facts: PageFacts): string {
  return identityOf(facts.canonical === '' ? facts.url : facts.canonical);
}
