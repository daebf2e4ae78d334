import type { EngineFact } from '../artifacts.ts';
import { type AxeCheck, factsOf } from './axe-facts.ts';
import { elementsByNumber, numberOf } from './element-numbers.ts';
import { isScrolledBehind as passesBehind } from './scrolled-behind.ts';

interface RawAxeNode {
  readonly element: Element | null;
  readonly html: string;
  readonly target: readonly (string | readonly string[])[];
  readonly any: readonly AxeCheck[];
  readonly all: readonly AxeCheck[];
  readonly none: readonly AxeCheck[];
  /** Why a failure of axe is only a question: the key of the fact that replaces its own. */
  readonly doubt?: string;
}
interface RawAxeResult {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly RawAxeNode[];
}
interface AxeApi {
  readonly version: string;
  configure(options: object): void;
  run(
    context: Document | { readonly include: readonly Element[] },
    options: object,
  ): Promise<Record<'violations' | 'incomplete' | 'passes' | 'inapplicable', readonly RawAxeResult[]>>;
}

/** axe-core, whose source was put into our world before. */
declare const axe: AxeApi;

interface AxeRun {
  readonly runOnly: { readonly type: string; readonly values: readonly string[] };
}

export interface AxeOutput {
  readonly version: string;
  readonly violations: readonly object[];
  readonly incomplete: readonly object[];
  readonly passes: string[];
  readonly inapplicable: string[];
  /** Numbers of the undecided texts that stay in the window, over what the page scrolls. */
  readonly scrolledBehind: readonly number[];
}

/**
 * After axe’s source. Gives JSON: results shortened to what is kept. Rules whose time grows
 * with the square of what the page holds are left out where it is many; counts decide, so that any machine does alike.
 * What a check found is kept as its name, its cause and its data: no sentence of axe leaves the page. `locale`, read by
 * the look at dark colours alone: null once it was given. `included`: numbers of the elements that are judged, with all they hold; null for the whole page.
 * @throws Error on tables whose merged cells axe would lay out one by one without end
 */
export async function axePass(
  locale: object | null,
  runOptions: AxeRun,
  included: readonly number[] | null,
): Promise<string> {
  const siblingLimit = 1_000;
  const slotLimit = 300_000;
  let slots = 0;
  for (const cell of document.querySelectorAll<HTMLTableCellElement>('td,th'))
    slots += cell.rowSpan * cell.colSpan;
  if (slots > slotLimit) throw new Error(`tableaux de ${slots} cases`);
  const paragraphs = new Map<Node | null, number>();
  for (const { parentNode } of document.querySelectorAll('p'))
    paragraphs.set(parentNode, (paragraphs.get(parentNode) ?? 0) + 1);
  const manyParagraphs = Math.max(0, ...paragraphs.values()) > siblingLimit;
  const { runOnly } = runOptions;
  const values = manyParagraphs ? runOnly.values.filter((rule) => rule !== 'p-as-heading') : runOnly.values;

  if (locale) axe.configure({ locale });
  const elements = included && elementsByNumber();
  const include = included?.flatMap((index) => elements?.[index] ?? []).filter((one) => one.isConnected);
  const results = await axe.run(include ? { include } : document, {
    ...runOptions,
    runOnly: { ...runOnly, values },
    elementRef: true,
    iframes: false,
  });
  const unsure: RawAxeResult[] = [];
  const violations = results.violations.flatMap((result) => {
    if (!isContrast(result)) return [result];
    const judged = result.nodes.map((node) => ({ node, doubt: doubtOf(node) }));
    const nodes = judged.flatMap(({ node, doubt }) => (doubt === null ? [node] : []));
    const asked = judged.flatMap(({ node, doubt }) => (doubt === null ? [] : [{ ...node, doubt }]));
    if (asked.length > 0) unsure.push({ ...result, nodes: asked });
    return nodes.length > 0 ? [{ ...result, nodes }] : [];
  });
  const incomplete = [
    ...unsure.map((result) => {
      const others = results.incomplete.find(({ id }) => id === result.id)?.nodes ?? [];
      return { ...result, nodes: [...result.nodes, ...others] };
    }),
    ...results.incomplete.filter(({ id }) => !unsure.some((result) => result.id === id)),
  ];

  return JSON.stringify({
    version: axe.version,
    violations: violations.map(shorten('fail')),
    incomplete: incomplete.map(shorten('incomplete')),
    passes: results.passes.map(({ id }) => id),
    inapplicable: results.inapplicable.map(({ id }) => id),
    scrolledBehind: incomplete
      .filter(isContrast)
      .flatMap(({ nodes }) => nodes.filter(isScrolledBehind))
      .flatMap(({ element }) => (element && numberOf(element)) ?? []),
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

const isShadowed = ({ element }: RawAxeNode) =>
  element !== null && getComputedStyle(element).textShadow !== 'none';
const isContrast = ({ id }: RawAxeResult) => /^color-contrast(?:-enhanced)?$/.test(id);
const isScrolledBehind = ({ element }: RawAxeNode) => element !== null && passesBehind(element);
function doubtOf(node: RawAxeNode): string | null {
  // axe takes the shadows of letters, their outline too, for a part of what is behind: it has no answer there.
  if (isShadowed(node)) return 'complexTextShadows';
  // Nor has it one where the page scrolls behind what stays in the window.
  return isScrolledBehind(node) ? 'scrolledBehind' : null;
}

function boxOf(element: Element | null) {
  if (!element || element.getClientRects().length === 0) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: round(x + scrollX), y: round(y + scrollY), width: round(width), height: round(height) };
}
const shorten = (outcome: EngineFact['outcome']) => (result: RawAxeResult) => {
  return {
    ruleId: result.id,
    impact: result.impact,
    nodeCount: result.nodes.length,
    nodes: result.nodes.slice(0, 50).map((node) => ({
      selector: node.target
        .map((part) => (typeof part === 'string' ? part : part.join(' ')))
        .join(' ')
        .slice(0, 500),
      snippet: node.html.slice(0, 400),
      facts: factsOf(node, result.id, outcome),
      node: (node.element && numberOf(node.element)) ?? null,
      box: boxOf(node.element),
    })),
  };
};
