import { expect, test } from 'vitest';
import { isLanguageTag, primaryLanguage } from './language-codes.ts';

test('valid tags are told from typing mistakes', () => {
  expect(['fr', 'FR', 'fr-FR', 'zh-Hant', 'gsw', 'es-419', 'iw-x-a'].map(isLanguageTag)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(['fr_FR', 'french', 'xx', '', 'f', 'fr-', '{{ lang }}'].map(isLanguageTag)).toEqual(
    Array(7).fill(false),
  );
});

test('the primary language is lower case', () => {
  expect(primaryLanguage(' FR-be')).toBe('fr');
});
