import { describe, expect, it } from 'vitest';
import { severities, themeIds } from '#contract/themes.ts';
import { allRules } from '#engine/rules/registry.ts';
import { describeRule } from './describe-rule.ts';
import { findRules, ruleCount, ruleIds } from './list-rules.ts';

const idsOf = (found: ReturnType<typeof findRules>) =>
  found.flatMap(({ rules }) => rules.map(({ id }) => id));

describe('the page of a check', () => {
  it.each(allRules.map(({ id }) => id))('%s says all of the rule, in French spacing, without holes', (id) => {
    const rule = describeRule(id);
    const own = rule?.advice.flatMap(({ failure, why, fix }) => [failure, why ?? fix, fix ?? why]) ?? [];
    const texts = [rule?.name, rule?.why, rule?.fix, ...own, ...(rule?.failures ?? []), ...(rule?.how ?? [])];
    expect(texts.filter((text) => !text || /\{[a-zA-Z]\w*\}|undefined| [:;!?»](\s|$)/.test(text))).toEqual(
      [],
    );
    expect(rule?.how.length).toBeGreaterThanOrEqual(3);
    expect(rule?.rgaa.filter(({ title }) => title === '')).toEqual([]);
  });

  it('is none for an id that is none', () => {
    for (const id of ['', 'x', '__proto__', '../methode']) expect(describeRule(id)).toBeNull();
  });

  it('holds its snippets, or says that it has none', () => {
    expect(describeRule('rgaa-lien-vide-strict')?.snippet?.faulty).toBe('<a href="/"></a>');
    expect(describeRule('lh-non-composited-animations')?.snippet).toBeNull();
  });

  it('names what hides it, and what it hides', () => {
    expect(describeRule('sec-hsts-absent')?.parent?.id).toBe('sec-https-absent');
    expect(describeRule('sec-https-absent')?.children.map(({ id }) => id)).toContain('sec-hsts-absent');
  });
});

describe('the catalogue', () => {
  it('holds every check once, in the order of the themes, the gravest of each first', () => {
    const found = findRules('', null);
    expect(idsOf(found).sort()).toEqual([...ruleIds].sort());
    expect(new Set(ruleIds).size).toBe(ruleCount);
    expect(found.map(({ theme }) => theme)).toEqual(themeIds);
    for (const { theme, rules } of found) {
      const ranks = rules.map(({ severity }) => severities.indexOf(severity));
      expect(ranks, theme).toEqual(ranks.toSorted((one, other) => one - other));
    }
  });

  it('is searched as people type: without case, accents or apostrophes', () => {
    expect(idsOf(findRules('hsts', null))).toContain('sec-hsts-absent');
    expect(idsOf(findRules('CONTRASTES fond', null))).toContain('axe-color-contrast');
    expect(idsOf(findRules('rgaa 8.3.1', null))).toContain('rgaa-langue-absente');
    expect(findRules('n impose pas https', 'security')).toHaveLength(1);
    expect(findRules('hsts', 'seo')).toEqual([]);
    expect(findRules('aucun contrôle ne dit cela zzz', null)).toEqual([]);
    expect(findRules('a '.repeat(500), null).length).toBeGreaterThan(0);
  });
});
