import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rulesAskedOf } from '#reference/second-opinions.ts';
import type { Dom, EngineOpinion } from '../../artifacts.ts';
import { accesslintPass } from '../page/accesslint-pass.ts';
import { evaluateIsolated, type Tab } from '../tab.ts';

const require = createRequire(import.meta.url);
/** About 0.05 ms of CPU each. */
const elementLimit = 6_000;
/** Against the page that defeats the count. */
const limitMs = 10_000;

let sourceText: string | null = null;

/**
 * Runs AccessLint in our isolated world.
 * @throws Error on a page too large for it, or when it takes too long
 */
export async function gatherAccesslint(tab: Tab, dom: Dom): Promise<EngineOpinion> {
  if (dom.elementCount > elementLimit) throw new Error(`plus de ${elementLimit} éléments`);
  sourceText ??= readFileSync(require.resolve('@accesslint/core/iife'), 'utf8');
  await evaluateIsolated(tab, `${sourceText};0`);
  const asked = JSON.stringify(rulesAskedOf('accesslint'));
  return evaluateIsolated(tab, `(${accesslintPass.toString()})(${asked}, ${limitMs})`);
}
