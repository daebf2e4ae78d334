import { expect, test } from 'vitest';
import type { Evidence } from '#contract/report.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { defineSiteRule } from '../rule.ts';
import { runSiteRules } from './run-rules.ts';

/** The verdict of a rule that fails with these proofs. */
function verdictWith(evidence: readonly Evidence[]) {
  const rule = defineSiteRule({
    id: 'long',
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    references: [],
    title: { fail: 'Long', pass: 'Court' },
    why: '',
    fix: '',
    artifacts: [],
    evaluate: () => ({ status: 'fail', evidence }),
  });
  return runSiteRules([rule], siteArtifacts(), null)[0];
}

test('no proof is longer than a person reads, however long a header is', () => {
  const long = {
    type: 'header',
    url: 'https://www.exemple.fr/',
    name: 'csp',
    value: 'x'.repeat(250_000),
  } as const;
  const [proof] = verdictWith([long])?.evidence ?? [];
  expect(proof).toMatchObject({ type: 'header', name: 'csp', value: expect.stringMatching(/^x{3999}…$/) });
});

test('a finding shows twenty proofs and counts them all, so that no rule cuts its list', () => {
  const proofs = Array.from({ length: 45 }, (_, index) => ({
    type: 'text' as const,
    quote: `preuve ${index}`,
  }));
  const verdict = verdictWith(proofs);
  expect(verdict?.evidence).toEqual(proofs.slice(0, 20));
  expect(verdict?.occurrences).toBe(45);
});
