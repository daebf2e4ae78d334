import type { ComparedRuleSummary } from '#contract/comparison.ts';
import { countOf, typeset } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { scoreInWords } from '#contract/score-range.ts';
import { severities } from '#contract/themes.ts';
import { isDecided } from '../decisions/decision-at.ts';
import { inertCode, inertMarkdown } from '../reading/ticket-writers.ts';
import { type CiResult, reportPage, rulePage } from './ci-result.ts';
import { newDefects } from './gates.ts';
import { isOpenDefect } from './is-open-defect.ts';
import { quotedTextsNotice } from './quoted-texts.ts';

const mostRules = 10;
const mostPlaces = 3;

/** A summary for a pull request, in Markdown. What the audited site wrote is inert in it: it calls nobody and links nowhere. */
export function pullRequestOf(result: CiResult): string {
  const { report, gates } = result;
  const isPassed = gates.every((gate) => gate.isPassed);
  const verdict = gates.length === 0 ? 'audit terminé' : isPassed ? 'seuils respectés' : 'seuil dépassé';
  return `${[
    `## ${isPassed ? '✅' : '❌'} Constat : ${verdict}`,
    '',
    `${inertCode(report.url)} – ${countOf(report.pages.length, 'page analysée', 'pages analysées')} – score : **${scoreInWords(report)}**${scoreChange(result)}`,
    '',
    ...gates.map(
      (gate) => `- ${gate.isPassed ? '✅' : '❌'} ${inertCode(gate.gate.text)} : ${gate.sentence}`,
    ),
    ...(gates.length > 0 ? [''] : []),
    ...(report.partial ? ['Des pages n’ont pas pu être analysées : le résultat est partiel.', ''] : []),
    ...changesOf(result),
    ...defectsOf(result),
    `[Lire le rapport](${reportPage(result)})`,
    '',
    `_${quotedTextsNotice}_`,
  ]
    .map(typeset)
    .join('\n')}\n`;
}

function scoreChange({ before }: CiResult): string {
  return before === null ? '' : ` (avant : ${scoreInWords({ score: before.score, upTo: before.scoreUpTo })})`;
}

function changesOf({ comparison, decided, server }: CiResult): string[] {
  if (comparison === null) return [];
  const { fresh, fixed, still } = comparison.counts;
  const rules = newDefects(comparison, decided);
  const counts = `Depuis l’audit précédent : ${countOf(fresh, 'nouvel endroit', 'nouveaux endroits')} en défaut, ${countOf(fixed, 'corrigé', 'corrigés')}, ${countOf(still, 'inchangé', 'inchangés')}.`;
  if (rules.length === 0) return [counts, ''];
  return [
    counts,
    '',
    '### Nouveaux défauts',
    '',
    ...rules.slice(0, mostRules).flatMap((rule) => freshLines(rule, server)),
    ...moreLine(rules.length),
    '',
  ];
}

function freshLines({ ruleId, title, severity, fresh }: ComparedRuleSummary, server: string): string[] {
  return [
    `- **${inert(title)}** (${severity}, ${countOf(fresh.count, 'endroit', 'endroits')}) – [${inert(ruleId)}](${rulePage(server, ruleId)})`,
    ...fresh.shown
      .slice(0, mostPlaces)
      .map(({ page, label, code }) => `  - ${[page, label, code].map(short).filter(Boolean).join(' – ')}`),
  ];
}

function defectsOf({ report, decided, server }: CiResult): string[] {
  const open = report.findings
    .filter((finding) => isOpenDefect(finding, decided))
    .toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
  const reviews = report.findings.filter(
    (one) => one.verdict === 'review' && !isDecided(decided, one),
  ).length;
  if (open.length === 0) return ['Aucun défaut prouvé.', '', ...reviewLine(reviews)];
  return [
    `<details><summary>${countOf(open.length, 'défaut en tout', 'défauts en tout')}</summary>`,
    '',
    '| Gravité | Défaut | Endroits | Contrôle |',
    '| --- | --- | ---: | --- |',
    ...open.slice(0, 3 * mostRules).map((finding) => defectRow(finding, server)),
    ...(open.length > 3 * mostRules
      ? ['', `et ${countOf(open.length - 3 * mostRules, 'autre', 'autres')}`]
      : []),
    '',
    '</details>',
    '',
    ...reviewLine(reviews),
  ];
}

const reviewLine = (count: number): string[] =>
  count > 0 ? [`${countOf(count, 'point', 'points')} à vérifier par une personne.`, ''] : [];

const defectRow = ({ severity, title, occurrences, ruleId }: Finding, server: string): string =>
  `| ${severity} | ${inert(title)} | ${occurrences} | [${inert(ruleId)}](${rulePage(server, ruleId)}) |`;

const moreLine = (count: number): string[] =>
  count > mostRules ? [`- et ${countOf(count - mostRules, 'autre contrôle', 'autres contrôles')}`] : [];

const short = (text: string): string => inertCode(text.slice(0, 200));

/** Escaping is not enough where names and numbers call people and tickets once the text is shown. */
const inert = (text: string): string => inertMarkdown(text).replaceAll(/\\([@#!~&$%])/g, '\\$1\u200b');
