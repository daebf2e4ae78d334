import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-rejeu-session.ts';

const seen = (url: string) => siteArtifacts({ pages: [pageFacts({ thirdParties: [thirdParty(url)] })] });

ruleCases(rule, {
  pass: {
    'nothing of the kind': siteArtifacts(),
    'audience measurement': seen('https://cdn.matomo.cloud/exemple.matomo.cloud/matomo.js'),
  },
  fail: {
    'its cookie': siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_hjSessionUser_12345', { lifetimeSeconds: 1000 })] })],
    }),
    'recorded data leave': seen('https://x.clarity.ms/collect'),
    'recorded data leave by another vendor': seen('https://rs.fullstory.com/rec/bundle'),
  },
  review: {
    'its script alone (Clarity)': seen('https://www.clarity.ms/tag/abc'),
    'its script alone (Hotjar)': seen('https://static.hotjar.com/c/hotjar-1.js'),
  },
});
