import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-durees.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  found: { artifacts: policy('Vos données sont conservées pendant trois ans.'), verdict: 'pass' },
  'a criterion instead of a figure': {
    artifacts: policy('Vos données sont conservées tant que votre compte reste actif.'),
    verdict: 'pass',
  },
  'a figure after the question it answers': {
    artifacts: policy('Combien de temps conservons-nous vos données ? En général, 3 ans.'),
    verdict: 'pass',
  },
  'as long as needed': {
    artifacts: policy('Vos données sont conservées pendant la durée nécessaire à nos services.'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy' }],
  },
  'read in full, not found': {
    artifacts: policy('Bienvenue sur notre site.'),
    verdict: 'fail',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/privacy', note: 'non trouvé : une durée de conservation' },
    ],
  },
  'a page with little text': {
    artifacts: policy('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/privacy', note: 'non trouvé : une durée de conservation' },
    ],
  },
  'a page in another language': {
    artifacts: policy('Welcome to our site.', { lang: 'en' }),
    verdict: 'review',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/privacy', note: 'non trouvé : une durée de conservation' },
    ],
  },
  'a page cut in the visit': {
    artifacts: policy('', { text: 'a '.repeat(30_000) }),
    verdict: 'review',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/privacy', note: 'non trouvé : une durée de conservation' },
    ],
  },
  'no policy': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});
