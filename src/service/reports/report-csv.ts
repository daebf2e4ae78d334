import type { DecidedReport } from '#contract/decisions.ts';
import { formatNumber } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { effortLabels, themes } from '#contract/themes.ts';
import { widthOfFinding } from '#contract/where-shown.ts';
import { decisionCells, decisionHeader } from '#report/decisions/decision-cells.ts';

const verdictLabels = { fail: 'À corriger', review: 'À vérifier' } as const;

const header = [
  'Thème',
  'Contrôle',
  'Verdict',
  'Gravité',
  'Intitulé',
  'Pourquoi',
  'Comment corriger',
  'Effort',
  'Gain (points)',
  'Critères RGAA',
  'Page',
  'Occurrences',
  'Écran',
  ...decisionHeader,
];

/**
 * One line a finding and page, for French spreadsheets: UTF-8 with its mark, semicolons, CRLF. A cell that a
 * spreadsheet would take for a formula begins with an apostrophe: texts of the audited site must stay texts.
 */
export function reportToCsv(report: Report, decided: DecidedReport | null = null): string {
  const lines = report.findings.flatMap((finding) => {
    const common = [
      themes[finding.theme].label,
      finding.ruleId,
      verdictLabels[finding.verdict],
      finding.severity,
      finding.title,
      finding.why,
      finding.fix,
      effortLabels[finding.effort],
      formatNumber(finding.gain, 1),
      finding.rgaa.join(', '),
    ];
    const pages =
      finding.pages.length > 0
        ? finding.pages
        : [{ url: report.url, occurrences: finding.occurrences, evidence: finding.evidence }];
    return pages.map((page) => [
      ...common,
      page.url,
      String(page.occurrences),
      widthOfFinding({ evidence: page.evidence, pages: [] }),
      ...decisionCells(decided, finding, finding.pages.length > 0 ? page.url : ''),
    ]);
  });
  return `\ufeff${[header, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const safe = /^[\s]*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
