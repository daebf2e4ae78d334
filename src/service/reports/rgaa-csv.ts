import { criterionLetters } from '#contract/criterion-letters.ts';
import type { Report } from '#contract/report.ts';
import type { CriterionRow, CriterionVerdict, RgaaGrid } from '#contract/rgaa-grid.ts';
import { sampleRows } from '#contract/sample-rows.ts';
import { csvOf } from './csv.ts';

/** The four letters of the official grids. What a person must judge has not been tested yet. */
const codes: Readonly<Record<CriterionVerdict, string>> = { c: 'C', nc: 'NC', na: 'NA', review: 'NT' };

const verdicts = ['c', 'nc', 'na', 'review'] as const satisfies readonly CriterionVerdict[];

const verdictNotes: Readonly<Record<CriterionVerdict, string>> = {
  c: '',
  nc: '',
  na: '',
  review: 'À vérifier par une personne',
};
const noted = 'Relevé, à juger';

/** Columns a spreadsheet still shows well; the other pages are in the list of pages of the report. */
const shownPages = 200;

/**
 * The grid as users of Ara know it: « Critères », then one column a page of the sample with C, NC, NA or NT; then what
 * holds for the whole sample and why. A report made before the grid gives its columns alone.
 */
export function rgaaToCsv(report: GridReport): string {
  const { rgaa, findings } = report;
  const sample = rgaa ? sampleOf(rgaa, report).slice(0, shownPages) : [];
  const header = [
    'Critères',
    ...sample.map(({ name }) => name),
    'Ensemble des pages',
    'Niveau',
    'Thématique',
    'Intitulé',
    'Notes',
  ];
  const titles = new Map(findings.map(({ ruleId, title }) => [ruleId, title]));
  const letters = new Map(rgaa?.perPage.map((page) => [page.url, page.letters ?? '']));
  const lines = (rgaa?.criteria ?? []).map((row, index) => [
    row.number,
    ...sample.map(({ url }) =>
      url === null ? codes.review : codes[verdictOn(row, url, letters.get(url)?.[index])],
    ),
    codes[row.verdict],
    row.level,
    row.topic,
    row.title,
    notesOf(row, titles),
  ]);
  return csvOf([header, ...lines]);
}

type GridReport = Pick<Report, 'rgaa' | 'findings' | 'pages' | 'sample' | 'notAnalysed'>;

/** A column; without an address where the page could not be read. */
interface GridPage {
  readonly name: string;
  readonly url: string | null;
}

/**
 * The sample that a person made, in its order and under its names, unread pages too. Else pages of the official sample
 * first, by what they are; then the others, by their title.
 */
function sampleOf(rgaa: RgaaGrid, report: GridReport): GridPage[] {
  const { pages } = report;
  if (report.sample)
    return sampleRows(report).map(({ name, page, why }) =>
      page ? { name, url: page.url } : { name: `${name} (non lue\u00a0: ${why})`, url: null },
    );
  const titles = new Map(pages.map(({ url, title }) => [url, title]));
  const named = new Map<string, string>();
  for (const { label, url, role } of rgaa.sample)
    if (url !== null && !named.has(url)) named.set(url, role === 'other' ? nameOf(url, titles) : label);
  for (const { url } of rgaa.perPage) if (!named.has(url)) named.set(url, nameOf(url, titles));
  return [...named].map(([url, name]) => ({ url, name }));
}

const nameOf = (url: string, titles: ReadonlyMap<string, string>): string => titles.get(url) || url;

/**
 * What is known of a criterion on one page. A grid made before pages were kept letter by letter names pages that fail;
 * what holds alike on all pages holds on this one; of the others nothing is said.
 */
function verdictOn({ pages }: CriterionRow, url: string, letter: string | undefined): CriterionVerdict {
  const known = verdicts.find((verdict) => criterionLetters[verdict] === letter);
  if (known !== undefined) return known;
  if (pages.ncUrls.includes(url)) return 'nc';
  const all = pages.c + pages.nc + pages.na + pages.review;
  return verdicts.find((verdict) => pages[verdict] === all) ?? 'review';
}

function notesOf(row: CriterionRow, titles: ReadonlyMap<string, string>): string {
  const rules = row.verdict === 'nc' ? row.rules : row.verdict === 'review' ? row.reviewRules : [];
  const shown = rules.flatMap((id) => titles.get(id) ?? []);
  const words = row.verdict === 'review' && row.noted ? noted : verdictNotes[row.verdict];
  const parts = [words, row.reason, ...shown].filter((part) => part !== '');
  return parts
    .map((part, at) => (at === parts.length - 1 || part.endsWith('.') ? part : `${part}.`))
    .join(' ');
}
