import type { ComparedPlace, ComparedRuleSummary, ComparisonSummary } from '#contract/comparison.ts';
import { isDefect } from '#contract/defect.ts';
import { severities } from '#contract/themes.ts';
import { viewEvidence } from '../evidence-view.ts';
import type { ComparedRule, Comparison } from './compare-reports.ts';
import type { Match } from './match-occurrences.ts';
import type { Occurrence } from './occurrence.ts';

/** Occurrences a list shows. */
const shownLimit = 20;

/** A comparison as page and API tell it. */
export function summariseComparison({ rules, notComparable, pages }: Comparison): ComparisonSummary {
  const summaries = rules.map(summariseRule).toSorted(byInterest);
  const defects = summaries.filter(isDefect);
  const sum = (of: (rule: ComparedRuleSummary) => number) =>
    defects.reduce((total, rule) => total + of(rule), 0);
  return {
    pages,
    counts: {
      fresh: sum(({ fresh }) => fresh.count),
      fixed: sum(({ fixed }) => fixed.count),
      still: sum(({ still }) => still),
      moved: sum(({ moved }) => moved.count),
    },
    rules: summaries,
    notComparable: [...notComparable],
  };
}

function summariseRule({ ruleId, finding, still, fixed, fresh, apart }: ComparedRule): ComparedRuleSummary {
  const moved = still.filter(({ signal }) => signal === 'elsewhere');
  const list = <Item>(items: readonly Item[], placeOf: (item: Item) => ComparedPlace) => ({
    count: items.length,
    shown: items.slice(0, shownLimit).map(placeOf),
  });
  const { title, theme, severity, verdict } = finding;
  return {
    ...{ ruleId, title, theme, severity, verdict },
    fresh: list(fresh, placeOf),
    fixed: list(fixed, placeOf),
    moved: list(moved, placeOfMatch),
    still: still.length - moved.length,
    apart: apart.length,
  };
}

function placeOf({ page, evidence }: Occurrence): ComparedPlace {
  const { label, code } = viewEvidence(evidence);
  return { page, label, code };
}

const placeOfMatch = ({ after, signal }: Match): ComparedPlace => ({ ...placeOf(after), signal });

function byInterest(one: ComparedRuleSummary, other: ComparedRuleSummary): number {
  const rank = (rule: ComparedRuleSummary) => [
    isDefect(rule) ? 0 : 1,
    rule.fresh.count > 0 ? 0 : rule.fixed.count > 0 ? 1 : 2,
    severities.indexOf(rule.severity),
  ];
  const [a, b] = [rank(one), rank(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
