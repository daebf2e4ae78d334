import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-immatriculation.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(
  rule,
  {
    pass: {
      found: notice('RCS Lyon 732 829 320.'),
      SIRET: notice('SIRET 732 829 320 00074'),
      'number first': notice('732 829 320 RCS Lyon'),
      association: notice('RNA W691234567'),
    },
    fail: {
      'read in full, not found': notice('Bienvenue à tous.'),
    },
    review: {
      'a page with little text': notice('', { text: 'Voir le document joint.' }),
      'a page in another language': notice('Welcome to our site.', { lang: 'en-GB' }),
    },
    inapplicable: {
      'no notice': siteArtifacts(),
    },
  },
  'company',
);
