import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-favicon.ts';

const site = (status: number, rel?: string) =>
  siteArtifacts({
    favicon: { ...siteArtifacts().favicon, status },
    pages: [pageFacts({ icons: rel ? [{ rel, url: 'https://www.exemple.fr/i.png' }] : [] })],
  });

ruleCases(rule, {
  pass: { 'at the usual place': site(200), declared: site(404, 'icon') },
  fail: { none: site(404), 'a touch icon only': site(404, 'apple-touch-icon') },
  error: { 'no answer': site(0) },
});
