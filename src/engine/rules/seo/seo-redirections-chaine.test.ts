import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-redirections-chaine.ts';

const { httpProbe } = siteArtifacts();
const site = (count: number, status = 200) =>
  siteArtifacts({
    httpProbe: {
      ...httpProbe,
      status,
      redirects: Array.from({ length: count }, (_, index) => ({
        url: `http://www.exemple.fr/${index}`,
        status: 301,
        location: `/${index + 1}`,
      })),
    },
  });
const linked = (failure: string, internal: boolean) =>
  siteArtifacts({
    linkChecks: [{ url: 'https://www.exemple.fr/a', status: 0, failure, internal, from: [] }],
  });

ruleCases(rule, {
  'one redirect': { artifacts: site(1), verdict: 'pass' },
  none: { artifacts: site(0), verdict: 'pass' },
  'a loop elsewhere': { artifacts: linked('loop', false), verdict: 'pass' },
  'two redirects': {
    artifacts: site(2),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'http://www.exemple.fr/',
        note: 'http://www.exemple.fr/0 (301) → http://www.exemple.fr/1 (301) → https://www.exemple.fr/',
      },
    ],
  },
  'a loop of the site': {
    artifacts: linked('loop', true),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/a', note: 'redirections sans fin' }],
  },
});
