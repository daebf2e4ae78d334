import { type OfficeFormat, readOfficeFacts } from './office-facts.ts';
import { catalogueOffset, readPdfFacts } from './pdf-facts.ts';

/** What is asked of the bytes of a document. */
export type DocumentQuestion =
  | { readonly kind: 'office'; readonly bytes: Uint8Array; readonly format: OfficeFormat }
  | { readonly kind: 'pdf'; readonly parts: readonly Uint8Array[] }
  | { readonly kind: 'catalogue'; readonly tail: Uint8Array };

/** The facts of an office document, those of a PDF, or the place of its catalogue. Runs in the thread of documents. */
export function answerDocument(question: DocumentQuestion): unknown {
  switch (question.kind) {
    case 'office':
      return readOfficeFacts(question.bytes, question.format);
    case 'pdf':
      return readPdfFacts(question.parts);
    case 'catalogue':
      return catalogueOffset(question.tail);
  }
}
