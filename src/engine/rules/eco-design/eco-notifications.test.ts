import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-notifications.ts';

const site = (host: string) =>
  siteArtifacts({
    pages: [
      pageFacts({
        thirdParties: [{ host, urls: [`https://${host}/sdk.js`], requestCount: 1, transferBytes: 1 }],
      }),
    ],
  });

ruleCases(rule, {
  'none of them': { artifacts: site('cdn.tiers.example'), verdict: 'pass' },
  'a name that only ends alike': { artifacts: site('notonesignal.com'), verdict: 'pass' },
  OneSignal: {
    artifacts: site('cdn.onesignal.com'),
    verdict: 'review',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'request', url: 'https://cdn.onesignal.com/sdk.js', note: 'service de notifications' },
    ],
  },
});
