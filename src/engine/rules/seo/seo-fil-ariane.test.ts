import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-fil-ariane.ts';

const site = (path: string, ...structuredDataTypes: string[]) =>
  siteArtifacts({
    pages: [
      pageFacts(),
      pageFacts({ url: `https://www.exemple.fr${path}`, isHome: false, structuredDataTypes }),
    ],
  });

ruleCases(rule, {
  marked: { artifacts: site('/vie/ecoles', 'BreadcrumbList'), verdict: 'pass' },
  unmarked: {
    artifacts: site('/vie/ecoles'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/vie/ecoles'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/vie/ecoles', note: 'sans BreadcrumbList' }],
  },
  'a flat site': {
    artifacts: site('/ecoles'),
    verdict: 'inapplicable',
    reason: 'aucune page de second niveau',
  },
  'a language and a page': {
    artifacts: site('/fr/ecoles'),
    verdict: 'inapplicable',
    reason: 'aucune page de second niveau',
  },
});
