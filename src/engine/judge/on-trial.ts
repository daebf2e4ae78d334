import type { Report } from '#contract/report.ts';
import { severities, type Theme, themeIds } from '#contract/themes.ts';
import type { Rule } from '../rule.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';
import type { RuleOutcome } from '../score/findings.ts';

type Rules = Readonly<Record<Theme, readonly Rule[]>>;

interface Judged {
  readonly pages: readonly { readonly verdicts: readonly RuleVerdict[] }[];
  readonly siteVerdicts: readonly RuleVerdict[];
}

function pick(rules: Rules, isWanted: (rule: Rule) => boolean): Rules {
  const picked: Record<Theme, readonly Rule[]> = { ...rules };
  for (const theme of themeIds) picked[theme] = rules[theme].filter(isWanted);
  return picked;
}

export const confirmedOf = (rules: Rules): Rules => pick(rules, ({ trial }) => !trial);
export const trialOf = (rules: Rules): Rules => pick(rules, ({ trial }) => trial === true);

/** The same audit without the verdicts of rules on trial: scores, counts, fixes and grids are made of it. */
export function withoutTrial<Sources extends Judged>(sources: Sources, rules: Rules): Sources {
  const ids = new Set(
    Object.values(trialOf(rules))
      .flat()
      .map(({ id }) => id),
  );
  if (ids.size === 0) return sources;
  const confirmed = (verdicts: readonly RuleVerdict[]) => verdicts.filter(({ ruleId }) => !ids.has(ruleId));
  return {
    ...sources,
    pages: sources.pages.map((page) => ({ ...page, verdicts: confirmed(page.verdicts) })),
    siteVerdicts: confirmed(sources.siteVerdicts),
  };
}

/** What rules on trial found, failures first, the gravest first; empty where none of them ran. */
export function toldApart(outcomes: readonly RuleOutcome[]): Pick<Report, 'trial'> {
  const run = outcomes.filter(({ check }) => check?.status !== 'off');
  if (run.length === 0) return {};
  const findings = run
    .flatMap((outcome) => outcome.findings)
    .sort(
      (a, b) =>
        Number(a.verdict === 'review') - Number(b.verdict === 'review') ||
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        a.ruleId.localeCompare(b.ruleId),
    );
  return { trial: { checked: run.length, findings } };
}
