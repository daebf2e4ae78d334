import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-alt-manquant-site.ts';

const site = (count: number, missing: number) =>
  siteArtifacts({ pages: [pageFacts({ imageAlternatives: { count, missing } })] });

ruleCases(rule, {
  pass: { 'all described': site(10, 0), 'one in five': site(10, 2) },
  fail: { 'three in ten': site(10, 3) },
  inapplicable: { 'few images': site(4, 4) },
});
