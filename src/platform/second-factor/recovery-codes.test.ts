import { expect, it } from 'vitest';
import { digestOfCode, makeRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';

it('makes ten different codes of ten signs, read in two halves', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{5}-[2-9a-hjkmnp-tv-z]{5}$/);
});

it('forgives spaces and capitals', () => {
  expect(readRecoveryCode('  ABCDE 23-45f ')).toBe('abcde2345f');
});

it.each(['', '123456', 'abcde-2345', 'abcde-2345ff', 'abcde-2345i', 'abcde_2345f'])(
  'takes %j for no code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  },
);

it('keeps another digest of the same code for another account', () => {
  expect(digestOfCode('one', 'abcde2345f')).toEqual(digestOfCode('one', 'abcde2345f'));
  expect(digestOfCode('one', 'abcde2345f')).not.toEqual(digestOfCode('two', 'abcde2345f'));
});
