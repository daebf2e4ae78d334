import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleOf } from '#engine/rules/registry.ts';
import { ruleSnippets } from '#reference/rule-snippets/index.ts';
import type { RuleSnippet } from '#reference/rule-snippets/snippet.ts';
import { type Drawing, drawPictures } from '#tests/support/drawn-pictures.ts';
import { type LightVisits, openLightVisits } from '#tests/support/light-visits.ts';
import { type SnippetSite, startSnippetSite } from '#tests/support/snippet-web.ts';

const drawn = Object.entries(ruleSnippets).filter(([, snippet]) => snippet.in === 'browser');

/** Pictures whose letters a rule reads, by their address. */
const drawings: Readonly<Record<`/${string}`, Drawing>> = {
  '/tarifs-piscine.png': {
    lines: ['Entrées|Tarifs', 'Adulte|4 euros', 'Enfant|2 euros', 'Famille|10 euros', 'Groupe|1 euro'],
    around: 'table',
  },
};

let site: SnippetSite;
let visits: LightVisits;

beforeAll(async () => {
  site = await startSnippetSite(await drawPictures(drawings));
  // A page mostly waits: one more than there are processors.
  visits = await openLightVisits(site.target, availableParallelism() + 1);
});
afterAll(async () => {
  await visits?.close();
  await site?.close();
});

/** What the rule says of a page of its own that holds the snippet, visited for what the rule reads alone. */
async function judge(ruleId: string, { kind, profile = 'public' }: RuleSnippet, text: string) {
  const rule = ruleOf(ruleId);
  if (rule?.scope !== 'page') throw new Error('no rule over one page');
  // Its own view is enough: how it is asked again of others is looked at elsewhere (`both-widths.test.ts`).
  const artifacts = [...rule.artifacts, ...(rule.judges ? ['requests'] : [])];
  const [verdict] = await visits.judge({
    ...{ url: site.addressOf(kind, text), device: 'mobile', siteDomain: '127.0.0.1', profile },
    // The keyboard walks through home pages alone.
    ...{ isHome: artifacts.includes('keyboard'), moves: true, deadlineMs: 60_000, keepArtifacts: false },
    only: { rules: [ruleId], artifacts, moves: rule.moves ?? [] },
  });
  return verdict?.status;
}

describe.concurrent('the snippets of a rule, in a browser', () => {
  test.each(drawn)('%s: one is faulty, the other sound', async (id, snippet) => {
    const { asks, faulty, sound } = snippet;
    expect(await judge(id, snippet, String(faulty))).toMatch(/^(?:fail|review)$/);
    expect(await judge(id, snippet, String(sound))).toBe(asks ? 'inapplicable' : 'pass');
  });
});
