import { describe, expect, test } from 'vitest';
import type { ProofCheck } from '#contract/domain-proof.ts';
import { proofChecks } from '#tests/support/proofs.ts';
import { isProofValid, proofVerdict } from './proof-verdict.ts';

const dayMs = 24 * 3600 * 1000;
const now = new Date('2026-11-21T10:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * dayMs);

const waiting = { status: 'waiting', method: null, provedAt: null, confirmedAt: null } as const;
const provedBy = (method: 'dns' | 'file' | 'meta', days = 10) =>
  ({ status: 'proved', method, provedAt: ago(90), confirmedAt: ago(days) }) as const;
const failed = { ...waiting, status: 'failed' } as const;
const lost = { ...provedBy('file'), status: 'lost' } as const;

const of = (changes: Parameters<typeof proofChecks>[0]): ProofCheck[] => proofChecks(changes);

describe('a check', () => {
  test.each([
    ['dns', of({ dns: { outcome: 'proved' } })],
    ['file', of({ file: { outcome: 'proved' } })],
    ['meta', of({ meta: { outcome: 'proved' }, dns: { outcome: 'unreachable' } })],
    ['dns', of({ dns: { outcome: 'proved' }, file: { outcome: 'proved' } })],
    ['file', of({ file: { outcome: 'proved' }, meta: { outcome: 'proved' } })],
  ])('proves by one method, the strongest one: %s', (method, checks) => {
    for (const known of [waiting, failed, lost])
      expect(proofVerdict(known, checks, now)).toEqual({
        status: 'proved',
        method,
        provedAt: now,
        confirmedAt: now,
        checks,
      });
  });

  test('of a proved domain renews the proof and keeps since when it holds', () => {
    const checks = of({ file: { outcome: 'proved' } });
    expect(proofVerdict(provedBy('file'), checks, now)).toMatchObject({
      provedAt: ago(90),
      confirmedAt: now,
    });
    // Between an expiry and a new proof nothing was proved.
    expect(proofVerdict(provedBy('file', 40), checks, now)).toMatchObject({
      provedAt: now,
      confirmedAt: now,
    });
  });

  test('of a proved domain may change the method', () => {
    const checks = of({ meta: { outcome: 'proved' } });
    expect(proofVerdict(provedBy('file'), checks, now)).toMatchObject({ status: 'proved', method: 'meta' });
  });

  test.each([
    ['waiting', waiting, 'failed'],
    ['failed', failed, 'failed'],
    ['lost', lost, 'lost'],
  ])('without any proof leaves %s as %s says', (_name, known, status) => {
    expect(proofVerdict(known, of({}), now)).toMatchObject({ status, method: known.method });
  });
});

describe('a proved domain', () => {
  test.each([
    ['dns', { dns: { outcome: 'absent' } }],
    ['dns', { dns: { outcome: 'other-value' } }],
    ['file', { file: { outcome: 'absent', detail: '404' } }],
    ['file', { file: { outcome: 'other-value' } }],
    ['file', { file: { outcome: 'redirected', detail: 'autre.fr' } }],
    ['meta', { meta: { outcome: 'absent' } }],
    ['meta', { meta: { outcome: 'not-html' } }],
    ['meta', { meta: { outcome: 'http-error', detail: '404' } }],
    ['meta', { meta: { outcome: 'http-error', detail: '410' } }],
  ] as const)('is lost when what proved it (%s) is gone: %j', (method, changes) => {
    expect(proofVerdict(provedBy(method), of(changes), now)).toMatchObject({ status: 'lost', method });
  });

  test.each([
    ['dns', { dns: { outcome: 'unreachable' } }],
    ['file', { file: { outcome: 'unreachable', detail: 'timeout' } }],
    ['file', { file: { outcome: 'http-error', detail: '503' } }],
    ['meta', { meta: { outcome: 'http-error', detail: '403' } }],
  ] as const)('keeps its proof, not renewed, while %s gives no answer: %j', (method, changes) => {
    expect(proofVerdict(provedBy(method), of(changes), now)).toMatchObject({
      status: 'proved',
      method,
      confirmedAt: ago(10),
    });
  });
});

test.each([
  ['seen today', provedBy('dns', 0), true],
  ['seen 29.9 days ago', provedBy('dns', 29.9), true],
  ['seen 30 days ago', provedBy('dns', 30), false],
  ['lost', lost, false],
  ['failed', failed, false],
  ['never checked', waiting, false],
])('a proof %s holds: %s', (_name, known, expected) => {
  expect(isProofValid(known, now)).toBe(expected);
});
