import { describe, expect, it } from 'vitest';
import { sampleReport } from '#tests/support/audit-world.ts';
import { reportToCsv } from './report-csv.ts';

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

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
    'never lets « %j » be a formula',
    (text) => {
      expect(lineWith(text)).toContain(`"'${text}"`);
    },
  );

  it('keeps quotes, semicolons and line ends inside their cell', () => {
    expect(lineWith('a "b"; c\nd')).toContain('"a ""b""; c\nd"');
  });
});
