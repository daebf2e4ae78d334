import { describe, expect, test } from 'vitest';
import { rgaaCriteria } from '#reference/rgaa.ts';
import { pageFacts } from '#tests/support/artifacts.ts';
import { rulesByTheme } from '../rules/registry.ts';
import { rulesByCriterion } from './judge-page.ts';
import { proveSite } from './prove-site.ts';
import { type ReferentialId, referentials } from './referentials.ts';

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

describe('EN 301 549 v4.1.1', () => {
  const next = referentials['en-301-549-4.1.1'];
  const citedBy = (ruleId: string) => {
    const rule = rulesByTheme.accessibility.find(({ id }) => id === ruleId);
    return rule ? next.citedBy(rule) : null;
  };

  test('has the success criteria of WCAG 2.2 at levels A and AA, and not 4.1.1', () => {
    const numbers = next.criteria.map(({ number }) => number);
    expect(numbers).toHaveLength(55);
    expect(next.criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(numbers).toEqual(
      expect.arrayContaining(['9.2.4.11', '9.2.5.7', '9.2.5.8', '9.3.2.6', '9.3.3.7', '9.3.3.8']),
    );
    expect(numbers).not.toContain('9.4.1.1');
  });

  test('a rule that names its success criterion settles it', () => {
    expect(citedBy('rgaa-zoom-200')).toEqual([{ number: '9.1.4.4', settles: true }]);
    expect(citedBy('axe-image-alt')).toContainEqual({ number: '9.1.1.1', settles: true });
  });

  test('a criterion of the RGAA that asks more is only a reason to look', () => {
    for (const id of ['rgaa-alt-generique', 'rgaa-lien-evitement']) {
      expect(citedBy(id)?.length, id).toBeGreaterThan(0);
      expect(
        citedBy(id)?.filter(({ settles }) => settles),
        id,
      ).toEqual([]);
    }
  });

  test('a code that is not valid is no failure of WCAG', () => {
    for (const id of ['rgaa-validite-html', 'rgaa-doctype', 'rgaa-id-dupliques'])
      expect(
        citedBy(id)?.filter(({ settles }) => settles),
        id,
      ).toEqual([]);
  });

  test('every referential speaks of criteria it has', () => {
    for (const id of Object.keys(referentials) as ReferentialId[]) {
      const numbers = new Set(referentials[id].criteria.map(({ number }) => number));
      const cited = rulesByTheme.accessibility.flatMap((rule) => referentials[id].citedBy(rule));
      expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
    }
  });
});
