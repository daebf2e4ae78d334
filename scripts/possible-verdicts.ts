import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '#contract/themes.ts';
import type { Rule } from '#engine/rule.ts';

export const statuses = ['pass', 'fail', 'review', 'inapplicable', 'error'] as const;
export type PossibleVerdict = (typeof statuses)[number];

const rulesFolder = join(import.meta.dirname, '../src/engine/rules');
const supportFolder = join(import.meta.dirname, '../tests/support');

/** The image of a container is built without tests: nothing is known there. */
const hasTests = existsSync(supportFolder);

/** Helpers of `tests/support` that make the cases of several rules: their file, by the name of the import. */
const sharedTables: ReadonlyMap<string, string> = new Map(
  (hasTests ? readdirSync(supportFolder) : [])
    .filter((name) => name.endsWith('.ts') && name !== 'rule-cases.ts')
    .flatMap((name) => {
      const text = readFileSync(join(supportFolder, name), 'utf8');
      return [...text.matchAll(/export function (\w+Cases)\b/g)].map(
        ([, helper = '']) => [helper, text] as const,
      );
    }),
);

/**
 * The verdicts that the cases of a rule prove: each case is run by `tests/support/rule-cases.ts`, and its verdict is
 * what the runner answered. Rules without a table of their own come from axe-core or Lighthouse;
 * `tests/unit/rule-truth.test.ts` runs each of them.
 */
export function possibleVerdicts(theme: Theme, rule: Rule): PossibleVerdict[] {
  if (!hasTests) return [];
  const path = join(rulesFolder, theme, `${rule.id}.test.ts`);
  if (!existsSync(path)) return upstreamVerdicts(rule);
  const own = readFileSync(path, 'utf8');
  const shared = [...sharedTables].filter(([helper]) => own.includes(`${helper}(`)).map(([, text]) => text);
  const table = [own, ...shared].join('\n');
  return statuses.filter((status) => table.includes(`verdict: '${status}'`));
}

function upstreamVerdicts({ source, automation }: Rule): PossibleVerdict[] {
  if (source === 'lighthouse') return ['pass', 'fail'];
  return automation === 'revue' ? ['pass', 'review'] : ['pass', 'fail', 'review'];
}
