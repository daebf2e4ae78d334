import type { JourneyState } from './journey/journey.ts';
import { type NotAnalysedReason, notAnalysedWords } from './not-analysed.ts';
import type { SamplePage } from './sample.ts';

interface ReadPage {
  readonly url: string;
  readonly asked?: string | undefined;
  readonly state?: JourneyState | undefined;
}

interface LeftPage {
  readonly url: string;
  readonly reason: NotAnalysedReason;
  readonly detail?: string | undefined;
  readonly state?: JourneyState | undefined;
}

/** A report, as far as it tells what became of the pages of a sample. */
interface SampledReport<Page extends ReadPage> {
  readonly sample?:
    | { readonly pages: readonly SamplePage[]; readonly states?: readonly JourneyState[] | undefined }
    | undefined;
  readonly pages: readonly Page[];
  readonly notAnalysed: readonly LeftPage[];
}

/** A page of a sample, or a state of its journeys, and what became of it in an audit. */
export interface SampleRow<Page extends ReadPage> extends SamplePage {
  /** What makes it known again in another audit: the address, or the names of journey and state. */
  readonly key: string;
  /** Of a step of a process that a journey leads to. */
  readonly state?: JourneyState;
  /** As it was read; null where it was not. */
  readonly page: Page | null;
  /** Its place among the pages of the report; -1 where it was not read. */
  readonly index: number;
  /** Why it was not read, in French; empty where it was. */
  readonly why: string;
}

/** The name of a state whatever its step is: a version of the journey may have moved it. */
export const stateKey = ({ journey, name }: Pick<JourneyState, 'journey' | 'name'>): string =>
  `parcours ${JSON.stringify([journey, name])}`;

/** « Panier (Commande) »: a state beside the pages of its sample. */
export const stateTitle = ({ journey, name }: Pick<JourneyState, 'journey' | 'name'>): string =>
  `${name} (${journey})`;

/** The domain is proved no more, or the audit ended before. */
const notReplayed = 'parcours non rejoué\u00a0: vérifiez la preuve du domaine';

/**
 * Every page of the sample that an audit was asked for, in its order, then the states of its journeys, read or not; none for
 * audits of no sample.
 */
export function sampleRows<Page extends ReadPage>(report: SampledReport<Page>): SampleRow<Page>[] {
  const { sample } = report;
  const known = new Map(
    report.pages.map((page, index) => [page.state ? stateKey(page.state) : (page.asked ?? page.url), index]),
  );
  const left = new Map(
    report.notAnalysed.map((page) => [page.state ? stateKey(page.state) : page.url, page]),
  );
  const fateOf = (key: string, unknown: string) => {
    const index = known.get(key) ?? -1;
    const page = report.pages[index] ?? null;
    const lost = left.get(key);
    return { page, index, why: page ? '' : lost ? notAnalysedWords(lost) : unknown, lost };
  };
  const pages = (sample?.pages ?? []).map(({ url, name, kind }): SampleRow<Page> => {
    const { lost: _lost, ...fate } = fateOf(url, 'non lue');
    return { key: url, url, name, kind, ...fate };
  });
  const states = (sample?.states ?? []).map((state): SampleRow<Page> => {
    const key = stateKey(state);
    const { lost, ...fate } = fateOf(key, notReplayed);
    const url = fate.page?.url ?? lost?.url ?? '';
    return { key, url, name: stateTitle(state), kind: 'step', state, ...fate };
  });
  return [...pages, ...states];
}
