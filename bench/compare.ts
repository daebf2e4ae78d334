/**
 * Two audits of a large site compared: 1,000 pages, 50,000 occurrences; beside the reading of one of the two reports, in
 * the same run: `npm run bench -- compare [rounds]`.
 */

import { parseReport } from '#contract/parse-report.ts';
import type { Evidence, Report } from '#contract/report.ts';
import { compareReports } from '#report/compare/compare-reports.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { medianOf, printTable } from './measure.ts';
import { randomFrom } from './random.ts';

const rounds = Number(process.argv[2] ?? 5);
const origin = 'https://www.exemple.fr/';
const pages = Array.from({ length: 1_000 }, (_, index) => `${origin}page-${index}`);

/** Fifty occurrences a page over ten rules; one in ten words and one in ten addresses differ from seed to seed. */
function largeReport(seed: number): Report {
  const random = randomFrom(seed);
  const said = (name: string) => (random() < 0.1 ? `${name}-${seed}` : name);
  const evidenceOf = (page: number, rule: number): Evidence[] =>
    Array.from({ length: 5 }, (_, at) => ({
      type: 'element',
      selector: `#contenu > ul:nth-of-type(${rule}) > li:nth-of-type(${said(String(at))}) > a`,
      snippet: `<a class="lien" href="/${said(`cible-${page}-${rule}-${at}`)}">Texte ${said(`${page} ${rule} ${at}`)}</a>`,
      mark: { place: 'main>ul>li', shape: '1abcd' },
    }));
  return auditReport({
    pages: pages.map((url) => visitedPage({ url, title: url })),
    findings: Array.from({ length: 10 }, (_, rule) =>
      finding({
        ruleId: `regle-${rule}`,
        pages: pages.map((url, page) => ({ url, occurrences: 5, evidence: evidenceOf(page, rule) })),
        occurrences: 5_000,
      }),
    ),
  });
}

const [before, after] = [largeReport(1), largeReport(2)];
const text = JSON.stringify(after);
const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const reading: number[] = [];
const comparing: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  reading.push(timed(() => parseReport(JSON.parse(text))));
  comparing.push(timed(() => compareReports(before, after)));
}
const { counts } = compareReports(before, after);
printTable([
  [`median of ${rounds}`, 'ms', '×'],
  ['reading one report', medianOf(reading).toFixed(0), '1.00'],
  ['comparing two', medianOf(comparing).toFixed(0), (medianOf(comparing) / medianOf(reading)).toFixed(2)],
]);
console.log(JSON.stringify(counts));
