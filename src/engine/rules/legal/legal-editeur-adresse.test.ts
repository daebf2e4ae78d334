import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-editeur-adresse.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  pass: {
    found: notice('Siège social : 12 rue des Tests, 69003 Lyon.'),
  },
  fail: {
    'read in full, not found': notice('Bienvenue à tous.'),
    'an amount is no postcode': notice('Au capital de 10000 euros.'),
  },
  review: {
    'a page with little text': notice('', { text: 'Voir le document joint.' }),
    'a page in another language': notice('Welcome to our site.', { lang: 'en-GB' }),
    'only the host has one': notice('Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix.'),
  },
  inapplicable: {
    'no notice': siteArtifacts(),
  },
});
