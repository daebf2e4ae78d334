import { type Dom, type EngineOpinion, isArtifactError, type SecondOpinions } from '../../artifacts.ts';
import { attempt } from '../attempt.ts';
import type { Tab } from '../tab.ts';
import { gatherAccesslint } from './accesslint.ts';
import { gatherAlfa } from './alfa.ts';

/** Only against what hangs: a busy machine is given time. */
const limitMs = 15_000;

/**
 * What two more engines hold against the page; one that fails, or is late for the page’s deadline (epoch ms), is its own
 * value: the rules of axe-core do without it. Never throws.
 */
export async function gatherSecondOpinions(
  tab: Tab,
  dom: Dom,
  deadline: number,
  timings: Record<string, number>,
): Promise<SecondOpinions> {
  // Without the list of elements there is nothing to tie an opinion to.
  if (isArtifactError(dom)) return { accesslint: dom, alfa: dom };
  const run = (name: string, gather: (limitMs: number) => Promise<EngineOpinion>) => {
    const left = Math.max(1, Math.min(limitMs, deadline - Date.now()));
    // Each stops by itself; the second limit is for a page that no longer answers.
    return attempt(name, left + 2_000, () => gather(left), timings);
  };
  const accesslint = await run('accesslint', (left) => gatherAccesslint(tab, dom, left));
  const alfa = await run('alfa', (left) => gatherAlfa(tab, left));
  return { accesslint, alfa };
}
