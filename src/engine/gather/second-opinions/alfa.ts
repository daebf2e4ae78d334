import type { Fragment } from '@siteimprove/alfa-dom';
import type { EngineOpinion } from '../../artifacts.ts';
import { alfaPass } from '../page/alfa-pass.ts';
import { evaluateIsolated, type Tab } from '../tab.ts';
import { judgeWithAlfa } from './judge-with-alfa.ts';

/** About 0.2 ms of CPU each; a count and no clock, so that a busy machine judges the same pages. */
const elementLimit = 1_200;
/** Against the page that defeats the count. */
const limitMs = 4_000;

/**
 * Reads the page for Alfa and judges it here, outside the browser.
 * @throws Error on a page too large for it, or that takes too much computing
 */
export async function gatherAlfa(tab: Tab): Promise<EngineOpinion> {
  const text = await evaluateIsolated<string>(tab, `(${alfaPass.toString()})(${elementLimit})`);
  if (text === '') throw new Error(`plus de ${elementLimit} éléments à lire`);
  return judgeWithAlfa(JSON.parse(text) as Fragment.JSON, limitMs);
}
