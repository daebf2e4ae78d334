import { robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-robots-absent.ts';

const site = (status: number) => siteArtifacts({ robots: robotsOf('User-agent: *', status) });

ruleCases(rule, {
  pass: { found: site(200) },
  fail: { 'not found': site(404), gone: site(410) },
  inapplicable: { 'server error, another rule’s matter': site(503) },
  error: { 'no answer': site(0) },
});
