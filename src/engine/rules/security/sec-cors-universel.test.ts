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
  pass: {
    'no CORS': answer({}),
    'public data, without cookies': answer({ allowOrigin: '*' }),
    'the origin sent back, without cookies': answer({ allowOrigin: askedOrigin }),
    'a star that browsers refuse': answer({ allowOrigin: '*', allowCredentials: true }),
    'one known site': answer({ allowOrigin: 'https://app.exemple.fr', allowCredentials: true }),
  },
  fail: { 'any origin, with cookies': answer({ allowOrigin: askedOrigin, allowCredentials: true }) },
  error: { 'no answer': answer({ status: 0 }) },
  inapplicable: { 'nothing asked': siteArtifacts() },
});
