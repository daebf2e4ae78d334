import { robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-robots-ia-incoherent.ts';

const site = (text: string, status = 200) => siteArtifacts({ robots: robotsOf(text, status) });

ruleCases(rule, {
  pass: {
    'training kept away, search admitted': site('User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /'),
    'everybody kept away': site('User-agent: *\nDisallow: /'),
  },
  fail: { 'search kept away, training admitted': site('User-agent: OAI-SearchBot\nDisallow: /') },
  inapplicable: { 'no instruction': site('', 404) },
});
