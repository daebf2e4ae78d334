import { pageFacts, robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-opposition-fouille.ts';

const site = (changes: Parameters<typeof pageFacts>[0], robots = 'User-agent: *\nAllow: /') =>
  siteArtifacts({ pages: [pageFacts(changes)], robots: robotsOf(robots) });

ruleCases(rule, {
  pass: {
    'by header': site({ headers: [{ name: 'tdm-reservation', value: '1' }] }),
    'by robots.txt': site({}, 'Content-Signal: ai-train=no\nUser-agent: *\nAllow: /'),
    'in the terms of use': site({ text: 'L’éditeur s’oppose à la fouille de textes et de données.' }),
  },
  review: { 'nothing found': site({ text: 'Bienvenue.' }) },
});
