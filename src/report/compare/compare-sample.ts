import type { SampleComparison } from '#contract/comparison.ts';
import { isDefect } from '#contract/defect.ts';
import type { Report, VisitedPage } from '#contract/report.ts';
import { type SampleRow, sampleRows } from '#contract/sample-rows.ts';
import type { Comparison } from './compare-reports.ts';
import { matchPages } from './match-pages.ts';

type Row = SampleRow<VisitedPage>;

/**
 * Every page of a sample in two audits of it: its scores, what changed on it, and, where one of them did not read it,
 * why. Pages that only one of the versions has are told too. Null unless both are audits of samples. Pure.
 */
export function compareSample(
  before: Report,
  after: Report,
  comparison: Comparison,
): SampleComparison | null {
  if (!before.sample || !after.sample) return null;
  const earlier = new Map(sampleRows(before).map((row) => [row.key, row]));
  const later = sampleRows(after);
  const has = new Set(later.map(({ key }) => key));
  const names = matchPages(before.pages, after.pages);
  const counts = countsByPage(comparison);
  const pages = [
    ...later.map((row) => pageOf(row, earlier.get(row.key) ?? null, row)),
    ...[...earlier.values()].flatMap((row) => (has.has(row.key) ? [] : [pageOf(row, row, null)])),
  ];
  return { before: titleOf(before.sample), after: titleOf(after.sample), pages };

  function pageOf({ name, kind, url }: Row, then: Row | null, now: Row | null) {
    const isBoth = Boolean(then?.page && now?.page);
    const nameThen = now?.page ? (names.get(now.page.url) ?? now.page.url) : '';
    const none = { fresh: 0, fixed: 0, still: 0 };
    return {
      ...{ name, kind, url },
      before: stateOf(then),
      after: stateOf(now),
      counts: isBoth ? (counts.get(nameThen) ?? none) : null,
    };
  }
}

const titleOf = ({ name, version }: NonNullable<Report['sample']>) => ({ name, version });

/** `absent`: the version of the sample did not have it. */
function stateOf(row: Row | null) {
  if (row === null) return { state: 'absent' as const, score: null, why: '' };
  if (row.page === null) return { state: 'unread' as const, score: null, why: row.why };
  return { state: 'read' as const, score: row.page.score ?? null, why: '' };
}

/** Places of defects by page, under its name in the earlier audit. */
function countsByPage({ rules }: Comparison) {
  const counts = new Map<string, { fresh: number; fixed: number; still: number }>();
  const add = (page: string, of: 'fresh' | 'fixed' | 'still') => {
    const known = counts.get(page) ?? { fresh: 0, fixed: 0, still: 0 };
    known[of] += 1;
    counts.set(page, known);
  };
  for (const { finding, fresh, fixed, still } of rules.filter((rule) => isDefect(rule.finding))) {
    if (finding.verdict !== 'fail') continue;
    for (const { page } of fresh) add(page, 'fresh');
    for (const { page } of fixed) add(page, 'fixed');
    for (const { after } of still) add(after.page, 'still');
  }
  return counts;
}
