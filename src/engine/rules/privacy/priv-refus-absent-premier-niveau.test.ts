import type { ConsentBanner } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-refus-absent-premier-niveau.ts';

const site = (changes: Partial<ConsentBanner>) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner(changes) })] });
const plain = 'Nous utilisons des cookies pour la publicité.';
const accept = button('J’accepte', { kind: 'accept' });

ruleCases(rule, {
  'a refuse button': { artifacts: site({}), verdict: 'pass' },
  '« Continuer sans accepter », not recognised by the gatherer': {
    artifacts: site({
      buttons: [accept, button('Continuer sans accepter')],
    }),
    verdict: 'pass',
  },
  '« Uniquement les nécessaires »': {
    artifacts: site({
      buttons: [accept, button('Uniquement les cookies nécessaires')],
    }),
    verdict: 'pass',
  },
  'recognised by the gatherer only': {
    artifacts: site({ buttons: [accept, button('×', { kind: 'refuse' })] }),
    verdict: 'pass',
  },
  'accept alone': {
    artifacts: site({ text: plain, buttons: [accept] }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: 'bouton « J’accepte »' },
      { type: 'text', quote: 'Nous utilisons des cookies pour la publicité.' },
    ],
  },
  'accept and settings': {
    artifacts: site({
      text: plain,
      buttons: [accept, button('Personnaliser', { kind: 'settings' })],
    }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: 'bouton « J’accepte »' },
      { type: 'element', selector: '#bandeau > button', note: 'bouton « Personnaliser »' },
      { type: 'text', quote: 'Nous utilisons des cookies pour la publicité.' },
    ],
  },
  'refusing costs a subscription': {
    artifacts: site({
      text: plain,
      buttons: [accept, button('Refuser et s’abonner', { kind: 'refuse' })],
    }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: 'bouton « J’accepte »' },
      { type: 'element', selector: '#bandeau > button', note: 'bouton « Refuser et s’abonner »' },
      { type: 'text', quote: 'Nous utilisons des cookies pour la publicité.' },
    ],
  },
  'the text speaks of a refusal': {
    artifacts: site({ text: 'Vous pouvez refuser ici.', buttons: [accept] }),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: 'bouton « J’accepte »' },
      { type: 'text', quote: 'Vous pouvez refuser ici.' },
    ],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
  'no button recognised': {
    artifacts: site({ buttons: [] }),
    verdict: 'inapplicable',
    reason: 'aucun bouton d’acceptation reconnu',
  },
  'an information without choice': {
    artifacts: site({ buttons: [button('Fermer')] }),
    verdict: 'inapplicable',
    reason: 'aucun bouton d’acceptation reconnu',
  },
});
