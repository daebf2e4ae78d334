import { usefulPause } from '../browser/useful-clock.ts';
import type { RawNode } from '../in-page/raw-dom.ts';
import { inPage } from './in-page.ts';
import type { Tab } from './tab.ts';

/** Longer than a slide of a carousel takes to come in, shorter than it stays. */
const passingMs = 1_200;

/**
 * Marks what Tab reaches under `aria-hidden` and no more a moment later: a script was moving it when the page was read, and
 * nobody meets it so. Waits only where there is such a stop; the elements keep their numbers.
 */
export async function markPassing(tab: Tab, nodes: readonly RawNode[]): Promise<readonly RawNode[]> {
  const silenced: boolean[] = [];
  const stops = nodes.flatMap(({ parent, attributes, tabbable }, index) => {
    silenced[index] = silenced[parent] === true || attributes['aria-hidden'] === 'true';
    return silenced[index] && tabbable ? [index] : [];
  });
  if (stops.length === 0) return nodes;
  await usefulPause(tab.clock, passingMs);
  const still = new Set(await inPage(tab).silencedNow(stops));
  const passing = new Set(stops.filter((index) => !still.has(index)));
  return nodes.map((node, index) =>
    passing.has(index) ? { ...node, extra: { ...node.extra, inPassing: true } } : node,
  );
}
