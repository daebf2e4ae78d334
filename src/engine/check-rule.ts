import { isOurFailure } from '#contract/audit.ts';
import { identityOf } from './address/page-url.ts';
import { scrubberWith } from './browser/scrub.ts';
import { fetchSitemaps } from './crawl/sitemaps.ts';
import { type Visits, visitPages } from './crawl/visit-pages.ts';
import { allProofs } from './judge/judge-visit.ts';
import { failureOf } from './judge/left-out-pages.ts';
import type { CheckFailure, RuleCheck, RuleOrder } from './ports/rule-check.ts';
import type { EngineEvents, EngineWorld } from './ports/world.ts';
import { preflight } from './probe/preflight.ts';
import type { SiteRule } from './rule.ts';
import { runSiteRules } from './rules/run-rules.ts';
import { type AuditRun, openCrawl, openRun, type SiteCrawl } from './run/open-run.ts';
import { needsOf, type RuleNeeds } from './run/rule-needs.ts';
import { scrubbedWorld } from './run/scrubbed-world.ts';
import { signInFirst } from './run/sign-in-first.ts';
import { gatherSite } from './run/site-artifacts.ts';

/** Longest time of it all, ms, however the page behaves. */
const wholeMs = 50_000;
const limits = { pageMs: 35_000, probesMs: 20_000, sitemapsMs: 20_000 };

/**
 * Asks one rule again about one page: the rule, the gathering and the guard of an audit, and nothing the rule does not
 * need. A page that cannot be read is an answer, and so is a fault of ours.
 * @throws the signal’s reason when the caller cancels; nothing else.
 */
export async function checkRule(
  order: RuleOrder,
  world: EngineWorld,
  { signal, onProgress }: EngineEvents,
): Promise<RuleCheck> {
  const late = AbortSignal.timeout(wholeMs);
  const events = { signal: AbortSignal.any([signal, late]), ...(onProgress && { onProgress }) };
  const scrubber = scrubberWith(world.access, world.pool.session);
  const run = openRun(
    { ...order.audit, maxPages: 1 },
    { ...scrubbedWorld(world), limits: { ...limits, ...world.limits } },
    events,
  );
  try {
    const needs = needsOf(order.ruleId);
    return needs ? scrubber.deep(await check(run, order, needs)) : failed(run, 'several-pages', order.ruleId);
  } catch (cause) {
    signal.throwIfAborted();
    const detail = scrubber.text(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
    if (!late.aborted)
      world.log?.warn({ ...order, detail }, 'a rule could not be checked for a reason of ours');
    return failed(run, late.aborted ? 'late' : 'crashed', detail.slice(0, 2_000));
  } finally {
    await run.close();
  }
}

async function check(run: AuditRun, order: RuleOrder, needs: RuleNeeds): Promise<RuleCheck> {
  const { clients, journal, signal } = run;
  run.progress('preflight');
  const shut = await signInFirst(run);
  if (shut?.code === 'engine/crashed') return failed(run, 'crashed', shut.detail);
  if (shut) return unreachable(run, shut.code, null, shut.detail);
  const entry = await journal.step('preflight', order.audit.url, () =>
    preflight(clients.site, order.audit, signal, run.machine),
  );
  if (entry.kind === 'failure') return unreachable(run, entry.code, null, entry.detail);
  if (strayed(order, entry.url.href)) return elsewhere(run, entry.url.href);

  run.progress('visit', 0, 1, order.audit.url);
  const crawl = crawlOf(run, entry, needs);
  const site = gatherSite({ run, crawl }, needs.site);
  const visits = needs.page
    ? await visitPages(crawl.plan, entry.url, order.isHome, Promise.resolve([]), (home, isWhole) =>
        site.seen({ run, crawl, home }, isWhole),
      )
    : noVisit;
  const [page] = visits.pages;
  if (needs.page && !page) return unread(run, visits);
  if (page && strayed(order, page.facts.url)) return elsewhere(run, page.facts.url);
  if (page && needs.rules[0]?.scope === 'page')
    return {
      kind: 'judged',
      verdicts: page.verdicts,
      screenshot: pictureOf(page),
      journal: journal.entries(),
    };

  // Facts with gaps would let a rule find nothing to say.
  if (page && page.factsLacking.length > 0)
    return failed(run, 'crashed', `no ${page.factsLacking.join(', ')}`);
  if (page) site.seen({ run, crawl, home: page.facts }, true);
  return judgeSite(run, crawl, needs, site, visits);
}

type Judged = Extract<RuleCheck, { kind: 'judged' }>;

function pictureOf({ screenshot, page }: Visits['pages'][number]): Judged['screenshot'] {
  return screenshot && page.screenshot && { ...screenshot, ...page.screenshot };
}

const noVisit: Visits = { pages: [], notAnalysed: [] };

/** The crawl of that one page: its links lead nowhere. */
function crawlOf(
  run: AuditRun,
  entry: Pick<SiteCrawl, 'robots'> & { readonly url: URL },
  needs: RuleNeeds,
): SiteCrawl {
  const crawl = openCrawl(run, entry.url, entry.robots);
  const plan = { ...crawl.plan, onPage: () => undefined, ...(needs.page && { only: needs.page }) };
  return { ...crawl, plan };
}

async function judgeSite(
  run: AuditRun,
  crawl: SiteCrawl,
  needs: RuleNeeds,
  gathering: ReturnType<typeof gatherSite>,
  visits: Visits,
): Promise<RuleCheck> {
  const {
    clients,
    signal,
    limits: { sitemapsMs },
  } = run;
  const fetching = needs.sitemaps
    ? fetchSitemaps(clients, crawl.start.href, crawl.robots, { signal, budgetMs: sitemapsMs })
    : null;
  const sitemaps = (await fetching)?.sitemaps ?? [];
  const facts = visits.pages.map((page) => page.facts);
  const known = { run, crawl, facts, notAnalysed: [], sitemaps, starved: [] };
  const site = await gathering.finish(known, true);
  const rules = needs.rules.filter((rule): rule is SiteRule => rule.scope === 'site');
  const verdicts = runSiteRules(rules, { ...site, rgaa: null }, run.order.profile, undefined, allProofs);
  const isOpen = rules.some(({ unread }, at) => unread === 'stands' && verdicts[at]?.unseen === true);
  if (isOpen) return failed(run, 'several-pages', 'other pages may change the answer');
  return { kind: 'judged', verdicts, screenshot: null, journal: run.journal.entries() };
}

/** The address leads to another page than the one that was audited. */
const strayed = ({ audit }: RuleOrder, reached: string): boolean =>
  identityOf(reached) !== identityOf(audit.url);

const elsewhere = (run: AuditRun, reached: string) =>
  unreachable(run, 'preflight/off-site', 'redirect', reached);

function unread(run: AuditRun, { notAnalysed }: Visits): RuleCheck {
  const { code, detail } = failureOf(notAnalysed);
  const reason = notAnalysed[0]?.reason ?? null;
  return isOurFailure(code) ? failed(run, 'crashed', detail) : unreachable(run, code, reason, detail);
}

function unreachable(
  run: AuditRun,
  code: Extract<RuleCheck, { kind: 'unreachable' }>['code'],
  reason: Extract<RuleCheck, { kind: 'unreachable' }>['reason'],
  detail: string,
): RuleCheck {
  return { kind: 'unreachable', code, reason, detail, journal: run.journal.entries() };
}

function failed(run: AuditRun, why: CheckFailure, detail: string): RuleCheck {
  return { kind: 'failed', why, detail, journal: run.journal.entries() };
}
