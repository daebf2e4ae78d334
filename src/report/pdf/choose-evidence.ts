import type { Evidence, Finding } from '#contract/report.ts';
import type { ShownProof } from '../static/proof.tsx';

/** How much of a finding’s proof goes on paper. The report on line holds the rest. */
export interface ProofLimits {
  /** Pieces of evidence, all pages together. */
  readonly evidence: number;
  /** Pages named. */
  readonly pages: number;
}

/**
 * Takes the first distinct pieces of evidence: the same one on ten pages is worth printing once, even when it names
 * the page it was seen on.
 */
export function choosePrintedProof(finding: Finding, limits: ProofLimits): ShownProof {
  const seen = new Set<string>();
  let more = 0;
  const take = (items: readonly Evidence[], pageUrl: string | null = null): Evidence[] =>
    items.filter((item) => {
      const key = JSON.stringify(item, (name, value: unknown) =>
        name === 'box' || value === pageUrl ? undefined : value,
      );
      if (seen.has(key)) return false;
      if (seen.size >= limits.evidence) {
        more += 1;
        return false;
      }
      seen.add(key);
      return true;
    });
  const site = take(finding.evidence);
  const pages = finding.pages.slice(0, limits.pages).map((page) => ({
    url: page.url,
    occurrences: page.occurrences,
    evidence: take(page.evidence, page.url),
  }));
  return {
    site,
    pages,
    morePages: finding.pages.length - pages.length,
    moreEvidence: more,
  };
}
