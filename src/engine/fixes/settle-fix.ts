import { isDefect } from '#contract/defect.ts';
import type { Fix } from '#contract/fix.ts';
import type { Finding } from '#contract/report.ts';
import { severities } from '#contract/themes.ts';
import { doubtShift, harmRank, isWeightyDoubt } from '#reference/harms.ts';
import { urgencies, urgencyRank } from '#reference/urgencies.ts';
import { isConditional } from '../rules/doubtful-title.ts';
import type { Gain } from '../score/score-without.ts';
import type { Echo } from './echoes.ts';
import type { FixGroup } from './fix-group.ts';
import { hoursOf } from './fix-hours.ts';
import { roleOfFix } from './fix-role.ts';
import { wordsOf } from './fix-words.ts';

/** A fix with what its place in the list depends on. */
export interface RankedFix {
  readonly fix: Fix;
  readonly urgency: number;
  /** The least of what its defects harm (`reference/harms.ts`): the lower, the sooner. */
  readonly harm: number;
  /** Place of the worst severity among its findings. */
  readonly severity: number;
  /** What it changes before rounding, in points. */
  readonly worth: number;
  /** The rule whose act it begins with: what harms most. */
  readonly act: string;
  /** 0 where something is proven, 1 where all is only good to know, 2 where all is to be checked. */
  readonly standing: number;
}

/** Place of the gravest severity, by which doubts are weighed where nothing is proven. */
const weightOf = ({ ruleId, theme, severity }: Finding, isDue: boolean): number =>
  harmRank(ruleId, theme, severities.indexOf(severity), isDue);

/** Were it so, it would harm much; and it binds this site, as far as is known. */
const isWeighty = ({ ruleId, theme, severity, title, verdict }: Finding): boolean =>
  verdict === 'review' &&
  !isConditional(title) &&
  isWeightyDoubt(ruleId, theme, severities.indexOf(severity));

const pagesListed = 200;

/** Makes the fix of a group. The order of findings is that of the report’s themes and rules, not that of the pages. */
export function settleFix(
  group: FixGroup,
  echoes: readonly Echo[],
  pageCount: number,
  gain: Gain,
  /** The law asks accessibility of that site. */
  isDue = true,
): RankedFix {
  const findings = group.findings.toSorted(
    (a, b) =>
      Number(isDefect(b.finding)) - Number(isDefect(a.finding)) ||
      b.occurrences - a.occurrences ||
      (a.finding.ruleId < b.finding.ruleId ? -1 : 1),
  );
  const defects = findings.filter(({ finding }) => isDefect(finding));
  const doubts = defects.length > 0 ? [] : findings.filter(({ finding }) => isWeighty(finding));
  const pages = new Set((defects.length > 0 ? defects : findings).flatMap((one) => [...one.pages]));
  const rank = Math.min(urgencies.length, ...defects.map(({ finding }) => urgencyRank(finding.ruleId)));
  const urgency = urgencies[rank];
  const sorted = { ...group, findings };
  const [main] = (defects.length > 0 ? defects : findings).toSorted(
    (a, b) => weightOf(a.finding, isDue) - weightOf(b.finding, isDue),
  );
  return {
    act: main?.finding.ruleId ?? '',
    urgency: rank,
    harm: Math.min(
      severities.length,
      ...defects.map(({ finding }) => weightOf(finding, isDue)),
      ...doubts.map(({ finding }) => weightOf(finding, isDue) + doubtShift),
    ),
    severity: Math.min(
      severities.length,
      ...findings.map(({ finding }) => severities.indexOf(finding.severity)),
    ),
    worth: gain.worth,
    standing: defects.length > 0 ? 0 : findings.some(({ finding }) => finding.verdict === 'fail') ? 1 : 2,
    fix: {
      key: group.key,
      cause: group.kind,
      ...wordsOf(sorted, pages.size, pageCount),
      findings: findings.map(({ finding, occurrences, pages: urls, isOnAll }) => ({
        ruleId: finding.ruleId,
        verdict: finding.verdict,
        occurrences,
        ...(!isOnAll && { pages: [...urls].slice(0, pagesListed) }),
      })),
      ...(echoes.length > 0 && { echoes: [...echoes] }),
      defects: defects.reduce((sum, { occurrences }) => sum + occurrences, 0),
      pages: pages.size,
      points: gain.points,
      hours: hoursOf(sorted),
      role: roleOfFix(sorted),
      ...(doubts.length > 0 && { weighty: true as const }),
      ...(urgency && { urgency: urgency.id }),
    },
  };
}
