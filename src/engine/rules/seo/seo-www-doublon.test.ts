import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-www-doublon.ts';

const probe = (url: string, status = 200, body = '') =>
  siteArtifacts({
    wwwProbe: { ...siteArtifacts().httpsProbe, requestedUrl: 'https://exemple.fr/', url, status, body },
  });

ruleCases(rule, {
  'redirected to the chosen host': { artifacts: probe('https://www.exemple.fr/'), verdict: 'pass' },
  'the same canonical address on both': {
    artifacts: {
      ...probe('https://exemple.fr/', 200, '<link rel="canonical" href="https://www.exemple.fr/">'),
      pages: [pageFacts()],
    },
    verdict: 'pass',
  },
  'the other answers an error': { artifacts: probe('https://exemple.fr/', 404), verdict: 'pass' },
  'both answer': {
    artifacts: probe('https://exemple.fr/'),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr', note: 'répond' },
      { type: 'request', url: 'https://exemple.fr/', status: 200, note: 'répond aussi, sans redirection' },
    ],
  },
  'no other host': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'l’autre adresse ne répond pas',
  },
  'the other is silent': {
    artifacts: probe('https://exemple.fr/', 0),
    verdict: 'inapplicable',
    reason: 'l’autre adresse ne répond pas',
  },
});
