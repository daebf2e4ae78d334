import { expect, test } from 'vitest';
import { sayVerification } from './say-verification.ts';

const said = (outcome: 'fixed' | 'still', fixed: number, still: number, others: number, ofOne = false) =>
  sayVerification(
    { outcome, counts: { fixed, still, others }, verdict: 'fail', proof: [] },
    ofOne,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');

test('each answer is one sentence that counts what it speaks of', () => {
  expect([
    said('fixed', 3, 0, 0),
    said('fixed', 1, 0, 3, true),
    said('fixed', 2, 0, 1),
    said('still', 0, 1, 0, true),
    said('still', 0, 1, 4, true),
    said('still', 2, 1, 0),
    said('still', 0, 3, 1),
  ]).toEqual([
    'Corrigé : ce contrôle ne relève plus rien sur cette page.',
    'Corrigé ici ; 3 autres endroits de cette page restent.',
    'Corrigé : 2 endroits ; 1 autre endroit de cette page reste.',
    'Toujours là.',
    'Toujours là, avec 4 autres endroits de cette page.',
    'Toujours là : 2 endroits corrigés, 1 endroit reste sur cette page.',
    'Toujours là : 4 endroits restent sur cette page.',
  ]);
});

test('what could not be seen says why', () => {
  expect(sayVerification({ outcome: 'unreachable', reason: 'http-error', proof: [] }, true)).toBe(
    'Page injoignable\u00a0: le serveur répond par une erreur.',
  );
});
