import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-mentions-format.ts';

const link = (url: string) => ({ text: 'Mentions légales', url, region: 'footer' as const, rel: '' });
const logo = { url: 'https://www.exemple.fr/logo.png', broken: false };
const short = (changes: Parameters<typeof pageFacts>[0]) =>
  siteArtifacts({
    pages: [pageFacts(), legalPage('legal-notice', '', { text: 'Mentions légales', ...changes })],
  });

ruleCases(rule, {
  text: {
    artifacts: siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', 'Éditeur : Exemple.')] }),
    verdict: 'pass',
  },
  'a link to a PDF': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ links: [link('https://www.exemple.fr/mentions.pdf')] })],
    }),
    verdict: 'fail',
    title: 'Les mentions légales ne sont pas lisibles comme du texte',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/mentions.pdf', note: 'document à télécharger' }],
  },
  'a page that holds a PDF': {
    artifacts: short({ links: [link('https://www.exemple.fr/m.pdf?v=2')] }),
    verdict: 'fail',
    title: 'Les mentions légales ne sont pas lisibles comme du texte',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'le texte est dans un fichier PDF (https://www.exemple.fr/m.pdf?v=2)',
      },
    ],
  },
  'a page that holds an image': {
    artifacts: short({ images: [{ url: 'https://www.exemple.fr/m.png', broken: false }] }),
    verdict: 'fail',
    title: 'Les mentions légales ne sont pas lisibles comme du texte',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'très peu de texte dans cette page' },
    ],
  },
  'a page with hardly any text': {
    artifacts: short({}),
    verdict: 'review',
    title: 'La page des mentions légales ne contient presque pas de texte : à vérifier',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'très peu de texte dans cette page' },
    ],
  },
  'a page with hardly any text, under the logo of every page': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ images: [logo] }),
        legalPage('legal-notice', '', { text: 'À compléter : éditeur, hébergeur.', images: [logo] }),
      ],
    }),
    verdict: 'review',
    title: 'La page des mentions légales ne contient presque pas de texte : à vérifier',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'très peu de texte dans cette page' },
    ],
  },
  'not found': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'les mentions légales n’ont pas été trouvées',
  },
});
