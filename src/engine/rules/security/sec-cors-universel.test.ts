import type { CorsAnswer } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-cors-universel.ts';

const askedOrigin = 'https://constat.invalid';
const answer = (changes: Partial<CorsAnswer>) =>
  siteArtifacts({
    cors: [
      {
        url: 'https://www.exemple.fr/api',
        status: 200,
        askedOrigin,
        allowOrigin: null,
        allowCredentials: false,
        ...changes,
      },
    ],
  });

ruleCases(rule, {
  'no CORS': { artifacts: answer({}), verdict: 'pass' },
  'public data, without cookies': { artifacts: answer({ allowOrigin: '*' }), verdict: 'pass' },
  'the origin sent back, without cookies': {
    artifacts: answer({ allowOrigin: askedOrigin }),
    verdict: 'pass',
  },
  'a star that browsers refuse': {
    artifacts: answer({ allowOrigin: '*', allowCredentials: true }),
    verdict: 'pass',
  },
  'one known site': {
    artifacts: answer({ allowOrigin: 'https://app.exemple.fr', allowCredentials: true }),
    verdict: 'pass',
  },
  'any origin, with cookies': {
    artifacts: answer({ allowOrigin: askedOrigin, allowCredentials: true }),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/api',
        note: 'demandée avec Origin: https://constat.invalid',
      },
      { type: 'header', name: 'access-control-allow-origin', value: 'https://constat.invalid' },
      { type: 'header', name: 'access-control-allow-credentials', value: 'true' },
    ],
  },
  'no answer': { artifacts: answer({ status: 0 }), verdict: 'error', reason: 'pas de réponse' },
  'nothing asked': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune adresse n’a pu être interrogée',
  },
});
