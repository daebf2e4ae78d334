import { countOf } from '#contract/french.ts';
import type { Evidence, Finding } from '#contract/report.ts';
import { viewEvidence } from '../evidence-view.ts';
import type { TicketWriter } from './ticket-writers.ts';

interface Shown {
  readonly pages: number;
  readonly proofs: number;
}

/** « 12 endroits sur 3 pages ». */
export function whereOf({ pages, occurrences }: Pick<Finding, 'pages' | 'occurrences'>): string {
  if (pages.length === 0) return 'tout le site';
  return `${countOf(occurrences, 'endroit', 'endroits')} sur ${countOf(pages.length, 'page', 'pages')}`;
}

/** Where a finding shows, page by page, with a few proofs of each; says how many pages are not named. */
export function placeLines({ evidence, pages }: Finding, writer: TicketWriter, shown: Shown): string[] {
  const line = (proof: Evidence, depth: 1 | 2) => writer.item(proofLine(proof, writer), depth);
  const rest = pages.length - shown.pages;
  return [
    ...evidence.slice(0, shown.proofs).map((proof) => line(proof, 1)),
    ...pages
      .slice(0, shown.pages)
      .flatMap((page) => [
        writer.item(writer.code(page.url), 1),
        ...page.evidence.slice(0, shown.proofs).map((proof) => line(proof, 2)),
      ]),
    ...(rest > 0 ? [writer.item(`et ${countOf(rest, 'autre page', 'autres pages')}`, 1)] : []),
  ];
}

function proofLine(proof: Evidence, { text, code: verbatim }: TicketWriter): string {
  const { label, english, code, note } = viewEvidence(proof);
  const said = proof.type === 'element' ? verbatim(label) : text(label);
  return [`${said}${english === '' ? '' : ` ${text(english)}`}`, verbatim(code), text(note)]
    .filter((part) => part !== '')
    .join(', ');
}
