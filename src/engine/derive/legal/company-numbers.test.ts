import { expect, test } from 'vitest';
import { foldText } from '#contract/fold-text.ts';
import { frenchVat, isValidSiren, isValidSiret, quotedNumbers } from './company-numbers.ts';

test.each(['732829320', '404833048', '552100554'])('%s is a SIREN', (siren) => {
  expect(isValidSiren(siren)).toBe(true);
});

test('a number with a wrong key is not a SIREN or a SIRET', () => {
  expect(isValidSiren('123456789')).toBe(false);
  expect(isValidSiret('12345678901234')).toBe(false);
});

test('La Poste keeps its own rule', () => {
  expect(isValidSiret('73282932000074')).toBe(true);
  expect(isValidSiret('35600000000048')).toBe(true);
  expect(isValidSiret('35600000049837')).toBe(true);
});

test('the VAT key follows the SIREN', () => {
  expect(frenchVat('732829320')).toBe('FR44732829320');
  expect(frenchVat('404833048').slice(0, 4)).toBe('FR83');
  expect(frenchVat('552100554').slice(0, 4)).toBe('FR96');
});

const quoted = (text: string) =>
  quotedNumbers(foldText(text)).map(({ kind, digits, valid }) => `${kind} ${digits} ${valid}`);

test('numbers are read beside the words that name them', () => {
  expect(quoted('RCS Lyon 732 829 320, SIRET 732 829 320 00074, TVA FR44 732 829 320.')).toEqual([
    'siret 73282932000074 true',
    'siren 732829320 true',
    'vat FR44732829320 true',
  ]);
});

test('a share capital or a telephone is not a company number', () => {
  expect(quoted('immatriculée au RCS de Paris, au capital de 100 000 000 euros')).toEqual([]);
  expect(quoted('SIREN : nous écrire, tél. 04 72 00 00 00')).toEqual([]);
  expect(quoted('capital de 123 456 789 € – RCS 552 100 554')).toEqual(['siren 552100554 true']);
});
