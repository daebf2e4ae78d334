import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-google-analytics-sans-accord.ts';

const collect = (query: string) =>
  siteArtifacts({
    pages: [
      pageFacts({
        thirdParties: [thirdParty(`https://region1.google-analytics.com/g/collect?v=2&tid=G-1${query}`)],
      }),
    ],
  });

ruleCases(rule, {
  pass: {
    'both signals denied': collect('&gcs=G100'),
    'audience denied, advertising granted': collect('&gcs=G110'),
  },
  fail: {
    'its cookie': siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_ga_ABC123', { lifetimeSeconds: 1000 })] })],
    }),
    'a measurement without consent signal': collect(''),
    'a measurement with consent taken for granted': collect('&gcs=G111'),
    'audience granted alone': collect('&gcs=G101'),
  },
  review: { 'an address cut before the signal': collect(`&dl=${'a'.repeat(220)}…`) },
  inapplicable: {
    'not seen': siteArtifacts(),
    'its tag manager alone': siteArtifacts({
      pages: [pageFacts({ thirdParties: [thirdParty('https://www.googletagmanager.com/gtag/js?id=G-1')] })],
    }),
  },
});
