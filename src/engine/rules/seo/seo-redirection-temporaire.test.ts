import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-redirection-temporaire.ts';

const { httpProbe } = siteArtifacts();
const site = (status: number, location = 'https://www.exemple.fr/') =>
  siteArtifacts({
    httpProbe: { ...httpProbe, redirects: [{ url: 'http://www.exemple.fr/', status, location }] },
  });

ruleCases(rule, {
  pass: { permanent: site(301), 'permanent, method kept': site(308) },
  fail: { found: site(302), temporary: site(307) },
  inapplicable: {
    'towards a language of the same site': site(302, '/fr/'),
    'no redirect': siteArtifacts({ httpProbe: { ...httpProbe, redirects: [] } }),
  },
});
