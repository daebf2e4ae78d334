import { expect, test } from 'vitest';
import { jargon } from '#reference/jargon.ts';
import { explainTerms } from './explain-terms.ts';

const explained = (sentence: string) =>
  explainTerms(sentence).flatMap(({ text, meaning }) => (meaning === undefined ? [] : [text]));

test('words of the trade are explained, once each, and the sentence stays whole', () => {
  const sentence = 'Le LCP et le CLS (LCP surtout) dépassent, sans nosniff ni SameSite';
  expect(explained(sentence)).toEqual(['LCP', 'CLS', 'nosniff', 'SameSite']);
  expect(
    explainTerms(sentence)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
});

test('a word inside another is not', () => {
  expect(explained('Le CSSOM, un DOMaine, robots-txt et le mot Securely')).toEqual([]);
});

test('names with a dot or a slash are known', () => {
  expect(explained('robots.txt par HTTP/2')).toEqual(['robots.txt', 'HTTP/2']);
});

test('every meaning is a sentence', () => {
  for (const [word, meaning] of Object.entries(jargon)) expect(meaning, word).toMatch(/^\p{Lu}.*\.$/u);
});
