import { lowerFirst } from '#contract/french.ts';
import type { Evidence, Finding } from '#contract/report.ts';
import type { VerificationResult } from '#contract/verification.ts';
import { type Matching, matchOccurrences } from './match-occurrences.ts';
import { type Occurrence, occurrencesOf } from './occurrence.ts';

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

interface Compared extends Matching {
  readonly asked: AskedList;
  readonly before: readonly Occurrence[];
  readonly now: PresentVerdict;
  /** What the answer says of the rule as it stands. */
  readonly present: Pick<VerificationResult, 'verdict' | 'title'>;
}

const shownProofs = 20;
/** Signals by which one of many that look alike may be taken for another. */
const weak: readonly string[] = ['shape', 'likeness', 'elsewhere'];

/**
 * Whether what was found on a page is corrected: each occurrence is known again by its identity, wherever it moved on the
 * page. Corrected means that the rule ran and none of those asked about is there; what cannot be told apart is said. Pure.
 */
export function judgeCorrection(
  { finding, page, occurrence }: AskedCorrection,
  now: PresentVerdict,
): VerificationResult {
  if (now.status === 'error') {
    const detail = now.reason === '' ? {} : { detail: withinSentence(now.reason) };
    return { outcome: 'unverifiable', reason: 'untested', ...detail, proof: [] };
  }
  const asked = listOf(finding, page);
  if (now.status === 'pass' || now.status === 'inapplicable') {
    const fixed = occurrence === null ? asked.total : 1;
    return { outcome: 'fixed', counts: { fixed, still: 0, others: 0 }, proof: [] };
  }
  const onPage = (evidence: readonly Evidence[]) =>
    occurrencesOf({
      ruleId: finding.ruleId,
      evidence: [],
      pages: [{ url: page, occurrences: evidence.length, evidence: [...evidence] }],
    });
  const before = onPage(asked.evidence);
  const present = { verdict: now.status, title: now.title };
  const compared = { ...matchOccurrences(before, onPage(now.evidence)), asked, before, now, present };
  return occurrence === null ? ofPage(compared) : ofOne(compared, occurrence);
}

/** Corrected as a whole only where nothing is left: what is new may be what was there, written anew. */
function ofPage({ asked, matches, gone, fresh, now, present }: Compared): VerificationResult {
  const still = matches.map(({ after }) => after.evidence);
  // Of a list of the whole site, what is not here may never have been.
  const fixed = asked.isOfPage ? Math.max(0, gone.length - fresh.filter(isElement).length) : 0;
  const counts = { fixed, still: still.length, others: now.occurrences - still.length };
  return { outcome: 'still', counts, ...present, proof: proofOf(still, now.evidence) };
}

function ofOne({ asked, before, matches, fresh, now, present }: Compared, at: number): VerificationResult {
  const target = before[at];
  const match = matches.find((one) => one.before === target);
  const unsure = (reason: 'list-cut' | 'rewritten'): VerificationResult => ({
    outcome: 'unverifiable',
    reason,
    ...present,
    proof: proofOf(
      fresh.map(({ evidence }) => evidence),
      now.evidence,
    ),
  });
  const wasCut = asked.total > asked.evidence.length;
  if (match) {
    if (wasCut && weak.includes(match.signal)) return unsure('list-cut');
    const counts = { fixed: 0, still: 1, others: now.occurrences - 1 };
    return { outcome: 'still', counts, ...present, signal: match.signal, proof: [match.after.evidence] };
  }
  if (now.occurrences > now.evidence.length) return unsure('list-cut');
  // New ones of a list that was cut are those it only counted, unless there are no fewer of them.
  const isNew = !wasCut || now.occurrences >= asked.total;
  if (isNew && fresh.some((one) => isElement(one) && one.signs.tag === target?.signs.tag))
    return unsure('rewritten');
  const counts = { fixed: 1, still: 0, others: now.occurrences };
  return { outcome: 'fixed', counts, ...present, proof: proofOf([], now.evidence) };
}

const isElement = ({ evidence }: Occurrence): boolean => evidence.type === 'element';

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

function proofOf(first: readonly Evidence[], all: readonly Evidence[]): Evidence[] {
  return [...new Set([...first, ...all])].slice(0, shownProofs);
}

/** A reason without its full stop, and without repeating that nothing could be done. */
const withinSentence = (reason: string): string => {
  const words = reason.replace(/\.$/, '').replace(/^Ce contrôle n’a pas pu être fait\s:\s/, '');
  return lowerFirst(words);
};
