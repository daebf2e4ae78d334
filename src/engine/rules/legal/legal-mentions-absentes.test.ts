import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-mentions-absentes.ts';

const { site } = siteArtifacts();
const link = (text: string, url: string) => ({ text, url, region: 'footer' as const, rel: '' });

ruleCases(rule, {
  pass: {
    'a page of that kind': siteArtifacts({
      pages: [pageFacts(), legalPage('legal-notice', 'Éditeur : Exemple.')],
    }),
    'a short page is still a page': siteArtifacts({
      pages: [pageFacts(), legalPage('legal-notice', '', { text: 'Éditeur : Exemple.' })],
    }),
    'inside the terms of use': siteArtifacts({
      pages: [
        pageFacts(),
        legalPage('terms', 'Directeur de la publication : Jeanne Martin. Hébergeur : OVH.'),
      ],
    }),
    'on a site of one page': siteArtifacts({
      pages: [
        pageFacts({ text: 'Bienvenue. Directrice de la publication : Jeanne Martin. Site hébergé par OVH.' }),
      ],
    }),
  },
  fail: { 'not found, every page visited': siteArtifacts() },
  review: {
    'not found, visit incomplete': siteArtifacts({ site: { ...site, crawlComplete: false } }),
    'one page asked for': siteArtifacts({ site: { ...site, scope: 'page' } }),
    'linked, not read': siteArtifacts({
      pages: [pageFacts({ links: [link('Mentions légales', 'https://www.exemple.fr/mentions.pdf')] })],
    }),
  },
  error: { 'nothing was read': siteArtifacts({ pages: [] }) },
});
