import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-structurees-absentes.ts';

const site = (...structuredDataTypes: string[]) =>
  siteArtifacts({ pages: [pageFacts(), pageFacts({ structuredDataTypes })] });

ruleCases(rule, { pass: { 'on one page': site('Article') }, fail: { 'on no page': site() } });
