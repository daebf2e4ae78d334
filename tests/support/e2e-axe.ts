import axe from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the colours of a theme. */
const colours = ['color-contrast', 'link-in-text-block'];

/**
 * What axe holds against the page as it stands, one line a node; empty when there is nothing.
 * @param only a page seen before in another theme needs its colours judged alone
 */
export async function axeViolations(page: Page, only: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Evaluated by the debugger, which no policy of the page forbids.
  await page.evaluate(`if (!window.axe) { ${axe.source} }`);
  const runOnly =
    only === 'all' ? ({ type: 'tag', values: tags } as const) : ({ type: 'rule', values: colours } as const);
  return page.evaluate(async (asked) => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    // Half-way through, colours are not those people read.
    await Promise.allSettled(ending.map((animation) => animation.finished));
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, {
      runOnly: { ...asked, values: [...asked.values] },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) =>
        `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`.replace(/\s+/g, ' '),
      ),
    );
  }, runOnly);
}
