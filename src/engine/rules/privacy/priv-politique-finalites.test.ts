import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-finalites.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  found: {
    artifacts: policy('Les données sont recueillies afin de répondre à vos demandes.'),
    verdict: 'pass',
  },
  'under a question, with no word of a purpose': {
    artifacts: policy(
      'Pourquoi collectons-nous ces données ? Ces informations servent uniquement à la gestion de l’espace membre du club.',
    ),
    verdict: 'pass',
  },
  'what they are not used for': {
    artifacts: policy('Vos données ne sont jamais utilisées pour la prospection.'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy' }],
  },
  'read in full, not found': {
    artifacts: policy('Bienvenue sur notre site.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : les raisons de la collecte',
      },
    ],
  },
  'a page with little text': {
    artifacts: policy('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : les raisons de la collecte',
      },
    ],
  },
  'a page in another language': {
    artifacts: policy('Welcome to our site.', { lang: 'en' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : les raisons de la collecte',
      },
    ],
  },
  'a page cut in the visit': {
    artifacts: policy('', { text: 'a '.repeat(30_000) }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : les raisons de la collecte',
      },
    ],
  },
  'no policy': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});
