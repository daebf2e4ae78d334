import type { Finding } from '#contract/report.ts';
import { criterionEchoes, elementEchoes } from '#reference/echo-rules.ts';
import { rgaaCriterionOf } from '#reference/rgaa.ts';
import { rgaaSettles } from '#reference/rgaa-settles.ts';
import type { FixGroup, GroupedFinding } from './fix-group.ts';

/** A finding that only counts what others find, and how much of it goes when a fix takes those away. */
export interface Echo {
  readonly ruleId: string;
  readonly verdict: Finding['verdict'];
  readonly occurrences: number;
}

/**
 * What falls with a fix although its cause is none of it: findings that count others’. Foretells too little rather than too
 * much: a criterion counts where all that fails it goes, an element where its own finding says so.
 */
export function echoesOf(group: FixGroup, findings: readonly Finding[]): Echo[] {
  const own = new Set(group.findings.map(({ finding }) => finding));
  const taken = group.findings.filter(({ finding }) => finding.verdict === 'fail');
  return findings.flatMap((finding): Echo[] => {
    if (own.has(finding)) return [];
    const { ruleId, verdict } = finding;
    const counted = criterionEchoes.has(ruleId)
      ? criteriaMetAgain(taken, findings)
      : elementsGone(elementEchoes.get(ruleId) ?? [], taken);
    const occurrences = Math.min(finding.occurrences, counted);
    return occurrences > 0 ? [{ ruleId, verdict, occurrences }] : [];
  });
}

const elementsGone = (sources: readonly string[], taken: readonly GroupedFinding[]): number =>
  taken
    .filter(({ finding }) => sources.includes(finding.ruleId))
    .reduce((sum, { occurrences }) => sum + occurrences, 0);

/** Criteria that the rule’s failure settles: those that it only names are not counted as not met. */
const settledBy = ({ ruleId }: Finding): string[] =>
  (rgaaSettles[ruleId]?.settles ?? []).flatMap((test) => rgaaCriterionOf(test)?.number ?? []);

/** Those that it settles whatever its message: a finding does not say which one it is. */
const surelySettledBy = (finding: Finding): string[] =>
  rgaaSettles[finding.ruleId]?.except === undefined ? settledBy(finding) : [];

/** Criteria that nothing else fails. */
function criteriaMetAgain(taken: readonly GroupedFinding[], findings: readonly Finding[]): number {
  const whole = new Set(taken.filter(({ isWhole }) => isWhole).map(({ finding }) => finding));
  const failed = new Set([...whole].flatMap(surelySettledBy));
  const held = findings.filter((finding) => finding.verdict === 'fail' && !whole.has(finding));
  for (const criterion of held.flatMap(settledBy)) failed.delete(criterion);
  return failed.size;
}
