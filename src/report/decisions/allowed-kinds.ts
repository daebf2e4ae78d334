import { type DecisionKind, decisionKindIds } from '#contract/decision-words.ts';
import type { Finding } from '#contract/report.ts';

/**
 * What may be decided of a finding: « faux positif » on a doubt only, « contesté » on what is said to be proven only,
 * « dérogation » on accessibility only.
 */
export function allowedKinds({ verdict, theme }: Pick<Finding, 'verdict' | 'theme'>): DecisionKind[] {
  return decisionKindIds.filter(
    (kind) =>
      (kind !== 'false-positive' || verdict === 'review') &&
      (kind !== 'contested' || verdict === 'fail') &&
      (kind !== 'derogation' || theme === 'accessibility'),
  );
}
