import { describe, expect, test } from 'vitest';
import type { CheckedHtml } from '../../artifacts.ts';
import { judgedProblems, validPages } from './html-validity.ts';

const page = (messages: readonly string[], errorCount = messages.length): CheckedHtml => ({
  url: 'https://www.exemple.fr/',
  errorCount,
  problems: messages.map((message) => ({ message, count: 1, line: 1, extract: '' })),
});
const judged = (message: string) => judgedProblems(page([message]))[0];

/** Recorded from vnu 26.9.27. */
describe('an error of the checker is weighed and said in French', () => {
  test.each([
    ['No “p” element in scope but a “p” end tag seen.', 'always', /^balise fermante p en trop/],
    ['End tag “b” violates nesting rules.', 'always', /^balise b fermée au mauvais endroit/],
    ['Start tag “a” seen but an element of the same type was already open.', 'always', /autre élément a$/],
    ['Start tag “div” seen in “table”.', 'always', /^élément div placé dans table/],
    [
      'Bad value “/a.webp” for attribute “srcset” on element “source”: When the “sizes” attribute is present, all image candidate strings must specify a width.',
      'doubt',
      /^attribut srcset de source sans largeur/,
    ],
    [
      'Bad value “a b” for attribute “srcset” on element “img”: Bad image candidate string.',
      'doubt',
      /^valeur inattendue de l’attribut srcset/,
    ],
    ['Duplicate attribute “id”.', 'always', /^attribut id répété/],
    [
      'Quote “"” in attribute name. Probable cause: Matching quote missing somewhere earlier.',
      'always',
      /guillemet/,
    ],
    [
      'Bad value “a b” for attribute “id” on element “p”: An ID must not contain whitespace.',
      'always',
      /identifiant/,
    ],
    [
      'The “foo” element is a completely-unknown element that is not allowed anywhere in any HTML content.',
      'html5',
      /^élément foo, qui n’existe pas/,
    ],
    [
      'The element “button” must not appear as a descendant of the “a” element.',
      'html5',
      /^élément button placé à l’intérieur de a/,
    ],
    [
      'Bad value “foo” for attribute “type” on element “input”.',
      'html5',
      /« foo » interdite pour l’attribut type de input/,
    ],
    [
      'Bad value “a b” for attribute “href” on element “a”: Illegal character in path segment.',
      'doubt',
      /^adresse mal écrite dans l’attribut href de a : « a b »/,
    ],
    [
      'Bad value  for attribute “href” on element “link”: Illegal character after “ta:”. “<” is not allowed.',
      'doubt',
      /^caractère « < » interdit dans l’adresse de l’attribut href de link/,
    ],
    [
      'Bad value “a<b.html” for attribute “href” on element “a”: Illegal character in path segment: “<” is not allowed.',
      'doubt',
      /^caractère « < » interdit dans l’adresse de l’attribut href de a/,
    ],
    [
      'Bad value  for attribute “src” on element “img”: Premature end of URI.',
      'doubt',
      /^valeur inattendue de l’attribut src de img$/,
    ],
    [
      'Element “object” is missing required attribute “data”.',
      'doubt',
      /^attribut data attendu sur l’élément object/,
    ],
  ])('%s', (message, weight, words) => {
    expect(judged(message)).toMatchObject({ weight, label: expect.stringMatching(words) });
  });
});

test('a type that exists is not called forbidden', () => {
  const message = 'Bad value “search” for attribute “type” on element “input”.';
  const extract = '<input type="search" name="q" role="combobox">';
  const [one] = judgedProblems({ ...page([]), problems: [{ message, count: 1, line: 1, extract }] });
  expect(one).toMatchObject({ weight: 'html5', label: expect.stringMatching(/^rôle «.combobox.» interdit/) });
});

describe('an error that is another check’s business, or nobody’s', () => {
  test.each([
    ['Duplicate ID “info”.', 'elsewhere'],
    ['Element “div” not allowed as child of element “ul” in this context.', 'elsewhere'],
    ['Bad value “calendrier” for attribute “role” on element “p”.', 'elsewhere'],
    ['Attribute “aria-foo” not allowed on element “div” at this point.', 'elsewhere'],
    [
      'The element “a” with the attribute “href” must not appear as a descendant of the “button” element.',
      'elsewhere',
    ],
    ['Bad value “anglais” for attribute “lang” on element “p”: …', 'elsewhere'],
    [
      'Internal encoding declaration “iso-8859-1” disagrees with the actual encoding of the document (“utf-8”).',
      'no',
    ],
    ['End tag for  “body” seen, but there were unclosed elements.', 'elsewhere'],
    ['Attribute “a"b” not allowed on element “p” at this point.', 'elsewhere'],
    ['The heading “h3” (with computed level 3) follows the heading “h1” …', 'no'],
  ])('%s', (message, weight) => {
    expect(judged(message)?.weight).toBe(weight);
  });
});

describe('a page is valid', () => {
  const valid = (...args: Parameters<typeof page>) =>
    validPages({ version: '', pages: [page(...args)] }).length === 1;
  test('without errors, or with other criteria’s only', () => {
    expect(valid([])).toBe(true);
    expect(valid(['CSS: “color”: “rde” is not a “color” value.'])).toBe(true);
  });
  test('never with a doubt, a defect shown elsewhere, or errors left out of the list', () => {
    expect(valid(['Something new is wrong.'])).toBe(false);
    expect(valid(['Duplicate ID “info”.'])).toBe(false);
    expect(valid(['CSS: x'], 200)).toBe(false);
  });
});

test('what a page writes is cut before it becomes a sentence', () => {
  const label = judged(`Bad value “${'x'.repeat(300)}” for attribute “width” on element “img”`)?.label;
  expect(label?.length).toBeLessThan(160);
});
