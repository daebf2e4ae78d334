import { expect, test } from 'vitest';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './priv-duree-cookie-audience.ts';

const lasting = (name: string, days: number) =>
  siteArtifacts({ pages: [pageFacts({ cookies: [cookie(name, { lifetimeSeconds: days * 86_400 })] })] });

ruleCases(rule, {
  pass: {
    'thirteen months': lasting('_pk_id.1.1fff', 393),
    'a session of audience': lasting('_pk_ses.1.1fff', 1),
  },
  fail: { 'two years': lasting('_pk_id.1.1fff', 730), 'Google’s default': lasting('_ga', 730) },
  inapplicable: { 'another purpose': lasting('lang', 3650), 'no cookie': siteArtifacts() },
});

test('with consent the length is only a minor fault', () => {
  expect(rule.evaluate(lasting('_ga', 730))).toMatchObject({ severity: 'mineur' });
  expect(rule.evaluate(lasting('_pk_id.1.1fff', 730))).toMatchObject({ severity: 'majeur' });
});
