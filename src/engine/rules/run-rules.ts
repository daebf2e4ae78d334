import { fillTemplate } from '#contract/errors.ts';
import type { Evidence } from '#contract/report.ts';
import type { Severity, SiteProfile } from '#contract/themes.ts';
import { isArtifactError, type PageArtifacts, type SiteArtifacts } from '../artifacts.ts';
import { clip } from '../derive/dom/dom.ts';
import type { PageRule, Rule, SiteRule, Verdict } from '../rule.ts';

/** A rule’s answer with its French title rendered; the input of findings and scores. */
export interface RuleVerdict {
  readonly ruleId: string;
  readonly status: 'pass' | 'fail' | 'review' | 'inapplicable' | 'error';
  /** Rendered title of a failure or review; empty otherwise. */
  readonly title: string;
  readonly severity: Severity;
  readonly evidence: readonly Evidence[];
  readonly occurrences: number;
  /** Pages a site rule names. */
  readonly pages: readonly string[];
  /** Engines that saw it, where they are not the rule’s `source`. */
  readonly sources?: readonly string[];
  /** Why it was not applicable or could not be tested. */
  readonly reason: string;
}

const evidenceLimit = 20;
/** Characters of one text of a proof: a header may have 256 KB, and reports hold one on each page. */
const textLimit = 4_000;

/** Runs the page rules over one page. A failed artifact or a throwing rule is that rule’s `error`, never more. */
export function runPageRules(
  rules: readonly PageRule[],
  artifacts: PageArtifacts,
  profile: SiteProfile | null,
): RuleVerdict[] {
  return rules.map((rule) => runRule(rule, artifacts, profile));
}

/** Runs the site rules once all pages are known. */
export function runSiteRules(
  rules: readonly SiteRule[],
  artifacts: SiteArtifacts,
  profile: SiteProfile | null,
): RuleVerdict[] {
  return rules.map((rule) => runRule(rule, artifacts, profile));
}

/** Runs one rule. Never throws. */
export function runRule(
  rule: Rule,
  artifacts: PageArtifacts | SiteArtifacts,
  profile: SiteProfile | null,
): RuleVerdict {
  if (rule.profiles && profile && !rule.profiles.includes(profile)) {
    return settle(rule, { status: 'inapplicable', reason: 'ne concerne pas ce type de site' });
  }
  for (const name of rule.artifacts) {
    const value: unknown = (artifacts as unknown as Record<string, unknown>)[name];
    if (isArtifactError(value)) return settle(rule, { status: 'untested', reason: value.artifactError });
  }
  try {
    const verdict = rule.evaluate(artifacts as PageArtifacts & SiteArtifacts);
    return settle(rule, withoutCertainty(rule, verdict, profile));
  } catch (cause) {
    return settle(rule, {
      status: 'untested',
      reason: cause instanceof Error ? cause.message : 'erreur du contrôle',
    });
  }
}

/** A `revue` rule and a duty of an unknown profile never fail: they ask a person. */
function withoutCertainty(rule: Rule, verdict: Verdict, profile: SiteProfile | null): Verdict {
  const certain = rule.automation !== 'revue' && !(rule.profiles && profile === null);
  return verdict.status === 'fail' && !certain ? { ...verdict, status: 'review' } : verdict;
}

/** A proof none of whose texts is longer than a person reads. */
function clipped(evidence: Evidence): Evidence {
  const entries = Object.entries(evidence).map(([key, value]) => [
    key,
    typeof value === 'string' ? clip(value, textLimit) : value,
  ]);
  return Object.fromEntries(entries) as Evidence;
}

function settle(rule: Rule, verdict: Verdict): RuleVerdict {
  const base = {
    ruleId: rule.id,
    title: '',
    severity: rule.severity,
    evidence: [],
    occurrences: 0,
    pages: [],
    reason: '',
  };
  switch (verdict.status) {
    case 'pass':
      return { ...base, status: 'pass' };
    case 'inapplicable':
      return { ...base, status: 'inapplicable', reason: verdict.reason ?? '' };
    case 'untested':
      return { ...base, status: 'error', reason: verdict.reason };
    default: {
      const template =
        verdict.message === undefined
          ? rule.title.fail
          : (rule.messages?.[verdict.message] ?? rule.title.fail);
      const values: Readonly<Record<string, string | number>> = verdict.values ?? {};
      return {
        ...base,
        status: verdict.status,
        title: fillTemplate(template, values),
        severity: verdict.severity ?? rule.severity,
        evidence: verdict.evidence.slice(0, evidenceLimit).map(clipped),
        occurrences: Math.max(1, verdict.occurrences ?? verdict.evidence.length),
        pages: verdict.pages ?? [],
        ...(verdict.sources && { sources: verdict.sources }),
      };
    }
  }
}
