import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '#contract/public-pages.ts';
import type { Report } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';
import { untestedWords } from '#engine/rules/untested-words.ts';
import { weightBudgets } from '#web/features/legal/weight-budget.ts';
import { auditedPages, quoting } from '../support/audited-pages.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { casesInScope } from '../support/scope.ts';

/** Failures that only this loopback causes, and why. A rule that costs our own pages a point is mended, not added. */
const loopbackOnly: Readonly<Record<string, string>> = {};

/** Measured, not judged: 100 on a machine at rest, less on one that does other work at the same time. */
const leastPerformance = 90;

/** Reasons for which a rule could not run that are this machine’s, and why. */
const untestable: readonly RegExp[] = [
  // No name of another site resolves without internet.
  /^aucun nom de domaine extérieur n’a pu être résolu$/,
  // Lighthouse loses the trace of a page now and then on a busy machine: that page is not measured.
  /\(NO_NAVSTART\)/,
];

/** What a good public site has: found, not merely inapplicable. */
const mustPass = [
  'sec-https-absent',
  'sec-hsts-absent',
  'sec-security-txt',
  'sec-security-txt-invalide',
  'seo-sitemap-absent',
  'seo-sitemap-incomplet',
  'seo-robots-absent',
  'seo-canonique-absente',
  'seo-og-incomplet',
  'seo-og-image',
  'seo-twitter-carte',
  'seo-donnees-organisation',
  'geo-llms-txt',
  'geo-page-a-propos',
  'seo-casse-doublon',
  'qual-manifest',
  'eco-declaration-absente',
  'eco-budget-declare',
  'eco-cache-navigateur',
];

const accountPaths = publicPages.filter(({ group }) => group === 'account').map(({ path }) => path as string);
const pathOf = (url: string) => new URL(url).pathname;

// A public body is asked for more than a company.
const profiles = casesInScope<SiteProfile>(['company', 'public'], (profile) => profile === 'public');

let site: OwnSite;
let reports: ReadonlyMap<SiteProfile, Report>;
beforeAll(async () => {
  site = await startOwnSite();
  reports = await site.audit(profiles, publicPages.length + 5, quoting);
}, 600_000);
afterAll(() => site?.close());

/** The failures that cost points, short enough to read in a failed test. */
const costlyFailures = (report: Report) =>
  report.findings
    .filter(({ verdict, severity }) => verdict === 'fail' && severity !== 'info')
    .filter(({ ruleId, theme }) => theme !== 'performance' && !(ruleId in loopbackOnly))
    .map(({ ruleId, pages, evidence }) => ({
      ruleId,
      pages: pages.slice(0, 3),
      evidence: evidence.slice(0, 3),
    }));

describe.each(profiles)('our own public pages, as a site of the profile « %s »', (profile) => {
  let report: Report;
  beforeAll(() => {
    report = reports.get(profile) as Report;
    expect(report.profile).toBe(profile);
  });

  it('have 100 in every theme', () => {
    expect(costlyFailures(report)).toEqual([]);
    const excused = report.findings.filter(({ ruleId }) => ruleId in loopbackOnly).map(({ theme }) => theme);
    // What this machine cannot test keeps the low bound below: it is held to be known by the next test.
    const low = report.themes.filter(
      ({ theme, score, upTo }) => (upTo ?? score ?? 0) < (theme === 'performance' ? leastPerformance : 100),
    );
    expect(low.filter(({ theme }) => !excused.includes(theme))).toEqual([]);
  });

  it('are tested whole: every page read, every rule run', () => {
    expect(report.pages.map(({ url }) => pathOf(url)).toSorted()).toEqual(
      auditedPages.map(({ path }) => path).toSorted(),
    );
    expect(report.notAnalysed.filter(({ reason }) => reason !== 'excluded')).toEqual([]);
    const failed = report.checks.filter(
      ({ status, reason = '' }) =>
        status === 'error' &&
        // Beside other work no load is measured; the product measures it later.
        reason !== untestedWords.busy &&
        !untestable.some((known) => known.test(reason)),
    );
    expect(failed).toEqual([]);
    const passed = report.checks.filter(({ status }) => status === 'pass').map(({ ruleId }) => ruleId);
    expect(mustPass.filter((ruleId) => !passed.includes(ruleId))).toEqual([]);
  });

  it('weigh no more than the eco-design page promises', () => {
    const tooHeavy = report.pages.filter(({ url, transferBytes, requestCount, domNodes }) => {
      const { bytes, requests, elements } =
        weightBudgets[accountPaths.includes(pathOf(url)) ? 'account' : 'public'];
      return transferBytes > bytes || requestCount > requests || domNodes > elements;
    });
    expect(tooHeavy).toEqual([]);
  });
});
