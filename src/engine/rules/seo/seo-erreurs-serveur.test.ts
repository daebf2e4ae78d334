import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-erreurs-serveur.ts';

const url = 'https://www.exemple.fr/panne';
const check = (status: number) => [{ url, status, failure: null, internal: true, from: [] }];

ruleCases(rule, {
  'nothing in error': { artifacts: siteArtifacts(), verdict: 'pass' },
  'a missing page is no server error': {
    artifacts: siteArtifacts({ linkChecks: check(404) }),
    verdict: 'pass',
  },
  'a checked address': {
    artifacts: siteArtifacts({ linkChecks: check(502) }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/panne', status: 502 }],
  },
  'a visited address': {
    artifacts: siteArtifacts({
      notAnalysed: [{ url, reason: 'http-error', detail: 'réponse 500' }],
    }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/panne', status: 500 }],
  },
});
