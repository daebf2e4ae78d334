import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-structurees-invisibles.ts';

const page = (price: number | string, text: string) =>
  pageArtifacts(
    `<body><script type="application/ld+json">{"@type":"Offer","price":${JSON.stringify(price)}}</script><p>${text}</p></body>`,
  );

ruleCases(rule, {
  'written with a comma': { artifacts: page(12.5, 'Prix : 12,50 €'), verdict: 'pass' },
  'thousands apart': { artifacts: page('1290', 'Prix : 1 290 €'), verdict: 'pass' },
  'no decimals': { artifacts: page('45.00', 'Prix : 45 €'), verdict: 'pass' },
  'another price': {
    artifacts: page(12.5, 'Prix : 15,00 €'),
    verdict: 'review',
    evidence: [{ type: 'value', label: 'price', value: '12.5', expected: 'visible' }],
  },
  'no price shown': {
    artifacts: page(12, 'Sur demande, 120 jours'),
    verdict: 'review',
    evidence: [{ type: 'value', label: 'price', value: '12', expected: 'visible' }],
  },
  'nothing declared': {
    artifacts: pageArtifacts(),
    verdict: 'inapplicable',
    reason: 'ni prix ni note déclarés',
  },
});
