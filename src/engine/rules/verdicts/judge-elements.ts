import type { Evidence } from '#contract/report.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { elementEvidence, shownProofs } from '../../derive/dom/dom.ts';

/**
 * The usual end of an element rule: nothing to judge → inapplicable, no culprit → pass,
 * else a failure (or review) whose evidence is the culprits.
 */
export function judgeElements(
  dom: Dom,
  candidates: readonly DomNode[],
  isWrong: (node: DomNode) => boolean,
  options: { readonly status?: 'fail' | 'review'; readonly note?: (node: DomNode) => string } = {},
):
  | { status: 'inapplicable' }
  | { status: 'pass' }
  | { status: 'fail' | 'review'; evidence: Evidence[]; occurrences: number } {
  if (candidates.length === 0) return { status: 'inapplicable' };
  const wrong = candidates.filter(isWrong);
  if (wrong.length === 0) return { status: 'pass' };
  const evidence = wrong
    .slice(0, shownProofs)
    .map((node) => elementEvidence(dom, node, options.note?.(node)));
  return { status: options.status ?? 'fail', evidence, occurrences: wrong.length };
}
