import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-hreflang-sans-retour.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;
const page = (path: string, ...versions: string[]) =>
  pageFacts({
    url: at(path),
    canonical: '',
    hreflang: versions.map((version) => ({ lang: version.slice(1, 3), url: at(version) })),
  });

ruleCases(rule, {
  'each names both': {
    artifacts: siteArtifacts({ pages: [page('/fr/', '/fr/', '/en/'), page('/en/', '/fr/', '/en/')] }),
    verdict: 'pass',
  },
  'the other was not visited': {
    artifacts: siteArtifacts({ pages: [page('/fr/', '/fr/', '/en/')] }),
    verdict: 'pass',
  },
  'no return': {
    artifacts: siteArtifacts({ pages: [page('/fr/', '/fr/', '/en/'), page('/en/', '/en/')] }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/fr/'],
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/fr/',
        note: 'annonce https://www.exemple.fr/en/, qui ne l’annonce pas en retour',
      },
    ],
  },
  'a page that leaves itself out': {
    artifacts: siteArtifacts({ pages: [page('/fr/', '/en/')] }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/fr/', note: 'ne se cite pas elle-même' }],
  },
  'one language': {
    artifacts: siteArtifacts({ pages: [page('/')] }),
    verdict: 'inapplicable',
    reason: 'aucune balise hreflang',
  },
});
