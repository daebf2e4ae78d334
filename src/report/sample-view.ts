import { countOf, formatNumber, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { sampleKindLabels } from '#contract/sample.ts';
import { sampleRows } from '#contract/sample-rows.ts';
import { blockedPages, pageGrade } from './grade.ts';
import type { Tone } from './tones.ts';

interface SampleRowView {
  readonly key: string;
  readonly name: string;
  /** « Mentions légales ». */
  readonly kind: string;
  /** As the sample gives it; of a step of a journey where it was read, empty where nobody knows. */
  readonly url: string;
  /** Its place among the pages of the report; -1 where it was not read. */
  readonly index: number;
  readonly score: number | null;
  readonly tone: Tone;
  readonly band: string;
  /** Criteria not met on it; null where it was not read, or without a grid. */
  readonly unmet: number | null;
  /** Why it was not read; empty where it was. */
  readonly why: string;
}

/** The sample that an audit was asked for, page by page. */
export interface SampleView {
  /** « Échantillon « RGAA 2026 », version 3 ». */
  readonly title: string;
  /** « 12 pages lues sur 14 ». */
  readonly summary: string;
  readonly rows: readonly SampleRowView[];
}

/** Every page of the sample under its name, in its order, read or not; null for an audit of no sample. Pure. */
export function viewSample(report: Report): SampleView | null {
  const { sample, rgaa, findings } = report;
  if (!sample) return null;
  const blocked = blockedPages(findings);
  const tallies = new Map(rgaa?.perPage.map(({ url, nc }) => [url, nc]));
  const rows = sampleRows(report).map(({ key, name, kind, url, index, page, why }): SampleRowView => {
    const grade = page && pageGrade(page, blocked);
    return {
      key,
      name,
      kind: sampleKindLabels[kind],
      url,
      index,
      score: page?.score ?? null,
      tone: grade?.tone ?? 'neutral',
      band: grade?.label ?? '',
      unmet: (page && tallies.get(page.url)) ?? null,
      why,
    };
  });
  const read = rows.filter(({ why }) => why === '').length;
  const all = countOf(read, 'page lue', 'pages lues');
  return {
    title: typeset(`Échantillon « ${sample.name} », version ${formatNumber(sample.version)}`),
    summary: read === rows.length ? all : `${all} sur ${formatNumber(rows.length)}`,
    rows,
  };
}
