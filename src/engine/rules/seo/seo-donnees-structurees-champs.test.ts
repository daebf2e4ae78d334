import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-structurees-champs.ts';

const page = (item: object) =>
  pageArtifacts(
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`,
  );
const crumb = (position: number, more: object) => ({ '@type': 'ListItem', position, ...more });

const offer = { price: 9, priceCurrency: 'EUR' };

const incomplete = 'Les données structurées de la page sont incomplètes';
const organisation = 'L’organisation n’est décrite qu’en partie dans les données structurées : à vérifier';

ruleCases(rule, {
  'an organisation by its logo and its address, as search engines show it': {
    artifacts: page({ '@type': 'Organization', url: 'https://exemple.fr', logo: '/logo.png' }),
    verdict: 'pass',
  },
  'questions and answers, which Google shows enriched no more': {
    artifacts: page({ '@type': 'FAQPage' }),
    verdict: 'inapplicable',
    reason: 'aucun type connu',
  },
  'an organisation by its address alone': {
    artifacts: page({ '@type': 'Organization', url: 'https://exemple.fr' }),
    verdict: 'review',
    severity: 'info',
    title: organisation,
    evidence: [{ type: 'value', label: 'Organization', value: 'sans name' }],
  },
  'a business without its address, which search engines ask for': {
    artifacts: page({ '@type': 'LocalBusiness', name: 'Salon', logo: '/logo.png', url: '/' }),
    verdict: 'fail',
    title: incomplete,
    evidence: [{ type: 'value', label: 'LocalBusiness', value: 'sans address' }],
  },
  'an organisation without a name beside an event without a date': {
    artifacts: page({
      '@graph': [
        { '@type': 'Organization', url: '/' },
        { '@type': 'Event', name: 'Marché', location: 'Place' },
      ],
    }),
    verdict: 'fail',
    title: incomplete,
    evidence: [{ type: 'value', label: 'Event', value: 'sans startDate' }],
  },
  'a seller known by its name': {
    artifacts: page({
      '@type': 'Product',
      name: 'Savon',
      offers: { ...offer, seller: { '@type': 'Organization', name: 'Savonnerie Martin' } },
    }),
    verdict: 'pass',
  },
  'a publisher without a name': {
    artifacts: page({
      '@type': 'Article',
      headline: 'Titre',
      publisher: { '@type': 'Organization', url: '/' },
    }),
    verdict: 'review',
    severity: 'info',
    title: organisation,
    evidence: [{ type: 'value', label: 'Organization', value: 'sans name' }],
  },
  'an organisation of its own, in a graph': {
    artifacts: page({ '@graph': [{ '@type': 'Organization', name: 'Savonnerie Martin' }] }),
    verdict: 'review',
    severity: 'info',
    title: organisation,
    evidence: [{ type: 'value', label: 'Organization', value: 'sans url ou @id' }],
  },
  event: {
    artifacts: page({
      '@type': 'Event',
      name: 'Marché',
      startDate: '2026-12-12',
      location: { '@type': 'Place' },
    }),
    verdict: 'pass',
  },
  'a product with a price': {
    artifacts: page({
      '@type': 'Product',
      name: 'Miel',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    }),
    verdict: 'pass',
  },
  'a trail whose last step has no address': {
    artifacts: page({
      '@type': 'BreadcrumbList',
      itemListElement: [crumb(1, { name: 'Accueil', item: '/' }), crumb(2, { name: 'Écoles' })],
    }),
    verdict: 'pass',
  },
  'an event without a date': {
    artifacts: page({ '@type': 'Event', name: 'Marché', location: 'Place' }),
    verdict: 'fail',
    title: incomplete,
    evidence: [{ type: 'value', label: 'Event', value: 'sans startDate' }],
  },
  'a product without offer or rating': {
    artifacts: page({ '@type': 'Product', name: 'Miel' }),
    verdict: 'fail',
    title: incomplete,
    evidence: [{ type: 'value', label: 'Product', value: 'sans offers ou review ou aggregateRating' }],
  },
  'a price without currency': {
    artifacts: page({ '@type': 'Product', name: 'Miel', offers: { price: 5 } }),
    verdict: 'fail',
    title: incomplete,
    evidence: [{ type: 'value', label: 'Product', value: 'sans offers.priceCurrency' }],
  },
  'a trail without names': {
    artifacts: page({ '@type': 'BreadcrumbList', itemListElement: [crumb(1, { item: '/' })] }),
    verdict: 'fail',
    title: incomplete,
    evidence: [{ type: 'value', label: 'BreadcrumbList', value: 'sans itemListElement.name' }],
  },
  'a type without requirement': {
    artifacts: page({ '@type': 'WebSite' }),
    verdict: 'inapplicable',
    reason: 'aucun type connu',
  },
  'a mere reference': {
    artifacts: page({ '@type': 'Organization', '@id': '#org' }),
    verdict: 'inapplicable',
    reason: 'aucun type connu',
  },
  none: { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucun type connu' },
});
