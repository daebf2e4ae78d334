import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-canonique-erreur.ts';

const canonical = 'https://www.exemple.fr/ancienne';
const check = (status: number) => [{ url: canonical, status, failure: null, internal: true, from: [] }];

ruleCases(rule, {
  'the target answers': {
    artifacts: siteArtifacts({ pages: [pageFacts({ canonical })], linkChecks: check(200) }),
    verdict: 'pass',
  },
  itself: { artifacts: siteArtifacts(), verdict: 'pass' },
  'the target is missing': {
    artifacts: siteArtifacts({ pages: [pageFacts({ canonical })], linkChecks: check(404) }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'value',
        label: 'Adresse canonique de https://www.exemple.fr/',
        value: 'https://www.exemple.fr/ancienne',
        expected: 'une adresse qui répond (celle-ci répond 404)',
      },
    ],
  },
  'no address at all': {
    artifacts: siteArtifacts({ pages: [pageFacts({ canonical: 'accueil' })] }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'value',
        label: 'Adresse canonique de https://www.exemple.fr/',
        value: 'accueil',
        expected: 'une adresse complète',
      },
    ],
  },
  'no canonical address': {
    artifacts: siteArtifacts({ pages: [pageFacts({ canonical: '' })] }),
    verdict: 'inapplicable',
    reason: 'aucune adresse canonique',
  },
});
