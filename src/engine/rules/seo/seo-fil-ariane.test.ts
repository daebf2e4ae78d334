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
  pass: { marked: site('/vie/ecoles', 'BreadcrumbList') },
  fail: { unmarked: site('/vie/ecoles') },
  inapplicable: { 'a flat site': site('/ecoles'), 'a language and a page': site('/fr/ecoles') },
});
