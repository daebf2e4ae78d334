import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-redirection-temporaire.ts';

const { httpProbe } = siteArtifacts();
const site = (status: number, location = 'https://www.exemple.fr/') =>
  siteArtifacts({
    httpProbe: { ...httpProbe, redirects: [{ url: 'http://www.exemple.fr/', status, location }] },
  });

ruleCases(rule, {
  permanent: { artifacts: site(301), verdict: 'pass' },
  'permanent, method kept': { artifacts: site(308), verdict: 'pass' },
  found: {
    artifacts: site(302),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'http://www.exemple.fr/', status: 302, note: 'vers https://www.exemple.fr/' },
    ],
  },
  temporary: {
    artifacts: site(307),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'http://www.exemple.fr/', status: 307, note: 'vers https://www.exemple.fr/' },
    ],
  },
  'towards a language of the same site': {
    artifacts: site(302, '/fr/'),
    verdict: 'inapplicable',
    reason: 'aucune redirection de ce genre',
  },
  'no redirect': {
    artifacts: siteArtifacts({ httpProbe: { ...httpProbe, redirects: [] } }),
    verdict: 'inapplicable',
    reason: 'aucune redirection de ce genre',
  },
});
