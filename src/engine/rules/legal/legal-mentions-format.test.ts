import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-mentions-format.ts';

const link = (url: string) => ({ text: 'Mentions légales', url, region: 'footer' as const, rel: '' });
const short = (changes: Parameters<typeof pageFacts>[0]) =>
  siteArtifacts({
    pages: [pageFacts(), legalPage('legal-notice', '', { text: 'Mentions légales', ...changes })],
  });

ruleCases(rule, {
  pass: { text: siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', 'Éditeur : Exemple.')] }) },
  fail: {
    'a link to a PDF': siteArtifacts({
      pages: [pageFacts({ links: [link('https://www.exemple.fr/mentions.pdf')] })],
    }),
    'a page that holds a PDF': short({ links: [link('https://www.exemple.fr/m.pdf?v=2')] }),
    'a page that holds an image': short({ images: [{ url: 'https://www.exemple.fr/m.png', broken: false }] }),
  },
  review: { 'a page with hardly any text': short({}) },
  inapplicable: { 'not found': siteArtifacts() },
});
