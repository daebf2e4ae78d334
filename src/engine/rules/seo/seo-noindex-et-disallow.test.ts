import { pageFacts, robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-noindex-et-disallow.ts';

const site = (robots: string, changes: Parameters<typeof pageFacts>[0] = {}) =>
  siteArtifacts({
    pages: [pageFacts({ url: 'https://www.exemple.fr/prive/a', ...changes })],
    robots: robotsOf(robots),
  });
const closed = 'User-agent: Googlebot\nDisallow: /prive/';

ruleCases(rule, {
  'noindex, yet open': {
    artifacts: site('User-agent: *\nAllow: /', { robotsMeta: 'noindex' }),
    verdict: 'pass',
  },
  'by a tag': {
    artifacts: site(closed, { robotsMeta: 'NOINDEX, follow' }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/prive/a'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/prive/a', note: 'noindex et Disallow' }],
  },
  'by a header': {
    artifacts: site(closed, { headers: [{ name: 'x-robots-tag', value: 'noindex' }] }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/prive/a'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/prive/a', note: 'noindex et Disallow' }],
  },
  'no noindex page': {
    artifacts: site(closed),
    verdict: 'inapplicable',
    reason: 'aucune page noindex parmi les pages visitées',
  },
});
