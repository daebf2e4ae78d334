import { pageFacts, robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-opposition-fouille.ts';

const site = (changes: Parameters<typeof pageFacts>[0], robots = 'User-agent: *\nAllow: /') =>
  siteArtifacts({ pages: [pageFacts(changes)], robots: robotsOf(robots) });

const nothingSaid = {
  verdict: 'review',
  occurrences: 1,
  evidence: [
    { type: 'value', label: 'En-tête tdm-reservation', value: 'absent' },
    { type: 'value', label: 'Content-Signal dans robots.txt', value: 'absent' },
    { type: 'value', label: 'Pages lues', value: '1' },
  ],
} as const;

ruleCases(rule, {
  'by header': { artifacts: site({ headers: [{ name: 'tdm-reservation', value: '1' }] }), verdict: 'pass' },
  'by robots.txt': {
    artifacts: site({}, 'Content-Signal: ai-train=no\nUser-agent: *\nAllow: /'),
    verdict: 'pass',
  },
  'by naming robots that learn, to let them in': {
    artifacts: site({}, 'User-agent: GPTBot\nAllow: /\n\nUser-agent: *\nAllow: /'),
    verdict: 'pass',
  },
  'by naming one to keep it out': {
    artifacts: site({}, 'User-agent: *\nAllow: /\n\nUser-agent: CCBot\nDisallow: /'),
    verdict: 'pass',
  },
  'by naming robots that search alone': {
    artifacts: site({}, 'User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nAllow: /'),
    ...nothingSaid,
  },
  'in the terms of use': {
    artifacts: site({ text: 'L’éditeur s’oppose à la fouille de textes et de données.' }),
    verdict: 'pass',
  },
  'nothing found': {
    artifacts: site({ text: 'Bienvenue.' }),
    ...nothingSaid,
  },
});
