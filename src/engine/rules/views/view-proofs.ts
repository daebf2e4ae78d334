import type { Evidence } from '#contract/report.ts';
import type { Axe, Dom, PageIdentity, PageView } from '../../artifacts.ts';
import { selectorOf } from '../../derive/dom/dom.ts';
import { memoise } from '../../derive/memoise.ts';
import type { PageRule, Verdict } from '../../rule.ts';

export type ElementProof = Extract<Evidence, { readonly type: 'element' }>;
export type Proven = Extract<Verdict, { readonly status: 'fail' | 'review' }>;

/** What a rule answers of one view. */
interface Seen {
  readonly view: PageView;
  readonly verdict: Verdict;
}

export const isProven = (verdict: Verdict): verdict is Proven =>
  verdict.status === 'fail' || verdict.status === 'review';

/** Not every proof is in its list. */
export const isCut = ({ evidence, occurrences }: Proven): boolean =>
  occurrences !== undefined && occurrences > evidence.length;

/** What names the element of a proof. */
export const keyOf = (evidence: Evidence): string[] =>
  evidence.type === 'element' ? [evidence.selector] : [];

/** Proofs of the view about what differs there, none of them told before. */
export function newProofs(
  rule: PageRule,
  there: Proven,
  own: Dom,
  device: PageIdentity['device'],
  view: PageView,
  other: Seen | undefined,
  known: Set<string>,
): ElementProof[] {
  const differs = judged(rule, view);
  const told = toldIn(other);
  return there.evidence.flatMap((proof): ElementProof[] => {
    if (proof.type !== 'element') return [];
    const node = differs.get(proof.selector);
    if (node === undefined) return [];
    const origin = own.nodes[view.origins[node] ?? -1];
    const keys = [proof.selector, ...(origin ? [selectorOf(own, origin)] : [])];
    if (keys.some((key) => known.has(key))) return [];
    for (const key of keys) known.add(key);
    // Its place was measured in another window than the picture of the page.
    const { box: _box, ...rest } = proof;
    const part = view.parts.find(({ nodes }) => nodes.includes(node));
    // What opens it is not there in the other window, and nothing there shows it as wrong.
    const isOfOwn = part && other?.view.gone.includes(part.openerNode) && !keys.some((key) => told.has(key));
    return [
      {
        ...rest,
        ...((view.device !== device || isOfOwn) && { width: view.device }),
        ...(part && { opened: part.name }),
      },
    ];
  });
}

/** What the other window’s proofs name. */
const toldIn = (seen: Seen | undefined): ReadonlySet<string> =>
  new Set(seen && isProven(seen.verdict) ? seen.verdict.evidence.flatMap(keyOf) : []);

/** The visit’s own proofs, those that do not show in the other window saying so. */
export function withOwnWidth(
  rule: PageRule,
  own: Proven,
  dom: Dom,
  axe: Axe | null,
  device: PageIdentity['device'],
  other: Seen,
): Proven {
  const { view, verdict } = other;
  const told = toldIn(other);
  const isWhole = !(isProven(verdict) && isCut(verdict));
  const asked = readsFocus(rule) ? numbersTried(view) : view.differs;
  const changed = isWhole ? asked.flatMap((index) => view.origins[index] ?? []) : [];
  const elsewhere = numbersBySelector(dom, axe, [...view.gone, ...changed]);
  return {
    ...own,
    evidence: own.evidence.map((proof) =>
      proof.type === 'element' && elsewhere.has(proof.selector) && !told.has(proof.selector)
        ? { ...proof, width: device }
        : proof,
    ),
  };
}

const readsFocus = ({ artifacts }: PageRule): boolean => artifacts.includes('keyboard');

/** Elements whose focus was tried: it may change where nothing else does. */
const numbersTried = (view: PageView): number[] => view.keyboard.steps.flatMap(({ node }) => node ?? []);

/** Numbers of the elements of a view that the rule is asked about there, by the selectors that name them. */
const judged = (rule: PageRule, view: PageView) => (readsFocus(rule) ? tried(view) : differing(view));

const tried = memoise((view: PageView) => numbersBySelector(view.dom, null, numbersTried(view)));
const differing = memoise((view: PageView) =>
  numbersBySelector(view.dom, view.axe, [...view.differs, ...view.parts.flatMap(({ nodes }) => nodes)]),
);

/** By the selectors of axe-core and by ours. */
export function numbersBySelector(
  dom: Dom,
  axe: Axe | null,
  numbers: readonly number[],
): ReadonlyMap<string, number> {
  const among = new Set(numbers);
  const found = new Map<string, number>();
  for (const { nodes } of axe ? [...axe.violations, ...axe.incomplete] : [])
    for (const { selector, node } of nodes) if (node !== null && among.has(node)) found.set(selector, node);
  for (const index of among) {
    const node = dom.nodes[index];
    if (node) found.set(selectorOf(dom, node), index);
  }
  return found;
}
