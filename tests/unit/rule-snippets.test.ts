import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allRules, ruleOf } from '#engine/rules/registry.ts';
import { runRule } from '#engine/rules/run-rules.ts';
import { ruleSnippets } from '#reference/rule-snippets/index.ts';
import type { RuleSnippet } from '#reference/rule-snippets/snippet.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';

/** The page that holds a snippet: nothing else in it may decide. */
function pageOf(kind: RuleSnippet['kind'], html: string): string {
  const [head, body] = kind === 'head' ? [html, '<p>Texte</p>'] : ['<title>Ville de Brest</title>', html];
  return `<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;
}

function statusOf(id: string, kind: RuleSnippet['kind'], html: string): string {
  const rule = ruleOf(id);
  if (rule?.scope !== 'page') return 'no page rule';
  return runRule(rule, pageArtifacts(pageOf(kind, html)), 'public').status;
}

describe('the snippets of a rule', () => {
  test.each(Object.entries(ruleSnippets))('%s: one is faulty, the other sound', (id, snippet) => {
    expect(['fail', 'review']).toContain(statusOf(id, snippet.kind, snippet.faulty));
    expect(statusOf(id, snippet.kind, snippet.sound)).toBe('pass');
  });

  /** A new rule comes with its snippets. One that got them leaves the list. */
  test('are missing only where `rules-without-snippet.txt` says so: that list may only shrink', () => {
    const listed = readFileSync('tests/unit/rules-without-snippet.txt', 'utf8').split('\n').filter(Boolean);
    const lacking = allRules.map(({ id }) => id).filter((id) => !Object.hasOwn(ruleSnippets, id));
    expect(lacking.sort()).toEqual(listed);
  });
});
