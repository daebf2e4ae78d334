import { countOf, typeset } from '#contract/french.ts';
import type { CheckedRule, Finding } from '#contract/report.ts';
import { severities, type Theme } from '#contract/themes.ts';
import type { Rule } from '../rule.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';
import { type BlindSpots, mayFail } from './blind-spots.ts';
import { cite } from './cite.ts';
import { type Located, neutralState, stateOf } from './rule-state.ts';
import type { RuleState } from './theme-score.ts';

/** The verdicts of one analysed page. */
export interface PageVerdicts {
  readonly url: string;
  readonly verdicts: readonly RuleVerdict[];
}

/** Everything the audit concluded about one rule. */
export interface RuleOutcome {
  readonly rule: Rule;
  readonly theme: Theme;
  readonly findings: readonly Finding[];
  readonly check: CheckedRule | null;
  /** What scores make of it. */
  readonly state: RuleState;
  /** It could have failed where it could not be tested. */
  readonly untested: boolean;
  /** The failures and doubts behind the findings, page by page, past the pages that these list. */
  readonly located: readonly Located[];
}

/** The pages analysed, in their order, and what was not seen of the others. */
export interface Seen {
  readonly read: readonly string[];
  readonly blind: BlindSpots;
}

const pagesPerFinding = 200;

/** Gathers what all pages (or the site check) said of one rule. Scores and gains are filled in later. */
export function outcomeOf(
  rule: Rule,
  theme: Theme,
  located: readonly Located[],
  { read, blind }: Seen,
): RuleOutcome {
  const failed = located.filter(({ verdict }) => verdict.status === 'fail');
  const doubtful = located.filter(({ verdict }) => verdict.status === 'review');
  const findings = [failed, doubtful]
    .filter((group) => group.length > 0)
    .map((group) => findingOf(rule, theme, group, read.length));
  return {
    rule,
    theme,
    findings,
    check: findings.length > 0 ? null : checkOf(rule, theme, located),
    state: stateOf(rule, theme, located, read, blind),
    untested: mayFail(rule, blind.profile) && located.some(({ verdict }) => verdict.status === 'error'),
    located: [...failed, ...doubtful],
  };
}

function findingOf(rule: Rule, theme: Theme, group: readonly Located[], pageCount: number): Finding {
  const worst = [...group].sort(
    ({ verdict: a }, { verdict: b }) =>
      rank(a) - rank(b) || (b.extent ?? 0) - (a.extent ?? 0) || b.occurrences - a.occurrences,
  )[0];
  const first = worst?.verdict;
  const onPages = rule.scope === 'page';
  const advice = rule.advice?.[first?.message ?? ''];
  const named = group.flatMap(({ verdict }) => verdict.pages);
  const alone = group.flatMap(({ verdict }) => (verdict.alone ?? []).map(({ url }) => url));
  return {
    ruleId: rule.id,
    ruleVersion: rule.version ?? 1,
    sources: [...new Set(group.flatMap(({ verdict }) => verdict.sources ?? [rule.source ?? 'constat']))],
    theme,
    verdict: first?.status === 'fail' ? 'fail' : 'review',
    severity: first?.severity ?? rule.severity,
    automation: rule.automation,
    effort: rule.effort,
    title: typeset(titleOf(first?.title ?? rule.title.fail, first, group)),
    why: typeset(advice?.why ?? rule.why),
    fix: typeset(advice?.fix ?? rule.fix),
    references: rule.references.map(({ title }) => title),
    basis: rule.references.map(cite),
    rgaa: [...(rule.rgaa ?? [])],
    pages: onPages
      ? group.slice(0, pagesPerFinding).map(({ url, verdict }) => ({
          url,
          occurrences: verdict.occurrences,
          evidence: [...verdict.evidence],
        }))
      : named.slice(0, pagesPerFinding).map((url) => ({ url, occurrences: 1, evidence: [] })),
    ...(alone.length > 0 && { failsOn: alone.slice(0, pagesPerFinding) }),
    evidence: onPages ? [] : group.flatMap(({ verdict }) => [...verdict.evidence]),
    occurrences: group.reduce((sum, { verdict }) => sum + verdict.occurrences, 0),
    reach: onPages ? group.length / Math.max(1, pageCount) : 1,
    gain: 0,
    themeGain: 0,
  };
}

/** A title whose figure is one page’s, where others have theirs; within its last parentheses where it ends with some. */
export function ofWorstPage(title: string): string {
  const said = 'page la plus touchée';
  return /\([^()]*\)$/.test(title) ? `${title.slice(0, -1)}, ${said})` : `${title} (${said})`;
}

function titleOf(title: string, worst: RuleVerdict | undefined, group: readonly Located[]): string {
  const isShared = group.every(({ verdict }) => verdict.title === worst?.title);
  return worst?.extent === undefined || isShared ? title : ofWorstPage(title);
}

const rank = (verdict: RuleVerdict): number => severities.indexOf(verdict.severity);

function checkOf(rule: Rule, theme: Theme, located: readonly Located[]): CheckedRule {
  const base = {
    ruleId: rule.id,
    ruleVersion: rule.version ?? 1,
    theme,
    title: typeset(rule.title.pass),
    automation: rule.automation,
  };
  const untested = located.filter(({ verdict }) => verdict.status === 'error');
  const passed = located.filter(({ verdict }) => verdict.status === 'pass').length;
  const reason = sharedReason(untested.length > 0 ? untested : located);
  if (untested.length > 0 && (passed === 0 || rule.scope === 'site'))
    return { ...base, status: 'error', reason: reason || 'non testé' };
  if (passed > 0 && untested.length === 0) return { ...base, status: 'pass' };
  if (passed > 0) {
    const counts = { passedOn: passed, untestedOn: untested.length };
    return { ...base, status: 'pass', ...counts, reason: partlyTested(rule, counts, reason) };
  }
  return { ...base, status: 'inapplicable', ...(reason && { reason }) };
}

/**
 * The reason that all pages share. Where they differ, each with its number of pages, the commonest first: what is true of
 * one page may be false of the site.
 */
function sharedReason(located: readonly Located[]): string | undefined {
  const groups = Map.groupBy(located, ({ verdict }) => verdict.reason);
  const reasons = [...groups]
    .filter(([reason]) => reason !== '')
    .map(([reason, { length }]) => ({ reason, length }))
    .sort((a, b) => b.length - a.length);
  if (groups.size === 1) return reasons[0]?.reason;
  const told = reasons
    .slice(0, 3)
    .map(({ reason, length }) => `${reason.replace(/\.$/, '')} (${countOf(length, 'page', 'pages')})`);
  return told.length === 0 ? undefined : told.join(', ');
}

/** « respecté sur 8 pages, non testé sur 2 : … » */
function partlyTested(
  { automation }: Rule,
  { passedOn, untestedOn }: { readonly passedOn: number; readonly untestedOn: number },
  reason: string | undefined,
): string {
  const found = automation === 'semi' ? 'rien relevé' : 'respecté';
  const pages = countOf(passedOn, 'page', 'pages');
  return typeset(`${found} sur ${pages}, non testé sur ${untestedOn}${reason ? ` : ${reason}` : ''}`);
}

/** What is said of a rule that was switched off. */
export function outcomeOff(rule: Rule, theme: Theme): RuleOutcome {
  const check = checkOf(rule, theme, []);
  return {
    rule,
    theme,
    findings: [],
    check: { ...check, status: 'off', reason: 'désactivé pour cet audit' },
    state: neutralState(rule.id),
    untested: false,
    located: [],
  };
}

/**
 * One defect seen by two rules is one finding: on the pages where both failed, the follower joins the sources of
 * the rule it repeats; it stays a finding of its own on the pages that only it caught.
 */
export function mergeSameDefects(outcomes: readonly RuleOutcome[], pageCount: number): RuleOutcome[] {
  const byRule = new Map(outcomes.map((outcome) => [outcome.rule.id, outcome]));
  const joined = new Map<string, Set<string>>();
  const kept = outcomes.map((outcome) => {
    const twin = byRule.get(outcome.rule.sameDefectAs ?? '');
    if (!twin || outcome.findings.length === 0) return outcome;
    if (twin.findings.length === 0)
      return { ...outcome, state: withoutPages(outcome.state, new Set(), twin.state) };
    const covered = new Set(twin.rule.scope === 'page' ? twin.located.map(({ url }) => url) : namedBy(twin));
    joined.set(twin.rule.id, (joined.get(twin.rule.id) ?? new Set()).add(outcome.rule.source ?? 'constat'));
    return {
      ...outcome,
      findings: outcome.findings.flatMap((finding) => uncovered(finding, covered, pageCount)),
      state: withoutPages(outcome.state, covered, twin.state),
      located: outcome.located.filter(({ url }) => !covered.has(url)),
    };
  });
  return kept.map((outcome) => {
    const more = joined.get(outcome.rule.id) ?? [];
    const findings = outcome.findings.map((finding) => ({
      ...finding,
      sources: [...new Set([...finding.sources, ...more])],
    }));
    return { ...outcome, findings };
  });
}

/** The same defect costs once. Where it is not known whether the other saw it, it may cost nothing here. */
function withoutPages(state: RuleState, covered: ReadonlySet<string>, twin: RuleState): RuleState {
  const failing = new Map([...state.failing].filter(([url]) => !covered.has(url)));
  const doubtful = twin.unknownEverywhere || [...failing.keys()].some((url) => twin.unknown.has(url));
  return { ...state, failing, curable: state.curable || doubtful };
}

const namedBy = ({ findings }: RuleOutcome): string[] =>
  findings.flatMap(({ pages }) => pages.map((page) => page.url));

function uncovered(finding: Finding, covered: ReadonlySet<string>, pageCount: number): Finding[] {
  const pages = finding.pages.filter((page) => !covered.has(page.url));
  if (pages.length === 0) return [];
  const occurrences = pages.reduce((sum, page) => sum + page.occurrences, 0);
  return [{ ...finding, pages, occurrences, reach: pages.length / Math.max(1, pageCount) }];
}
