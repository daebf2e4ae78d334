import type { NotAnalysedPage } from '#contract/report.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-page-legale-noindex.ts';

const url = 'https://www.exemple.fr/cgu';
const site = (reason: NotAnalysedPage['reason']) =>
  siteArtifacts({
    pages: [pageFacts({ links: [{ text: 'CGU', url, region: 'footer', rel: '' }] })],
    notAnalysed: [{ url, reason }],
  });

ruleCases(rule, {
  pass: { 'left out for another reason': site('limit') },
  fail: { 'closed by robots.txt': site('robots'), 'behind a login': site('login') },
  inapplicable: { 'no legal link': siteArtifacts() },
});
