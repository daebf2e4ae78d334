import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-bandeau-absent.ts';

const none = banner({ found: false, buttons: [], text: '' });
const site = (changes: Parameters<typeof pageFacts>[0]) => siteArtifacts({ pages: [pageFacts(changes)] });
const tracked = { cookies: [cookie('_ga', { lifetimeSeconds: 1000 })] };

ruleCases(rule, {
  pass: { 'a banner': site({ ...tracked, consentBanner: banner() }) },
  fail: {
    'a tracker’s cookie': site({ ...tracked, consentBanner: none }),
    'a tracker’s request': site({
      consentBanner: none,
      thirdParties: [thirdParty('https://connect.facebook.net/a.js')],
    }),
    'a tracker’s stored key': site({
      consentBanner: none,
      storage: [{ area: 'local', origin: 'https://www.exemple.fr', key: '_clck', value: 'x' }],
    }),
  },
  review: {
    'a consent manager was loaded but its banner not seen': site({
      ...tracked,
      consentBanner: none,
      thirdParties: [thirdParty('https://cdn.axept.io/sdk.js')],
    }),
  },
  error: { 'the search failed': site({ ...tracked, consentBanner: null }) },
  inapplicable: { 'nothing to consent to': site({ consentBanner: none, cookies: [cookie('PHPSESSID')] }) },
});
