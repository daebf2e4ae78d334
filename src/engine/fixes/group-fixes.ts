import type { Fix } from '#contract/fix.ts';
import type { Finding } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';
import { accessibilityBodies } from '#reference/legal-duties.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import type { RuleOutcome } from '../score/findings.ts';
import type { RuleTree } from '../score/penalty.ts';
import type { Located } from '../score/rule-state.ts';
import type { Gain, Removal } from '../score/score-without.ts';
import { pagesExplained } from '../score/visible-part.ts';
import type { Cause } from './cause.ts';
import { echoesOf } from './echoes.ts';
import { type Causes, findCauses } from './find-causes.ts';
import { type FixGroup, type GroupedFinding, groupOf } from './fix-group.ts';
import { inOrder } from './fix-order.ts';
import { settleFix } from './settle-fix.ts';
import { inProportion, type Shares, splitOccurrences } from './split-occurrences.ts';

export interface FixSources {
  /** What the audit concluded of each rule, same defects merged. */
  readonly outcomes: readonly RuleOutcome[];
  /** The findings of the report. */
  readonly findings: readonly Finding[];
  readonly pageCount: number;
  readonly tree: RuleTree;
  /** Kind of the site; null where nobody said it. */
  readonly profile?: SiteProfile | null;
  /** Host of the site. */
  readonly host: string;
  gainOf(removals: ReadonlyMap<string, Removal>): Gain;
}

/**
 * Findings grouped by cause, what to do first first. Pure; each occurrence of each finding is in exactly one fix, whatever
 * the order of pages and proofs.
 */
export function groupFixes({
  outcomes,
  findings,
  pageCount,
  tree,
  profile = null,
  host,
  gainOf,
}: FixSources): Fix[] {
  const isDue = accessibilityBodies.some((bound) => bound === profile);
  const causes = findCauses(outcomes, pageCount, siteDomainOf(host));
  const shown = new Map(findings.map((finding) => [`${finding.ruleId} ${finding.verdict}`, finding]));
  const states = new Map(outcomes.map(({ state }) => [state.ruleId, state]));
  const groups = new Map<string, FixGroup>();
  for (const outcome of outcomes)
    for (const verdict of ['fail', 'review'] as const) {
      const located = outcome.located.filter((one) => one.verdict.status === verdict);
      if (located.length === 0) continue;
      const finding = shown.get(`${outcome.rule.id} ${verdict}`);
      const shared = located.map((one) => shareOf(outcome, one, finding, causes));
      if (verdict === 'fail') takeAway(groups, outcome, located, shared);
      if (!finding) continue;
      const explained =
        verdict === 'fail' ? pagesExplained(outcome.rule.id, states, tree) : new Set<string>();
      const isShown = located.map(({ url }) => explained === 'all' || !explained.has(url));
      const visible = isShown.includes(true) ? shared.filter((_, index) => isShown[index]) : shared;
      count(groups, finding, outcome, visible);
    }
  const settled = [...groups.values()]
    .filter((group) => group.findings.length > 0)
    .map((group) => settleFix(group, echoesOf(group, findings), pageCount, gainOf(group.removals), isDue));
  return inOrder(settled).map(({ fix }) => fix);
}

interface SharedVerdict extends Shares {
  readonly url: string;
  readonly causes: readonly Cause[];
}

function shareOf(
  outcome: RuleOutcome,
  located: Located,
  finding: Finding | undefined,
  causes: Causes,
): SharedVerdict {
  const { id, scope } = outcome.rule;
  const own = causes.of(located);
  // A finding of the site is told once, with its own count.
  const occurrences = scope === 'site' && finding ? finding.occurrences : located.verdict.occurrences;
  const shares = splitOccurrences(id, occurrences, own, (key) => causes.heldBy(id, key));
  return { ...shares, url: located.url, causes: own };
}

/** What each group takes away of a rule’s failure, hidden parts included: they would come to light. */
function takeAway(
  groups: Map<string, FixGroup>,
  { rule }: RuleOutcome,
  located: readonly Located[],
  shared: readonly SharedVerdict[],
): void {
  if (rule.scope === 'site') {
    const only = shared.length === 1 ? shared[0] : undefined;
    const [key] = only?.byCause.size === 1 ? only.byCause.keys() : [];
    if (key !== undefined) groupOf(groups, key).removals.set(rule.id, { everywhere: true, pages: new Map() });
    return;
  }
  const byGroup = new Map<string, Map<string, number>>();
  located.forEach(({ url }, index) => {
    for (const [key, taken] of shared[index]?.byCause ?? []) {
      const pages = byGroup.get(key) ?? new Map<string, number>();
      byGroup.set(key, pages.set(url, taken));
    }
  });
  for (const [key, pages] of byGroup)
    groupOf(groups, key).removals.set(rule.id, { everywhere: false, pages });
}

/** Shares the occurrences of a finding among the groups: they add up to what the finding says. */
function count(
  groups: Map<string, FixGroup>,
  finding: Finding,
  { rule }: RuleOutcome,
  shared: readonly SharedVerdict[],
): void {
  const totals = new Map<string, number>();
  const urls = new Map<string, Set<string>>();
  for (const { url, byCause } of shared)
    for (const [key, share] of byCause) {
      totals.set(key, (totals.get(key) ?? 0) + share);
      urls.set(key, (urls.get(key) ?? new Set<string>()).add(url));
    }
  const sum = [...totals.values()].reduce((all, share) => all + share, 0);
  const told = sum === finding.occurrences ? totals : inProportion(totals, finding.occurrences);
  const named = new Set(finding.pages.map(({ url }) => url));
  const unplaced = shared.reduce((all, one) => all + one.unplaced, 0);
  for (const [key, occurrences] of told) {
    const pages = rule.scope === 'site' ? named : (urls.get(key) ?? new Set<string>());
    const all = rule.scope === 'site' || pages.size === shared.length;
    const grouped: GroupedFinding = {
      finding,
      occurrences,
      pages,
      isOnAll: all,
      isWhole: occurrences === finding.occurrences,
      unplaced: key === `rule:${rule.id}` ? unplaced : 0,
    };
    groupOf(groups, key).findings.push(grouped);
  }
  for (const { causes } of shared)
    for (const { key, name, purpose } of causes)
      if (name !== undefined && groups.has(key)) groupOf(groups, key).names.set(name, purpose);
}
