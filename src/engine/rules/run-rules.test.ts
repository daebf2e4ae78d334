import { expect, test } from 'vitest';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { defineSiteRule } from '../rule.ts';
import { runSiteRules } from './run-rules.ts';

test('no proof is longer than a person reads, however long a header is', () => {
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
    evaluate: () => ({
      status: 'fail',
      evidence: [{ type: 'header', url: 'https://www.exemple.fr/', name: 'csp', value: 'x'.repeat(250_000) }],
    }),
  });
  const [proof] = runSiteRules([rule], siteArtifacts(), null)[0]?.evidence ?? [];
  expect(proof).toMatchObject({ type: 'header', name: 'csp', value: expect.stringMatching(/^x{3999}…$/) });
});
