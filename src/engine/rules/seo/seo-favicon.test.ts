import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-favicon.ts';

const none = 'Le site n’a pas d’icône';

/** Icons that the home page declares, with what each answers where it was asked for. */
const declaring = (usual: number, answers: Readonly<Record<string, number | null>>) => {
  const { favicon } = siteArtifacts();
  const urls = Object.keys(answers).map((path) => `https://www.exemple.fr${path}`);
  const declared = Object.values(answers).flatMap((status, at) =>
    status === null ? [] : [{ ...favicon, status, requestedUrl: urls[at] ?? '', url: urls[at] ?? '' }],
  );
  return siteArtifacts({
    favicon: { ...favicon, status: usual, declared },
    pages: [pageFacts({ icons: urls.map((url) => ({ rel: 'icon', url })) })],
  });
};

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
    title: none,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/', status: 404, note: 'aucune icône déclarée' },
    ],
  },
  'a touch icon only': {
    artifacts: site(404, 'apple-touch-icon'),
    verdict: 'fail',
    title: none,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/', status: 404, note: 'aucune icône déclarée' },
    ],
  },
  'two that are declared, both missing': {
    artifacts: declaring(404, { '/i.png': 404, '/j.png': 410 }),
    verdict: 'fail',
    title: 'L’icône que le site déclare est introuvable',
    occurrences: 1,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/i.png', status: 404 },
      { type: 'request', url: 'https://www.exemple.fr/j.png', status: 410 },
    ],
  },
  'two that are declared, one of which answers': {
    artifacts: declaring(404, { '/i.png': 404, '/j.png': 200 }),
    verdict: 'pass',
  },
  'two that are declared, one of which was not asked for': {
    artifacts: declaring(404, { '/i.png': 404, '/j.png': null }),
    verdict: 'pass',
  },
  'one that is refused, one that does not answer': {
    artifacts: declaring(404, { '/i.png': 403, '/j.png': 0 }),
    verdict: 'pass',
  },
  'one that is missing, beside the usual place': {
    artifacts: declaring(200, { '/i.png': 404 }),
    verdict: 'pass',
  },
  'no answer': { artifacts: site(0), verdict: 'error', reason: 'pas de réponse' },
  'a redirect that ends nowhere': {
    artifacts: site(300),
    verdict: 'fail',
    title: none,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/', status: 300, note: 'aucune icône déclarée' },
    ],
  },
  'an empty answer': { artifacts: site(299), verdict: 'pass' },
});
