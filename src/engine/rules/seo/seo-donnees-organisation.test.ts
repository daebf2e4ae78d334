import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-organisation.ts';

const home = (...structuredDataTypes: string[]) =>
  siteArtifacts({ pages: [pageFacts({ structuredDataTypes })] });

ruleCases(rule, {
  organisation: { artifacts: home('WebSite', 'Organization'), verdict: 'pass' },
  'a finer type': { artifacts: home('GovernmentOrganization'), verdict: 'pass' },
  'a shop': { artifacts: home('Restaurant'), verdict: 'pass' },
  'a trade': { artifacts: home('Plumber', 'PostalAddress'), verdict: 'pass' },
  'a type of businesses that few know': { artifacts: home('RoofingContractor'), verdict: 'pass' },
  'the site only': {
    artifacts: home('WebSite'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Types déclarés par https://www.exemple.fr/',
        value: 'WebSite',
        expected: 'Organization, LocalBusiness…',
      },
    ],
  },
  nothing: {
    artifacts: home(),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Types déclarés par https://www.exemple.fr/',
        value: 'aucun',
        expected: 'Organization, LocalBusiness…',
      },
    ],
  },
  'no home page': {
    artifacts: siteArtifacts({ pages: [pageFacts({ isHome: false })] }),
    verdict: 'inapplicable',
    reason: 'accueil non visité',
  },
});
