import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisitPool } from '#engine/ports/visit.ts';
import { saveJson } from '#engine/replay/saved-page.ts';
import { ruleOf } from '#engine/rules/registry.ts';
import { actRules } from '#reference/act-rules.ts';
import { type ActCase, caseKey } from './act-cases.ts';

/** Visits under way; the pool has places of its own. */
const ahead = 4;
const visitMs = 90_000;

/** Where what a case left is saved. */
export const savedCasePath = (folder: string, one: ActCase): string =>
  join(folder, `${caseKey(one)}.json.br`);

export interface CaseVisits {
  readonly pool: VisitPool;
  readonly addressOf: (relativePath: string) => string;
  readonly signal: AbortSignal;
  /** Hears of each case that is done, and of why one could not be visited. */
  readonly onCase: (done: number, total: number, failure: string | null) => void;
}

/** What is costly to gather is gathered for the cases whose rules read it. */
const needs = ({ ruleId }: ActCase, artifact: 'keyboard' | 'moves'): boolean =>
  (actRules[ruleId] ?? []).some((id) => {
    const rule = ruleOf(id);
    return rule?.scope === 'page' && rule.artifacts.includes(artifact);
  });

/** Visits every case not saved in `folder` yet, as an audit visits its start page, and saves what it left. */
export async function visitCases(
  cases: readonly ActCase[],
  folder: string,
  { pool, addressOf, signal, onCase }: CaseVisits,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const left = cases.filter((one) => !existsSync(savedCasePath(folder, one)));
  let done = cases.length - left.length;
  const visitNext = async (): Promise<void> => {
    for (let one = left.shift(); one && !signal.aborted; one = left.shift()) {
      const request = {
        url: addressOf(one.relativePath),
        // The walk with the Tab key is the home page’s.
        isHome: needs(one, 'keyboard'),
        device: 'desktop',
        siteDomain: '127.0.0.1',
        moves: needs(one, 'moves'),
        deadlineMs: visitMs,
        keepArtifacts: true,
      } as const;
      const outcome = await pool.visit(request, signal);
      if (outcome.kind === 'page' && outcome.artifacts)
        await saveJson(savedCasePath(folder, one), outcome.artifacts);
      done += 1;
      onCase(
        done,
        cases.length,
        outcome.kind === 'page' ? null : `${caseKey(one)} : ${outcome.reason} ${outcome.detail}`,
      );
    }
  };
  await Promise.all(Array.from({ length: ahead }, visitNext));
  signal.throwIfAborted();
}
