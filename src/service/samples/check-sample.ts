import type { CreateSampleRequest } from '#contract/api/samples.ts';
import { AppError } from '#contract/errors.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import { pageListLines } from '#contract/page-list.ts';
import type { Plan } from '#contract/plans.ts';
import { pageNameLength, type SamplePage, sampleNameLength } from '#contract/sample.ts';
import { keepPages } from '../page-lists/read-page-list.ts';

/** More is refused unread: this is done while the account is locked. */
const mostRead = 2_000;

/** A name as it is kept: on one line, without what cannot be seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u00ad]+/g;
const cleanName = (name: string): string =>
  name
    .replaceAll(unseen, ' ')
    .replaceAll(/\s{1,4000}/g, ' ')
    .trim();

/** @throws AppError `sample/name`. */
export function checkSampleName(typed: string): string {
  const name = cleanName(typed);
  const refuse = (reason: string) => new AppError('sample/name', { field: 'name', data: { reason } });
  if (name === '') throw refuse('donnez-en un');
  if (name.length > sampleNameLength) throw refuse(`il dépasse ${sampleNameLength} caractères`);
  return name;
}

/**
 * The pages of a sample, cleaned: taken whole or refused whole, by the first page that cannot be kept (field `pages.3`:
 * the fourth).
 * @throws AppError `sample/empty`, `sample/refused`, `sample/over-plan`.
 */
export function checkSamplePages(
  site: URL,
  typed: CreateSampleRequest['pages'],
  { pagesPerAudit }: Pick<Plan, 'pagesPerAudit'>,
): SamplePage[] {
  if (typed.length === 0) throw new AppError('sample/empty', { field: 'pages' });
  if (typed.length > Math.min(mostRead, pagesPerAudit)) throw overPlan(pagesPerAudit, typed.length);
  const lines = typed.map(({ url }, index) => ({ line: index + 1, cells: [url.trim()] }));
  const { pages, refused } = keepPages(lines, { site, limit: pageListLines });
  const [wrong] = refused;
  if (wrong) throw refusedPage(wrong.line, wrong.sentence);
  return typed.map(({ name: typedName, kind }, index) => {
    const name = cleanName(typedName);
    if (name === '') throw refusedPage(index + 1, 'Donnez-lui un nom.');
    if (name.length > pageNameLength)
      throw refusedPage(index + 1, `Son nom dépasse ${pageNameLength} caractères.`);
    return { url: pages[index] ?? '', name, kind };
  });
}

const refusedPage = (line: number, reason: string): AppError =>
  new AppError('sample/refused', { field: `pages.${line - 1}`, data: { line, reason } });

const overPlan = (limit: number, count: number): AppError =>
  new AppError('sample/over-plan', {
    field: 'pages',
    data: { limit: countOf(limit, 'page', 'pages'), count: formatNumber(count) },
  });
