import type { AuditOrder, AuditStage } from '#contract/audit.ts';
import { robotsJudgeOf } from '../address/ownership.ts';
import { pageIdentity } from '../address/page-url.ts';
import { crawlDelayOf } from '../address/robots.ts';
import { createScope } from '../address/scope.ts';
import type { RobotsTxt } from '../artifacts.ts';
import type { MachineState } from '../blame/blame.ts';
import { machineClock } from '../browser/machine-clock.ts';
import type { UsefulClock } from '../browser/useful-clock.ts';
import { createFrontier, type Frontier } from '../crawl/frontier.ts';
import { createListedFrontier } from '../crawl/listed-pages.ts';
import { createStopWatch, type StopWatch } from '../crawl/stop-watch.ts';
import { createTrapGuard } from '../crawl/traps.ts';
import type { VisitPlan } from '../crawl/visit-pages.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import { silentLog } from '../engine-log.ts';
import { machineSince } from '../gather/load/load-trust.ts';
import { createJournal, type Journal } from '../ports/journal.ts';
import type { Screenshot } from '../ports/outcome.ts';
import { defaultLimits, type EngineEvents, type EngineLimits, type EngineWorld } from '../ports/world.ts';
import { createLinkChecker, type LinkChecker } from '../probe/link-checks.ts';
import { type Clients, openClients } from '../probe/open-clients.ts';
import { type HtmlFolder, openHtmlFolder } from '../validity/html-folder.ts';
import { type FaultBook, openFaultBook } from './fault-book.ts';

/** One audit under way: what all its steps share. */
export interface AuditRun {
  readonly order: AuditOrder;
  readonly world: EngineWorld;
  readonly limits: EngineLimits;
  readonly startedAt: Date;
  readonly journal: Journal;
  readonly clients: Clients;
  readonly watch: StopWatch;
  /** Of this process. */
  readonly clock: UsefulClock;
  /** Whether the machine left this process enough of itself since the audit began. */
  machine(): MachineState;
  /** The received HTML of the analysed pages, until the Nu checker reads it. */
  readonly htmlFolder: HtmlFolder;
  /** Failures of ours, told as they come. */
  readonly faults: FaultBook;
  /** Those that artifacts of the site name. */
  readonly pictures: Screenshot[];
  readonly signal: AbortSignal;
  progress(stage: AuditStage, done?: number, total?: number, page?: string): void;
  close(): Promise<void>;
}

export function openRun(
  asked: AuditOrder,
  world: EngineWorld,
  { signal, onProgress }: EngineEvents,
): AuditRun {
  const order = asked.scope === 'page' ? { ...asked, maxPages: 1 } : asked;
  const limits = { ...defaultLimits(order.maxPages), ...world.limits };
  const clients = openClients({ ...world, session: world.pool.session });
  const clock = machineClock(() => [], process.pid);
  const began = clock.times();
  const watch = createStopWatch(
    signal,
    { ...limits, totalMs: limits.visitsMs },
    machineClock(world.pool.processIds),
  );
  const htmlChecker = world.htmlChecker ?? { missing: 'le vérificateur HTML n’est pas disponible' };
  const htmlFolder = openHtmlFolder(htmlChecker);
  const journal = createJournal();
  return {
    order,
    world,
    limits,
    startedAt: world.clock.now(),
    journal,
    pictures: [],
    faults: openFaultBook(journal, world.log ?? silentLog, world.engineVersion),
    clients,
    watch,
    clock,
    machine: () => machineSince(began, clock.times()),
    htmlFolder,
    signal,
    progress: (stage, done = 0, total = 0, page) =>
      onProgress?.({ stage, done, total, ...(page === undefined ? {} : { page: page.slice(0, 500) }) }),
    async close() {
      watch.close();
      htmlFolder.remove();
      await clients.close();
    },
  };
}

/** The site as the audit goes through it. */
export interface SiteCrawl {
  readonly start: URL;
  readonly siteDomain: string;
  readonly robots: RobotsTxt;
  readonly isAllowed: (url: URL) => boolean;
  /** Among chosen pages: the one that is taken for the home page. */
  readonly isHome: (page: URL) => boolean;
  readonly frontier: Frontier;
  readonly plan: VisitPlan;
  readonly links: LinkChecker;
}

/** Sets the crawl up at the address the preflight reached. */
export function openCrawl(run: AuditRun, start: URL, robots: RobotsTxt): SiteCrawl {
  const { order, world, limits, clients, journal, watch, signal } = run;
  const siteDomain = siteDomainOf(start.hostname);
  const scope = createScope(start, order);
  const isAllowed = robotsJudgeOf(order, start, robots);
  const trap = createTrapGuard();
  world.pool.keepApart(crawlDelayOf(robots));
  const crawled = createFrontier({ maxPages: order.maxPages, scope, isAllowed, trap, seed: siteDomain });
  const isHome = homeOf(order.url, start);
  const pages = order.pages?.slice(0, order.maxPages);
  const frontier = pages ? createListedFrontier(crawled, { pages, scope, isAllowed, isHome }) : crawled;
  const links = createLinkChecker({ clients, scope, isAllowed, signal });
  const plan: VisitPlan = {
    order,
    siteDomain,
    pool: world.pool,
    frontier,
    scope,
    watch,
    journal,
    onFaults: run.faults.add,
    pageDeadlineMs: limits.pageMs,
    onPage: links.add,
    onProgress: (done, total, page) => run.progress('visit', done, total, page),
    keep: world.keep,
    keepHtml: world.htmlChecker && 'javaPath' in world.htmlChecker ? run.htmlFolder.add : null,
    explain: world.explain ?? null,
  };
  return { start, siteDomain, robots, isAllowed, isHome, frontier, plan, links };
}

/** The root of the site, or where it leads; a site that was named by another page has no other home page. */
function homeOf(asked: string, start: URL): (page: URL) => boolean {
  const isRoot = (url: URL) => url.pathname === '/' && url.search === '';
  const reached = isRoot(new URL(asked)) ? pageIdentity(start) : null;
  return (page) => isRoot(page) || pageIdentity(page) === reached;
}
