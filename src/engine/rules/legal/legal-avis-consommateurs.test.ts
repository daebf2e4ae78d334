import type { PageFacts } from '#engine/artifacts.ts';
import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-avis-consommateurs.ts';

const page = (text: string, changes: Partial<PageFacts> = {}) =>
  siteArtifacts({ pages: [pageFacts({ text, ...changes })] });

/** An invitation to read reviews, on a page that has something else of them. */
const invited = (changes: Partial<PageFacts>) => ({
  artifacts: page('Consultez les avis de nos clients. Instagram Facebook', changes),
  verdict: 'review' as const,
  evidence: [{ type: 'text' as const, quote: 'Consultez les avis de nos clients. Instagram Facebook' }],
});

ruleCases(rule, {
  none: { artifacts: page('À mon avis, venez.'), verdict: 'pass' },
  controlled: { artifacts: page('128 avis contrôlés par un organisme.'), verdict: 'pass' },
  'reviews that customers of his learn to answer': {
    artifacts: page(
      'Gérer les avis clients et les réseaux sociaux. Répondre aux avis clients, collecter des avis clients.',
    ),
    verdict: 'pass',
  },
  'reviews of his own': {
    artifacts: page('Les avis de nos clients.'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Les avis de nos clients.' }],
  },
  'an invitation to read them, and a link to networks': {
    artifacts: page('Découvrez l’hôtel, et consultez les avis de nos clients. Instagram Facebook', {
      links: [linkTo('https://www.facebook.com/hotel', { text: 'Lire les avis' })],
    }),
    verdict: 'pass',
  },
  'an invitation to write one': { artifacts: page('Laissez nos avis clients parler.'), verdict: 'pass' },
  'an invitation that leads to a page of the site': invited({
    links: [linkTo('/avis', { text: 'Les avis' })],
  }),
  'an invitation that is the heading of what follows': invited({
    headings: [{ level: 2, text: 'Consultez les avis de nos clients' }],
  }),
  'an invitation beside what a service shows': invited({
    thirdParties: [{ host: 'widget.trustpilot.com', urls: [], requestCount: 1, transferBytes: 1 }],
  }),
  'an invitation, and the reviews told to search engines': invited({
    structuredDataTypes: ['Hotel', 'AggregateRating'],
  }),
  'an invitation followed by what two people said': {
    artifacts: page(
      'Voir les avis clients. « Un accueil parfait, merci à tous. » Léa « Nous reviendrons au printemps. » Paul',
    ),
    verdict: 'review',
    evidence: [
      {
        type: 'text',
        quote: 'Voir les avis clients. « Un accueil parfait, merci à tous. » Léa « Nous reviendro…',
      },
    ],
  },
  'letters of an administration, at their hour': {
    artifacts: page(
      'Courrier banque Hier · 16:02 Avis d’imposition 12 juin. 3 avis de passage. À 9h30 avis aux élèves.',
    ),
    verdict: 'pass',
  },
  'a mark alone': {
    artifacts: page('Nos élèves nous donnent 4,7 / 5 sur une fiche.'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Nos élèves nous donnent 4,7 / 5 sur une fiche.' }],
  },
  'three opinions with their stars': {
    artifacts: page('★★★★★ Parfait, Léa. ★★★★★ Très bien, Paul. ★★★★ Merci, Anne.'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: '★★★★★ Parfait, Léa. ★★★★★ Très bien, Paul. ★★★★ Merci, Anne.' }],
  },
  'the class of a hotel, and a measure': {
    artifacts: page('Hôtel ★★★★ au bord du lac. Moteur 2,5/50.'),
    verdict: 'pass',
  },
  'no word on control': {
    artifacts: page('4,8/5 – 128 avis'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: '4,8/5 – 128 avis' }],
  },
});
