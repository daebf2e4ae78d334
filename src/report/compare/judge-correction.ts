import type { Evidence, Finding } from '#contract/report.ts';
import type { VerificationResult } from '#contract/verification.ts';
import { matchOccurrences } from './match-occurrences.ts';
import { occurrencesOf } from './occurrence.ts';

/** What was found then, and is asked about now. */
export interface AskedCorrection {
  readonly finding: Finding;
  /** Address of the page in that report. */
  readonly page: string;
  /** Place of the proof in the list of the page; null: all of them. */
  readonly occurrence: number | null;
}

/** What the rule says of the page now, with all its proofs. */
export interface PresentVerdict {
  readonly status: 'pass' | 'fail' | 'review' | 'inapplicable' | 'error';
  readonly title: string;
  readonly evidence: readonly Evidence[];
  readonly occurrences: number;
  readonly reason: string;
}

const shownProofs = 20;
/** Signals by which one of many that look alike may be taken for another. */
const weak: readonly string[] = ['shape', 'likeness', 'elsewhere'];

/**
 * Whether what was found on a page is corrected: each occurrence is known again by its identity, wherever it moved on the
 * page. Corrected means that the rule ran and none of those asked about is there; what cannot be told apart is said. Pure.
 */
export function judgeCorrection(asked: AskedCorrection, now: PresentVerdict): VerificationResult {
  if (now.status === 'error')
    return {
      outcome: 'unverifiable',
      reason: 'untested',
      ...(now.reason !== '' && { detail: said(now.reason) }),
      proof: [],
    };
  const { finding, page, occurrence } = asked;
  const { evidence, total, isOfPage } = listOf(finding, page);
  if (now.status !== 'fail' && now.status !== 'review') {
    const fixed = occurrence === null ? total : 1;
    return { outcome: 'fixed', counts: { fixed, still: 0, others: 0 }, proof: [] };
  }
  const [before, after] = [evidence, now.evidence].map((list) => onPage(finding.ruleId, page, list));
  const { matches } = matchOccurrences(before ?? [], after ?? []);
  const known = { verdict: now.status, title: now.title } as const;
  if (occurrence === null) {
    const still = matches.map((match) => match.after.evidence);
    const others = now.occurrences - still.length;
    // Of a list of the whole site, what is not here may never have been.
    const gone = isOfPage ? Math.max(0, evidence.length - still.length) : 0;
    // A proof that cannot be told apart (none was shown) is there as long as the rule fails.
    const stays = still.length > 0 || evidence.length === 0;
    const counts = { fixed: stays ? gone : Math.max(gone, 1), still: still.length, others };
    return { outcome: stays ? 'still' : 'fixed', counts, ...known, proof: proofOf(still, now.evidence) };
  }
  const target = before?.[occurrence];
  const match = matches.find((one) => one.before === target);
  const isCut = now.occurrences > now.evidence.length;
  const isMany = total > evidence.length;
  if (match ? isMany && weak.includes(match.signal) : isCut)
    return { outcome: 'unverifiable', reason: 'list-cut', ...known, proof: proofOf([], now.evidence) };
  if (!match)
    return {
      outcome: 'fixed',
      counts: { fixed: 1, still: 0, others: now.occurrences },
      ...known,
      proof: proofOf([], now.evidence),
    };
  return {
    outcome: 'still',
    counts: { fixed: 0, still: 1, others: now.occurrences - 1 },
    ...known,
    signal: match.signal,
    proof: [match.after.evidence],
  };
}

interface AskedList {
  readonly evidence: readonly Evidence[];
  /** As many as it counts. */
  readonly total: number;
  /** All of it was seen on that page. */
  readonly isOfPage: boolean;
}

/** The proofs that a finding shows of a page; those of the whole site where it names no page’s. */
export function listOf(finding: Finding, page: string): AskedList {
  const there = finding.pages.find(({ url }) => url === page);
  if (finding.evidence.length === 0 && there)
    return { evidence: there.evidence, total: there.occurrences, isOfPage: true };
  const { evidence, occurrences, pages, failsOn = [] } = finding;
  return { evidence, total: occurrences, isOfPage: pages.length + failsOn.length <= 1 };
}

const onPage = (ruleId: string, url: string, evidence: readonly Evidence[]) =>
  occurrencesOf({
    ruleId,
    evidence: [],
    pages: [{ url, occurrences: evidence.length, evidence: [...evidence] }],
  });

function proofOf(first: readonly Evidence[], all: readonly Evidence[]): Evidence[] {
  const known = new Set(first);
  return [...first, ...all.filter((one) => !known.has(one))].slice(0, shownProofs);
}

/** A reason within a sentence: without its full stop, and without repeating that nothing could be done. */
const said = (reason: string): string => {
  const words = reason.replace(/\.$/, '').replace(/^Ce contrôle n’a pas pu être fait\s:\s/, '');
  return words.charAt(0).toLowerCase() + words.slice(1);
};
