import { describe, expect, test } from 'vitest';
import { rgaaCriteria } from '#reference/rgaa.ts';
import { pageFacts } from '#tests/support/artifacts.ts';
import { rulesByTheme } from '../rules/registry.ts';
import { rulesByCriterion } from './judge-page.ts';
import { proveSite } from './prove-site.ts';
import { referentials } from './referentials.ts';

const referential = referentials['rgaa-4.1.2'];

describe('RGAA 4.1.2', () => {
  test('declares no object lacking where the method says that there always is one', () => {
    const always = rgaaCriteria.filter(({ notApplicableIf }) => notApplicableIf.startsWith('jamais'));
    expect(always.length).toBeGreaterThan(10);
    expect(always.filter(({ number }) => referential.notApplicable[number])).toEqual([]);
  });

  test('leaves only the undecidable conditions of the method aside', () => {
    const undecided = rgaaCriteria.filter(
      ({ number, notApplicableIf }) =>
        !notApplicableIf.startsWith('jamais') && !referential.notApplicable[number],
    );
    // Foreign words, lists made of plain lines and hints by shape cannot be excluded by a machine.
    expect(undecided.map(({ number }) => number)).toEqual(['8.7', '9.3', '10.10']);
  });

  test('says for each criterion that a machine can settle what proves it, and for no other', () => {
    const automatic = rgaaCriteria.filter(({ automation }) => automation === 'A').map(({ number }) => number);
    expect(Object.keys(referential.proofs)).toEqual(expect.arrayContaining(automatic));
    expect(automatic).toEqual(expect.arrayContaining(Object.keys(referential.proofs)));
  });

  test('every criterion that can be met has a rule to say so', () => {
    const mapped = rulesByCriterion(referential, rulesByTheme.accessibility);
    const bare = Object.keys(referential.proofs).filter((number) => !mapped.get(number)?.length);
    expect(bare).toEqual([]);
  });
});

describe('a fact about the site', () => {
  const home = pageFacts({ links: [{ url: 'https://www.exemple.fr/a', text: 'A', region: 'nav', rel: '' }] });
  const a = pageFacts({ url: 'https://www.exemple.fr/a', isHome: false });
  const b = pageFacts({ url: 'https://www.exemple.fr/b', isHome: false });

  test('needs the whole site to have been seen', () => {
    expect(proveSite({ pages: [home], crawlComplete: false })).toEqual([]);
    expect(proveSite({ pages: [a], crawlComplete: true })).toEqual([]);
  });

  test('tells a single page and pages all linked from the home page', () => {
    expect(proveSite({ pages: [home], crawlComplete: true })).toContain('singlePageSite');
    expect(proveSite({ pages: [home, a], crawlComplete: true })).toEqual(['linkedFromHome']);
    expect(proveSite({ pages: [home, a, b], crawlComplete: true })).toEqual([]);
  });
});
