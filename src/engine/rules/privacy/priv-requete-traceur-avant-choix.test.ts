import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-requete-traceur-avant-choix.ts';

const seen = (...urls: [string, ...string[]]) =>
  siteArtifacts({ pages: [pageFacts({ thirdParties: urls.map((url) => thirdParty(url)) })] });

ruleCases(rule, {
  pass: {
    'no third party': siteArtifacts(),
    'a consent manager': seen('https://cdn.axept.io/sdk.js'),
    'exemptable audience measurement': seen('https://exemple.matomo.cloud/matomo.php'),
    'files and payment': seen('https://cdn.jsdelivr.net/npm/a.js', 'https://js.stripe.com/v3/'),
    'an audience signal that says no': seen('https://www.google-analytics.com/g/collect?gcs=G100'),
  },
  fail: {
    'the Meta pixel': seen('https://connect.facebook.net/fr_FR/fbevents.js'),
    advertising: seen('https://securepubads.g.doubleclick.net/tag/js/gpt.js'),
    'Microsoft Clarity, misfiled elsewhere': seen('https://www.clarity.ms/tag/abc'),
  },
  review: {
    'a tag manager alone': seen('https://www.googletagmanager.com/gtm.js?id=GTM-1'),
    'a service only third-party-web knows': seen('https://cdn.sailthru.com/x.js'),
  },
});
