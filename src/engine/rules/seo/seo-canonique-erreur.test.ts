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
  'of another site, that nobody asked': {
    artifacts: siteArtifacts({ pages: [pageFacts({ canonical: 'https://www.autre.fr/' })] }),
    verdict: 'error',
    reason: '1 adresse canonique n’a pas été demandée',
  },
  'of pages that were not read, two of three': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts(),
        pageFacts({ url: 'https://www.exemple.fr/a', canonical: 'https://www.exemple.fr/a2' }),
        pageFacts({ url: 'https://www.exemple.fr/b', canonical: 'https://www.exemple.fr/b2' }),
      ],
    }),
    verdict: 'error',
    reason: '2 adresses canoniques n’ont pas été demandées',
  },
  itself: { artifacts: siteArtifacts(), verdict: 'pass' },
  'the target is missing': {
    artifacts: siteArtifacts({ pages: [pageFacts({ canonical })], linkChecks: check(404) }),
    verdict: 'fail',
    title: 'L’adresse canonique de pages mène à une erreur',
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
    title: 'L’adresse canonique de pages mène à une erreur',
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
  'the target redirects to the page itself': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          requestedUrl: 'https://www.exemple.fr/club',
          url: 'https://www.exemple.fr/club/',
          canonical: 'https://www.exemple.fr/club',
        }),
      ],
    }),
    verdict: 'fail',
    severity: 'mineur',
    title: 'L’adresse canonique de pages est redirigée vers une autre',
    pages: ['https://www.exemple.fr/club/'],
    evidence: [
      {
        type: 'value',
        label: 'Adresse canonique de https://www.exemple.fr/club/',
        value: 'https://www.exemple.fr/club',
        expected: 'https://www.exemple.fr/club/',
      },
    ],
  },
  'a page that adds a parameter to the address asked for': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          requestedUrl: 'https://www.exemple.fr/club',
          url: 'https://www.exemple.fr/club?vue=1',
          canonical: 'https://www.exemple.fr/club',
        }),
      ],
    }),
    verdict: 'pass',
  },
  'no canonical address': {
    artifacts: siteArtifacts({ pages: [pageFacts({ canonical: '' })] }),
    verdict: 'inapplicable',
    reason: 'aucune adresse canonique',
  },
});
