import type { DecidedReport } from '#contract/decisions.ts';
import { isDefect } from '#contract/defect.ts';
import type { Fix } from '#contract/fix.ts';
import type { Finding, Report } from '#contract/report.ts';
import { isDecided } from '../decisions/decision-at.ts';

/** What to do, what comes first first. Of a report made before findings were grouped: each finding is its own fix. */
export const fixesOf = (report: Pick<Report, 'findings' | 'fixes'>): readonly Fix[] =>
  report.fixes ?? report.findings.map(aloneFix);

const hoursByEffort = { 1: [0, 1], 2: [1, 8], 3: [8, 80] } as const;

function aloneFix(finding: Finding): Fix {
  const [least, most] = hoursByEffort[finding.effort];
  return {
    key: `rule:${finding.ruleId}${finding.verdict === 'review' ? ':review' : ''}`,
    cause: 'rule',
    subject: finding.title,
    title: finding.title,
    explanation: '',
    findings: [{ ruleId: finding.ruleId, verdict: finding.verdict, occurrences: finding.occurrences }],
    defects: isDefect(finding) ? finding.occurrences : 0,
    pages: finding.pages.length,
    points: Math.round(finding.gain),
    hours: [least, most],
    role: 'development',
  };
}

const fewest = 3;
const most = 5;

/** It takes a proven defect away, or a doubt that weighs as much. */
export const isPressing = ({ defects, weighty }: Fix): boolean => defects > 0 || weighty === true;

/**
 * The fixes a reader in a hurry is shown: three, and up to five where the next ones are urgent or win points. Only what
 * takes a proven defect away that nobody decided, or a doubt that weighs as much.
 */
export function firstFixes(fixes: readonly Fix[], decided: DecidedReport | null = null): readonly Fix[] {
  const isOpen = ({ findings, weighty }: Fix) =>
    findings.some((finding) => (weighty || finding.verdict === 'fail') && !isDecided(decided, finding));
  const pressing = fixes.filter((fix) => isPressing(fix) && isOpen(fix));
  const more = pressing
    .slice(fewest, most)
    .filter(({ urgency, points }) => urgency !== undefined || points > 0);
  return [...pressing.slice(0, fewest), ...more];
}
