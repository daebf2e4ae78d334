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
  none: { artifacts: siteArtifacts(), verdict: 'pass' },
  'a full measurement is another rule’s matter': { artifacts: collect('&gcs=G111'), verdict: 'pass' },
  'a script of Google that did not come': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          thirdParties: [thirdParty('https://www.googletagmanager.com/gtag/js?id=G-1')],
          lostScripts: ['https://www.googletagmanager.com/gtag/js?id=G-1'],
        }),
      ],
    }),
    verdict: 'error',
    reason: 'un script de Google, appelé avant tout choix, n’a pas pu être lu',
  },
  'a signal that says no': {
    artifacts: collect('&gcs=G100'),
    verdict: 'review',
    evidence: [{ type: 'request', url: 'https://www.google-analytics.com/g/collect?v=2&gcs=G100' }],
  },
});
