import { describe, expect, it } from 'vitest';
import { auditReport, finding } from '#tests/support/report.ts';
import { sampleReport } from '#tests/support/sample-report.ts';
import { occurrencesToCsv, reportToCsv } from './report-csv.ts';

const order = {
  url: 'https://exemple.fr/',
  scope: 'page',
  maxPages: 1,
  device: 'mobile',
  exclude: [],
  profile: null,
} as const;

/** First finding of the sample with other words, as one line of cells. */
function lineWith(title: string): string {
  const report = sampleReport(order);
  const [finding] = report.findings;
  if (finding === undefined) throw new Error('The sample has a finding.');
  return reportToCsv({ ...report, findings: [{ ...finding, title }] }).split('\r\n')[1] ?? '';
}

describe('the CSV export', () => {
  it('opens in a French spreadsheet: mark, semicolons, French labels and numbers', () => {
    const csv = reportToCsv(sampleReport(order));
    expect(csv.startsWith('\ufeff"Thème";"Contrôle";')).toBe(true);
    expect(csv.split('\r\n')[1]).toContain('"Sécurité";"sec-hsts-absent";"À corriger";"majeur"');
    expect(csv).toContain('"3,5"');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '|x', '%0A=1', "'=1"])(
    'never lets « %j » be a formula',
    (text) => {
      expect(lineWith(text)).toContain(`"'${text}"`);
    },
  );

  it.each([reportToCsv, occurrencesToCsv])('names the page of a line last; the site has no page', (toCsv) => {
    const report = sampleReport(order);
    const page = { ...report.pages[0], url: 'https://exemple.fr/contact', title: 'Nous écrire' };
    const [first] = report.findings;
    const onPage = { ...first, evidence: [], pages: [{ url: page.url, occurrences: 1, evidence: [] }] };
    const onSite = { ...first, pages: [] };
    const csv = toCsv({ ...report, pages: [page], findings: [onPage, onSite] } as typeof report);
    const [header, of, whole] = csv.split('\r\n').map((line) => line.split(';').at(-1));
    expect([header, of, whole]).toEqual(['"Nom de la page"', '"Nous écrire"', '""']);
  });

  it('keeps quotes, semicolons and line ends inside their cell', () => {
    expect(lineWith('a "b"; c\nd')).toContain('"a ""b""; c\nd"');
  });
});

describe('the table of occurrences', () => {
  it('has one line a place, and says how many were counted without being kept', () => {
    const evidence = [
      { type: 'element', selector: 'main a', snippet: '<a>' } as const,
      { type: 'element', selector: 'footer a', snippet: '<a href="/">', width: 'mobile' } as const,
    ];
    const found = finding({
      occurrences: 9,
      pages: [{ url: 'https://www.exemple.fr/', occurrences: 9, evidence }],
    });
    const lines = occurrencesToCsv(auditReport({ findings: [found] }))
      .split('\r\n')
      .slice(1, -1);
    const cells = lines.map((line) => line.slice(1, -1).split('";"').slice(5, 8));
    expect(cells).toEqual([
      ['https://www.exemple.fr/', 'main a', '<a>'],
      ['https://www.exemple.fr/', 'footer a', '<a href=""/"">'],
      ['https://www.exemple.fr/', 'et 7 de plus, sans détail conservé', ''],
    ]);
  });

  it('gives what checks on trial found last, under a verdict of their own', () => {
    const found = finding({ ruleId: 'seo-regle-nouvelle', verdict: 'review' });
    const report = auditReport({ trial: { checked: 1, findings: [found] } });
    for (const csv of [reportToCsv(report), occurrencesToCsv(report)]) {
      const verdicts = csv
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(';')[2]);
      expect(verdicts).toEqual(['"À corriger"', '"À l’essai"']);
    }
  });
});
