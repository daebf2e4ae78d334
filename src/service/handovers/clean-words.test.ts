import { expect, test } from 'vitest';
import { cleanWords, lengthOf } from './clean-words.ts';

test.each([
  [
    'line ends of every system, and one empty line at most',
    'Bonjour,\r\n\r\n\r\n\r\nà vous.\r',
    'Bonjour,\n\nà vous.',
  ],
  ['controls, and marks that turn the reading direction', 'a\u0000b\u202ec\u2066d\u200be', 'abcde'],
  ['a tabulator, spaces around lines', ' un\tdeux \n  trois ', 'un deux\ntrois'],
  ['half of a character', 'fin \ud83d', 'fin \ufffd'],
  ['accents in two parts', 'e\u0301te\u0301', 'été'],
])('takes or mends: %s', (_, typed, kept) => {
  expect(cleanWords(typed)).toBe(kept);
});

test('a text that is clean stays as it is', () => {
  const text = 'Fait : le menu « Accueil ».\nReste la page 2 🙂';
  expect(cleanWords(text)).toBe(text);
  expect(lengthOf('🙂é')).toBe(2);
});
