import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './sec-cookie-httponly.ts';

const site = (name: string, httpOnly: boolean, changes = {}) =>
  siteArtifacts({ pages: [pageFacts({ cookies: [cookie(name, { httpOnly, ...changes })] })] });

ruleCases(rule, {
  'out of reach': { artifacts: site('PHPSESSID', true), verdict: 'pass' },
  'PHP session': {
    artifacts: site('PHPSESSID', false),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: 'PHPSESSID',
        note: 'Session du site, durée : jusqu’à la fermeture du navigateur, posé par https://www.exemple.fr/',
      },
    ],
  },
  'Java session': {
    artifacts: site('JSESSIONID', false),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: 'JSESSIONID',
        note: 'Session du site, durée : jusqu’à la fermeture du navigateur, posé par https://www.exemple.fr/',
      },
    ],
  },
  'prefixed session': {
    artifacts: site('__Host-session', false),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: '__Host-session',
        note: 'durée : jusqu’à la fermeture du navigateur, posé par https://www.exemple.fr/',
      },
    ],
  },
  'on a plain http site': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          url: 'http://127.0.0.1:4000/',
          cookies: [cookie('PHPSESSID', { httpOnly: false, secure: false })],
        }),
      ],
    }),
    verdict: 'fail',
    evidence: [
      {
        type: 'cookie',
        name: 'PHPSESSID',
        note: 'Session du site, durée : jusqu’à la fermeture du navigateur, posé par https://www.exemple.fr/',
      },
    ],
  },
  'an anti-forgery token must be readable': {
    artifacts: site('XSRF-TOKEN', false),
    verdict: 'inapplicable',
    reason: 'aucun cookie de session',
  },
  'an audience cookie is no session': {
    artifacts: site('_hjSession_123', false),
    verdict: 'inapplicable',
    reason: 'aucun cookie de session',
  },
  'an audience session': {
    artifacts: site('_pk_ses.1.abcd', false),
    verdict: 'inapplicable',
    reason: 'aucun cookie de session',
  },
  'a third party’s session': {
    artifacts: site('sid', false, { thirdParty: true }),
    verdict: 'inapplicable',
    reason: 'aucun cookie de session',
  },
  'a language': {
    artifacts: site('lang', false),
    verdict: 'inapplicable',
    reason: 'aucun cookie de session',
  },
});
