import { type Dom, isArtifactError, type SecondOpinions } from '../../artifacts.ts';
import { attempt } from '../attempt.ts';
import type { Tab } from '../tab.ts';
import { gatherAccesslint } from './accesslint.ts';
import { gatherAlfa } from './alfa.ts';

const limitMs = 8_000;

/** What two more engines hold against the page; one that fails is its own value. Never throws. */
export async function gatherSecondOpinions(
  tab: Tab,
  dom: Dom,
  timings: Record<string, number>,
): Promise<SecondOpinions> {
  // Without the list of elements there is nothing to tie an opinion to.
  if (isArtifactError(dom)) return { accesslint: dom, alfa: dom };
  const accesslint = await attempt('accesslint', limitMs, () => gatherAccesslint(tab, dom), timings);
  const alfa = await attempt('alfa', limitMs, () => gatherAlfa(tab), timings);
  return { accesslint, alfa };
}
