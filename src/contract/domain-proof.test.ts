import { describe, expect, test } from 'vitest';
import { proofInstructions, proofMethods, proofOutcomes, proofSentence } from './domain-proof.ts';

describe('what a check found is said', () => {
  const checks = proofMethods.flatMap((method) =>
    proofOutcomes.map((outcome) => ({
      method,
      outcome,
      detail: outcome === 'redirected' ? 'autre.fr' : outcome === 'unreachable' ? 'tls' : '404',
    })),
  );

  test.each(checks)('in a French sentence: $method $outcome', (check) => {
    const text = proofSentence(check);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/'|\.\.|undefined| [:;!?]/);
  });

  test('differently for a proof and each way to fail', () => {
    for (const method of proofMethods) {
      const possible = ['proved', 'absent', 'other-value', 'unreachable'] as const;
      const texts = possible.map((outcome) => proofSentence({ method, outcome, detail: 'x' }));
      expect(new Set(texts).size).toBe(possible.length);
    }
  });

  test('with what was met', () => {
    expect(proofSentence({ method: 'file', outcome: 'absent', detail: '404' })).toContain('répond 404');
    expect(proofSentence({ method: 'meta', outcome: 'redirected', detail: 'www.exemple.fr' })).toContain(
      'redirige vers www.exemple.fr',
    );
    expect(proofSentence({ method: 'file', outcome: 'unreachable', detail: 'tls' })).toContain('certificat');
  });
});

test('the instructions name the record, the file and the tag, and no record for an address', () => {
  expect(proofInstructions('www.exemple.fr:8443', 'jeton')).toEqual({
    dns: { name: '_constat.www.exemple.fr', value: 'constat-verification=jeton' },
    file: { url: 'https://www.exemple.fr:8443/.well-known/constat-verification.txt', content: 'jeton' },
    meta: {
      url: 'https://www.exemple.fr:8443/',
      tag: '<meta name="constat-verification" content="jeton">',
    },
  });
  expect(proofInstructions('[2001:db8::1]', 'jeton').dns).toBeNull();
});
