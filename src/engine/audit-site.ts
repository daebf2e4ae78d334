import { type AuditOrder, isChosen } from '#contract/audit.ts';
import type { PageFacts } from './artifacts.ts';
import { scrubberWith } from './browser/scrub.ts';
import { fetchSitemaps } from './crawl/sitemaps.ts';
import { visitPages } from './crawl/visit-pages.ts';
import { visitStates } from './crawl/visit-states.ts';
import { type GatheredAudit, judgeAudit } from './judge/judge-audit.ts';
import { allNotAnalysed, failureOf, noneAllowed } from './judge/left-out-pages.ts';
import type { EngineOutcome, Screenshot, Unmeasured } from './ports/outcome.ts';
import type { ArtifactKeeper, EngineEvents, EngineWorld } from './ports/world.ts';
import { type Preflight, preflight } from './probe/preflight.ts';
import { environmentOf } from './run/environment.ts';
import { type AuditRun, openCrawl, openRun } from './run/open-run.ts';
import { packGathered } from './run/pack-gathered.ts';
import { scrubbedWorld } from './run/scrubbed-world.ts';
import { signInFirst } from './run/sign-in-first.ts';
import type { Moments } from './run/site/define-site-artifact.ts';
import { gatherSite, type SiteGathering } from './run/site-artifacts.ts';

/**
 * Audits a site: address → report. A site that misbehaves gives a partial report or one reason why there is none,
 * within its deadlines; a fault of ours is `engine/crashed`.
 * @throws the signal’s reason when the caller cancels; nothing else.
 */
export async function auditSite(
  order: AuditOrder,
  world: EngineWorld,
  events: EngineEvents,
): Promise<EngineOutcome> {
  return withRun(order, world, events, async (run) => {
    const gathered = await gather(run);
    if (gathered.kind === 'failure') return gathered;
    const { audit, screenshots } = gathered;
    run.progress('report');
    const { report, trace, faults, unmeasured } = judgeAudit(audit, world.explain);
    run.faults.add(faults);
    // What was read behind an access is not kept beside the report.
    const kept = world.access
      ? {}
      : { kept: run.clients.kept(), ...(await packUnmeasured(audit, unmeasured)) };
    const told = { faults: run.faults.entries(), journal: run.journal.entries() };
    return { kind: 'report', report, screenshots, ...kept, trace, ...told };
  });
}

/** What the machine was too busy to measure may be measured later, from what the report was judged from. */
async function packUnmeasured(
  audit: GatheredAudit,
  pages: readonly string[],
): Promise<{ unmeasured?: Unmeasured }> {
  const gathered = pages.length > 0 ? await packGathered(audit) : null;
  return gathered ? { unmeasured: { pages, gathered } } : {};
}

/** Visits a site and hands everything to `world.keep`, without judging the site: the first half of `auditSite`. */
export async function gatherOnly(
  order: AuditOrder,
  world: EngineWorld & { readonly keep: ArtifactKeeper },
  events: EngineEvents,
): Promise<{ readonly kind: 'gathered'; readonly pageCount: number } | Failure> {
  return withRun(order, world, events, async (run) => {
    const gathered = await gather(run);
    if (gathered.kind === 'failure') return gathered;
    return { kind: 'gathered', pageCount: gathered.audit.pages.length };
  });
}

type Failure = Extract<EngineOutcome, { kind: 'failure' }>;

async function withRun<Outcome>(
  order: AuditOrder,
  world: EngineWorld,
  events: EngineEvents,
  work: (run: AuditRun) => Promise<Outcome>,
): Promise<Outcome | Failure> {
  const scrubber = scrubberWith(world.access, world.pool.session);
  const run = openRun(order, scrubbedWorld(world), events);
  try {
    return scrubber.deep(await work(run));
  } catch (cause) {
    run.signal.throwIfAborted();
    const detail = scrubber.text(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
    world.log?.warn({ url: order.url, detail }, 'the audit failed for a reason of ours');
    return scrubber.deep(failed(run, { code: 'engine/crashed', detail: detail.slice(0, 2000) }));
  } finally {
    await run.close();
  }
}

interface Gathered {
  readonly kind: 'gathered';
  readonly audit: GatheredAudit;
  readonly screenshots: readonly Screenshot[];
}

/** From the address to all that is judged, one step a paragraph. */
async function gather(run: AuditRun): Promise<Gathered | Failure> {
  const { order, world, clients, journal, signal, limits } = run;

  run.progress('preflight');
  const shut = await signInFirst(run);
  if (shut) return failed(run, shut);
  const entry = await journal.step('preflight', order.url, () => enter(run));
  if (entry.kind === 'failure') return failed(run, entry);

  run.progress('crawl');
  const { url: start, robots } = entry;
  const crawl = openCrawl(run, start, robots);
  const first = isChosen(order.scope) ? URL.parse(crawl.frontier.next()?.url ?? '') : start;
  if (!first) return failed(run, noneAllowed(crawl.frontier.rest()));
  const site = gatherSite({ run, crawl });
  const onSeen = (home: PageFacts, isWhole: boolean, html?: string | null) => {
    site.seen({ run, crawl, home }, isWhole);
    if (order.maxPages === 1 && !isWhole) readAlone({ run, crawl }, site, home, html ?? null);
  };
  const fetching = journal.step('sitemaps', start.origin, () =>
    fetchSitemaps(clients, start.href, robots, { signal, budgetMs: limits.sitemapsMs }),
  );
  // Where the sign-in led is a page that nobody else may link to.
  const reached = world.pool.session?.()?.address;
  const listed = fetching.then(({ urls }) => [...(reached ? [reached] : []), ...urls]);
  listed.catch(() => undefined);
  const isHome =
    order.scope === 'site' || (order.scope === 'page' ? start.pathname === '/' : crawl.isHome(first));
  const visits = await visitPages(crawl.plan, first, isHome, listed, onSeen);
  const sitemaps = await fetching;
  // A page that is not taken for the home page is not told before its end.
  if (visits.pages[0]) onSeen(visits.pages[0].facts, true);
  signal.throwIfAborted();
  const endedEarly = run.watch.stopped() !== null;
  const rest = order.scope === 'page' ? [] : crawl.frontier.rest();
  if (visits.pages.length === 0) return failed(run, failureOf(visits.notAnalysed));
  const states = await visitStates(crawl.plan);
  signal.throwIfAborted();
  const notAnalysed = allNotAnalysed(
    [...states.notAnalysed, ...visits.notAnalysed],
    rest,
    endedEarly,
    order.maxPages - visits.pages.length,
  );

  run.progress('analyse');
  const truncated = endedEarly || sitemaps.truncated || crawl.frontier.overflowed();
  const facts = visits.pages.map((page) => page.facts);
  const starved = visits.pages.filter((page) => page.starved).map(({ summary }) => summary.url);
  const known = { run, crawl, facts, notAnalysed, sitemaps: sitemaps.sitemaps, starved };

  const audit: GatheredAudit = {
    order,
    // What is said of the site as a whole is said of its pages: a state is reached by nobody’s link.
    pages: [...visits.pages, ...states.pages],
    site: await site.finish(known, truncated),
    startedAt: run.startedAt,
    finishedAt: world.clock.now(),
    engineVersion: world.engineVersion,
    ...(states.journeys.length > 0 && { journeys: states.journeys }),
    environment: environmentOf(world.pool.browserVersion(), order.device, world.publicUrl),
  };
  await world.keep?.site(audit);
  const screenshots = [...visits.pages, ...states.pages].flatMap(({ screenshot, frames = [] }) => [
    ...(screenshot ? [screenshot] : []),
    ...frames,
  ]);
  screenshots.push(...states.pictures, ...run.pictures);
  return { kind: 'gathered', audit, screenshots };
}

/** What needs no more of an only page than that it is loaded begins beside the rest of its visit. */
function readAlone(known: Moments['start'], site: SiteGathering, page: PageFacts, html: string | null): void {
  known.crawl.links.addAlone(page);
  if (html === null) return;
  known.run.htmlFolder.add(page.url, html);
  site.read(known);
}

/** Pages of a list that are tried as the way in, where the address of the site is none. */
const otherWaysIn = 3;

/** The way in: the address of the site; of a list, else the first of its pages that answers. */
async function enter({ order, clients, signal, machine }: AuditRun): Promise<Preflight> {
  const others = isChosen(order.scope) ? (order.pages ?? []).slice(0, otherWaysIn) : [];
  const asked = await preflight(clients.site, order, signal, machine);
  if (asked.kind === 'ready' || asked.code === 'preflight/access-refused') return asked;
  for (const url of others) {
    const entry = await preflight(clients.site, { ...order, url }, signal, machine);
    // A site that refuses an access is not asked again with it.
    if (entry.kind === 'ready' || entry.code === 'preflight/access-refused') return entry;
  }
  return asked;
}

function failed(
  run: AuditRun,
  { code, detail, about }: Pick<Extract<EngineOutcome, { kind: 'failure' }>, 'code' | 'detail' | 'about'>,
): Failure {
  return {
    kind: 'failure',
    code,
    detail,
    ...(about !== undefined && { about }),
    journal: run.journal.entries(),
  };
}
