import { describe, expect, test } from 'vitest';
import type { ElementMark } from '#contract/report.ts';
import { finding } from '#tests/support/report.ts';
import { matchOccurrences } from './match-occurrences.ts';
import { type Occurrence, occurrencesOf, signsOf } from './occurrence.ts';

const home = 'https://www.exemple.fr/';

interface Told {
  readonly selector: string;
  readonly snippet: string;
  readonly mark?: Partial<ElementMark>;
  readonly page?: string;
}

/** Occurrences of one rule, in the order given. */
function occurrences(...told: readonly Told[]): Occurrence[] {
  return told.flatMap(({ selector, snippet, mark, page = home }) => {
    const evidence = [
      {
        type: 'element' as const,
        selector,
        snippet,
        ...(mark && { mark: { place: 'main', shape: 'a', ...mark } }),
      },
    ];
    return occurrencesOf(finding({ pages: [{ url: page, occurrences: 1, evidence }] }));
  });
}
const signals = (before: Occurrence[], after: Occurrence[]) => {
  const { matches, gone, fresh } = matchOccurrences(before, after);
  return {
    matches: matches.map((match) => [before.indexOf(match.before), after.indexOf(match.after), match.signal]),
    gone: gone.map((one) => before.indexOf(one)),
    fresh: fresh.map((one) => after.indexOf(one)),
  };
};

const image = (source: string, place: number): Told => ({
  selector: `main > img:nth-of-type(${place})`,
  snippet: `<img src="/img/${source}.jpg">`,
});

describe('an occurrence is known again', () => {
  test('where nothing moved', () => {
    const list = () => occurrences(image('a', 1), image('b', 2));
    expect(signals(list(), list()).matches).toEqual([
      [0, 0, 'same'],
      [1, 1, 'same'],
    ]);
  });

  test('by its address when the list is reordered and one is corrected', () => {
    const before = occurrences(image('a', 1), image('b', 2), image('c', 3));
    const after = occurrences(image('c', 1), image('a', 2));
    expect(signals(before, after)).toEqual({
      matches: [
        [0, 1, 'anchor'],
        [2, 0, 'anchor'],
      ],
      gone: [1],
      fresh: [],
    });
  });

  test('by its name when classes and place change', () => {
    const before = occurrences({ selector: '#menu > a', snippet: '<a class="lien">Nos horaires</a>' });
    const after = occurrences({ selector: 'header > div > a', snippet: '<a class="c-1f2">Nos horaires</a>' });
    expect(signals(before, after).matches).toEqual([[0, 0, 'name']]);
  });

  test('by its place when its words change', () => {
    const before = occurrences({ selector: 'main > p', snippet: '<p>Ouvert le lundi</p>', mark: {} });
    const after = occurrences({ selector: 'main > p', snippet: '<p>Fermé en août</p>', mark: {} });
    expect(signals(before, after).matches).toEqual([[0, 0, 'place']]);
  });

  test('by its likeness when place and words change a little', () => {
    const before = occurrences({
      selector: 'main > p',
      snippet: '<p class="a">Ouvert le lundi matin</p>',
      mark: {},
    });
    const after = occurrences({
      selector: 'main > div > p',
      snippet: '<p class="a">Ouvert le lundi matin et le soir</p>',
      mark: { place: 'main>div' },
    });
    expect(signals(before, after).matches).toEqual([[0, 0, 'likeness']]);
  });

  test('on another page, when it alone bears its name', () => {
    const menu = { selector: 'nav > a', snippet: '<a href="/don">Faire un don</a>' };
    const before = occurrences(menu);
    const after = occurrences({ ...menu, page: `${home}contact` });
    expect(signals(before, after).matches).toEqual([[0, 0, 'elsewhere']]);
    const twice = occurrences({ ...menu, page: `${home}contact` }, { ...menu, page: `${home}plan` });
    expect(signals(before, twice)).toEqual({ matches: [], gone: [0], fresh: [0, 1] });
  });
});

describe('two are not one', () => {
  test('when they name themselves otherwise', () => {
    const before = occurrences(image('a', 1));
    expect(signals(before, occurrences(image('b', 1)))).toEqual({ matches: [], gone: [0], fresh: [0] });
  });

  test('when they only lead to one place', () => {
    const before = occurrences({
      selector: 'header > p > a',
      snippet: '<a href="/">Ville de Valmont</a>',
      mark: {},
    });
    const after = occurrences({
      selector: 'nav > ul > li > a',
      snippet: '<a href="/">Accueil</a>',
      mark: { place: 'nav>ul>li' },
    });
    expect(signals(before, after).matches).toEqual([]);
  });

  test('and none is paired twice', () => {
    const same = { selector: 'main > p', snippet: '<p>Lire la suite</p>' };
    const { matches, gone, fresh } = signals(occurrences(same, same), occurrences(same));
    expect([matches.length, gone, fresh]).toEqual([1, [1], []]);
  });
});

test('an identifier that a program numbers is no anchor', () => {
  expect([...signsOf('<input id="ember1234" name="courriel">', '').anchors]).toEqual([['name', 'courriel']]);
  expect([...signsOf('<input id="courriel">', '').anchors]).toEqual([['id', 'courriel']]);
});

test('a snippet that is no markup is words', () => {
  expect(signsOf('<<"\u202e évil="', '')).toMatchObject({ tag: '', classes: [] });
  expect(signsOf(`<a href="javascript:x">${'a'.repeat(10_000)}`, '').label).toHaveLength(60);
});
