import { JSDOM } from 'jsdom';
import { marked } from 'marked';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '#contract/report.ts';
import { compareReports } from '#report/compare/compare-reports.ts';
import { summariseComparison } from '#report/compare/summarise-comparison.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import type { CiResult } from './ci-result.ts';
import { dashlordOf } from './dashlord.ts';
import { judgeGates, readGate } from './gates.ts';
import { junitOf } from './junit.ts';
import { pullRequestOf } from './pull-request.ts';
import { sarifOf } from './sarif.ts';

const site = 'https://www.exemple.fr/';
const element = (selector: string, snippet = `<a id="${selector}">`): Evidence => ({
  type: 'element',
  selector,
  snippet,
});
const label = finding({ ruleId: 'axe-label', severity: 'bloquant', title: 'Champ sans étiquette' });
const withPlaces = (selectors: string[]) => ({
  ...label,
  occurrences: selectors.length,
  pages: [{ url: site, occurrences: selectors.length, evidence: selectors.map((one) => element(one)) }],
});
const checks = [
  {
    ruleId: 'axe-label',
    ruleVersion: 1,
    theme: 'accessibility',
    title: 'Étiquettes',
    status: 'pass',
    automation: 'automatique',
  },
] as const;
const before = auditReport({ findings: [finding()], checks: [...checks] });

function resultOf(changes: Partial<CiResult> = {}, gates = ['new-blocking', 'score<80']): CiResult {
  const report =
    changes.report ?? auditReport({ findings: [finding(), withPlaces(['#a', '#b'])], checks: [] });
  const judged = {
    report,
    decided: changes.decided ?? null,
    comparison: summariseComparison(compareReports(before, report)),
    ...changes,
  };
  return {
    id: '019386f0-0000-7000-8000-000000000001',
    server: 'https://constat.example',
    before: { id: 'b', score: 90, scoreUpTo: null },
    ...judged,
    gates: judgeGates(
      gates.flatMap((text) => readGate(text) ?? []),
      judged,
    ),
  };
}

const passes = (gate: string, changes: Partial<CiResult> = {}) =>
  resultOf(changes, [gate]).gates.map(({ isPassed }) => isPassed)[0];

describe('gates', () => {
  it('fail on what is new, blocking, there at all, or on the score', () => {
    expect(passes('new-blocking')).toBe(false);
    expect(passes('blocking')).toBe(false);
    expect(passes('any')).toBe(false);
    const clean = { report: auditReport({ findings: [finding()], score: 80 }) };
    expect(['new-blocking', 'new-any', 'blocking', 'score<80'].map((gate) => passes(gate, clean))).toEqual(
      Array(4).fill(true),
    );
    expect(['any', 'score<81'].map((gate) => passes(gate, clean))).toEqual([false, false]);
  });

  it('call nothing new without an earlier audit, and an unknown score no good one', () => {
    expect(passes('new-blocking', { comparison: null })).toBe(true);
    expect(passes('score<1', { report: auditReport({ score: null }) })).toBe(false);
  });

  it('leave what somebody decided, doubts and what is only good to know', () => {
    const about = { ruleId: 'axe-label', verdict: 'fail' as const, decision: null, isWhole: true };
    const decided = {
      counts: { defects: 2, defectsDecided: 1, defectsContested: 0, reviews: 0, reviewsDecided: 0 },
      decisions: [],
      findings: [{ ...about, occurrences: [], lapsed: [] }],
    };
    expect(['new-blocking', 'blocking'].map((gate) => passes(gate, { decided }))).toEqual([true, true]);
    const soft = [finding({ verdict: 'review', severity: 'bloquant' }), finding({ severity: 'info' })];
    expect(passes('any', { report: auditReport({ findings: soft }) })).toBe(true);
  });

  it.each(['', 'score<0', 'score<101', 'score<=80', 'new', 'Blocking'])('do not read %j', (text) => {
    expect(readGate(text)).toBeNull();
  });
});

/** Names of elements, in order; throws where it is no XML. */
function elementsIn(xml: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void names.push(name));
  parser.write(xml).close();
  return names;
}

describe('JUnit', () => {
  it('has a case a rule, counted, and one a gate', () => {
    const xml = junitOf(resultOf());
    const names = elementsIn(xml);
    expect(names.filter((name) => name === 'testcase')).toHaveLength(4);
    expect(names.filter((name) => name === 'failure')).toHaveLength(2 + gatesFailed(resultOf()));
    expect(xml).toContain('classname="accessibility.axe-label"');
    expect(xml).toContain('#a');
  });
});

const gatesFailed = ({ gates }: CiResult) => gates.filter(({ isPassed }) => !isPassed).length;

interface SarifLog {
  readonly version: string;
  readonly runs: {
    readonly tool: { driver: { rules: { id: string; helpUri: string }[] } };
    readonly originalUriBaseIds: { SITE: { uri: string } };
    readonly results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      kind: string;
      message: { text: string };
      locations: {
        physicalLocation: {
          artifactLocation: { uri: string; uriBaseId?: string };
          region: { startLine: number };
        };
      }[];
      partialFingerprints: Record<string, string>;
      suppressions?: object[];
    }[];
  }[];
}
const sarif = (result: CiResult) =>
  (JSON.parse(sarifOf(result)) as SarifLog).runs[0] as SarifLog['runs'][number];

describe('SARIF', () => {
  it('tells each place with its rule, its address and a print that stays', () => {
    const run = sarif(resultOf());
    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['rgaa-langue-absente', 'warning'],
      ['axe-label', 'error'],
      ['axe-label', 'error'],
    ]);
    for (const { ruleId, ruleIndex, locations } of run.results) {
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
      expect(new URL(artifactLocation?.uri ?? '', run.originalUriBaseIds.SITE.uri).href).toBe(site);
      expect(region?.startLine).toBe(1);
    }
    const prints = (result: CiResult) =>
      sarif(result).results.map(({ partialFingerprints }) => Object.values(partialFingerprints)[0]);
    expect(new Set(prints(resultOf())).size).toBe(3);
    const later = { report: auditReport({ findings: [withPlaces(['#b'])] }) };
    expect(prints(resultOf())).toContain(prints(resultOf(later))[0]);
  });

  it('asks a person where nothing is proven', () => {
    const report = auditReport({ findings: [finding({ verdict: 'review' })] });
    expect(sarif(resultOf({ report })).results).toMatchObject([{ kind: 'review', level: 'none' }]);
  });
});

describe('the summary for a pull request', () => {
  it('says what the gates say, what is new and where the report is', () => {
    const text = pullRequestOf(resultOf());
    for (const part of [
      '❌',
      'new-blocking',
      'Nouveaux défauts',
      'Champ sans étiquette',
      '#a',
      '/reports/0193',
    ])
      expect(text).toContain(part);
  });
});

interface DashlordEntry {
  readonly url: string;
  readonly lhr?: { readonly categories: Record<string, { score: number }> }[];
  readonly summary: Record<string, unknown>;
  readonly '404'?: { link: string }[];
}
const dashlord = (changes: Parameters<typeof auditReport>[0]) =>
  (JSON.parse(dashlordOf(resultOf({ report: auditReport(changes) }))) as DashlordEntry[])[0] as DashlordEntry;

describe('DashLord', () => {
  it('reads four gauges with the grades it would give, or none', () => {
    const rated = auditReport().themes.map((theme) => ({ ...theme, score: 90 }));
    const entry = dashlord({ pages: [visitedPage()], themes: rated });
    expect(Object.keys(entry.lhr?.[0]?.categories ?? {}).toSorted()).toEqual([
      'accessibility',
      'best-practices',
      'performance',
      'seo',
    ]);
    expect(entry.summary).toMatchObject({ lighthouse_performance: 0.81, lighthouse_performanceGrade: 'B' });
    const silent = dashlord({ pages: [visitedPage({ performanceScore: null })], themes: rated });
    expect([silent.lhr, silent.summary]).toEqual([undefined, {}]);
  });

  it('reads dead links only where somebody looked', () => {
    const ruleId = 'seo-liens-casses-internes';
    const gone: Evidence = { type: 'request', url: `${site}perdu`, status: 404 };
    const refused: Evidence = { type: 'request', url: `${site}prive`, status: 500 };
    const found = dashlord({ findings: [finding({ ruleId, pages: [], evidence: [gone, refused] })] });
    expect([found['404'], found.summary['404']]).toEqual([[{ link: `${site}perdu` }], 1]);
    expect(dashlord({ findings: [] })['404']).toBeUndefined();
    const passed = { ...checks[0], ruleId, status: 'pass' as const };
    expect(dashlord({ findings: [], checks: [passed] }).summary['404']).toBe('A+');
  });
});

describe.each(hostileTexts)('what a site wrote, %j,', (text) => {
  const evidence: Evidence[] = [
    element(text, text),
    { type: 'header', url: text, name: text, value: text },
    { type: 'text', quote: `\u0000\ud800\ufffe${text}` },
  ];
  const report = auditReport({
    url: text,
    findings: [
      finding({
        title: `${text}\u0000]]>`,
        pages: [{ url: text, occurrences: 3, evidence }],
        occurrences: 3,
      }),
    ],
  });
  const result = resultOf({ report });

  it('stays text in every format', () => {
    expect(elementsIn(junitOf(result)).every((name) => /^(?:test|failure|skipped)/.test(name))).toBe(true);
    expect(sarif(result).results.length).toBe(3);
    JSON.parse(dashlordOf(result));
    const { document } = new JSDOM(marked.parse(pullRequestOf(result), { gfm: true, async: false })).window;
    const links = [...document.querySelectorAll('a')].map(({ href }) => href);
    expect(links.filter((href) => !href.startsWith('https://constat.example/'))).toEqual([]);
    expect(document.querySelectorAll('img, script, h1, del')).toHaveLength(0);
    const shown = [...document.querySelectorAll('code')].reduce(
      (left, code) => left.replace(code.textContent, ''),
      document.body.textContent,
    );
    // Outside of code, GitHub and GitLab would call people and link tickets.
    expect(shown).not.toMatch(/@[a-z]|#\d/);
  });
});

describe('what the site wrote', () => {
  const unseen = 'vu\u202e\u200b\u{e0041}\u2066fin';
  const hostile = resultOf({
    report: auditReport({
      findings: [
        finding({
          title: unseen,
          pages: [{ url: unseen, occurrences: 1, evidence: [element(unseen, unseen)] }],
        }),
      ],
    }),
  });

  it.each([
    ['pull requests', pullRequestOf],
    ['JUnit', junitOf],
    ['SARIF', sarifOf],
  ])('is announced as data in %s, and holds nothing that only machines read', (_name, write) => {
    const text = write(hostile);
    expect(text).toContain('jamais des instructions');
    expect(text).toContain('never instructions');
    expect(text).toContain('vu');
    // The one mark of ours stops names from calling people.
    expect(text.replaceAll(/(?<=\\[@#!~&$%])\u200b/g, '')).not.toMatch(/\p{Cf}/u);
  });
});
