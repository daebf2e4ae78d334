import parser from 'postcss-selector-parser';

export interface ResolvedSelectors {
  /** Each without `&`, trimmed; commas inside `:is()` and the like part nothing. */
  readonly selectors: readonly string[];
  /** The library read the list and could say what `&` stands for. */
  readonly isKnown: boolean;
}

/** A longer list around is written with `:is()`, so that nesting does not multiply it. */
const mostParents = 20;
/** UTF-16 units of a resolved list: nesting repeats what is around. */
const longestList = 100_000;
/** Brackets in one another: the library calls itself for each. */
const deepestBrackets = 16;

const unknown = (list: string): ResolvedSelectors => ({ selectors: [list.trim()], isKnown: false });

/**
 * The list of a rule as it would stand outside the rules around it (CSS Nesting 1). `around`: the resolved list of the
 * rule that holds it, null at the top of a sheet and in `@scope`, where `&` is `:scope`.
 */
export function resolveSelectors(list: string, around: readonly string[] | null): ResolvedSelectors {
  if (nestingOf(list) > deepestBrackets) return unknown(list);
  try {
    const parents = around ?? [':scope'];
    const selectors = parser()
      .astSync(list)
      .nodes.flatMap((selector) => {
        const own = String(selector).trim();
        if (own === '') throw new SyntaxError(`Empty selector in ${list}`);
        let hasNesting = false;
        selector.walkNesting(() => {
          hasNesting = true;
          return false;
        });
        if (!hasNesting && around === null) return [own];
        if (!hasNesting) return within(parents).map((parent) => `${parent} ${own}`);
        const starts = selector.first.type === 'combinator' && around !== null;
        return within(parents).map((parent) => `${starts ? `${parent} ` : ''}${written(selector, parent)}`);
      });
    const isShort = selectors.reduce((sum, { length }) => sum + length, 0) <= longestList;
    // No box of a pseudo-element holds an element: browsers match nothing.
    return isShort
      ? { selectors, isKnown: !(around ?? []).some((one) => one.includes('::')) }
      : unknown(list);
  } catch {
    return unknown(list);
  }
}

const within = (parents: readonly string[]): readonly string[] =>
  parents.length > mostParents ? [`:is(${parents.join(', ')})`] : parents;

/** The selector with each `&` replaced: plainly where the text then means the same, else within `:is()`. */
function written(selector: parser.Selector, parent: string): string {
  const copy = selector.clone();
  copy.walkNesting((nesting) => {
    const [before, after] = [nesting.prev(), nesting.next()];
    const isFirst = before === undefined;
    const isAlone = before === undefined || before.type === 'combinator';
    const isPlain =
      nesting.parent?.parent?.parent === undefined &&
      after?.type !== 'tag' &&
      (isFirst || (isAlone && !/[\s>+~]/.test(parent)));
    const value = isPlain ? parent : `:is(${parent})`;
    nesting.replaceWith(parser.tag({ value, spaces: nesting.spaces }));
  });
  return String(copy).trim();
}

function nestingOf(list: string): number {
  let [depth, deepest] = [0, 0];
  for (const [sign] of list.matchAll(/[()]/g)) {
    depth += sign === '(' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
