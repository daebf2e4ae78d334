import { robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-robots-erreurs.ts';

const site = (text: string, status = 200) => siteArtifacts({ robots: robotsOf(text, status) });

ruleCases(rule, {
  pass: {
    'a correct file': site('User-agent: *\nDisallow: /prive/\nCrawl-delay: 5'),
    'directives of services': site('User-agent: *\nContent-Signal: ai-train=no\nAllow: /'),
    'an empty file': site(''),
  },
  fail: {
    'an unknown line': site('User-agent: *\nDissallow: /prive/'),
    'an instruction before any agent': site('Disallow: /prive/\nUser-agent: *'),
    'a page instead': site('<!doctype html><html></html>'),
  },
  inapplicable: { 'no file': site('', 404) },
});
