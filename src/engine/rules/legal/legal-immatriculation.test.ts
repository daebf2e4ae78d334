import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-immatriculation.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(
  rule,
  {
    found: { artifacts: notice('RCS Lyon 732 829 320.'), verdict: 'pass' },
    SIRET: { artifacts: notice('SIRET 732 829 320 00074'), verdict: 'pass' },
    'number first': { artifacts: notice('732 829 320 RCS Lyon'), verdict: 'pass' },
    association: { artifacts: notice('RNA W691234567'), verdict: 'pass' },

    'read in full, not found': {
      artifacts: notice('Bienvenue à tous.'),
      verdict: 'fail',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/legal-notice',
          note: 'non trouvé : SIREN, SIRET, RCS ou RNA',
        },
      ],
    },

    'a page with little text': {
      artifacts: notice('', { text: 'Voir le document joint.' }),
      verdict: 'review',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/legal-notice',
          note: 'non trouvé : SIREN, SIRET, RCS ou RNA',
        },
      ],
    },
    'a page in another language': {
      artifacts: notice('Welcome to our site.', { lang: 'en-GB' }),
      verdict: 'review',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/legal-notice',
          note: 'non trouvé : SIREN, SIRET, RCS ou RNA',
        },
      ],
    },

    'no notice': {
      artifacts: siteArtifacts(),
      verdict: 'inapplicable',
      reason: 'le document qui doit porter cette mention n’a pas été trouvé',
    },
  },
  'company',
);
