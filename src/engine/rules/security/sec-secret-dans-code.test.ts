import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-secret-dans-code.ts';

/** Built at run time, so that scanners of this repository do not take it for a leak. */
const accessKey = ['AKIA', 'QWERTZUIOPASDFGH'].join('');
const stripeKey = ['sk', 'live', '51HyQzKDgTq7bNvCxWm'].join('_');
const script = (value: string) => pageArtifacts(`<script>const cle = "${value}";</script>`);

ruleCases(rule, {
  'a public key': { artifacts: script('pk_live_51HyQzKDgTq7bNvCxWm'), verdict: 'pass' },
  'a documentation key': { artifacts: script(['AKIA', 'IOSFODNN7EXAMPLE'].join('')), verdict: 'pass' },
  'an identifier that only looks like one': { artifacts: script('takiaABCDEFGHIJKLMNOP'), verdict: 'pass' },
  Amazon: {
    artifacts: script(accessKey),
    verdict: 'fail',
    title: 'Un secret est lisible dans le code de la page (clé d’accès Amazon Web Services)',
    evidence: [{ type: 'text', quote: 'AKIAQWER… (clé d’accès Amazon Web Services, suite masquée)' }],
  },
  Stripe: {
    artifacts: script(stripeKey),
    verdict: 'fail',
    title: 'Un secret est lisible dans le code de la page (clé secrète Stripe)',
    evidence: [{ type: 'text', quote: 'sk_live_… (clé secrète Stripe, suite masquée)' }],
  },
});

test('the evidence never shows the whole secret', () => {
  expect(JSON.stringify(rule.evaluate(script(accessKey)))).not.toContain(accessKey);
});
