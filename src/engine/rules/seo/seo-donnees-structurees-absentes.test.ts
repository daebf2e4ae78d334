import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-structurees-absentes.ts';

const site = (...structuredDataTypes: string[]) =>
  siteArtifacts({ pages: [pageFacts(), pageFacts({ structuredDataTypes })] });

function chosen(isHome: boolean) {
  const base = siteArtifacts({ pages: [pageFacts({ isHome })] });
  return { ...base, site: { ...base.site, scope: 'list' as const } };
}

ruleCases(rule, {
  'on one page': { artifacts: site('Article'), verdict: 'pass' },
  'on no page': {
    artifacts: site(),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Pages visitées', value: '2', expected: 'JSON-LD ou microdonnées' }],
  },
  'on none of the chosen pages, the home page not among them': {
    artifacts: chosen(false),
    verdict: 'inapplicable',
    reason: 'la page d’accueil n’est pas des pages choisies',
  },
  'on none of the chosen pages, the home page among them': {
    artifacts: chosen(true),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Pages visitées', value: '1', expected: 'JSON-LD ou microdonnées' }],
  },
});
