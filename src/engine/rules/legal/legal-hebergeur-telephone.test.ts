import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-hebergeur-telephone.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  pass: {
    found: page('Hébergeur : Nuage Test, tél. 03 00 00 00 00.'),
    'short number': page('Hébergeur : OVH, téléphone : 1007'),
    abroad: page('Hébergeur : Nuage Ltd, +353 1 543 4050'),
  },
  fail: {
    'read in full, not found': page('Hébergeur : Nuage Test, 1 avenue du Nuage, 59100 Roubaix.'),
  },
  review: {
    'a page with little text': page('', { text: 'Hébergeur : Nuage Test.' }),
    'at home': page('Le site est hébergé en interne.'),
  },
  inapplicable: {
    'no such page': siteArtifacts(),
    'no host named': page('Bienvenue.'),
  },
});
