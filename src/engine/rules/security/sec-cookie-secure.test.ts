import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './sec-cookie-secure.ts';

const site = (...cookies: ReturnType<typeof cookie>[]) => siteArtifacts({ pages: [pageFacts({ cookies })] });
const plain = cookie('choix', { secure: false });

ruleCases(rule, {
  pass: {
    'all secure': site(cookie('choix')),
    'a third party’s cookie is not the site’s': site(
      cookie('x'),
      cookie('y', { secure: false, thirdParty: true }),
    ),
  },
  fail: { 'one in clear': site(cookie('choix'), cookie('session', { secure: false })) },
  inapplicable: {
    'no cookie': site(),
    'a cookie being deleted': site({ ...plain, lifetimeSeconds: -1 }),
    'site in http': siteArtifacts({
      pages: [pageFacts({ url: 'http://127.0.0.1:4000/', cookies: [plain] })],
    }),
  },
});
