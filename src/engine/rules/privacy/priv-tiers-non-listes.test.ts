import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-tiers-non-listes.ts';

const plain = [button('Tout accepter', { kind: 'accept' }), button('Tout refuser', { kind: 'refuse' })];
const says = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text, buttons: plain, ...changes }) })] });
const panel = (folded: string | undefined) =>
  says('Des cookies de publicité.', {
    buttons: [...plain, button('Personnaliser', { kind: 'settings' })],
    ...(folded !== undefined && { folded }),
  });

ruleCases(rule, {
  'a link': { artifacts: says('Des cookies de publicité. Voir nos partenaires.'), verdict: 'pass' },
  'nothing on the first screen': {
    artifacts: says('Des cookies de publicité.'),
    verdict: 'review',
    title: 'Le bandeau ne mène pas à la liste de ceux qui reçoivent les données : à vérifier',
    evidence: [{ type: 'text', quote: 'Des cookies de publicité.' }],
  },
  'behind a button, where nobody looked': {
    artifacts: panel(undefined),
    verdict: 'review',
    title:
      'La liste de ceux qui reçoivent les données n’a pas été cherchée derrière « Personnaliser » : à vérifier',
    evidence: [{ type: 'text', quote: 'Des cookies de publicité.' }],
  },
  'a folded panel that names the services': {
    artifacts: panel('Gestion des services (1) Google Tag Manager Autoriser Interdire'),
    verdict: 'pass',
  },
  'a folded panel that speaks of partners': {
    artifacts: panel('Mesure d’audience. Voir nos 12 partenaires.'),
    verdict: 'pass',
  },
  'a folded panel of purposes alone': {
    artifacts: panel('Mesure d’audience Autoriser Interdire. Carte Autoriser Interdire. Segmentation.'),
    verdict: 'review',
    title:
      'La liste de ceux qui reçoivent les données n’a pas été cherchée derrière « Personnaliser » : à vérifier',
    evidence: [{ type: 'text', quote: 'Des cookies de publicité.' }],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
