import { formatDate } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import type { LinkedDocument, PageFacts } from '../../artifacts.ts';
import { isExemptByAge, offersOtherVersion } from '../../derive/page/other-versions.ts';

interface FaultyDocument {
  readonly document: LinkedDocument;
  /** For the reader. */
  readonly faults: readonly string[];
  /** ISO date; empty when it does not say. */
  readonly createdAt: string;
  /** The faults need no eye. */
  readonly certain: boolean;
}

interface Proof {
  readonly evidence: readonly Evidence[];
  readonly pages: readonly string[];
}

/** Documents with faults, none being a pass. One made before the duty, or offered in another version, is a doubt at most. */
export function judgeDocuments(
  faulty: readonly FaultyDocument[],
  pages: readonly PageFacts[],
):
  | { readonly status: 'pass' }
  | ({ readonly status: 'fail' } & Proof)
  | ({ readonly status: 'review'; readonly message: 'doubt' } & Proof) {
  const certain = faulty.filter(
    ({ document, createdAt, certain: isSure }) =>
      isSure && !isExemptByAge(createdAt) && !offersOtherVersion(document, pages),
  );
  if (certain.length > 0) return { status: 'fail', ...proofOf(certain, pages) };
  if (faulty.length > 0) return { status: 'review', message: 'doubt', ...proofOf(faulty, pages) };
  return { status: 'pass' };
}

const proofOf = (shown: readonly FaultyDocument[], pages: readonly PageFacts[]): Proof => ({
  evidence: shown.map((one) => evidenceOf(one, pages)),
  pages: [...new Set(shown.flatMap(({ document }) => document.from))],
});

function evidenceOf({ document, faults, createdAt }: FaultyDocument, pages: readonly PageFacts[]): Evidence {
  const { url, sizeBytes } = document;
  const notes = [
    ...faults,
    isExemptByAge(createdAt) && `créé le ${formatDate(createdAt)} : exemption possible`,
    offersOtherVersion(document, pages) && 'une autre version semble proposée à côté',
  ].filter((note) => note !== false);
  return { type: 'request', url, ...(sizeBytes !== null && { sizeBytes }), note: notes.join(', ') };
}
