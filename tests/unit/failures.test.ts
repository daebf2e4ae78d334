import { describe, expect, it } from 'vitest';
import type { Report } from '#contract/report.ts';
import {
  type PageArtifacts,
  type PageShapes,
  pageShapes,
  type SiteShapes,
  siteShapes,
} from '#engine/artifacts.ts';
import { wallClock } from '#engine/browser/useful-clock.ts';
import { pageGatherers } from '#engine/gather/page-artifacts.ts';
import type { PageVisit, VisitResults } from '#engine/gather/visit.ts';
import { buildReport } from '#engine/judge/build-report.ts';
import { collectThrows } from '#engine/judge/faults.ts';
import { judgeVisit } from '#engine/judge/judge-visit.ts';
import type { Rule } from '#engine/rule.ts';
import { allRules, pageRules, rulesByTheme, siteRules } from '#engine/rules/registry.ts';
import { type RuleVerdict, runPageRules, runSiteRules } from '#engine/rules/run-rules.ts';
import { untestedWords } from '#engine/rules/untested-words.ts';
import type { Moments, SiteResults } from '#engine/run/site/define-site-artifact.ts';
import { siteGatherers } from '#engine/run/site-artifacts.ts';
import { pageArtifacts, siteArtifacts } from '#tests/support/artifacts.ts';

/** A page with something to say for most themes. */
const page = pageArtifacts();
const site = siteArtifacts();
const profile = 'public';
const judged = judgeVisit(page, { profile });
const verdicts = [...judged.verdicts, ...runSiteRules(siteRules, site, profile)];

function reportOf(all: readonly RuleVerdict[]): Report {
  const ofPage = new Set(pageRules.map(({ id }) => id));
  return buildReport(
    {
      order: { url: judged.page.url, scope: 'page', maxPages: 1, device: 'mobile', exclude: [], profile },
      url: judged.page.url,
      pages: [{ summary: judged.summary, verdicts: all.filter(({ ruleId }) => ofPage.has(ruleId)) }],
      siteVerdicts: all.filter(({ ruleId }) => !ofPage.has(ruleId)),
      notAnalysed: [],
      partial: false,
      startedAt: new Date('2026-11-22T10:00:00Z'),
      finishedAt: new Date('2026-11-22T10:01:00Z'),
      engineVersion: 'test',
      environment: { browser: 'Chromium', viewport: '412 × 823', userAgent: 'Constat' },
    },
    rulesByTheme,
  );
}

/** The same rule, broken. */
const broken = <One extends Rule>(rule: One): One => ({
  ...rule,
  evaluate: () => {
    throw new TypeError('Cannot read properties of undefined');
  },
});

const runtimeWords = /undefined|TypeError|Cannot read|artifactError|at .*\.ts/;

describe('a rule that throws', () => {
  const whole = reportOf(verdicts);
  const saidOf = (report: Report, but: string) =>
    report.checks
      .filter(({ ruleId }) => ruleId !== but)
      .map(({ ruleId, status, reason }) => `${ruleId} ${status} ${reason ?? ''}`);

  it('whichever it is: its report stands, says so in French, and no other check changes', () => {
    const wrong = allRules.flatMap((rule) => {
      const { faults, onThrow } = collectThrows('https://www.exemple.fr/');
      const [verdict] =
        rule.scope === 'page'
          ? runPageRules([broken(rule)], page, profile, onThrow)
          : runSiteRules([broken(rule)], site, profile, onThrow);
      if (!verdict) return [`${rule.id}: no verdict`];
      const spared = verdict.status === 'inapplicable';
      const told = spared || (verdict.status === 'error' && verdict.reason === untestedWords.threw);
      const noted = spared || (faults.length === 1 && faults[0]?.id === rule.id && faults[0].stack !== '');
      return told && noted ? [] : [`${rule.id}: ${verdict.status} ${verdict.reason}`];
    });
    expect(wrong).toEqual([]);
  });

  it('changes nothing else in the report', () => {
    const without = new Map(verdicts.map((verdict) => [verdict.ruleId, verdict]));
    const settled = new Set(['pass', 'fail', 'review']);
    const changed = allRules
      .filter(({ id, trial }) => !trial && settled.has(without.get(id)?.status ?? ''))
      .flatMap((rule) => {
        const failed = {
          ...(without.get(rule.id) as RuleVerdict),
          status: 'error',
          title: '',
          evidence: [],
          reason: untestedWords.threw,
        } as const;
        const report = reportOf(verdicts.map((verdict) => (verdict.ruleId === rule.id ? failed : verdict)));
        const own = report.checks.find(({ ruleId }) => ruleId === rule.id);
        // A parent that says nothing hides nothing any more.
        const children = new Set(allRules.filter(({ parent }) => parent === rule.id).map(({ id }) => id));
        const others = (lines: string[]) => lines.filter((line) => !children.has(line.split(' ')[0] ?? ''));
        const same =
          JSON.stringify(others(saidOf(report, rule.id))) === JSON.stringify(others(saidOf(whole, rule.id)));
        return own?.status === 'error' && same && !runtimeWords.test(JSON.stringify(report.checks))
          ? []
          : [rule.id];
      });
    expect(changed).toEqual([]);
  });
});

describe('an artifact that could not be gathered', () => {
  const failure = { artifactError: 'dom: Cannot read properties of undefined', failure: 'broken' } as const;

  it('whichever it is: exactly the rules that declare it are not tested', () => {
    const wrong = Object.keys(pageShapes).flatMap((id) => {
      const artifacts: PageArtifacts = { ...page, [id]: failure };
      const again = judgeVisit(artifacts, { profile });
      const faulty = again.faults.filter(({ kind }) => kind === 'artifact').map((fault) => fault.id);
      const differing = again.verdicts.filter((verdict, at) => {
        const rule = pageRules[at];
        const before = judged.verdicts[at];
        // Other views may show what the visit’s own does not: only what that one proves stands without them.
        const isOpen =
          id === 'views' && rule?.everyView === true && /pass|inapplicable/.test(before?.status ?? '');
        const declares = rule?.artifacts.includes(id as keyof PageShapes) || isOpen;
        if (!declares || before?.reason === 'ne concerne pas ce type de site')
          return JSON.stringify(verdict) !== JSON.stringify(before);
        return verdict.status !== 'error' || verdict.reason !== untestedWords.broken;
      });
      const told = !runtimeWords.test(JSON.stringify(again.verdicts.map(({ reason }) => reason)));
      return differing.length === 0 && faulty.join() === id && told
        ? []
        : [`${id}: ${differing.map(({ ruleId }) => ruleId)} ${faulty}`];
    });
    expect(wrong).toEqual([]);
  });

  it('the same of the site', () => {
    const before = runSiteRules(siteRules, site, profile);
    const wrong = Object.keys(siteShapes).flatMap((id) => {
      const after = runSiteRules(siteRules, { ...site, [id]: failure }, profile);
      return after
        .filter((verdict, at) => {
          const declares = siteRules[at]?.artifacts.includes(id as keyof SiteShapes) ?? false;
          if (!declares || before[at]?.reason === 'ne concerne pas ce type de site')
            return JSON.stringify(verdict) !== JSON.stringify(before[at]);
          return verdict.status !== 'error' || verdict.reason !== untestedWords.broken;
        })
        .map(({ ruleId }) => `${id}: ${ruleId}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** Whatever is touched throws. */
function explosive<Given extends object>(known: Given): Given {
  return new Proxy(known, {
    get(target, key) {
      if (key in target) return Reflect.get(target, key) as unknown;
      throw new TypeError(`Cannot read properties of undefined (${String(key)})`);
    },
  });
}

describe('a gatherer that throws', () => {
  it('whichever it is of a page: its artifact is its failure, with a stack, and nothing is thrown', async () => {
    const quiet = [];
    for (const gatherer of Object.values(pageGatherers).flat()) {
      const results: VisitResults = {};
      const visit = explosive({
        deadline: wallClock.now() + 60_000,
        clock: wallClock,
        timings: {},
      } as PageVisit);
      await gatherer.run(visit, results);
      const told = results[gatherer.id];
      if (!told || !('artifactError' in told) || !told.failure) quiet.push(gatherer.id);
      else if (told.failure === 'broken' && !told.stack) quiet.push(`${gatherer.id} without stack`);
    }
    expect(quiet).toEqual([]);
  });

  it('whichever it is of the site: the same', async () => {
    const quiet = [];
    for (const gatherer of siteGatherers) {
      const notes: string[] = [];
      const run = explosive({
        signal: new AbortController().signal,
        clock: wallClock,
        limits: { probesMs: 1_000, linkChecksMs: 1_000 },
        journal: { note: (step: string) => notes.push(step) },
      });
      const crawl = explosive({
        start: {
          host: 'www.exemple.fr',
          get protocol(): string {
            throw new Error('x');
          },
        },
      });
      const results: SiteResults = {};
      await gatherer.run({ run, crawl } as unknown as Moments['start'], results);
      const told = results[gatherer.id];
      if (!told || typeof told !== 'object' || !('artifactError' in told)) quiet.push(gatherer.id);
      if (notes.join() !== `artifact ${gatherer.id}`) quiet.push(`${gatherer.id} not in the journal`);
    }
    // Given by the crawl, not asked of anybody.
    expect(quiet).toEqual(['sitemaps']);
  });
});
