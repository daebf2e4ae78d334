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
  pass: { everywhere: siteArtifacts({ pages: [page('/', link('footer')), page('/a', link('footer'))] }) },
  fail: { 'missing on a page': siteArtifacts({ pages: [page('/', link('footer')), page('/a')] }) },
  review: { 'another place': siteArtifacts({ pages: [page('/', link('footer')), page('/a', link('nav'))] }) },
  inapplicable: {
    'no site map': siteArtifacts({ pages: [page('/'), page('/a')] }),
    'one page': siteArtifacts({ pages: [page('/', link('footer'))] }),
  },
});
