import type { StandingDecision } from '#contract/decisions.ts';
import type { Evidence, Finding, Report } from '#contract/report.ts';
import { matchOccurrences } from '../compare/match-occurrences.ts';
import { matchPages } from '../compare/match-pages.ts';
import { occurrencesOf } from '../compare/occurrence.ts';

/** A proof of a finding: its page as this report names it (empty: the whole site) and its rank there. */
export interface Place {
  readonly page: string;
  readonly order: number;
}

/** What a decision is about in one finding of a report; `places` is empty for a whole rule. */
export interface Reached {
  readonly finding: Finding;
  readonly places: readonly Place[];
}

/**
 * What a decision is about in a report, told from identity alone: whether it still applies is another question
 * (`lapseOf`). An element is known again among those of its own page only, by the signals of the comparison.
 * @param findings those of the decision’s rule
 */
export function reachOf(
  { scope, anchor, ruleId }: StandingDecision,
  findings: readonly Finding[],
  pages: Report['pages'],
): Reached[] {
  if (scope === 'rule') return findings.map((finding) => ({ finding, places: [] }));
  const known = anchoredElement(ruleId, anchor, findings, pages);
  if (scope === 'element') return known ? [known] : [];
  const parts = new Set<string | null>([anchor.part, partOf(known)].filter((part) => part !== null));
  return findings.flatMap((finding) => {
    const places = placesOf(finding).filter(({ evidence }) => parts.has(markedPart(evidence)));
    return places.length > 0 ? [{ finding, places }] : [];
  });
}

/** Every proof a finding shows, with its place. */
export function placesOf(finding: Finding): (Place & { readonly evidence: Evidence })[] {
  const of = (page: string, list: readonly Evidence[]) =>
    list.map((evidence, order) => ({ page, order, evidence }));
  return [...of('', finding.evidence), ...finding.pages.flatMap(({ url, evidence }) => of(url, evidence))];
}

/** The proof at a place; undefined where the finding shows none there. */
export function evidenceAt(finding: Finding, { page, order }: Place): Evidence | undefined {
  const list = page === '' ? finding.evidence : finding.pages.find(({ url }) => url === page)?.evidence;
  return list?.[order];
}

/** The part of the page that an element is in; null for other proofs and outside of parts. */
export const markedPart = (evidence: Evidence): string | null =>
  (evidence.type === 'element' ? evidence.mark?.part : undefined) ?? null;

function partOf(known: Reached | null): string | null {
  const [place] = known?.places ?? [];
  const evidence = known && place && evidenceAt(known.finding, place);
  return evidence ? markedPart(evidence) : null;
}

export const isAt = (one: Place, other: Place): boolean =>
  one.page === other.page && one.order === other.order;

/** The anchor’s element in this report: the lists of both pages are paired whole, so that a neighbour is not taken for it. */
function anchoredElement(
  ruleId: string,
  anchor: StandingDecision['anchor'],
  findings: readonly Finding[],
  pages: Report['pages'],
): Reached | null {
  const isThere = findings.some((finding) => finding.pages.some(({ url }) => url === anchor.page));
  const url = anchor.page === '' || isThere ? anchor.page : samePage(anchor, pages);
  if (url === null) return null;
  const there = findings.flatMap((finding) =>
    placesOf(finding)
      .filter(({ page }) => page === url)
      .map((place) => ({ finding, place })),
  );
  const listed = (list: readonly Evidence[]) =>
    occurrencesOf({
      ruleId,
      evidence: [],
      pages: [{ url: anchor.page, occurrences: 0, evidence: [...list] }],
    });
  const { matches } = matchOccurrences(
    listed(anchor.evidence),
    listed(there.map(({ place }) => place.evidence)),
  );
  const match = matches.find(({ before }) => before.order === anchor.order);
  const found = match && there[match.after.order];
  return found ? { finding: found.finding, places: [found.place] } : null;
}

/** The anchor’s page as this report names it; null when it was not read. */
function samePage({ page, title }: StandingDecision['anchor'], pages: Report['pages']): string | null {
  for (const [url, earlier] of matchPages([{ url: page, title }], pages)) if (earlier === page) return url;
  return null;
}
