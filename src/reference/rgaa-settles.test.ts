import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { allRules } from '#engine/rules/registry.ts';
import { axeRows } from './axe-rules.ts';
import { rgaaCriterionOf } from './rgaa.ts';
import { rgaaSettles } from './rgaa-settles.ts';
import { rgaaTests } from './rgaa-tests.ts';

const naming = allRules.filter(({ rgaa = [] }) => rgaa.length > 0);
const criteriaOf = (tests: readonly string[]) =>
  [...new Set(tests.map((test) => rgaaCriterionOf(test)?.number))].toSorted();

describe('what a failure settles of the RGAA', () => {
  it('is said of every rule that names a criterion, of the criteria that it names', () => {
    expect(Object.keys(rgaaSettles).toSorted()).toEqual(naming.map(({ id }) => id).toSorted());
    const apart = naming.filter(({ id, rgaa = [] }) => {
      const row = rgaaSettles[id];
      return (
        String(criteriaOf([...(row?.settles ?? []), ...(row?.judged ?? [])])) !== String(criteriaOf(rgaa))
      );
    });
    expect(apart.map(({ id }) => id)).toEqual([]);
  });

  it('is a test of the referential, in its own words', () => {
    const settled = Object.values(rgaaSettles).flatMap(({ settles }) => settles);
    expect(settled.filter((test) => rgaaTests[test] === undefined)).toEqual([]);
    const cited = new Set(
      Object.values(rgaaSettles).flatMap(({ settles, judged }) => [...settles, ...judged]),
    );
    expect(Object.keys(rgaaTests).filter((test) => !cited.has(test))).toEqual([]);
    for (const [test, words] of Object.entries(rgaaTests)) {
      const [, , number] = test.split('.');
      expect(Number(number), test).toBeLessThanOrEqual(rgaaCriterionOf(test)?.testCount ?? 0);
      expect(words, test).toMatch(/\w.{20}/);
    }
  });

  it('sends to the rule on images for nothing that this one leaves to a person', () => {
    const [site, page] = [rgaaSettles['seo-alt-manquant-site'], rgaaSettles['axe-image-alt']];
    expect(page?.settles).toEqual([]);
    expect(site?.why).toBe(page?.why);
  });

  it('leaves out messages that the rule has', () => {
    const unknown = naming.filter(({ id, messages = {} }) =>
      (rgaaSettles[id]?.except ?? []).some((message) => !Object.hasOwn(messages, message)),
    );
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  it('is nothing of a rule that only asks; any other that settles nothing says why', () => {
    for (const { id, automation } of naming) {
      const { settles, judged, why } = rgaaSettles[id] ?? { settles: [], judged: [], why: '' };
      if (automation === 'revue') expect(settles, id).toEqual([]);
      else if (judged.length > 0) expect(why, id).not.toBe('');
    }
  });
});

/** Where our table and the tags of axe-core part, and why. */
const apartFromAxe: Readonly<Record<string, string>> = {
  'server-side-image-map': 'links may double the image: judged',
  'frame-focusable-content': '7.3.2 asks that no script takes the focus away: judged',
  'th-has-data-cells': '5.7.1 asks how headers are bound: judged',
  'td-has-header': '5.7.4 is of the attribute headers; a table without header cells fails 5.6.1 and 5.6.2',
  'image-alt': '1.1.1 is of images that inform, which axe-core cannot know: judged',
  'object-alt': '1.1.6 is of images that inform, and the object may be none: judged',
  'frame-title-unique': 'a title that two frames share may be right for both: judged',
  'html-xml-lang-mismatch': '8.3.1 asks that a language is given, and it is: judged',
  'aria-command-name': 'a link, a button or an entry of a menu: judged',
  'aria-allowed-attr': '7.1.1 is of what a script drives: judged',
  'aria-conditional-attr': '7.1.1 is of what a script drives: judged',
  'aria-prohibited-attr': '7.1.1 is of what a script drives: judged',
  'aria-required-attr': 'a heading without its level is of 9.1: judged',
  'aria-roles': '7.1.1 is of what a script drives: judged',
  'aria-valid-attr': '7.1.1 is of what a script drives: judged',
  'aria-valid-attr-value': '7.1.1 is of what a script drives: judged',
  'nested-interactive': '7.1.1 is of what a script drives: judged',
  'aria-meter-name': 'the glossary does not name the role among fields: judged',
  'aria-deprecated-role': 'it is still read: judged',
  'aria-required-children': '9.3.1 is of lists alone: judged',
  'aria-required-parent': '9.3.1 is of lists alone: judged',
  'scrollable-region-focusable':
    '7.3.2 asks that no script takes the focus away, 7.3.1 is of what a script listens to: judged',
  'form-field-multiple-labels': 'several labels may be right together: judged',
  'input-image-alt': 'a button without a name fails 11.9.1 too',
  'color-contrast': 'one test by size and weight of the text',
  'video-caption': 'axe-core cannot know what is said in a video: our rule asks',
  'p-as-heading': 'what looks like a heading may be none: our rule asks',
  'table-fake-caption': 'a first line may be no title: our rule asks',
};

describe('axe-core', () => {
  const tagged = new Map(
    axe.getRules().map(({ ruleId, tags }) => [
      ruleId,
      {
        isBestPractice: tags.includes('best-practice'),
        tests: tags.flatMap((tag) => (tag.startsWith('RGAA-') ? [tag.slice(5)] : [])),
      },
    ]),
  );

  it('settles nothing by what it calls a best practice', () => {
    const settling = axeRows.filter(
      ({ axeId, ruleId }) =>
        tagged.get(axeId)?.isBestPractice && (rgaaSettles[ruleId]?.settles.length ?? 0) > 0,
    );
    expect(settling.map(({ axeId }) => axeId)).toEqual([]);
  });

  it('names the tests that we settle, but where a difference has its reason', () => {
    const apart = axeRows.filter(({ axeId, ruleId }) => {
      const { isBestPractice = false, tests = [] } = tagged.get(axeId) ?? {};
      const named = isBestPractice ? [] : tests.toSorted();
      return String(rgaaSettles[ruleId]?.settles.toSorted() ?? []) !== String(named);
    });
    expect(apart.map(({ axeId }) => axeId).toSorted()).toEqual(Object.keys(apartFromAxe).toSorted());
  });
});
