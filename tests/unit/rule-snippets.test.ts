import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allRules, ruleOf } from '#engine/rules/registry.ts';
import { ruleSnippets } from '#reference/rule-snippets/index.ts';
import { judgeSnippet } from '#tests/support/read-snippet.ts';

/** The others take a browser: `tests/smoke/rule-snippets.test.ts`. */
const ofText = Object.entries(ruleSnippets).filter(([, snippet]) => snippet.in !== 'browser');

describe('the snippets of a rule', () => {
  test.each(ofText)('%s: one is faulty, the other sound', async (id, snippet) => {
    const rule = ruleOf(id);
    if (rule === undefined) throw new Error('no such rule');
    expect(['fail', 'review']).toContain(await judgeSnippet(rule, snippet, snippet.faulty));
    expect(await judgeSnippet(rule, snippet, snippet.sound)).toBe(snippet.asks ? 'inapplicable' : 'pass');
  });

  test('say « asks » for rules that only ask a person, whose cases never pass, and for no other', () => {
    const asking = Object.entries(ruleSnippets).filter(([, { asks }]) => asks);
    const certain = asking.filter(([id]) => ruleOf(id)?.automation !== 'revue');
    expect(certain.map(([id]) => id)).toEqual([]);
  });

  /** A new rule comes with its snippets. One that got them leaves the list. */
  test('are missing only where `rules-without-snippet.txt` says so: that list may only shrink', () => {
    const listed = readFileSync('tests/unit/rules-without-snippet.txt', 'utf8').split('\n').filter(Boolean);
    const lacking = allRules.map(({ id }) => id).filter((id) => !Object.hasOwn(ruleSnippets, id));
    expect(lacking.sort()).toEqual(listed);
  });
});
