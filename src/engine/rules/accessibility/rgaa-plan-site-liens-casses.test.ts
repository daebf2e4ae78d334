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
  pass: { 'links that answer': site(200), 'a page behind a login': site(403) },
  fail: { 'a dead link': site(404) },
  inapplicable: { 'no site map': siteArtifacts() },
});
