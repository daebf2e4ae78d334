import type { AuditOrder } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import { type GatheredSite, isArtifactError, type SiteArtifacts } from '../artifacts.ts';
import { validPages } from '../derive/html/html-validity.ts';
import { type FactSource, isTextLacking } from '../derive/page/page-facts.ts';
import { rulesByTheme, siteRules } from '../rules/registry.ts';
import { runSiteRules } from '../rules/run-rules.ts';
import { withPagesAlone } from '../rules/with-pages-alone.ts';
import { buildReport, gridOf, type ReportSources } from './build-report.ts';
import { cookieTableOf } from './cookie-table.ts';
import { artifactFaults, collectThrows, type EngineFault } from './faults.ts';
import { findBlindSpots } from './find-blind-spots.ts';
import type { JudgedPage } from './judge-visit.ts';
import { isPartial } from './left-out-pages.ts';
import { unmeasuredOf, withDesktop, withMoreLoads } from './more-loads.ts';
import { type RuleReading, readSiteRule } from './read-rule.ts';

/** A gathered audit, visited just now or read from saved artifacts. */
export interface GatheredAudit {
  readonly order: AuditOrder;
  readonly pages: readonly JudgedPage[];
  readonly site: GatheredSite;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly engineVersion: string;
  readonly environment: Report['environment'];
  /** Journeys that were replayed; absent: there were none. */
  readonly journeys?: Report['journeys'];
}

/** What one rule looked at, page by page, and what it answered. */
export interface RuleTrace {
  readonly ruleId: string;
  readonly pages: readonly { readonly url: string; readonly reading: RuleReading }[];
  readonly site: RuleReading | null;
}

/** What an audit comes to. */
export interface JudgedAudit {
  readonly report: Report;
  readonly trace: RuleTrace | null;
  /** Failures of ours over the site as a whole; those of a page are told with it. */
  readonly faults: readonly EngineFault[];
  /** Addresses of pages that the machine was too busy to measure. */
  readonly unmeasured: readonly string[];
}

/**
 * Site rules, scores, report. Pure: the same gathered audit gives the same report. Rules that read the grid of the
 * referential run last, since the grid needs the verdicts of the others.
 */
export function judgeAudit(gathered: GatheredAudit, explain: string | null = null): JudgedAudit {
  const { order } = gathered;
  const partly = new Map(
    gathered.pages
      .filter((page) => page.factsLacking.length > 0)
      .map((page) => [page.facts.url, page.factsLacking]),
  );
  const site = withoutGaps(gathered.site, partly);
  const { faults, onThrow } = collectThrows(site.site.startUrl);
  const pages = withDesktop(withMoreLoads(gathered.pages, site, order.rulesOff ?? []), site);
  const off = new Set(order.rulesOff);
  const rules = siteRules.filter(({ id }) => !off.has(id));
  const first = rules.filter(({ artifacts }) => !artifacts.includes('rgaa'));
  const last = rules.filter(({ artifacts }) => artifacts.includes('rgaa'));
  // No rule of the first round declares the grid.
  const early = runSiteRules(first, { ...site, rgaa: null }, order.profile, onThrow);
  const sources: ReportSources = {
    ...gathered,
    pages,
    url: site.site.startUrl,
    site: {
      pages: site.pages,
      crawlComplete: site.site.crawlComplete,
      // Absent from artifacts saved before there was such a check.
      validPages:
        !site.htmlValidity || isArtifactError(site.htmlValidity) ? [] : validPages(site.htmlValidity),
    },
    siteVerdicts: early,
    notAnalysed: site.notAnalysed,
    blind: findBlindSpots({
      order,
      site: site.site,
      pages: site.pages,
      partly,
      notAnalysed: site.notAnalysed,
    }),
    // One load alone may be better than the middle one of three.
    homeMeasured: !isArtifactError(site.homeLoads),
    partial: isPartial(site.notAnalysed),
    // Absent from artifacts saved before there were such probes.
    cookies: cookieTableOf(site),
    activeProbes: (site.sensitive ?? null) !== null,
  };
  const artifacts: SiteArtifacts = { ...site, rgaa: gridOf(sources, rulesByTheme.accessibility) };
  const all = [...early, ...runSiteRules(last, artifacts, order.profile, onThrow)];
  const siteVerdicts = withPagesAlone(all, rules, artifacts, order.profile);
  const report = buildReport({ ...sources, siteVerdicts }, rulesByTheme);
  const explained = rules.find(({ id }) => id === explain);
  return {
    report,
    unmeasured: unmeasuredOf(pages),
    faults: [...faults, ...artifactFaults(site, site.site.startUrl)],
    trace:
      explain === null
        ? null
        : {
            ruleId: explain,
            pages: pages.flatMap(({ summary, reading }) => (reading ? [{ url: summary.url, reading }] : [])),
            site: explained ? readSiteRule(explained, artifacts, order.profile) : null,
          },
  };
}

/** Of a site where a page left no text, nothing is known to be absent. */
function withoutGaps(
  gathered: GatheredSite,
  partly: ReadonlyMap<string, readonly FactSource[]>,
): GatheredSite {
  if (![...partly.values()].some(isTextLacking)) return gathered;
  return { ...gathered, site: { ...gathered.site, crawlComplete: false } };
}
