import { describe, expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { typeset } from '#contract/french.ts';
import { suggestedAddress } from './suggested-address.ts';

describe('the address that a refusal proposes', () => {
  test.each(['target/suggested', 'target/email'] as const)('is read in the sentence of %s', (code) => {
    const { message } = new AppError(code, { data: { address: 'www.exemple.fr' } });
    expect(suggestedAddress(code, typeset(message))).toBe('www.exemple.fr');
  });

  test('is none in other refusals, nor in another sentence', () => {
    expect(suggestedAddress('target/invalid', 'Ceci n’est pas une adresse.')).toBeNull();
    expect(suggestedAddress('target/email', 'Autre chose.')).toBeNull();
    expect(suggestedAddress(null, undefined)).toBeNull();
  });
});
