import { beforeAll, describe, expect, test } from 'vitest';
import { type Finding, type Report, report as reportSchema } from '#contract/report.ts';
import { themeIds } from '#contract/themes.ts';
import type { PlantedFault } from '#demo/demo-marks.ts';
import { ruleOf } from '#engine/rules/registry.ts';
import { untestedWords } from '#engine/rules/untested-words.ts';
import { auditDemo } from '#tests/support/audit-demo.ts';
import { noHtmlChecker } from '#tests/support/html-checker.ts';
import {
  demoSites,
  gapsOf,
  keptByTwin,
  measuredRules,
  onlyDoubted,
  rgaaCoverOf,
  rulesOfJava,
} from '#tests/support/planted-faults.ts';
import { casesInScope, testOfAll } from '#tests/support/scope.ts';

interface Audited {
  readonly folder: string;
  readonly faulty: Report;
  readonly fixed: Report;
  readonly planted: readonly PlantedFault[];
}

const audited: Audited[] = [];

/** The shop stands for both; the recorded pages of the town are judged by `golden/demo`. */
const sites = casesInScope(demoSites, ({ folder }) => folder.endsWith('/boutique'));

beforeAll(async () => {
  // Side by side: what an audit’s own processes cost one another is not counted as a busy machine.
  const auditBoth = async ({ folder, profile, proved }: (typeof demoSites)[number]): Promise<Audited> => {
    const [{ report: faulty, plantedFaults: planted }, { report: fixed }] = await Promise.all([
      auditDemo('faulty', 20, profile, folder, proved),
      auditDemo('fixed', 20, profile, folder, proved),
    ]);
    return { folder, faulty, fixed, planted };
  };
  audited.push(...(await Promise.all(sites.map(auditBoth))));
}, 900_000);

const isUntestedHere = (ruleId: string): boolean => noHtmlChecker !== '' && rulesOfJava.has(ruleId);

/** A time that no calm moment of this machine allowed to measure. */
const isUnmeasured = (ruleId: string, { pages }: Report): boolean =>
  (measuredRules.has(ruleId) || ruleOf(ruleId)?.source === 'lighthouse') &&
  pages.some(({ performanceScore }) => performanceScore === null);

/** In error for another reason than a machine without Java, or too busy for a time to be told. */
const isUnexplained = ({ status, ruleId, reason }: Report['checks'][number]): boolean =>
  status === 'error' && !isUntestedHere(ruleId) && reason !== untestedWords.busy;

/** A defect, or the doubt of a rule that cannot do more. */
const isShown = ({ ruleId, verdict }: Finding): boolean =>
  verdict === 'fail' || ruleOf(ruleId)?.automation === 'revue' || onlyDoubted[ruleId] !== undefined;
const pathsOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ pages }) => pages.map(({ url }) => new URL(url).pathname));

const reportsOf = ({ faulty, fixed }: Audited): Report[] => [faulty, fixed];

const named = sites.map(({ folder }, index) => ({ folder, index }));

describe.each(named)('$folder', ({ index }) => {
  const site = (): Audited => audited[index] as Audited;

  test('shows every planted fault', () => {
    const shown = new Set(
      site()
        .faulty.findings.filter(isShown)
        .map(({ ruleId }) => ruleId),
    );
    const missed = site().planted.filter(
      ({ ruleId }) => !shown.has(ruleId) && !isUntestedHere(ruleId) && !isUnmeasured(ruleId, site().faulty),
    );
    expect(missed).toEqual([]);
  });

  test('shows it on every page that holds it', () => {
    const { faulty, planted } = site();
    const visited = new Set(faulty.pages.map(({ url }) => new URL(url).pathname));
    const elsewhere = planted.flatMap(({ ruleId, paths }) => {
      const namesPages = ruleOf(ruleId)?.scope === 'page' || rulesOfJava.has(ruleId);
      if (!namesPages || isUntestedHere(ruleId) || isUnmeasured(ruleId, faulty)) return [];
      const found = pathsOf(
        faulty.findings.filter((finding) => finding.ruleId === ruleId && isShown(finding)),
      );
      return paths
        .filter((path) => visited.has(path) && !found.includes(path))
        .map((path) => `${ruleId} ${path}`);
    });
    expect(elsewhere).toEqual([]);
  });

  test('gives reports that follow the schema, with no control in error', () => {
    for (const report of reportsOf(site())) {
      expect(reportSchema.parse(report)).toEqual(report);
      expect(report.checks.filter(isUnexplained)).toEqual([]);
    }
  });

  test('proves each finding by at least one piece of evidence', () => {
    for (const finding of reportsOf(site()).flatMap(({ findings }) => findings)) {
      const proofs =
        finding.evidence.length + finding.pages.reduce((sum, page) => sum + page.evidence.length, 0);
      expect({ rule: finding.ruleId, proofs }).not.toEqual({ rule: finding.ruleId, proofs: 0 });
    }
  });
});

describe.each(named)('the corrected twin of $folder', ({ index }) => {
  const site = (): Audited => audited[index] as Audited;
  const fixed = (): Report => site().fixed;

  test('shows none of them once corrected, not even as a doubt', () => {
    const found = new Set(fixed().findings.map(({ ruleId }) => ruleId));
    const left = site().planted.filter(({ ruleId }) => found.has(ruleId) && !measuredRules.has(ruleId));
    expect(left).toEqual([]);
  });

  test('has no defect at all once corrected, but for those this machine imposes', () => {
    const failed = fixed().findings.filter(
      ({ verdict, ruleId }) => verdict === 'fail' && !keptByTwin[ruleId] && !measuredRules.has(ruleId),
    );
    expect(failed.map(({ ruleId, pages, evidence }) => ({ ruleId, pages, evidence }))).toEqual([]);
  });

  test('scores better corrected than faulty, and worse in no theme', () => {
    const { faulty } = site();
    const scoreOf = (report: Report, theme: string) =>
      report.themes.find((result) => result.theme === theme)?.score ?? 0;
    // A machine too busy to measure leaves performance unseen, which counts at its worst.
    const lasting = themeIds.filter((theme) => theme !== 'performance');
    // Served by the process that audits: a slow answer of one of the two sites is this machine’s.
    const slowed = new Set(
      fixed()
        .findings.filter(({ ruleId }) => measuredRules.has(ruleId))
        .map(({ theme }) => theme),
    );
    expect(
      lasting.filter((theme) => !slowed.has(theme) && scoreOf(fixed(), theme) < scoreOf(faulty, theme)),
    ).toEqual([]);
    expect(lasting.filter((theme) => scoreOf(fixed(), theme) > scoreOf(faulty, theme))).not.toEqual([]);
    if (!isUnmeasured('lh-speed-index', faulty) && !isUnmeasured('lh-speed-index', fixed()))
      expect(fixed().score ?? 0).toBeGreaterThan(faulty.score ?? 0);
  });
});

describe('the faults found', () => {
  const found = (): Finding[] =>
    audited.flatMap(({ faulty, planted }) =>
      faulty.findings.filter(
        (finding) => isShown(finding) && planted.some(({ ruleId }) => ruleId === finding.ruleId),
      ),
    );

  testOfAll('are three a theme and severity, as severe as their rule can say', () => {
    const severities = new Map(found().map(({ ruleId, severity }) => [ruleId, severity]));
    const unmeasured = audited.some(({ faulty }) =>
      faulty.pages.some((page) => page.performanceScore === null),
    );
    const gaps = gapsOf((ruleId) => severities.get(ruleId));
    // Times that this machine was too busy to measure are nobody’s fault.
    expect(gaps.filter(({ cell }) => !(unmeasured && cell.startsWith('performance')))).toEqual([]);
  });

  testOfAll('are certain for more than fifty rules of the RGAA, in all of its thirteen topics', () => {
    const certain = found().filter(({ verdict, theme }) => verdict === 'fail' && theme === 'accessibility');
    const { rules, topics } = rgaaCoverOf(certain.map(({ ruleId }) => ruleId));
    expect(rules).toBeGreaterThan(50);
    expect(topics).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  testOfAll('are spread over a whole town’s site', () => {
    expect(audited[0]?.faulty.pages.length).toBeGreaterThanOrEqual(15);
  });
});
