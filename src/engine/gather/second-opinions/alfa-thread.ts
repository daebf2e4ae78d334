import type { EngineOpinion } from '../../artifacts.ts';
import { isolatedThread } from '../../browser/isolated-thread.ts';

/** Judges a page in a thread of its own: the page as text in, Alfa’s opinion out. */
export const { ask: judgeInThread } = isolatedThread<string, EngineOpinion>(
  new URL('./alfa-worker.ts', import.meta.url),
  {
    name: 'alfa',
    heapMb: 400,
  },
);
