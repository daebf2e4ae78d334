import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './sec-cookie-httponly.ts';

const site = (name: string, httpOnly: boolean, changes = {}) =>
  siteArtifacts({ pages: [pageFacts({ cookies: [cookie(name, { httpOnly, ...changes })] })] });

ruleCases(rule, {
  pass: { 'out of reach': site('PHPSESSID', true) },
  fail: {
    'PHP session': site('PHPSESSID', false),
    'Java session': site('JSESSIONID', false),
    'prefixed session': site('__Host-session', false),
    'on a plain http site': siteArtifacts({
      pages: [
        pageFacts({
          url: 'http://127.0.0.1:4000/',
          cookies: [cookie('PHPSESSID', { httpOnly: false, secure: false })],
        }),
      ],
    }),
  },
  inapplicable: {
    'an anti-forgery token must be readable': site('XSRF-TOKEN', false),
    'an audience cookie is no session': site('_hjSession_123', false),
    'an audience session': site('_pk_ses.1.abcd', false),
    'a third party’s session': site('sid', false, { thirdParty: true }),
    'a language': site('lang', false),
  },
});
