import type { Evidence, Finding, Report } from '#contract/report.ts';
import { type Severity, type Theme, themeIds, themes } from '#contract/themes.ts';
import { rulesByTheme } from '#engine/rules/registry.ts';

const pageCount = 1000;
/** As many as the engine lists of one finding. */
const pagesPerFinding = 200;

const pageUrl = (index: number) =>
  `https://www.exemple.fr/rubrique-${index % 25}/une-page-au-nom-assez-long-${index}.html`;

/** A report of 1,000 pages and 200 occurrences a finding, 50,000 in all, with the words of our own rules, half of their proofs with a box. */
export function largeReport(findingCount = 250): Report {
  const findings = largeFindings(findingCount);
  const startedAt = '2026-11-22T08:00:00.000Z';
  return {
    schemaVersion: 1,
    engineVersion: '0.1.0',
    referential: 'rgaa-4.1.2',
    url: 'https://www.exemple.fr/',
    host: 'www.exemple.fr',
    scope: 'site',
    device: 'mobile',
    profile: null,
    startedAt,
    finishedAt: '2026-11-22T08:40:00.000Z',
    partial: false,
    score: 48,
    themes: themeIds.map((theme) => ({
      theme,
      label: themes[theme].label,
      score: 48,
      weight: themes[theme].weight,
      counts: { fail: 30, review: 8, pass: 20, inapplicable: 10, error: 1 },
    })),
    findings,
    checks: [],
    pages: Array.from({ length: pageCount }, (_, index) => ({
      url: pageUrl(index),
      title: `Une page au titre assez long, la ${index + 1}e du site`,
      status: 200,
      performanceScore: index % 101,
      metrics: {
        firstContentfulPaintMs: 1500,
        largestContentfulPaintMs: 2000 + index,
        totalBlockingTimeMs: 180,
        cumulativeLayoutShift: 0.08,
        speedIndexMs: 3000,
        serverResponseTimeMs: 240,
      },
      requestCount: 60,
      transferBytes: 1_200_000 + index * 1000,
      domNodes: 900,
      sobriety: 60,
      failures: 60,
      score: (index * 7) % 101,
      screenshot: { key: 'page-1', width: 412, height: 4000 },
    })),
    notAnalysed: [],
    notAnalysedMore: 0,
    rgaa: largeGrid(),
    environment: { browser: 'Chromium 142', viewport: '412×823', userAgent: 'Constat' },
  };
}

function largeFindings(count: number): Finding[] {
  const rules = themeIds.flatMap((theme) => rulesByTheme[theme].map((rule) => ({ theme, rule })));
  return rules.slice(0, count).map(({ theme, rule }, index) => findingOf(theme, rule, index));
}

function findingOf(theme: Theme, rule: (typeof rulesByTheme)[Theme][number], index: number): Finding {
  const verdict = rule.automation === 'revue' || index % 5 === 4 ? 'review' : 'fail';
  return {
    ruleId: rule.id,
    ruleVersion: 1,
    sources: ['constat'],
    theme,
    verdict,
    severity: rule.severity satisfies Severity,
    automation: rule.automation,
    effort: rule.effort,
    title: rule.title.fail.replaceAll(/\{[a-zA-Z]\w*\}/g, '12'),
    why: rule.why,
    fix: rule.fix,
    references: rule.references.map(({ title }) => title),
    rgaa: [...(rule.rgaa ?? [])],
    pages: Array.from({ length: pagesPerFinding }, (_, at) => {
      const page = (index * 31 + at * 5) % pageCount;
      return { url: pageUrl(page), occurrences: 1, evidence: [proof(index, page)] };
    }),
    evidence: [],
    occurrences: pagesPerFinding,
    reach: pagesPerFinding / pageCount,
    gain: verdict === 'fail' && index < 20 ? 1 : 0,
    themeGain: 1,
  };
}

const proof = (index: number, page: number): Evidence => ({
  type: 'element',
  selector: `main > section:nth-child(${index % 7}) > ul > li:nth-child(${page % 40}) > a.lien-${index}`,
  snippet: `<a class="lien-${index} carte__titre" href="${pageUrl(page)}" data-page="${page}">Lire la suite</a>`,
  ...(index % 2 === 0 && { box: { x: 20, y: 400 + (page % 30) * 90, width: 300, height: 44 } }),
  note: 'Le texte du lien ne dit pas où il mène.',
  mark: { place: 'main>section>ul>li', shape: '1x9k2c' },
});

function largeGrid(): NonNullable<Report['rgaa']> {
  const counts = { c: 20, nc: 30, na: 26, review: 30 };
  const verdicts = ['c', 'nc', 'na', 'review'] as const;
  return {
    referential: 'rgaa-4.1.2',
    name: 'RGAA 4.1.2',
    attribution: 'Source : RGAA 4.1.2, DINUM.',
    criteria: Array.from({ length: 106 }, (_, index) => ({
      number: `${1 + Math.floor(index / 9)}.${1 + (index % 9)}`,
      topic: `Thématique ${1 + Math.floor(index / 9)}`,
      title: 'Chaque image porteuse d’information a-t-elle une alternative textuelle ?',
      level: 'A' as const,
      verdict: verdicts[index % 4] ?? 'review',
      reason: index % 4 === 3 ? 'La machine rassemble des indices, une personne juge.' : '',
      pages: { ...counts, ncUrls: [] },
      rules: [],
      reviewRules: [],
    })),
    counts,
    interval: { low: 0.25, high: 0.6 },
    conclusions: ['Constat ne remplace pas un audit de conformité.'],
    perPage: Array.from({ length: pageCount }, (_, index) => ({
      url: pageUrl(index),
      ...counts,
      letters: 'cn-?'.repeat(27).slice(0, 106),
    })),
    sample: [{ role: 'home', label: 'Accueil', url: pageUrl(0) }],
  };
}
