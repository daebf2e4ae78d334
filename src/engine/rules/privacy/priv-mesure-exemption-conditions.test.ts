import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-mesure-exemption-conditions.ts';

ruleCases(rule, {
  pass: {
    none: siteArtifacts(),
    'never exempted': siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_ga', { lifetimeSeconds: 99 })] })],
    }),
  },
  review: {
    'a Matomo of the site': siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_pk_id.1.1fff', { lifetimeSeconds: 99 })] })],
    }),
    'a hosted tool': siteArtifacts({
      pages: [pageFacts({ thirdParties: [thirdParty('https://logs1406.xiti.com/hit.xiti')] })],
    }),
  },
});
