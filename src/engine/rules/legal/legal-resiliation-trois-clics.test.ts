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
    'a link': {
      artifacts: siteArtifacts({ site: declared, pages: [pageFacts({ text, links: [link] })] }),
      verdict: 'pass',
    },
    'no link': {
      artifacts: siteArtifacts({ site: declared, pages: [pageFacts({ text })] }),
      verdict: 'fail',
      evidence: [{ type: 'text', quote: 'Abonnement mensuel à 9,90 € / mois…' }],
    },

    'who buys is unknown': {
      artifacts: siteArtifacts({ pages: [pageFacts({ text })] }),
      verdict: 'review',
      evidence: [{ type: 'text', quote: 'Abonnement mensuel à 9,90 € / mois…' }],
    },
    'visit incomplete': {
      artifacts: siteArtifacts({
        site: { ...declared, crawlComplete: false },
        pages: [pageFacts({ text })],
      }),
      verdict: 'review',
      evidence: [{ type: 'text', quote: 'Abonnement mensuel à 9,90 € / mois…' }],
    },

    'a newsletter is no contract': {
      artifacts: siteArtifacts({
        pages: [pageFacts({ text: 'Abonnement gratuit à la lettre.' })],
      }),
      verdict: 'inapplicable',
      reason: 'aucun abonnement repéré',
    },
  },
  'shop',
);
