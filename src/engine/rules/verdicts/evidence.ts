import type { Evidence } from '#contract/report.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { elementEvidence, shownProofs } from '../../derive/dom/dom.ts';

interface Proof {
  readonly evidence: readonly Evidence[];
  readonly occurrences: number;
}

/** Proof made of elements: the first as evidence, all of them counted. */
export function evidenceOfNodes(
  dom: Dom,
  nodes: readonly DomNode[],
  note?: (node: DomNode) => string | undefined,
): Proof {
  return {
    evidence: nodes.slice(0, shownProofs).map((node) => elementEvidence(dom, node, note?.(node))),
    occurrences: nodes.length,
  };
}

/** Two proofs as one, the first before the second. */
export const joinProofs = (one: Proof, other: Proof): Proof => ({
  evidence: [...one.evidence, ...other.evidence],
  occurrences: one.occurrences + other.occurrences,
});

/** Proof made of pages, all of them named. */
export function evidenceOfPages(
  urls: readonly string[],
  note?: (url: string) => string,
): Proof & { readonly pages: readonly string[] } {
  const evidence = urls.map((url): Evidence => ({ type: 'page', url, ...(note && { note: note(url) }) }));
  return { evidence, occurrences: urls.length, pages: urls };
}
