import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-secret-dans-code.ts';

/** Built at run time, so that scanners of this repository do not take it for a leak. */
const accessKey = ['AKIA', 'QWERTZUIOPASDFGH'].join('');
const stripeKey = ['sk', 'live', '51HyQzKDgTq7bNvCxWm'].join('_');
const script = (value: string) => pageArtifacts(`<script>const cle = "${value}";</script>`);

ruleCases(rule, {
  pass: {
    'a public key': script('pk_live_51HyQzKDgTq7bNvCxWm'),
    'a documentation key': script(['AKIA', 'IOSFODNN7EXAMPLE'].join('')),
    'an identifier that only looks like one': script('takiaABCDEFGHIJKLMNOP'),
  },
  fail: { Amazon: script(accessKey), Stripe: script(stripeKey) },
});

test('the evidence never shows the whole secret', () => {
  expect(JSON.stringify(rule.evaluate(script(accessKey)))).not.toContain(accessKey);
});
