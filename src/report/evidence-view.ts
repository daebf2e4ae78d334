import { formatBytes } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import { whereShown } from '#contract/where-shown.ts';

/** One piece of evidence ready to show: a French label, the exact thing seen, a note. */
export interface EvidenceView {
  readonly label: string;
  /** What the label announces, in English: to be marked as such. */
  readonly english: string;
  /** Verbatim from the site, shown in a code block; empty when there is none. */
  readonly code: string;
  readonly note: string;
  /** Part of the page to show from its screenshot. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** Says in French what a piece of evidence is. Everything in it comes from the audited site: escape it. */
export function viewEvidence(evidence: Evidence): EvidenceView {
  switch (evidence.type) {
    case 'element':
      return view(evidence.selector, evidence.snippet, noteOf(evidence), evidence.box);
    case 'header':
      return evidence.value === null
        ? view(`En-tête «\u00a0${evidence.name}\u00a0» absent`, evidence.url)
        : view(`En-tête «\u00a0${evidence.name}\u00a0»`, `${evidence.name}: ${evidence.value}`, evidence.url);
    case 'request': {
      const facts = [
        evidence.status !== undefined &&
          (evidence.status === 0 ? 'sans réponse' : `réponse ${evidence.status}`),
        evidence.sizeBytes !== undefined && formatBytes(evidence.sizeBytes),
        evidence.note,
      ];
      return view(
        `Requête${evidence.method ? ` ${evidence.method}` : ''}`,
        evidence.url,
        facts.filter(Boolean).join(', '),
      );
    }
    case 'cookie':
      return view(`Cookie du domaine ${evidence.domain}`, evidence.name, evidence.note);
    case 'text':
      return view(evidence.where ?? 'Texte relevé', evidence.quote);
    case 'value':
      return {
        ...view(evidence.label, evidence.value, evidence.expected ? `attendu : ${evidence.expected}` : ''),
        english: evidence.english ?? '',
      };
    case 'page':
      return view('Page', evidence.url, evidence.note);
  }
}

/** Where it shows comes first: paper cuts long notes. */
const noteOf = (evidence: Extract<Evidence, { readonly type: 'element' }>): string =>
  [whereShown(evidence), evidence.note ?? ''].filter((part) => part !== '').join('. ');

function view(
  label: string,
  code: string,
  note: string | undefined = '',
  box: EvidenceView['box'] | undefined = null,
): EvidenceView {
  return { label, english: '', code, note, box };
}
