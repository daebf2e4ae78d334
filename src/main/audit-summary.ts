import { countOf, formatDuration, formatNumber, typeset } from '#contract/french.ts';
import { type Evidence, type Finding, notAnalysedReasons, type Report } from '#contract/report.ts';
import { effortLabels, scoreBand } from '#contract/themes.ts';

const shownFindings = 10;
const shownPages = 50;

/** The report as a French text for a terminal: score, themes, what to fix first, pages, what was not analysed. */
export function summarise(report: Report): string {
  const failures = report.findings.filter((finding) => finding.verdict === 'fail');
  const reviews = report.findings.length - failures.length;
  const duration = Date.parse(report.finishedAt) - Date.parse(report.startedAt);
  return [
    `Audit de ${plain(report.url)}`,
    `${countOf(report.pages.length, 'page analysée', 'pages analysées')} en ${formatDuration(duration)}, ${report.device === 'mobile' ? 'mobile' : 'ordinateur'}, ${report.environment.browser}`,
    ...(report.partial ? ['Résultat partiel : des pages n’ont pas pu être analysées (voir plus bas).'] : []),
    '',
    `Note globale : ${scoreText(report.score)}`,
    ...report.themes.map(
      (theme) =>
        `  ${theme.label.padEnd(20)} ${scoreText(theme.score).padEnd(24)} ${countOf(theme.counts.fail, 'défaut', 'défauts')}, ${theme.counts.review} à vérifier, ${countOf(theme.counts.pass, 'contrôle passé', 'contrôles passés')}`,
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

/** One check in full: its sentence, why, how to fix, every proof. */
export function explainRule(report: Report, ruleId: string): string {
  const finding = report.findings.find((candidate) => candidate.ruleId === ruleId);
  if (finding) {
    const references = [...finding.references, ...finding.rgaa.map((id) => `RGAA ${id}`)];
    return [
      `${ruleId} (${finding.verdict === 'fail' ? 'défaut' : 'à vérifier'})`,
      ...findingLines(finding, 1, 20),
      `   Pourquoi : ${finding.why}`,
      `   Références : ${references.join(', ')}`,
    ]
      .map(typeset)
      .join('\n');
  }
  const check = report.checks.find((candidate) => candidate.ruleId === ruleId);
  if (!check) return `${ruleId} : résultat compris dans un autre contrôle.`;
  const status = { pass: 'passé', inapplicable: 'non applicable', error: 'non testé' }[check.status];
  return typeset(`${ruleId} : ${status}. ${check.title}${check.reason ? ` (${plain(check.reason)})` : ''}`);
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

function proof(evidence: Evidence): string {
  switch (evidence.type) {
    case 'element':
      return plain(evidence.snippet || evidence.selector);
    case 'header':
      return plain(`${evidence.name} : ${evidence.value ?? 'absent'}`);
    case 'request':
      return plain(`${evidence.url}${evidence.status ? ` (${evidence.status})` : ''}`);
    case 'cookie':
      return plain(`cookie ${evidence.name} (${evidence.domain})`);
    case 'text':
      return plain(`« ${evidence.quote} »`);
    case 'value':
      return plain(
        `${evidence.label} : ${evidence.value}${evidence.expected ? `, attendu ${evidence.expected}` : ''}`,
      );
    case 'page':
      return plain(evidence.url);
  }
}

function pageLine(page: Report['pages'][number]): string {
  const performance = page.performanceScore === null ? '–' : String(page.performanceScore);
  return `  ${plain(page.url)} — performance ${performance}, ${countOf(page.failures, 'défaut', 'défauts')}`;
}

function notAnalysedLines(report: Report): string[] {
  const count = report.notAnalysed.length + report.notAnalysedMore;
  if (count === 0) return [];
  const reasons = new Map<string, number>();
  for (const { reason } of report.notAnalysed) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const listed = report.notAnalysed.filter((page) => page.reason !== 'limit').slice(0, 20);
  return [
    '',
    `Pages non analysées : ${count}`,
    ...[...reasons].map(
      ([reason, number]) => `  ${number} ${notAnalysedReasons[reason as keyof typeof notAnalysedReasons]}`,
    ),
    ...listed.map(
      (page) =>
        `  · ${plain(page.url)} : ${notAnalysedReasons[page.reason]}${page.detail ? ` (${plain(page.detail)})` : ''}`,
    ),
  ];
}

function scoreText(score: number | null): string {
  return score === null ? 'non noté' : `${score}/100 (${scoreBand(score).label})`;
}

/** Text of an audited site must not move the cursor or change colours of the terminal. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 300);
}
