import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-erreurs-serveur.ts';

const url = 'https://www.exemple.fr/panne';
const check = (status: number) => [{ url, status, failure: null, internal: true, from: [] }];

ruleCases(rule, {
  pass: {
    'nothing in error': siteArtifacts(),
    'a missing page is no server error': siteArtifacts({ linkChecks: check(404) }),
  },
  fail: {
    'a checked address': siteArtifacts({ linkChecks: check(502) }),
    'a visited address': siteArtifacts({
      notAnalysed: [{ url, reason: 'http-error', detail: 'réponse 500' }],
    }),
  },
});
