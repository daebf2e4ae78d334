import {
  artifactError,
  type Dom,
  type EngineOpinion,
  type Gathered,
  type SecondOpinions,
} from '../../artifacts.ts';
import { inTime, LateError } from '../../browser/in-time.ts';
import { defineArtifact } from '../define-artifact.ts';
import type { Tab } from '../tab.ts';
import { gatherAccesslint } from './accesslint.ts';
import { gatherAlfa } from './alfa.ts';

/** Only against what hangs: a busy machine is given time. */
const limitMs = 15_000;
/** Each engine stops by itself; beyond, the page no longer answers. */
const graceMs = 2_000;

/** What two more engines hold against the page, tied to the list of its elements. */
export const secondOpinions = defineArtifact({
  id: 'secondOpinions',
  needs: ['dom'],
  limitMs: 2 * (limitMs + graceMs) + 1_000,
  gather: ({ tab, deadline, timings }, { dom }) => gatherSecondOpinions(tab, dom, deadline, timings),
});

/**
 * One that fails, or is late for the page’s deadline, is its own value: the rules of axe-core do without it.
 * Never throws.
 */
async function gatherSecondOpinions(
  tab: Tab,
  dom: Dom,
  deadline: number,
  timings: Record<string, number>,
): Promise<SecondOpinions> {
  const run = async (
    name: string,
    gather: (limitMs: number) => Promise<EngineOpinion>,
  ): Promise<Gathered<EngineOpinion>> => {
    const left = Math.max(1, Math.min(limitMs, deadline - tab.clock.now()));
    const started = performance.now();
    try {
      return await inTime(gather(left), left + graceMs, name, tab);
    } catch (cause) {
      return artifactError(name, cause, cause instanceof LateError ? 'late' : 'broken');
    } finally {
      timings[name] = Math.round(performance.now() - started);
    }
  };
  const accesslint = await run('accesslint', (left) => gatherAccesslint(tab, dom, left));
  const alfa = await run('alfa', (left) => gatherAlfa(tab, left));
  return { accesslint, alfa };
}
