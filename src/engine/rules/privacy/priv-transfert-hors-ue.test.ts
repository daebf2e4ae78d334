import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-transfert-hors-ue.ts';

const seen = (url: string) => siteArtifacts({ pages: [pageFacts({ thirdParties: [thirdParty(url)] })] });

ruleCases(rule, {
  pass: {
    none: siteArtifacts(),
    'a European service': seen('https://sdk.privacy-center.org/x.js'),
    unknown: seen('https://cdn.autre.net/'),
  },
  review: { 'an American service': seen('https://fonts.googleapis.com/css') },
});
