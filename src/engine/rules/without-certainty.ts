import type { SiteProfile } from '#contract/themes.ts';
import type { Rule, Verdict } from '../rule.ts';

/** A `revue` rule and a duty of an unknown profile never fail: they ask a person. */
export function withoutCertainty(rule: Rule, verdict: Verdict, profile: SiteProfile | null): Verdict {
  if (verdict.status !== 'fail') return verdict;
  const isBound = profile || !rule.profiles || (rule.mayBind && verdict.bound);
  return rule.automation !== 'revue' && isBound ? verdict : { ...verdict, status: 'review' };
}
