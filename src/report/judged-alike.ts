import type { Report } from '#contract/report.ts';
import { type Theme, themeIds } from '#contract/themes.ts';

interface KnownRule {
  readonly theme: Theme;
  /** Older reports do not say it of every rule. */
  readonly version: number | undefined;
  /** Judged; otherwise nothing is known of it. */
  readonly judged: boolean;
}

/** What a report says of each rule that ran, or was switched off. */
export function rulesOf(report: Pick<Report, 'findings' | 'checks'>): Map<string, KnownRule> {
  const found = report.findings.map(
    ({ ruleId, theme, ruleVersion }) => [ruleId, { theme, version: ruleVersion, judged: true }] as const,
  );
  const others = report.checks.map(
    ({ ruleId, theme, ruleVersion, status }) =>
      [
        ruleId,
        { theme, version: ruleVersion, judged: status === 'pass' || status === 'inapplicable' },
      ] as const,
  );
  return new Map([...others, ...found]);
}

type Judged = Pick<Report, 'findings' | 'checks' | 'themes'>;

/**
 * The themes whose scores of two audits compare: the same rules, in the same versions, at the same prices. A rule that is new
 * or mended would else look like something the site did.
 */
export function themesJudgedAlike(before: Judged, now: Judged): ReadonlySet<Theme> {
  const editionIn = ({ themes }: Judged, id: Theme) => themes.find(({ theme }) => theme === id)?.edition;
  const differing = themesOfOtherRules(before, now);
  return new Set(
    themeIds.filter((id) => {
      const [past, present] = [editionIn(before, id), editionIn(now, id)];
      return past === undefined && present === undefined ? !differing.has(id) : past === present;
    }),
  );
}

/** Of older reports, which did not keep their editions: what a failed parent hides is in neither list, and differs too. */
function themesOfOtherRules(before: Judged, now: Judged): ReadonlySet<Theme> {
  const [past, present] = [rulesOf(before), rulesOf(now)];
  return new Set(
    [...past, ...present].flatMap(([id, { theme }]) => {
      const version = past.get(id)?.version;
      return version !== undefined && version === present.get(id)?.version ? [] : [theme];
    }),
  );
}
