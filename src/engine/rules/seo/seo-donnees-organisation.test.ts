import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-organisation.ts';

const home = (...structuredDataTypes: string[]) =>
  siteArtifacts({ pages: [pageFacts({ structuredDataTypes })] });

ruleCases(rule, {
  pass: {
    organisation: home('WebSite', 'Organization'),
    'a finer type': home('GovernmentOrganization'),
    'a shop': home('Restaurant'),
  },
  fail: { 'the site only': home('WebSite'), nothing: home() },
  inapplicable: { 'no home page': siteArtifacts({ pages: [pageFacts({ isHome: false })] }) },
});
