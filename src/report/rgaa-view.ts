import { criterionLetters } from '#contract/criterion-letters.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import type { CriterionRow, CriterionVerdict, RgaaGrid } from '#contract/rgaa-grid.ts';
import type { FindingView } from './finding-view.ts';
import type { Tone } from './tones.ts';

export interface CriterionView {
  readonly number: string;
  readonly title: string;
  readonly level: 'A' | 'AA';
  readonly verdict: string;
  readonly tone: Tone;
  readonly reason: string;
  /** « 3 pages sur 10 » where the criterion is not met; empty otherwise. */
  readonly reach: string;
  /** Findings of this report that show it. */
  readonly links: readonly { readonly anchor: string; readonly title: string }[];
}

interface TopicView {
  readonly name: string;
  /** « 2 non respectés, 1 à vérifier ». */
  readonly summary: string;
  readonly hasFailure: boolean;
  readonly criteria: readonly CriterionView[];
}

/** How many criteria of each verdict a page has; `index` is its place in the report. */
type PageTally = Omit<RgaaGrid['perPage'][number], 'letters'> & {
  readonly index: number;
  /** In the sample that a person made; empty elsewhere. */
  readonly name: string;
};

export interface RgaaView {
  readonly name: string;
  readonly attribution: string;
  /** The bounds in words; null when nothing is applicable. */
  readonly interval: string | null;
  readonly conclusions: readonly string[];
  readonly counts: readonly { readonly label: string; readonly count: string; readonly tone: Tone }[];
  /** « 48 non respectés, 30 à vérifier ». */
  readonly summary: string;
  readonly topics: readonly TopicView[];
  /** Pages with their counts, those with most failures first. */
  readonly pages: readonly PageTally[];
  /** Pages left out of the list. */
  readonly pagesMore: number;
  /** What the method asks for, among the pages of an audit that a crawl chose; null where a person made the sample. */
  readonly sample: readonly { readonly label: string; readonly url: string | null }[] | null;
}

const verdictWords: Readonly<Record<CriterionVerdict, { readonly label: string; readonly tone: Tone }>> = {
  nc: { label: 'Non respecté', tone: 'bad' },
  c: { label: 'Respecté', tone: 'good' },
  na: { label: 'Sans objet', tone: 'neutral' },
  review: { label: 'À vérifier', tone: 'watch' },
};
const untested = { label: 'Non testé', tone: 'neutral' } as const;
const noted = { label: 'Relevé, à juger', tone: 'watch' } as const;

type Row = Pick<CriterionRow, 'verdict' | 'untested' | 'noted'>;
const isNoted = (row: Row): boolean => row.verdict === 'review' && row.noted === true;
const isUntested = (row: Row): boolean => row.verdict === 'review' && row.untested === true;

const wordsOf = (row: Row) => (isNoted(row) ? noted : isUntested(row) ? untested : verdictWords[row.verdict]);

/** « Relevé, à juger » and « Non testé » are told apart where the grid says so. */
function countsOf(grid: RgaaGrid): RgaaView['counts'] {
  const seen = grid.criteria.filter(isNoted).length;
  const unseen = grid.criteria.filter(isUntested).length;
  const rows = [
    [verdictWords.nc, grid.counts.nc],
    ...(seen > 0 ? [[noted, seen] as const] : []),
    [verdictWords.review, grid.counts.review - seen - unseen],
    [verdictWords.c, grid.counts.c],
    [verdictWords.na, grid.counts.na],
    ...(unseen > 0 ? [[untested, unseen] as const] : []),
  ] as const;
  return rows.map(([words, many]) => ({ ...words, count: countOf(many, 'critère', 'critères') }));
}

/** Arranges the stored grid for reading: by topic, with links to the findings. Pure. */
export function viewRgaa(
  grid: RgaaGrid,
  findings: readonly FindingView[],
  { sample }: Pick<Report, 'sample'> = {},
): RgaaView {
  const names = new Map(sample ? grid.sample.map(({ url, label }) => [url ?? '', label]) : []);
  const topics = [...new Set(grid.criteria.map(({ topic }) => topic))];
  return {
    name: grid.name,
    attribution: grid.attribution,
    interval: intervalInWords(grid.interval),
    conclusions: grid.conclusions,
    counts: countsOf(grid),
    summary: summaryOf(grid.criteria),
    topics: topics.map((topic) =>
      viewTopic(
        topic,
        grid.criteria.filter((row) => row.topic === topic),
        findings,
        grid.perPage.length,
      ),
    ),
    pages: grid.perPage
      .map(({ letters: _, ...tally }, index) => ({ ...tally, index, name: names.get(tally.url) ?? '' }))
      .sort((a, b) => b.nc - a.nc || a.index - b.index),
    pagesMore: 0,
    sample: sample
      ? null
      : grid.sample.filter(({ role }) => role !== 'other').map(({ label, url }) => ({ label, url })),
  };
}

/** « Entre 30,3 % et 81,8 % … », one decimal. */
export function intervalInWords(interval: RgaaGrid['interval']): string | null {
  if (!interval) return null;
  const [low, high] = [shareInWords(interval.low), shareInWords(interval.high)];
  const rest = 'des critères applicables sont respectés';
  if (low === high) return `${low} ${rest} sur les pages analysées.`;
  return `Entre ${low} et ${high} ${rest} sur les pages analysées, selon ce qu’une personne constatera.`;
}

/** « 30,3 % », of 0.303. */
export const shareInWords = (share: number): string => percent(Math.round(share * 1000) / 10);

const percent = (share: number): string => `${formatNumber(share, Number.isInteger(share) ? 0 : 1)}\u00a0%`;

/** « 2 non respectés, 1 à vérifier ». */
function summaryOf(rows: readonly CriterionRow[]): string {
  const count = (verdict: CriterionVerdict) => rows.filter((row) => row.verdict === verdict).length;
  const seen = rows.filter(isNoted).length;
  const unseen = rows.filter(isUntested).length;
  const parts = [
    [count('nc'), 'non respecté', 'non respectés'],
    [seen, 'relevé à juger', 'relevés à juger'],
    [count('review') - seen - unseen, 'à vérifier', 'à vérifier'],
    [count('c'), 'respecté', 'respectés'],
    [count('na'), 'sans objet', 'sans objet'],
    [unseen, 'non testé', 'non testés'],
  ] as const;
  return parts
    .filter(([many]) => many > 0)
    .map(([many, one, more]) => countOf(many, one, more))
    .join(', ');
}

function viewTopic(
  name: string,
  rows: readonly CriterionRow[],
  findings: readonly FindingView[],
  pageCount: number,
): TopicView {
  return {
    name,
    summary: summaryOf(rows),
    hasFailure: rows.some(({ verdict }) => verdict === 'nc'),
    criteria: rows.map((row) => viewCriterion(row, findings, pageCount)),
  };
}

function viewCriterion(
  row: CriterionRow,
  findings: readonly FindingView[],
  pageCount: number,
): CriterionView {
  const shown = (ids: readonly string[], verdict: 'fail' | 'review') =>
    findings
      .filter(({ finding }) => finding.verdict === verdict && ids.includes(finding.ruleId))
      .map(({ anchor, finding }) => ({ anchor, title: finding.title }));
  const links =
    row.verdict === 'nc'
      ? shown(row.rules, 'fail')
      : row.verdict === 'review'
        ? [...shown(row.reviewRules, 'fail'), ...shown(row.reviewRules, 'review')]
        : [];
  const words = wordsOf(row);
  return {
    number: row.number,
    title: row.title,
    level: row.level,
    verdict: words.label,
    tone: words.tone,
    reason: row.reason,
    reach:
      row.verdict === 'nc' ? `${countOf(row.pages.nc, 'page', 'pages')} sur ${formatNumber(pageCount)}` : '',
    links,
  };
}

/** The criteria of one page, by the letters its row keeps; null in grids made before they were kept. */
export function criteriaOfPage(grid: RgaaGrid, index: number): CriterionView[] | null {
  const letters = grid.perPage[index]?.letters;
  if (letters === undefined) return null;
  const verdictOf = new Map(
    (Object.entries(criterionLetters) as [CriterionVerdict, string][]).map(([verdict, letter]) => [
      letter,
      verdict,
    ]),
  );
  return grid.criteria.map(({ number, title, level, untested: unseen }, at) => {
    const verdict = verdictOf.get(letters[at] ?? '') ?? 'review';
    const words = wordsOf({ verdict, untested: unseen });
    return { number, title, level, verdict: words.label, tone: words.tone, reason: '', reach: '', links: [] };
  });
}
