import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rulesAskedOf } from '#reference/second-opinions.ts';
import type { Dom, EngineOpinion } from '../../artifacts.ts';
import { inPageInTime } from '../in-page.ts';
import { evaluateIsolated, type Tab } from '../tab.ts';

const require = createRequire(import.meta.url);
/** About 0.05 ms of CPU each; what it finds many times costs it more. */
const elementLimit = 4_000;

let sourceText: string | null = null;

/**
 * Runs AccessLint in our isolated world.
 * @throws Error on a page too large for it, or that takes longer than `limitMs`: it is then stopped
 */
export async function gatherAccesslint(tab: Tab, dom: Dom, limitMs: number): Promise<EngineOpinion> {
  if (dom.elementCount > elementLimit) throw new Error(`plus de ${elementLimit} éléments`);
  sourceText ??= readFileSync(require.resolve('@accesslint/core/iife'), 'utf8');
  await evaluateIsolated(tab, `${sourceText};0`);
  return inPageInTime(tab, limitMs).accesslintPass(rulesAskedOf('accesslint'));
}
