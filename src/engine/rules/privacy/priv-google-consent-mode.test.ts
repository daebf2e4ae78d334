import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-google-consent-mode.ts';

const collect = (query: string) =>
  siteArtifacts({
    pages: [
      pageFacts({ thirdParties: [thirdParty(`https://www.google-analytics.com/g/collect?v=2${query}`)] }),
    ],
  });

ruleCases(rule, {
  pass: { none: siteArtifacts(), 'a full measurement is another rule’s matter': collect('&gcs=G111') },
  review: { 'a signal that says no': collect('&gcs=G100') },
});
