import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-avis-consommateurs.ts';

const page = (text: string) => siteArtifacts({ pages: [pageFacts({ text })] });

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
    artifacts: page('Lire les avis de nos clients.'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Lire les avis de nos clients.' }],
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
