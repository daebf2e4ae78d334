import { expect, test } from 'vitest';
import { quoteAround } from './legal-text.ts';

test('a quote keeps the accents and capitals of the page', () => {
  expect(quoteAround('Le présent site est édité par [Nom de la société], à Lyon.', /\[nom/)).toBe(
    'Le présent site est édité par [Nom de la société], à Lyon.',
  );
});

test('a long text is cut at a word and says so', () => {
  const quote = quoteAround(
    `${'Mairie de Valmont. '.repeat(20)}Éditeur : la commune. ${'Fin du texte. '.repeat(20)}`,
    /\bediteur\b/,
    30,
  );
  expect(quote).toMatch(/^…[\p{L}].*Éditeur : la commune.*…$/u);
});

test('nothing found, nothing quoted', () => {
  expect(quoteAround('Bonjour', /\bediteur\b/)).toBeNull();
});
