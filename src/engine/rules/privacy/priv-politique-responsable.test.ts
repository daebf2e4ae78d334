import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-responsable.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  found: { artifacts: policy('Le responsable du traitement est la société Exemple.'), verdict: 'pass' },
  'read in full, not found': {
    artifacts: policy('Bienvenue sur notre site.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : le nom du responsable du traitement',
      },
    ],
  },
  'in the page that says who publishes the site': {
    artifacts: policy(
      'Le site est édité par Exemple, 2 rue Haute, contact@exemple.fr. Pour vos droits, écrivez-nous.',
    ),
    verdict: 'review',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy' }],
  },
  'in the page whose part on the publisher gives an address': {
    artifacts: policy('1. Éditeur du site Exemple, 69001 Lyon. 2. Données Écrivez-nous.', {
      headings: [{ level: 2, text: '1. Éditeur du site' }],
    }),
    verdict: 'review',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy' }],
  },
  'in a page that names the publisher, without a way to reach them': {
    artifacts: policy('Le site est édité par Exemple.'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy' }],
  },
  'a page with little text': {
    artifacts: policy('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : le nom du responsable du traitement',
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
        note: 'non trouvé : le nom du responsable du traitement',
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
        note: 'non trouvé : le nom du responsable du traitement',
      },
    ],
  },
  'no policy': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});
