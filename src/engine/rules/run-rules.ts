import { fillTemplate } from '#contract/errors.ts';
import type { Evidence } from '#contract/report.ts';
import type { Severity, SiteProfile } from '#contract/themes.ts';
import { type AllGathered, type PageArtifacts, pickGathered, type SiteArtifacts } from '../artifacts.ts';
import { shownProofs } from '../derive/dom/dom.ts';
import type { PageRule, Rule, SiteRule, Verdict } from '../rule.ts';
import { doubtfulTitle } from './doubtful-title.ts';
import { untestedReason, untestedWords } from './untested-words.ts';
import { clipped } from './verdicts/clipped.ts';
import { severityByProfile, type Weight } from './verdicts/severity-by-profile.ts';
import { inEveryView, withViews } from './views/judge-views.ts';
import { withUnreadPages } from './with-unread-pages.ts';
import { withoutCertainty } from './without-certainty.ts';

/** A rule’s answer with its French title rendered; the input of findings and scores. */
export interface RuleVerdict extends Weight {
  readonly ruleId: string;
  readonly status: 'pass' | 'fail' | 'review' | 'inapplicable' | 'error';
  /** Rendered title of a failure or review; empty otherwise. */
  readonly title: string;
  /** Which of the rule’s messages the title is; absent for its first one. */
  readonly message?: string;
  readonly evidence: readonly Evidence[];
  readonly occurrences: number;
  /** How far the page is from sound, where the title tells a figure: larger is worse. */
  readonly extent?: number;
  /** Pages a site rule names. */
  readonly pages: readonly string[];
  /** Engines that saw it, where they are not the rule’s `source`. */
  readonly sources?: readonly string[];
  /** Why it was not applicable or could not be tested. */
  readonly reason: string;
  /** A page that was not read may change this answer (`Verdict`). */
  readonly unseen?: boolean;
  /** A document that the law asks for was found nowhere, and not all pages were read (`Verdict`). */
  readonly nowhere?: boolean;
  /** Pages on which a site rule of the kind `alone` fails, each judged by itself. */
  readonly alone?: readonly { readonly url: string; readonly severity: Severity }[];
}

/** Hears of a rule that threw, so that it is logged and counted. */
export type OnThrow = (rule: Rule, cause: unknown) => void;

const ignore = () => undefined;

/**
 * Runs the page rules over one page. A failed artifact or a throwing rule is that rule’s `error`, never more. `proofs` of
 * each are kept: what a report shows, unless more are asked for.
 */
export function runPageRules(
  rules: readonly PageRule[],
  artifacts: PageArtifacts,
  profile: SiteProfile | null,
  onThrow: OnThrow = ignore,
  proofs: number = shownProofs,
): RuleVerdict[] {
  const seen = withViews(artifacts);
  return rules.map(inEveryView(seen)).map((rule) => runRule(rule, seen, profile, onThrow, proofs));
}

/** Runs the site rules once all pages are known. */
export function runSiteRules(
  rules: readonly SiteRule[],
  artifacts: SiteArtifacts,
  profile: SiteProfile | null,
  onThrow: OnThrow = ignore,
  proofs: number = shownProofs,
): RuleVerdict[] {
  return rules
    .map(withUnreadPages(artifacts.pages))
    .map((rule) => runRule(rule, artifacts, profile, onThrow, proofs));
}

/** Runs one rule over exactly the artifacts it declares; one that is missing is one that failed. Never throws. */
export function runRule(
  rule: PageRule,
  artifacts: Partial<PageArtifacts>,
  profile: SiteProfile | null,
  onThrow?: OnThrow,
  proofs?: number,
): RuleVerdict;
export function runRule(
  rule: SiteRule,
  artifacts: Partial<SiteArtifacts>,
  profile: SiteProfile | null,
  onThrow?: OnThrow,
  proofs?: number,
): RuleVerdict;
export function runRule<Shapes>(
  rule: Rule & Runnable<Shapes>,
  artifacts: Partial<AllGathered<Shapes>>,
  profile: SiteProfile | null,
  onThrow: OnThrow = ignore,
  proofs: number = shownProofs,
): RuleVerdict {
  const settle = (verdict: Verdict) => settled(rule, verdict, profile, proofs);
  if (rule.profiles && profile && !rule.profiles.includes(profile))
    return settle({ status: 'inapplicable', reason: 'ne concerne pas ce type de site' });
  const { plain, failed } = pickGathered<Shapes, keyof Shapes & string>(artifacts, rule.artifacts);
  if (failed) return settle({ status: 'untested', reason: untestedReason(failed) });
  try {
    return settle(withoutCertainty(rule, rule.evaluate(plain), profile));
  } catch (cause) {
    onThrow(rule, cause);
    return settle({ status: 'untested', reason: untestedWords.threw });
  }
}

interface Runnable<Shapes> {
  readonly artifacts: readonly (keyof Shapes & string)[];
  evaluate(plain: Pick<Shapes, keyof Shapes & string>): Verdict;
}

function settled(rule: Rule, verdict: Verdict, profile: SiteProfile | null, proofs: number): RuleVerdict {
  const base = {
    ...('unseen' in verdict && verdict.unseen === true && { unseen: true }),
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
      const template = rule.messages?.[verdict.message ?? ''] ?? rule.title.fail;
      const title = fillTemplate(template, verdict.values ?? {});
      return {
        ...base,
        status: verdict.status,
        title: verdict.status === 'review' ? doubtfulTitle(rule, title, profile, verdict.bound) : title,
        ...severityByProfile(rule.id, verdict.severity ?? rule.severity, profile),
        evidence: verdict.evidence.slice(0, proofs).map(clipped),
        occurrences: Math.max(1, verdict.occurrences ?? verdict.evidence.length),
        ...(verdict.message !== undefined && { message: verdict.message }),
        ...(verdict.extent !== undefined && { extent: verdict.extent }),
        pages: verdict.pages ?? [],
        ...(verdict.nowhere === true && { nowhere: true }),
        ...(verdict.sources && { sources: verdict.sources }),
      };
    }
  }
}
