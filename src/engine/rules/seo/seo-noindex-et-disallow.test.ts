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
  pass: { 'noindex, yet open': site('User-agent: *\nAllow: /', { robotsMeta: 'noindex' }) },
  fail: {
    'by a tag': site(closed, { robotsMeta: 'NOINDEX, follow' }),
    'by a header': site(closed, { headers: [{ name: 'x-robots-tag', value: 'noindex' }] }),
  },
  inapplicable: { 'no noindex page': site(closed) },
});
