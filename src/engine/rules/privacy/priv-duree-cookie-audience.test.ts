import { expect, test } from 'vitest';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './priv-duree-cookie-audience.ts';

const lasting = (name: string, days: number) =>
  siteArtifacts({ pages: [pageFacts({ cookies: [cookie(name, { lifetimeSeconds: days * 86_400 })] })] });

ruleCases(rule, {
  'thirteen months': { artifacts: lasting('_pk_id.1.1fff', 393), verdict: 'pass' },
  'a session of audience': { artifacts: lasting('_pk_ses.1.1fff', 1), verdict: 'pass' },
  'two years': {
    artifacts: lasting('_pk_id.1.1fff', 730),
    verdict: 'fail',
    title: 'Un cookie de mesure d’audience dure plus de 13 mois (730 jours)',
    evidence: [
      {
        type: 'cookie',
        name: '_pk_id.1.1fff',
        note: 'Matomo, mesure d’audience, durée : 730 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'Google’s default': {
    artifacts: lasting('_ga', 730),
    verdict: 'fail',
    title: 'Un cookie de mesure d’audience dure plus de 13 mois (730 jours)',
    severity: 'mineur',
    evidence: [
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 730 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'another purpose': {
    artifacts: lasting('lang', 3650),
    verdict: 'inapplicable',
    reason: 'aucun cookie de mesure d’audience',
  },
  'no cookie': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucun cookie de mesure d’audience',
  },
  'thirteen months at most': { artifacts: lasting('_pk_id.1.1fff', 396), verdict: 'pass' },
  'a day more': {
    artifacts: lasting('_pk_id.1.1fff', 397),
    verdict: 'fail',
    title: 'Un cookie de mesure d’audience dure plus de 13 mois (397 jours)',
    evidence: [
      {
        type: 'cookie',
        name: '_pk_id.1.1fff',
        note: 'Matomo, mesure d’audience, durée : 397 j, posé par https://www.exemple.fr/',
      },
    ],
  },
});

test('with consent the length is only a minor fault', () => {
  expect(rule.evaluate(lasting('_ga', 730))).toMatchObject({ severity: 'mineur' });
  expect(rule.evaluate(lasting('_pk_id.1.1fff', 730))).toMatchObject({ severity: 'majeur' });
});
