import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-hebergeur-nom.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  pass: {
    found: notice('Hébergeur : Nuage Test SARL, 1 avenue du Nuage.'),
    'a known host': notice('Le site est hébergé chez ovh.'),
    'by its site': notice('hébergement assuré par nuage-test.fr'),
  },
  fail: {
    'read in full, not found': notice('Bienvenue à tous.'),
  },
  review: {
    'a page with little text': notice('', { text: 'Voir le document joint.' }),
    'a page in another language': notice('Welcome to our site.', { lang: 'en-GB' }),
    'not named': notice('Hébergement : voir notre prestataire.'),
    'a sentence after the heading': notice('Hébergement\nLe site est hébergé par un prestataire.'),
  },
  inapplicable: {
    'no notice': siteArtifacts(),
  },
});
