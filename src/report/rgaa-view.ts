import { countOf, formatNumber } from '#contract/french.ts';
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

export interface RgaaView {
  readonly name: string;
  readonly attribution: string;
  /** The bounds in words; null when nothing is applicable. */
  readonly interval: string | null;
  readonly conclusions: readonly string[];
  readonly counts: readonly { readonly label: string; readonly count: string; readonly tone: Tone }[];
  readonly topics: readonly TopicView[];
  readonly sample: readonly { readonly label: string; readonly url: string | null }[];
}

const verdictWords: Readonly<Record<CriterionVerdict, { readonly label: string; readonly tone: Tone }>> = {
  nc: { label: 'Non respecté', tone: 'bad' },
  c: { label: 'Respecté', tone: 'good' },
  na: { label: 'Sans objet', tone: 'neutral' },
  review: { label: 'À vérifier', tone: 'watch' },
};

/** Arranges the stored grid for reading: by topic, with links to the findings. Pure. */
export function viewRgaa(grid: RgaaGrid, findings: readonly FindingView[]): RgaaView {
  const topics = [...new Set(grid.criteria.map(({ topic }) => topic))];
  return {
    name: grid.name,
    attribution: grid.attribution,
    interval: intervalInWords(grid.interval),
    conclusions: grid.conclusions,
    counts: (['nc', 'review', 'c', 'na'] as const).map((verdict) => ({
      label: verdictWords[verdict].label,
      count: countOf(grid.counts[verdict], 'critère', 'critères'),
      tone: verdictWords[verdict].tone,
    })),
    topics: topics.map((topic) =>
      viewTopic(
        topic,
        grid.criteria.filter((row) => row.topic === topic),
        findings,
        grid.perPage.length,
      ),
    ),
    sample: grid.sample.filter(({ role }) => role !== 'other').map(({ label, url }) => ({ label, url })),
  };
}

/** « Entre 30,3 % et 81,8 % … », one decimal. */
export function intervalInWords(interval: RgaaGrid['interval']): string | null {
  if (!interval) return null;
  const low = percent(Math.round(interval.low * 1000) / 10);
  const high = percent(Math.round(interval.high * 1000) / 10);
  const rest = 'des critères applicables sont respectés';
  if (low === high) return `${low} ${rest} sur les pages analysées.`;
  return `Entre ${low} et ${high} ${rest} sur les pages analysées, selon ce qu’une personne constatera.`;
}

const percent = (share: number): string => `${formatNumber(share, Number.isInteger(share) ? 0 : 1)}\u00a0%`;

function viewTopic(
  name: string,
  rows: readonly CriterionRow[],
  findings: readonly FindingView[],
  pageCount: number,
): TopicView {
  const count = (verdict: CriterionVerdict) => rows.filter((row) => row.verdict === verdict).length;
  const parts = [
    [count('nc'), 'non respecté', 'non respectés'],
    [count('review'), 'à vérifier', 'à vérifier'],
    [count('c'), 'respecté', 'respectés'],
    [count('na'), 'sans objet', 'sans objet'],
  ] as const;
  return {
    name,
    summary: parts
      .filter(([many]) => many > 0)
      .map(([many, one, more]) => countOf(many, one, more))
      .join(', '),
    hasFailure: count('nc') > 0,
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
        ? shown(row.reviewRules, 'review')
        : [];
  const words = verdictWords[row.verdict];
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
