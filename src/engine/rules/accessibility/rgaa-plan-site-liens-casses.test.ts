import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-plan-site-liens-casses.ts';

const plan = 'https://www.exemple.fr/plan';
const site = (status: number) =>
  siteArtifacts({
    pages: [pageFacts(), pageFacts({ url: plan, kind: 'site-map' })],
    linkChecks: [
      { url: 'https://www.exemple.fr/x', status, failure: null, internal: true, from: [plan] },
      {
        url: 'https://www.exemple.fr/y',
        status: 404,
        failure: null,
        internal: true,
        from: ['https://www.exemple.fr/'],
      },
    ],
  });

ruleCases(rule, {
  'links that answer': { artifacts: site(200), verdict: 'pass' },
  'a page behind a login': { artifacts: site(403), verdict: 'pass' },
  'a dead link': {
    artifacts: site(404),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/plan'],
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/x', status: 404 }],
  },
  'no site map': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'pas de page plan du site' },
  'a site that refuses robots (999)': { artifacts: site(999), verdict: 'pass' },
});
