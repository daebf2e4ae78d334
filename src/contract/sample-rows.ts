import { type NotAnalysedReason, notAnalysedWords } from './not-analysed.ts';
import type { SamplePage } from './sample.ts';

interface ReadPage {
  readonly url: string;
  readonly asked?: string | undefined;
}

/** A report, as far as it tells what became of the pages of a sample. */
interface SampledReport<Page extends ReadPage> {
  readonly sample?: { readonly pages: readonly SamplePage[] } | undefined;
  readonly pages: readonly Page[];
  readonly notAnalysed: readonly {
    readonly url: string;
    readonly reason: NotAnalysedReason;
    readonly detail?: string | undefined;
  }[];
}

/** A page of a sample and what became of it in an audit. */
export interface SampleRow<Page extends ReadPage> extends SamplePage {
  /** As it was read; null where it was not. */
  readonly page: Page | null;
  /** Its place among the pages of the report; -1 where it was not read. */
  readonly index: number;
  /** Why it was not read, in French; empty where it was. */
  readonly why: string;
}

/** Every page of the sample that an audit was asked for, in its order, read or not; none for audits of no sample. */
export function sampleRows<Page extends ReadPage>(report: SampledReport<Page>): SampleRow<Page>[] {
  const indexes = new Map(report.pages.map(({ url, asked }, index) => [asked ?? url, index]));
  const left = new Map(report.notAnalysed.map((page) => [page.url, page]));
  return (report.sample?.pages ?? []).map(({ url, name, kind }) => {
    const index = indexes.get(url) ?? -1;
    const page = report.pages[index] ?? null;
    const lost = left.get(url);
    const why = page ? '' : lost ? notAnalysedWords(lost) : 'non lue';
    return { url, name, kind, page, index, why };
  });
}
