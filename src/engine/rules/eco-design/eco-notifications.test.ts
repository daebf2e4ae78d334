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
  pass: {
    'none of them': site('cdn.tiers.example'),
    'a name that only ends alike': site('notonesignal.com'),
  },
  review: { OneSignal: site('cdn.onesignal.com') },
});
