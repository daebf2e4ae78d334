import { countOf, formatNumber, typeset } from '#contract/french.ts';
import { referenceKindLabels } from '#contract/references.ts';
import type { Report } from '#contract/report.ts';
import { themes } from '#contract/themes.ts';
import type { RuleTrace } from '#engine/judge/judge-audit.ts';
import type { ArtifactReading, RuleReading } from '#engine/judge/read-rule.ts';
import type { Rule } from '#engine/rule.ts';
import { allRules, ruleOf, themeOf } from '#engine/rules/registry.ts';
import { buildRuleTree, severityPenalty } from '#engine/score/penalty.ts';
import { plain, proof } from './proof-line.ts';

const shownPages = 20;
const shownPaths = 12;
const shownProofs = 5;

const verdictWords = {
  pass: 'réussi',
  fail: 'défaut',
  review: 'à vérifier',
  inapplicable: 'sans objet',
  error: 'non testé',
} as const;

/** Why a rule answers what it answers, in French: what it read, what it concluded, what that weighs. */
export function explainTrace(report: Report, trace: RuleTrace): string {
  const rule = ruleOf(trace.ruleId);
  if (!rule) return '';
  const pages = trace.pages.slice(0, shownPages);
  const left = trace.pages.length - pages.length;
  return [
    `Pourquoi ce verdict : ${rule.id}, version ${rule.version ?? 1}`,
    ...identity(rule),
    '',
    ...conclusion(report, rule),
    ...criteria(report, rule),
    ...(trace.site ? ['', 'Sur le site :', ...readingLines(trace.site)] : []),
    ...pages.flatMap(({ url, reading }) => ['', `Sur ${plain(url)} :`, ...readingLines(reading)]),
    ...(left > 0 ? ['', `et ${countOf(left, 'autre page', 'autres pages')}.`] : []),
  ]
    .map(typeset)
    .join('\n');
}

function identity(rule: Rule): string[] {
  const theme = themeOf(rule.id);
  const twin = rule.sameDefectAs ? `, voit le même défaut que ${rule.sameDefectAs}` : '';
  return [
    `  Attendu : ${rule.title.pass}`,
    `  Thème : ${theme ? themes[theme].label : ''} ; gravité : ${rule.severity} ; contrôle ${rule.automation} ; porte sur ${rule.scope === 'page' ? 'chaque page' : 'le site'}`,
    `  Source : ${rule.source ?? 'constat'}${twin}`,
    ...(rule.trial ? ['  À l’essai : montré à part, hors des scores'] : []),
    `  Références : ${rule.references.map(({ kind, title }) => `${title} (${referenceKindLabels[kind]})`).join(', ')}`,
    ...(rule.profiles ? [`  Ne vaut que pour : ${rule.profiles.join(', ')}`] : []),
  ];
}

/** What the report makes of it: finding, masked, passed…, and the effect on the scores. */
function conclusion(report: Report, rule: Rule): string[] {
  const theme = themeOf(rule.id);
  const findings = report.findings.filter(({ ruleId }) => ruleId === rule.id);
  const check = report.checks.find(({ ruleId }) => ruleId === rule.id);
  const share = formatNumber(severityPenalty[rule.severity] * 100, 1);
  const weight = theme
    ? `  Poids : au plus ${share} % de la note du thème, qui compte pour ${themes[theme].weight} dans la note globale`
    : '';
  if (findings.length > 0)
    return [
      ...findings.flatMap((finding) => [
        `Dans le rapport : ${finding.verdict === 'fail' ? 'défaut' : 'à vérifier'}, ${countOf(finding.occurrences, 'occurrence', 'occurrences')}${finding.pages.length > 0 ? `, ${countOf(finding.pages.length, 'page', 'pages')}` : ''}`,
        finding.verdict === 'review'
          ? '  Effet sur la note : aucun, une personne doit juger'
          : `  Effet sur la note : +${countOf(finding.gain, 'point', 'points')} si corrigé, +${countOf(finding.themeGain, 'point', 'points')} dans le thème`,
      ]),
      weight,
    ];
  if (check) {
    const word = check.status === 'off' ? 'non exécuté' : verdictWords[check.status];
    return [`Dans le rapport : ${word}${check.reason ? ` (${plain(check.reason)})` : ''}`, weight];
  }
  return [`Dans le rapport : ${maskedBy(report, rule)}`, weight];
}

/** Neither a finding nor a check: what it saw is told by another rule. */
function maskedBy(report: Report, rule: Rule): string {
  const failed = (id: string) =>
    report.findings.some(({ ruleId, verdict }) => ruleId === id && verdict === 'fail');
  if (rule.sameDefectAs && failed(rule.sameDefectAs))
    return `réuni avec ${rule.sameDefectAs}, qui voit le même défaut`;
  const parent = buildRuleTree(allRules).ancestorsOf(rule.id).find(failed);
  return parent
    ? `masqué par ${parent}, dont il est une conséquence ; sans effet propre sur la note`
    : 'compris dans un autre contrôle';
}

const criterionWords = { nc: 'non conforme', c: 'conforme', na: 'non applicable', review: 'à vérifier' };

function criteria(report: Report, rule: Rule): string[] {
  const numbers = [...new Set((rule.rgaa ?? []).map((id) => id.split('.').slice(0, 2).join('.')))];
  return numbers.map((number) => {
    const row = report.rgaa?.criteria.find((criterion) => criterion.number === number);
    return row
      ? `  Critère RGAA ${number} (${row.noted ? 'relevé, à juger' : criterionWords[row.verdict]}) : ${row.title}`
      : `  Critère RGAA ${number}`;
  });
}

function readingLines({ verdict, artifacts }: RuleReading): string[] {
  const occurrences =
    verdict.occurrences > 0 ? `, ${countOf(verdict.occurrences, 'occurrence', 'occurrences')}` : '';
  const reason = verdict.reason ? ` (${plain(verdict.reason)})` : '';
  const more = verdict.evidence.length - shownProofs;
  return [
    `  Verdict : ${verdictWords[verdict.status]}${occurrences}${reason}`,
    ...(verdict.title ? [`  ${plain(verdict.title)}`] : []),
    ...verdict.evidence.slice(0, shownProofs).map((evidence) => `    preuve : ${proof(evidence)}`),
    ...(more > 0 ? [`    et ${countOf(more, 'autre preuve', 'autres preuves')}`] : []),
    ...artifacts.flatMap(artifactLines),
  ];
}

function artifactLines({ name, error, paths, more }: ArtifactReading): string[] {
  if (error !== null) return [`  Artefact ${name} : n’a pas pu être recueilli (${plain(error)})`];
  if (paths.length === 0) return [`  Artefact ${name} : non lu`];
  const left = paths.length - shownPaths + more;
  return [
    `  Artefact ${name}, lu :`,
    ...paths
      .slice(0, shownPaths)
      .map(
        ({ path, count, sample }) =>
          `    ${plain(path)} : ${plain(sample)}${count > 1 ? ` (${countOf(count, 'lecture', 'lectures')})` : ''}`,
      ),
    ...(left > 0 ? [`    et ${countOf(left, 'autre chemin', 'autres chemins')}`] : []),
  ];
}
