import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-hebergeur-adresse.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  pass: {
    found: page('Hébergeur : Nuage Test, 1 avenue du Nuage, 59100 Roubaix.'),
    abroad: page('Hosted? Hébergeur : Nuage Ltd, Dublin, Ireland'),
  },
  fail: {
    'read in full, not found': page('Hébergeur : Nuage Test. Merci.'),
  },
  review: {
    'a page with little text': page('', { text: 'Hébergeur : Nuage Test.' }),
    'at home': page('Le site est hébergé par la commune.'),
  },
  inapplicable: {
    'no such page': siteArtifacts(),
    'no host named': page('Bienvenue.'),
  },
});
