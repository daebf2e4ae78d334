import type { SiteProfile } from '#contract/themes.ts';
import type { SiteArtifacts } from '../artifacts.ts';
import type { SiteRule } from '../rule.ts';
import { type RuleVerdict, runRule } from './run-rules.ts';

/** The verdicts of site rules; those whose pages fail each by itself (`unread: 'alone'`) with the pages that do. */
export function withPagesAlone(
  verdicts: readonly RuleVerdict[],
  rules: readonly SiteRule[],
  artifacts: SiteArtifacts,
  profile: SiteProfile | null,
): RuleVerdict[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return verdicts.map((verdict) => {
    const rule = byId.get(verdict.ruleId);
    if (rule?.unread !== 'alone' || verdict.status !== 'fail') return verdict;
    const alone = artifacts.pages.flatMap((page) => {
      const { status, severity } = runRule(rule, { ...artifacts, pages: [page] }, profile);
      return status === 'fail' ? [{ url: page.url, severity }] : [];
    });
    return { ...verdict, alone };
  });
}
