import { pageFacts, robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-opposition-fouille.ts';

const site = (changes: Parameters<typeof pageFacts>[0], robots = 'User-agent: *\nAllow: /') =>
  siteArtifacts({ pages: [pageFacts(changes)], robots: robotsOf(robots) });

const nothingSaid = {
  verdict: 'inapplicable',
  reason: 'aucune opposition exprimée, et rien n’y oblige : la loi permet alors de fouiller vos textes',
} as const;

const letIn = 'User-agent: CCBot\nAllow: /\n\nUser-agent: *\nAllow: /';
const refused = 'L’éditeur s’oppose à la fouille de textes et de données.';

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
  'refused in words, and let in by robots.txt': {
    artifacts: site({ text: refused }, letIn),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'text', quote: refused.replaceAll('’', "'"), where: 'https://www.exemple.fr/' },
      { type: 'value', label: 'Dans robots.txt', value: 'robot d’entraînement admis : ccbot' },
    ],
  },
  'refused by a header, and allowed by a signal': {
    artifacts: site(
      { headers: [{ name: 'tdm-reservation', value: '1' }] },
      'Content-Signal: ai-train=yes\nUser-agent: *\nAllow: /',
    ),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'header', name: 'tdm-reservation', value: '1' },
      { type: 'value', label: 'Dans robots.txt', value: 'Content-Signal: ai-train=yes' },
    ],
  },
  'allowed in words, and let in': {
    artifacts: site({ text: 'L’éditeur ne s’oppose pas à la fouille de textes et de données.' }, letIn),
    verdict: 'pass',
  },
  'refused after another sentence, which denies': {
    artifacts: site({ text: `Prière de ne pas copier nos photos. ${refused}` }, letIn),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'text', quote: 'Prière de ne pas copier nos photos.…' },
      { type: 'value', label: 'Dans robots.txt', value: 'robot d’entraînement admis : ccbot' },
    ],
  },
  'refused in words and kept out': {
    artifacts: site({ text: refused }, 'User-agent: CCBot\nDisallow: /'),
    verdict: 'pass',
  },
});
