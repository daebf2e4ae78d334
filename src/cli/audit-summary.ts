import { withoutInWords } from '#contract/common-themes.ts';
import { defectsOfTheme, isDefect } from '#contract/defect.ts';
import { countOf, formatDuration, formatNumber, typeset } from '#contract/french.ts';
import { notAnalysedReasons, notAnalysedWords } from '#contract/not-analysed.ts';
import { pageCountsInWords, pageCountsOf } from '#contract/page-counts.ts';
import type { Finding, Report } from '#contract/report.ts';
import { type ScoreRange, scoreInWords } from '#contract/score-range.ts';
import { themeBand } from '#contract/theme-band.ts';
import { effortLabels, type ScoreBand } from '#contract/themes.ts';
import { gradeOf } from '#report/grade.ts';
import { plain, proof } from './proof-line.ts';

const shownFindings = 10;
const shownPages = 50;

/** The report as a French text for a terminal: score, themes, what to fix first, pages, what was not analysed. */
export function summarise(report: Report): string {
  const failures = report.findings.filter(isDefect);
  const reviews = report.findings.filter(({ verdict }) => verdict === 'review').length;
  const duration = Date.parse(report.finishedAt) - Date.parse(report.startedAt);
  return [
    `Audit de ${plain(report.url)}`,
    `${countOf(report.pages.length, 'page analysée', 'pages analysées')} en ${formatDuration(duration)}, ${report.device === 'mobile' ? 'mobile' : 'ordinateur'}, ${report.environment.browser}`,
    ...(report.partial ? ['Résultat partiel : des pages n’ont pas pu être analysées (voir plus bas).'] : []),
    '',
    `Note globale : ${[scoreInWords(report), withoutInWords(report.without ?? []), gradeOf(report).label].filter(Boolean).join(', ')}`,
    ...(report.unseen ? [report.unseen] : []),
    ...report.themes.map(
      (theme) =>
        `  ${theme.label.padEnd(20)} ${scoreText(theme, themeBand(theme, report.rgaa)).padEnd(24)} ${countOf(defectsOfTheme(report.findings, theme.theme), 'défaut', 'défauts')}, ${theme.counts.review} à vérifier, ${countOf(theme.counts.pass, 'contrôle passé', 'contrôles passés')}`,
    ),
    '',
    failures.length === 0
      ? 'Aucun défaut prouvé.'
      : `À corriger d’abord (${Math.min(shownFindings, failures.length)} sur ${failures.length}) :`,
    ...failures.slice(0, shownFindings).flatMap((finding, index) => findingLines(finding, index + 1, 2)),
    ...(reviews > 0 ? ['', `${countOf(reviews, 'point', 'points')} à vérifier par une personne.`] : []),
    '',
    'Pages analysées :',
    ...report.pages.slice(0, shownPages).map(pageLine),
    ...notAnalysedLines(report),
  ]
    .map(typeset)
    .join('\n');
}

function findingLines(finding: Finding, rank: number, proofs: number): string[] {
  const gain = finding.gain > 0 ? `, +${formatNumber(finding.gain, 1)} sur la note` : '';
  const where = finding.pages.length > 0 ? `, ${countOf(finding.pages.length, 'page', 'pages')}` : '';
  const located = finding.pages.flatMap((page) =>
    page.evidence.map((evidence) => ({ evidence, url: page.url })),
  );
  const everywhere = finding.evidence.map((evidence) => ({ evidence, url: '' }));
  return [
    `${String(rank).padStart(2)}. ${plain(finding.title)}`,
    `    ${finding.severity}${where}, ${effortLabels[finding.effort]}${gain} — ${finding.ruleId}`,
    ...[...everywhere, ...located]
      .slice(0, proofs)
      .map(({ evidence, url }) => `    · ${proof(evidence)}${url && ` (${plain(url)})`}`),
    `    → ${finding.fix}`,
  ];
}

function pageLine(page: Report['pages'][number]): string {
  const performance = page.performanceScore === null ? '–' : String(page.performanceScore);
  return `  ${plain(page.url)} — performance ${performance}, ${countOf(page.failures, 'défaut', 'défauts')}`;
}

function notAnalysedLines(report: Report): string[] {
  const counts = pageCountsOf(report);
  const count = counts.found - counts.read;
  if (count === 0) return [];
  const reasons = new Map<string, number>();
  for (const { reason } of report.notAnalysed) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const listed = report.notAnalysed.filter((page) => page.reason !== 'limit').slice(0, 20);
  return [
    '',
    `Adresses non analysées : ${count}`,
    `  ${pageCountsInWords(counts)}`,
    ...[...reasons].map(
      ([reason, number]) => `  ${number} ${notAnalysedReasons[reason as keyof typeof notAnalysedReasons]}`,
    ),
    ...listed.map((page) => `  · ${plain(page.url)} : ${plain(notAnalysedWords(page))}`),
  ];
}

function scoreText(range: ScoreRange, band: ScoreBand | null): string {
  return band === null ? scoreInWords(range) : `${scoreInWords(range)} (${band.label})`;
}
