import { stakes } from '#contract/binding-words.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import { formatNumber } from '#contract/french.ts';
import type { Evidence, Finding, Report } from '#contract/report.ts';
import { effortLabels, themes } from '#contract/themes.ts';
import { widthOfFinding } from '#contract/where-shown.ts';
import { bindingOf, profileOf, stakeOf } from '#report/binding/binding-of.ts';
import { decisionCells, decisionHeader } from '#report/decisions/decision-cells.ts';
import { viewEvidence } from '#report/evidence-view.ts';
import { pageNames } from '#report/page-names.ts';
import { trialTitle } from '#report/trial-view.ts';
import { csvOf } from './csv.ts';

const verdictLabels = { fail: 'À corriger', review: 'À vérifier' } as const;

/** Last, so that columns known by their place keep it. */
const lastHeader = ['Ce qui oblige', 'Enjeu', 'Nom de la page'];

const findingHeader = [
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
  ...lastHeader,
];

/** One line a finding and page. */
export function reportToCsv(report: Report, decided: DecidedReport | null = null): string {
  const names = pageNames(report.pages);
  const lines = findingsOf(report).flatMap(({ finding, onTrial }) => {
    const common = [
      ...namesOf(finding, onTrial),
      finding.why,
      finding.fix,
      effortLabels[finding.effort],
      formatNumber(finding.gain, 1),
      finding.rgaa.join(', '),
    ];
    const binding = bindingCells(finding, onTrial, report);
    const places = finding.pages.length > 0 ? finding.pages : [siteOf(report, finding)];
    return places.map(({ url, occurrences, evidence }) => [
      ...common,
      url,
      String(occurrences),
      widthOfFinding({ evidence, pages: [] }),
      ...decisionCells(decided, finding, finding.pages.length > 0 ? url : ''),
      ...binding,
      finding.pages.length > 0 ? (names.get(url) ?? '') : '',
    ]);
  });
  return csvOf([findingHeader, ...lines]);
}

const occurrenceHeader = [
  'Thème',
  'Contrôle',
  'Verdict',
  'Gravité',
  'Intitulé',
  'Page',
  'Endroit',
  'Extrait',
  'Note',
  'Écran',
  'Critères RGAA',
  ...decisionHeader,
  ...lastHeader,
];

/** One line a place where a finding was seen; those that were counted without being kept are one line more. */
export function occurrencesToCsv(report: Report, decided: DecidedReport | null = null): string {
  return csvOf(occurrenceLines(report, decided));
}

function* occurrenceLines(report: Report, decided: DecidedReport | null): Generator<readonly string[]> {
  yield occurrenceHeader;
  const pages = pageNames(report.pages);
  for (const { finding, onTrial } of findingsOf(report)) {
    const names = namesOf(finding, onTrial);
    const binding = bindingCells(finding, onTrial, report);
    const rgaa = finding.rgaa.join(', ');
    for (const { url, occurrences, evidence } of placesOf(report, finding)) {
      const page = finding.pages.some((one) => one.url === url) ? url : '';
      const last = [...binding, pages.get(page) ?? ''];
      for (const [order, item] of evidence.entries())
        yield [
          ...names,
          url,
          ...seenIn(item),
          rgaa,
          ...decisionCells(decided, finding, page, order),
          ...last,
        ];
      const more = occurrences - evidence.length;
      const left = `et ${formatNumber(more)} de plus, sans détail conservé`;
      if (more > 0)
        yield [...names, url, left, '', '', '', rgaa, ...decisionCells(decided, finding, page, -1), ...last];
    }
  }
}

function seenIn(item: Evidence): string[] {
  const { label, english, code, note } = viewEvidence(item);
  const width = widthOfFinding({ evidence: [item], pages: [] });
  return [[label, english].filter((part) => part !== '').join(' '), code, note, width];
}

/** A finding of the whole site stands at the site’s own address. */
const siteOf = (report: Report, { occurrences, evidence }: Finding): Finding['pages'][number] => ({
  url: report.url,
  occurrences,
  evidence,
});

/** Where a finding was seen: the site, the pages, or both. */
function placesOf(report: Report, finding: Finding): Finding['pages'] {
  if (finding.pages.length === 0) return [siteOf(report, finding)];
  if (finding.evidence.length === 0) return finding.pages;
  return [{ ...siteOf(report, finding), occurrences: finding.evidence.length }, ...finding.pages];
}

/** Those of checks on trial come last, under a verdict of their own. */
const findingsOf = ({ findings, trial }: Report) => [
  ...findings.map((finding) => ({ finding, onTrial: false })),
  ...(trial?.findings ?? []).map((finding) => ({ finding, onTrial: true })),
];

const namesOf = (finding: Finding, onTrial: boolean): string[] => [
  themes[finding.theme].label,
  finding.ruleId,
  onTrial ? trialTitle : verdictLabels[finding.verdict],
  finding.severity,
  finding.title,
];

/** What it binds by for the kind of site, and what is at stake in a defect; empty where older reports do not keep it. */
function bindingCells(finding: Finding, onTrial: boolean, report: Report): string[] {
  const bound = bindingOf(finding, profileOf(report));
  const stake = bound && !onTrial && stakeOf(finding, bound.binding);
  return [bound?.label ?? '', stake ? stakes[stake].one : ''];
}
