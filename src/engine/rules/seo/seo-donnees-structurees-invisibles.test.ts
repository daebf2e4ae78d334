import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-structurees-invisibles.ts';

const page = (price: number | string, text: string) =>
  pageArtifacts(
    `<body><script type="application/ld+json">{"@type":"Offer","price":${JSON.stringify(price)}}</script><p>${text}</p></body>`,
  );

ruleCases(rule, {
  pass: {
    'written with a comma': page(12.5, 'Prix : 12,50 €'),
    'thousands apart': page('1290', 'Prix : 1 290 €'),
    'no decimals': page('45.00', 'Prix : 45 €'),
  },
  review: {
    'another price': page(12.5, 'Prix : 15,00 €'),
    'no price shown': page(12, 'Sur demande, 120 jours'),
  },
  inapplicable: { 'nothing declared': pageArtifacts() },
});
