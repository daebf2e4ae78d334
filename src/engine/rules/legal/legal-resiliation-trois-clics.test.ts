import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-resiliation-trois-clics.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };
const text = 'Abonnement mensuel à 9,90 € / mois, sans engagement.';
const link = {
  text: 'Résilier votre contrat',
  url: 'https://www.exemple.fr/resilier',
  region: 'footer' as const,
  rel: '',
};

ruleCases(
  rule,
  {
    pass: { 'a link': siteArtifacts({ site: declared, pages: [pageFacts({ text, links: [link] })] }) },
    fail: { 'no link': siteArtifacts({ site: declared, pages: [pageFacts({ text })] }) },
    review: {
      'who buys is unknown': siteArtifacts({ pages: [pageFacts({ text })] }),
      'visit incomplete': siteArtifacts({
        site: { ...declared, crawlComplete: false },
        pages: [pageFacts({ text })],
      }),
    },
    inapplicable: {
      'a newsletter is no contract': siteArtifacts({
        pages: [pageFacts({ text: 'Abonnement gratuit à la lettre.' })],
      }),
    },
  },
  'shop',
);
