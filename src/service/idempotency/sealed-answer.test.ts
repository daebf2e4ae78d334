import { expect, it } from 'vitest';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

it('a sealed answer is read with its key only, and tells nothing without', () => {
  const answer = { status: 201, json: { url: 'https://constat.example/partage/abc' } };
  const sealed = sealAnswer('k-1', answer);
  expect(openAnswer('k-1', sealed)).toEqual(answer);
  expect(sealed.toString('latin1')).not.toContain('partage');
  expect(() => openAnswer('k-2', sealed)).toThrow();
  expect(sealAnswer('k-1', answer).equals(sealed)).toBe(false);
});
