import { robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-robots-absent.ts';

const site = (status: number) => siteArtifacts({ robots: robotsOf('User-agent: *', status) });

ruleCases(rule, {
  found: { artifacts: site(200), verdict: 'pass' },
  'not found': {
    artifacts: site(404),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/robots.txt', status: 404 }],
  },
  gone: {
    artifacts: site(410),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/robots.txt', status: 410 }],
  },
  'server error, another rule’s matter': {
    artifacts: site(503),
    verdict: 'inapplicable',
    reason: 'le serveur répond en erreur : voir les pages fermées',
  },
  'no answer': { artifacts: site(0), verdict: 'error', reason: 'pas de réponse' },
});
