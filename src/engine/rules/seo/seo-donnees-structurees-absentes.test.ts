import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-structurees-absentes.ts';

const site = (...structuredDataTypes: string[]) =>
  siteArtifacts({ pages: [pageFacts(), pageFacts({ structuredDataTypes })] });

ruleCases(rule, {
  'on one page': { artifacts: site('Article'), verdict: 'pass' },
  'on no page': {
    artifacts: site(),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Pages visitées', value: '2', expected: 'JSON-LD ou microdonnées' }],
  },
});
