import { describe, expect, test } from 'vitest';
import type { Finding, Report } from '#contract/report.ts';
import { auditReport, finding, rgaaGridOf, visitedPage } from '#tests/support/report.ts';
import { outlineReport } from './outline-report.ts';
import { readingOf } from './reading-of.ts';
import { noQuery, type ReportQuery } from './report-query.ts';

const home = 'https://www.exemple.fr/';
const contact = 'https://www.exemple.fr/contact';
const on = (...urls: string[]): Finding['pages'] =>
  urls.map((url) => ({ url, occurrences: 2, evidence: [] }));

const findings = [
  finding({
    ruleId: 'sec-secret-dans-code',
    theme: 'security',
    severity: 'bloquant',
    title: 'Clé secrète',
    pages: [],
  }),
  finding({
    ruleId: 'rgaa-alt-nom-fichier',
    title: 'Des images nommées par leur fichier',
    pages: on(home, contact),
  }),
  finding({
    ruleId: 'seo-viewport',
    theme: 'seo',
    severity: 'mineur',
    title: 'La fenêtre n’est pas déclarée',
    pages: on(contact),
  }),
  finding({
    ruleId: 'priv-refus-inefficace',
    theme: 'privacy',
    title: 'Des traceurs restent',
    pages: on(home),
  }),
  finding({
    ruleId: 'eco-co2-estime',
    theme: 'eco-design',
    severity: 'info',
    title: 'CO₂e',
    pages: on(home),
  }),
  finding({
    ruleId: 'rgaa-lien-generique',
    verdict: 'review',
    title: 'Liens génériques',
    pages: on(contact),
  }),
];
const report = (changes: Partial<Report> = {}) => auditReport({ findings, ...changes });
const found = (query: Partial<ReportQuery>, beside = {}) =>
  readingOf(report(), { query: { ...noQuery, ...query }, beside }).found?.items.map(
    (item) => item.finding.ruleId,
  );

describe('the findings a reader asks for', () => {
  test('are all, theme by theme, where nothing is asked', () => {
    expect(readingOf(report()).found).toBeNull();
  });

  test.each<[Partial<ReportQuery>, string[]]>([
    [{ theme: 'seo' }, ['seo-viewport']],
    [{ severity: 'bloquant' }, ['sec-secret-dans-code']],
    [{ state: 'verifier' }, ['rgaa-lien-generique']],
    [{ state: 'savoir' }, ['eco-co2-estime']],
    [{ page: contact }, ['rgaa-alt-nom-fichier', 'rgaa-lien-generique', 'seo-viewport']],
    [{ role: 'direction' }, ['sec-secret-dans-code', 'priv-refus-inefficace']],
    [{ role: 'dpo' }, ['priv-refus-inefficace']],
    [{ role: 'editorial', state: 'defaut' }, ['rgaa-alt-nom-fichier']],
    [{ search: 'FENETRE declaree' }, ['seo-viewport']],
    [{ search: 'contact lien' }, ['rgaa-lien-generique']],
    [{ search: 'Référencement' }, ['seo-viewport']],
    [{ search: 'piratage' }, ['sec-secret-dans-code']],
    [{ search: 'carbone' }, ['eco-co2-estime']],
    [{ search: 'introuvable' }, []],
  ])('%o', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('are the new ones, or those decided, where that is known', () => {
    const isNew = ({ ruleId }: Finding) => ruleId === 'seo-viewport';
    expect(found({ isNew: true }, { isNew })).toEqual(['seo-viewport']);
    expect(found({ isNew: true })).toEqual([]);
    expect(found({ decision: 'avec' }, { isDecided: isNew })).toEqual(['seo-viewport']);
    expect(found({ decision: 'sans' })).toHaveLength(findings.length);
  });

  test('come some at a time, and a page past the last is the last', () => {
    const many = Array.from({ length: 95 }, (_, index) => finding({ ruleId: `r${index}` }));
    const at = (page: number) =>
      readingOf(report({ findings: many }), { query: { ...noQuery, state: 'defaut', at: page } }).found;
    expect([at(1), at(3), at(99)].map((list) => [list?.items.length, list?.at, list?.pageCount])).toEqual([
      [40, 1, 3],
      [15, 3, 3],
      [15, 3, 3],
    ]);
  });

  test('say to each reader what concerns them first', () => {
    const { roles, sentence } = readingOf(report(), { query: { ...noQuery, role: 'direction' } });
    expect(roles).toEqual({ direction: 2, editorial: 2, developpement: 3, dpo: 1 });
    expect(sentence).toMatch(/2\u00a0défauts .*2\u00a0à traiter sans attendre\.$/);
  });
});

describe('the first sight of a report', () => {
  const proof = { type: 'text', quote: 'x'.repeat(2000) } as const;
  const pages = Array.from({ length: 1000 }, (_, index) =>
    visitedPage({ url: `${home}${index}`, score: index % 100 }),
  );
  const large = auditReport({
    pages,
    findings: Array.from({ length: 250 }, (_, index) =>
      finding({
        ruleId: `r${index}`,
        pages: pages.slice(0, 60).map(({ url }) => ({ url, occurrences: 1, evidence: [proof] })),
      }),
    ),
    rgaa: rgaaGridOf({ perPage: pages.map(({ url }) => ({ url, c: 1, nc: 1, na: 0, review: 0 })) }),
  });

  test('stays small whatever the report', () => {
    const outline = outlineReport(large);
    expect(JSON.stringify(readingOf(outline, { isBrief: true })).length).toBeLessThan(700_000);
    expect(JSON.stringify(outline).length).toBeLessThan(JSON.stringify(large).length / 10);
  });

  test('says the same of an outline as of the whole', () => {
    expect(readingOf(outlineReport(large), { isBrief: true })).toEqual(readingOf(large, { isBrief: true }));
  });

  test('shows the worst pages first, by their own scores', () => {
    const { pages: shown, pageCount } = readingOf(large, { isBrief: true });
    expect(shown.map(({ page }) => page.score)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(pageCount).toBe(1000);
  });
});

test('an outline shows a finding in as many windows as the whole', () => {
  const element = (width?: 'desktop' | 'mobile') =>
    ({ type: 'element', selector: 'a', snippet: '<a>', ...(width && { width }) }) as const;
  const shownIn = (...widths: (undefined | 'desktop' | 'mobile')[]) =>
    report({
      findings: [
        finding({
          pages: widths.map((width, index) => ({
            url: `${home}${index}`,
            occurrences: 1,
            evidence: [element(width)],
          })),
        }),
      ],
    });
  for (const one of [
    shownIn('desktop', 'desktop'),
    shownIn('desktop', 'mobile'),
    shownIn('desktop', undefined),
  ]) {
    const reach = (of: Report) =>
      readingOf(of).view.themes.flatMap(({ failures }) => failures.map((view) => view.reach));
    expect(reach(outlineReport(one))).toEqual(reach(one));
  }
});
