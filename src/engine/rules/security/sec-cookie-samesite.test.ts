import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './sec-cookie-samesite.ts';

const site = (changes: Parameters<typeof cookie>[1]) =>
  siteArtifacts({ pages: [pageFacts({ cookies: [cookie('choix', changes)] })] });

ruleCases(rule, {
  pass: {
    Lax: site({}),
    Strict: site({ sameSite: 'Strict' }),
    'None with Secure': site({ sameSite: 'None' }),
  },
  fail: {
    absent: site({ sameSite: null }),
    'None without Secure': site({ sameSite: 'None', secure: false }),
  },
  inapplicable: { 'third party': site({ sameSite: null, thirdParty: true }), 'no cookie': siteArtifacts() },
});
