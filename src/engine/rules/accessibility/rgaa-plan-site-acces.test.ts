import type { PageFacts } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-plan-site-acces.ts';

const link = (region: PageFacts['links'][number]['region']) => ({
  url: 'https://www.exemple.fr/plan',
  text: 'Plan du site',
  region,
  rel: '',
});
const page = (path: string, ...links: ReturnType<typeof link>[]) =>
  pageFacts({ url: `https://www.exemple.fr${path}`, links });

ruleCases(rule, {
  everywhere: {
    artifacts: siteArtifacts({ pages: [page('/', link('footer')), page('/a', link('footer'))] }),
    verdict: 'pass',
  },
  'missing on a page': {
    artifacts: siteArtifacts({ pages: [page('/', link('footer')), page('/a')] }),
    verdict: 'fail',
    title: 'Le plan du site n’est pas accessible depuis toutes les pages',
    pages: ['https://www.exemple.fr/a'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/a', note: 'lien absent' }],
  },
  'another place': {
    artifacts: siteArtifacts({ pages: [page('/', link('footer')), page('/a', link('nav'))] }),
    verdict: 'review',
    title: 'Le lien vers le plan du site change de place selon les pages : à vérifier',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/' },
      { type: 'page', url: 'https://www.exemple.fr/a' },
    ],
  },
  'no site map': {
    artifacts: siteArtifacts({ pages: [page('/'), page('/a')] }),
    verdict: 'inapplicable',
    reason: 'pas de plan du site, ou une seule page analysée',
  },
  'one page': {
    artifacts: siteArtifacts({ pages: [page('/', link('footer'))] }),
    verdict: 'inapplicable',
    reason: 'pas de plan du site, ou une seule page analysée',
  },
  'a link that leads home, or nowhere, whatever it says': {
    artifacts: siteArtifacts({
      pages: ['/', '/index.html', '/b', '/b#'].map((target, index) =>
        page(index === 0 ? '/' : '/b', {
          ...link('footer'),
          url: `https://www.exemple.fr${target}`,
        }),
      ),
    }),
    verdict: 'inapplicable',
    reason: 'pas de plan du site, ou une seule page analysée',
  },
  'a page that the home address gives by its query': {
    artifacts: siteArtifacts({
      pages: ['/', '/a'].map((path) =>
        page(path, { ...link('footer'), url: 'https://www.exemple.fr/?page_id=12' }),
      ),
    }),
    verdict: 'pass',
  },
  'a list at the foot of each page': {
    artifacts: siteArtifacts({
      pages: ['/', '/a'].map((path) =>
        page(path, { ...link('nav'), url: `https://www.exemple.fr${path}#plan` }),
      ),
    }),
    verdict: 'pass',
  },
  'the site map itself, of no known kind': {
    artifacts: siteArtifacts({
      pages: [page('/', link('footer')), page('/a', link('footer')), page('/plan', link('footer'))],
    }),
    verdict: 'pass',
  },
  'the site map itself': {
    artifacts: siteArtifacts({
      pages: [
        page('/', link('footer')),
        page('/a', link('footer')),
        { ...page('/plan'), kind: 'site-map' as const },
      ],
    }),
    verdict: 'pass',
  },
});
