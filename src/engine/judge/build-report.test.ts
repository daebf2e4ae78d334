import { describe, expect, test } from 'vitest';
import { report as reportSchema, type VisitedPage } from '#contract/report.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { defineRule, type Rule } from '../rule.ts';
import { type RuleVerdict, runPageRules } from '../rules/run-rules.ts';
import { untestedWords } from '../rules/untested-words.ts';
import { buildReport } from './build-report.ts';

const rule = (id: string, more: Partial<Rule> = {}): Rule =>
  ({
    ...defineRule({
      id,
      severity: 'majeur',
      automation: 'automatique',
      effort: 1,
      references: [{ kind: 'standard', title: 'RFC 9110' }],
      title: { fail: `${id} échoue`, pass: `${id} réussit` },
      why: 'Parce que.',
      fix: 'Corriger.',
      artifacts: ['dom'],
      evaluate: () => ({ status: 'pass' }),
    }),
    ...more,
  }) as Rule;

const verdict = (ruleId: string, status: RuleVerdict['status'], occurrences = 1): RuleVerdict => ({
  ruleId,
  status,
  title: `${ruleId} échoue`,
  severity: 'majeur',
  evidence: [{ type: 'page', url: 'https://www.exemple.fr/' }],
  occurrences,
  pages: [],
  reason: status === 'error' ? 'délai dépassé' : '',
});

const summary = (url: string, performanceScore: number | null = 80): VisitedPage => ({
  url,
  title: 'Page',
  status: 200,
  performanceScore,
  metrics: null,
  requestCount: 10,
  transferBytes: 100_000,
  domNodes: 150,
  sobriety: 93.15,
  failures: 0,
  screenshot: null,
});

const none = {
  performance: [],
  security: [],
  privacy: [],
  seo: [],
  legal: [],
  'eco-design': [],
  quality: [],
};
const build = (rules: Rule[], pages: RuleVerdict[][], scores: (number | null)[] = []) =>
  buildReport(
    {
      order: {
        url: 'https://www.exemple.fr/',
        scope: 'site',
        maxPages: 10,
        device: 'mobile',
        exclude: [],
        profile: null,
      },
      url: 'https://www.exemple.fr/',
      pages: pages.map((verdicts, index) => ({
        summary: summary(`https://www.exemple.fr/${index}`, scores[index] ?? 80),
        verdicts,
      })),
      siteVerdicts: [],
      notAnalysed: [],
      partial: false,
      startedAt: new Date('2026-11-21T10:00:00Z'),
      finishedAt: new Date('2026-11-21T10:01:00Z'),
      engineVersion: '0.1.0',
      environment: { browser: 'Chromium', viewport: '412×823', userAgent: 'Constat' },
    },
    { ...none, accessibility: rules },
  );

describe('the report', () => {
  test('is a valid document of its schema', () => {
    const built = build([rule('a')], [[verdict('a', 'fail')]]);
    expect(reportSchema.parse(built)).toEqual(built);
  });

  test('gathers one finding over the pages, with its reach', () => {
    const built = build(
      [rule('a')],
      [
        [verdict('a', 'fail', 3)],
        [verdict('a', 'pass')],
        [verdict('a', 'fail', 1)],
        [verdict('a', 'inapplicable')],
      ],
    );
    expect(built.findings).toMatchObject([{ ruleId: 'a', verdict: 'fail', occurrences: 4, reach: 0.5 }]);
    expect(built.findings[0]?.pages.map(({ url }) => url)).toEqual([
      'https://www.exemple.fr/0',
      'https://www.exemple.fr/2',
    ]);
    expect(built.pages.map(({ failures }) => failures)).toEqual([1, 0, 1, 0]);
  });

  test('never counts « à vérifier » as a failure', () => {
    const built = build([rule('a')], [[verdict('a', 'review')]]);
    expect(built.themes.find(({ theme }) => theme === 'accessibility')).toMatchObject({
      score: 100,
      counts: { review: 1, fail: 0 },
    });
    expect(built.findings[0]).toMatchObject({ verdict: 'review', gain: 0 });
  });

  test('says what was not tested instead of passing it', () => {
    const built = build([rule('a'), rule('b')], [[verdict('a', 'error'), verdict('b', 'pass')]]);
    expect(built.checks).toMatchObject([
      { ruleId: 'a', status: 'error', reason: 'délai dépassé' },
      { ruleId: 'b', status: 'pass' },
    ]);
  });

  test('takes what could not be tested neither as good nor as bad', () => {
    const built = build([rule('a'), rule('b')], [[verdict('a', 'error'), verdict('b', 'fail')]], [null]);
    const theme = built.themes.find((item) => item.theme === 'accessibility');
    // b: 0,1 · 0,68; a at its worst: 0,1 · nearly 1.
    expect(theme).toMatchObject({ score: 83, upTo: 93 });
    expect(theme?.unseen).toMatch(/^1\scontrôle n’a pas pu être fait partout\s: ce qui n’a pas été vu/);
  });

  test('gives no score to a theme that has nothing to judge', () => {
    const built = build([rule('a')], [[verdict('a', 'pass')]]);
    expect(built.themes.find(({ theme }) => theme === 'security')?.score).toBeNull();
    expect(built.score).toBe(100);
  });

  test('shows one defect seen by two rules once, with both sources', () => {
    const twin = rule('axe-a', { source: 'axe-core', sameDefectAs: 'a' });
    const built = build(
      [rule('a'), twin],
      [
        [verdict('a', 'fail'), verdict('axe-a', 'fail')],
        [verdict('a', 'pass'), verdict('axe-a', 'fail')],
      ],
    );
    expect(built.findings.map(({ ruleId, sources, pages }) => [ruleId, sources, pages.length])).toEqual([
      ['a', ['constat', 'axe-core'], 1],
      ['axe-a', ['axe-core'], 1],
    ]);
  });

  test('hides what a failed parent explains', () => {
    const built = build(
      [rule('a'), rule('b', { parent: 'a' })],
      [[verdict('a', 'fail'), verdict('b', 'fail')]],
    );
    expect(built.findings.map(({ ruleId }) => ruleId)).toEqual(['a']);
  });

  test('still shows it, for its own points, on pages that the parent does not explain', () => {
    const built = build(
      [rule('a'), rule('b', { parent: 'a' })],
      [
        [verdict('a', 'fail'), verdict('b', 'fail')],
        [verdict('a', 'pass'), verdict('b', 'fail')],
      ],
    );
    const child = built.findings.find(({ ruleId }) => ruleId === 'b');
    expect(child?.pages.map(({ url }) => url)).toEqual(['https://www.exemple.fr/1']);
    expect(child?.themeGain).toBeGreaterThan(0);
  });

  test('promises the points that mending a finding wins', () => {
    const built = build([rule('a')], [[verdict('a', 'fail', 1000)]]);
    const theme = built.themes.find((item) => item.theme === 'accessibility');
    expect(built.findings[0]?.themeGain).toBe(100 - (theme?.score ?? 0));
  });
});

describe('running rules', () => {
  test('a throwing rule and a failed artifact cost only their own verdict', () => {
    const throwing = rule('a', {
      evaluate: () => {
        throw new Error('cassé');
      },
    } as Partial<Rule>);
    const artifacts = { ...pageArtifacts(), dom: { artifactError: 'délai dépassé' } } as never;
    expect(
      runPageRules([throwing, rule('b')] as never, pageArtifacts(), null).map(({ status }) => status),
    ).toEqual(['error', 'pass']);
    expect(runPageRules([rule('b')] as never, artifacts, null)).toMatchObject([
      { status: 'error', reason: untestedWords.broken },
    ]);
  });

  test('a duty of an unknown profile is « à vérifier », of another profile not applicable', () => {
    const duty = rule('a', {
      profiles: ['public'],
      evaluate: () => ({ status: 'fail', evidence: [] }),
    } as Partial<Rule>);
    const run = (profile: 'public' | 'shop' | null) =>
      runPageRules([duty] as never, pageArtifacts(), profile)[0]?.status;
    expect([run(null), run('public'), run('shop')]).toEqual(['review', 'fail', 'inapplicable']);
  });
});

describe('a rule on trial', () => {
  const trial = rule('essai', { trial: true, rgaa: ['8.3'] });
  const confirmed = rule('sur');
  const failing = [verdict('sur', 'fail'), verdict('essai', 'fail', 3)];

  test('changes nothing of what the report says of the others', () => {
    const { trial: _, ...withIt } = build([confirmed, trial], [failing]);
    expect(withIt).toEqual(build([confirmed], [[verdict('sur', 'fail')]]));
  });

  test('is told apart: how many ran, and what they found with its proofs', () => {
    const built = build([confirmed, trial], [failing]);
    expect(reportSchema.parse(built)).toEqual(built);
    expect(built.trial?.checked).toBe(1);
    expect(built.trial?.findings).toMatchObject([{ ruleId: 'essai', occurrences: 3, gain: 0 }]);
    expect(built.trial?.findings[0]?.pages[0]?.evidence).toHaveLength(1);
  });

  test('is not mentioned where none is', () => {
    expect(build([confirmed], [[verdict('sur', 'fail')]])).not.toHaveProperty('trial');
  });
});
