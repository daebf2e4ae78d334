import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { openOwnTexts } from './own-texts.ts';

const { document } = new JSDOM('<p>  Lire\n la <a>suite</a> demain <b>matin</b></p>').window;
const at = (selector: string) => document.querySelector(selector) as Element;

test('the text of an element without that of its children, and where these stand in it', () => {
  const texts = openOwnTexts();
  expect(texts.textOf(at('p'))).toBe('Lire la demain');
  expect(texts.offsetOf(at('a'))).toBe(7);
  // All of it comes before.
  expect(texts.offsetOf(at('b'))).toBeUndefined();
});

test('two thousand characters at most', () => {
  const long = document.createElement('p');
  long.textContent = 'a'.repeat(5_000);
  expect(openOwnTexts().textOf(long)).toHaveLength(2_000);
});
