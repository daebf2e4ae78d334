import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { selectorOf, snippetOf } from './describe.ts';

const { document } =
  new JSDOM(`<main id="top"><section class="a b c"><p><a href="#">Lire</a></p></section></main>
  <div><div><div><div><b class="1x">profond</b></div></div></div></div>`).window;
const at = (selector: string): Element => document.querySelector(selector) as Element;

// jsdom has no `CSS`.
beforeAll(() => void vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/^\d/, '\\3$& ') }));
afterAll(() => void vi.unstubAllGlobals());

test('up to an identifier, with two classes a step', () => {
  expect(selectorOf(at('a'))).toBe('#top > section.a.b > p > a');
  expect(selectorOf(at('main'))).toBe('#top');
});

test('four steps at most, or as many as are asked for', () => {
  expect(selectorOf(at('b'))).toBe('div > div > div > b.\\31 x');
  expect(selectorOf(at('section'), 1)).toBe('section.a.b');
});

test('a short element whole, a long one by its tag and its first words', () => {
  expect(snippetOf(at('a'), 'Lire')).toBe('<a href="#">Lire</a>');
  const long = document.createElement('p');
  long.className = 'texte';
  long.textContent = 'mot '.repeat(200);
  expect(snippetOf(long)).toBe('<p class="texte"></p>');
  expect(snippetOf(long, 'mot mot')).toBe('<p class="texte">mot mot…</p>');
});
