import type { Fix } from '#contract/fix.ts';
import type { Report } from '#contract/report.ts';
import { pagesToVerify } from '#contract/verifiable.ts';
import { verifiedAt } from '../verifications/verifiable-pages.ts';

/** One question that a verification can ask about a fix. */
export interface FixTarget {
  readonly ruleId: string;
  readonly page: string;
  /** Other fixes hold places of the same finding: what is still there may be theirs. */
  readonly isPart: boolean;
}

/** What of a fix can be verified by itself, and whether that is all of it. */
export interface FixTargets {
  readonly list: readonly FixTarget[];
  readonly isWhole: boolean;
}

/** As many as a report of a thousand pages is asked about. */
const mostTargets = 200;

/** The questions a fix can be verified by: each of its rules on each page of its own. Pure. */
export function targetsOf(fix: Fix, { findings, url }: Pick<Report, 'findings' | 'url'>): FixTargets {
  let isWhole = true;
  const list = fix.findings.flatMap(({ ruleId, verdict, occurrences, pages }): FixTarget[] => {
    const finding = findings.find((one) => one.ruleId === ruleId && one.verdict === verdict);
    if (!finding) return [];
    const at = verifiedAt(ruleId);
    if (at === undefined) isWhole = false;
    const own = pages && at !== 'start' ? new Set(pages) : null;
    const isPart = occurrences < finding.occurrences;
    return pagesToVerify(at, finding, url)
      .filter((page) => own === null || own.has(page))
      .map((page) => ({ ruleId, page, isPart }));
  });
  const known = new Map(list.map((target) => [`${target.ruleId} ${target.page}`, target]));
  return {
    list: [...known.values()].slice(0, mostTargets),
    isWhole: isWhole && known.size <= mostTargets,
  };
}
