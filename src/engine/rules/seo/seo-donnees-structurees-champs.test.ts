import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-structurees-champs.ts';

const page = (item: object) =>
  pageArtifacts(
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`,
  );
const crumb = (position: number, more: object) => ({ '@type': 'ListItem', position, ...more });

ruleCases(rule, {
  pass: {
    event: page({
      '@type': 'Event',
      name: 'Marché',
      startDate: '2026-12-12',
      location: { '@type': 'Place' },
    }),
    'a product with a price': page({
      '@type': 'Product',
      name: 'Miel',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    }),
    'a trail whose last step has no address': page({
      '@type': 'BreadcrumbList',
      itemListElement: [crumb(1, { name: 'Accueil', item: '/' }), crumb(2, { name: 'Écoles' })],
    }),
  },
  fail: {
    'an event without a date': page({ '@type': 'Event', name: 'Marché', location: 'Place' }),
    'a product without offer or rating': page({ '@type': 'Product', name: 'Miel' }),
    'a price without currency': page({ '@type': 'Product', name: 'Miel', offers: { price: 5 } }),
    'a trail without names': page({ '@type': 'BreadcrumbList', itemListElement: [crumb(1, { item: '/' })] }),
  },
  inapplicable: {
    'a type without requirement': page({ '@type': 'WebSite' }),
    'a mere reference': page({ '@type': 'Organization', '@id': '#org' }),
    none: pageArtifacts(),
  },
});
