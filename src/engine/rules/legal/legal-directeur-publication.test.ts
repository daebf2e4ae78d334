import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-directeur-publication.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  pass: {
    found: notice('Directeur de la publication : Mme Jeanne d’Arc-Martin Durand.'),
    'in capitals': notice('Directrice de la publication : JEANNE MARTIN'),
    'with her function': notice('La directrice de la publication est Jeanne Martin, maire.'),
    responsible: notice('Responsable de publication : Paul Le Goff'),
  },
  fail: {
    'read in full, not found': notice('Bienvenue à tous.'),
  },
  review: {
    'a page with little text': notice('', { text: 'Voir le document joint.' }),
    'a page in another language': notice('Welcome to our site.', { lang: 'en-GB' }),
    'a function alone': notice('Directeur de la publication : le maire.'),
    'a company alone': notice('Directeur de la publication : Exemple.'),
  },
  inapplicable: {
    'no notice': siteArtifacts(),
  },
});
