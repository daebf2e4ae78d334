import { describe, expect, test } from 'vitest';
import { typeset } from '#contract/french.ts';
import { allRules } from '#engine/rules/registry.ts';

/** What a person reads of a rule, as it is printed. */
const printed = allRules.map((rule) => ({
  id: rule.id,
  titles: [rule.title.fail, rule.title.pass, ...Object.values(rule.messages ?? {})].map(typeset),
  sentences: [rule.why, rule.fix].map(typeset),
}));

describe.each(printed)('$id', ({ titles, sentences }) => {
  const all = [...titles, ...sentences];

  test('says everything it owes the reader', () => {
    expect(all.filter((text) => text.trim().length < 10)).toEqual([]);
  });

  test('is set in French typography', () => {
    for (const text of all) {
      expect(text).not.toMatch(/\p{L}'\p{L}/u);
      expect(text).not.toContain('...');
      expect(text).not.toMatch(/ {2}/);
      expect(text).not.toMatch(/^\s|\s$/);
      // A mark that French sets apart, straight after a letter or an ordinary space.
      expect(text.replaceAll(/https?:|mailto:|tel:|"[^"]*"|<[^>]*>/g, '')).not.toMatch(/[\p{L}\d] [;!?»]/u);
      expect(text).not.toMatch(/«(?![\u00a0\u202f])/);
    }
  });

  test('ends its sentences with a point, and its titles without', () => {
    expect(sentences.filter((text) => !/[.!?…]$|\.[»)]?$/.test(text))).toEqual([]);
    expect(titles.filter((text) => text.endsWith('.'))).toEqual([]);
  });

  test('begins with a capital, a value or a quotation', () => {
    expect(all.filter((text) => !/^(?:\p{Lu}|\{|\d|«)/u.test(text))).toEqual([]);
  });
});
