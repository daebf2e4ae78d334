import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-favicon.ts';

const site = (status: number, rel?: string) =>
  siteArtifacts({
    favicon: { ...siteArtifacts().favicon, status },
    pages: [pageFacts({ icons: rel ? [{ rel, url: 'https://www.exemple.fr/i.png' }] : [] })],
  });

ruleCases(rule, {
  'at the usual place': { artifacts: site(200), verdict: 'pass' },
  declared: { artifacts: site(404, 'icon'), verdict: 'pass' },
  none: {
    artifacts: site(404),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/', status: 404, note: 'aucune icône déclarée' },
    ],
  },
  'a touch icon only': {
    artifacts: site(404, 'apple-touch-icon'),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/', status: 404, note: 'aucune icône déclarée' },
    ],
  },
  'no answer': { artifacts: site(0), verdict: 'error', reason: 'pas de réponse' },
  'a redirect that ends nowhere': {
    artifacts: site(300),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/', status: 300, note: 'aucune icône déclarée' },
    ],
  },
  'an empty answer': { artifacts: site(299), verdict: 'pass' },
});
