import type { OfficeFacts, PdfFacts } from '../artifacts.ts';
import { isolatedThread } from '../browser/isolated-thread.ts';
import type { UsefulClock } from '../browser/useful-clock.ts';
import type { DocumentQuestion } from './answer-document.ts';
import type { OfficeFormat } from './office-facts.ts';

/** Useful time that one document may take by itself; ordinary ones take some hundredths of a second. */
const usualMs = 5_000;
/** Once so many of a site took more than they are given, its others are left. */
const lostLimit = 2;

/** Answers null, or facts that say nothing, for a document that takes longer or more memory than is given to it. */
export interface DocumentReader {
  office(bytes: Uint8Array, format: OfficeFormat): Promise<OfficeFacts | null>;
  pdf(parts: readonly Uint8Array[]): Promise<PdfFacts>;
  /** Place of the catalogue in the file; see `catalogueOffset`. */
  catalogue(tail: Uint8Array): Promise<number | null>;
  close(): Promise<void>;
}

const nothing: PdfFacts = { tagged: null, lang: null, createdAt: '' };

/**
 * Reads documents of strangers one after the other in a thread of their own: whatever a file holds, it costs that file’s
 * facts and nothing else. The thread is started by the first document. `documentMs`: useful time
 * that one may take.
 */
export function openDocumentReader(clock: UsefulClock, documentMs = usualMs): DocumentReader {
  const thread = isolatedThread<DocumentQuestion, unknown>(new URL('./document-worker.ts', import.meta.url), {
    name: 'documents',
    heapMb: 150,
  });
  let last: Promise<unknown> = Promise.resolve();
  let lost = 0;
  async function read(question: DocumentQuestion): Promise<unknown> {
    if (lost >= lostLimit) return undefined;
    try {
      return await thread.ask(question, documentMs, clock);
    } catch {
      lost += 1;
      return undefined;
    }
  }
  const ask = (question: DocumentQuestion): Promise<unknown> => {
    last = last.then(() => read(question));
    return last;
  };
  return {
    office: async (bytes, format) =>
      ((await ask({ kind: 'office', bytes, format })) ?? null) as OfficeFacts | null,
    pdf: async (parts) => ((await ask({ kind: 'pdf', parts })) ?? nothing) as PdfFacts,
    catalogue: async (tail) => ((await ask({ kind: 'catalogue', tail })) ?? null) as number | null,
    close: () => thread.end(),
  };
}
