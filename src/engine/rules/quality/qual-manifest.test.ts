import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-manifest.ts';

const site = (rel: string) =>
  siteArtifacts({ pages: [pageFacts({ icons: [{ rel, url: 'https://www.exemple.fr/i' }] })] });

ruleCases(rule, {
  pass: { 'a manifest': site('manifest'), 'a touch icon': site('apple-touch-icon-precomposed') },
  fail: { 'an ordinary icon only': site('icon') },
});
