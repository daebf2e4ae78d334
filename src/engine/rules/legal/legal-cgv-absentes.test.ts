import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-cgv-absentes.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };

ruleCases(
  rule,
  {
    present: {
      artifacts: siteArtifacts({
        pages: [shopHome(), legalPage('sales-terms', 'Conditions générales de vente.')],
      }),
      verdict: 'pass',
    },
    'a part of the legal notice': {
      artifacts: siteArtifacts({
        pages: [
          shopHome(),
          legalPage(
            'legal-notice',
            'Éditeur : Exemple. Article 4 – Conditions de vente Livraison sous 5 jours, paiement par chèque.',
            { headings: [{ level: 3, text: 'Article 4 – Conditions de vente' }] },
          ),
        ],
      }),
      verdict: 'pass',
    },
    'a heading of that name, and nothing under it': {
      artifacts: siteArtifacts({
        site: declared,
        pages: [
          shopHome(),
          legalPage('legal-notice', 'Éditeur : Exemple. Conditions de vente Nous consulter.', {
            headings: [{ level: 3, text: 'Conditions de vente' }],
          }),
        ],
      }),
      verdict: 'fail',
      evidence: [
        { type: 'value', value: '2' },
        { type: 'page', url: 'https://www.exemple.fr/' },
      ],
    },
    'a declared shop without terms': {
      artifacts: siteArtifacts({ site: declared }),
      verdict: 'fail',
      evidence: [
        {
          type: 'value',
          label: 'Pages visitées',
          value: '1',
          expected: 'un lien « CGV » ou « Conditions de vente »',
        },
        { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
      ],
    },

    'a shop recognised by its signs': {
      artifacts: siteArtifacts({ pages: [shopHome()] }),
      verdict: 'review',
      evidence: [
        {
          type: 'value',
          label: 'Pages visitées',
          value: '1',
          expected: 'un lien « CGV » ou « Conditions de vente »',
        },
        { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
      ],
    },
    'the same signs on a site in English': {
      artifacts: siteArtifacts({
        pages: [{ ...shopHome(), lang: 'en', text: 'Add to basket. Honey: 12 €. ' }],
      }),
      verdict: 'inapplicable',
      reason: 'aucune vente en ligne reconnue',
    },
    'visit incomplete': {
      artifacts: siteArtifacts({ site: { ...declared, crawlComplete: false } }),
      verdict: 'review',
      evidence: [
        {
          type: 'value',
          label: 'Pages visitées',
          value: '1',
          expected: 'un lien « CGV » ou « Conditions de vente »',
        },
        { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
      ],
    },

    'no shop': {
      artifacts: siteArtifacts(),
      verdict: 'inapplicable',
      reason: 'aucune vente en ligne reconnue',
    },
    'one sign is not enough': {
      artifacts: siteArtifacts({ pages: [pageFacts({ text: 'Entrée du musée : 5 €.' })] }),
      verdict: 'inapplicable',
      reason: 'aucune vente en ligne reconnue',
    },
  },
  'shop',
);
