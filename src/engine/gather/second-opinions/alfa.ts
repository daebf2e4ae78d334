import type { EngineOpinion } from '../../artifacts.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import { judgeInThread } from './alfa-thread.ts';

/** About 0.2 ms of CPU each; a count and no clock, so that a busy machine judges the same pages. */
const elementLimit = 1_200;

/**
 * Reads the page for Alfa and judges it outside the browser.
 * @throws Error on a page too large for it, or that takes longer than `limitMs` to judge
 */
export async function gatherAlfa(tab: Tab, limitMs: number): Promise<EngineOpinion> {
  const text = await inPage(tab).alfaPass(elementLimit);
  if (text === '') throw new Error(`plus de ${elementLimit} éléments à lire`);
  return judgeInThread(text, limitMs, tab.clock);
}
