import { robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-robots-ia-bloques.ts';

const site = (text: string, status = 200) => siteArtifacts({ robots: robotsOf(text, status) });

ruleCases(rule, {
  pass: {
    'everybody admitted': site('User-agent: *\nAllow: /'),
    'no file at all': site('', 404),
    'a private folder only': site('User-agent: GPTBot\nDisallow: /prive/'),
  },
  fail: {
    'a training robot': site('User-agent: GPTBot\nDisallow: /'),
    'a search robot': site('User-agent: PerplexityBot\nDisallow: /'),
    everybody: site('User-agent: *\nDisallow: /'),
  },
  inapplicable: { 'a server in error': site('', 503) },
});
