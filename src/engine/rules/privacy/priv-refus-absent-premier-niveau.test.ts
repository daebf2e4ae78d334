import type { ChoiceVisit, ConsentBanner, ConsentVisits } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceRequest, choiceVisit } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-refus-absent-premier-niveau.ts';

const site = (changes: Partial<ConsentBanner>) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner(changes) })] });
const accepted = (changes: Partial<ChoiceVisit> = {}): ConsentVisits => ({
  refuse: null,
  accept: choiceVisit(changes),
  withdraw: null,
  reason: '',
});
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
    title: 'Le bandeau permet d’accepter mais pas de refuser au même écran',
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
    title: 'Le bandeau permet d’accepter mais pas de refuser au même écran',
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
    title: 'Le bandeau permet d’accepter mais pas de refuser au même écran',
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
    title: 'Le bandeau permet d’accepter mais pas de refuser au même écran : à vérifier',
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: 'bouton « J’accepte »' },
      { type: 'text', quote: 'Vous pouvez refuser ici.' },
    ],
  },
  'neither accept nor refuse, but settings': {
    artifacts: site({
      text: plain,
      buttons: [button('Personnaliser', { kind: 'settings' }), button('Information sur les cookies')],
    }),
    verdict: 'review',
    title: 'Le bandeau ne permet ni d’accepter ni de refuser à son premier écran : à vérifier',
    severity: 'mineur',
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: 'bouton « Personnaliser »' },
      { type: 'element', selector: '#bandeau > button', note: 'bouton « Information sur les cookies »' },
      { type: 'text', quote: 'Nous utilisons des cookies pour la publicité.' },
    ],
  },
  'nothing that needs a consent, before or after « accept »': {
    artifacts: { ...site({ text: plain, buttons: [accept] }), consentVisits: accepted() },
    verdict: 'review',
    title: 'Le bandeau ne permet pas de refuser, mais ni traceur ni autre société n’ont été vus : à vérifier',
    severity: 'mineur',
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: 'bouton « J’accepte »' },
      { type: 'text', quote: 'Nous utilisons des cookies pour la publicité.' },
    ],
  },
  'a measure that « accept » starts': {
    artifacts: {
      ...site({ text: plain, buttons: [accept] }),
      consentVisits: accepted({ requests: [choiceRequest('https://www.google-analytics.com/g/collect', 1)] }),
    },
    verdict: 'fail',
    title: 'Le bandeau permet d’accepter mais pas de refuser au même écran',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: 'bouton « J’accepte »' },
      { type: 'text', quote: 'Nous utilisons des cookies pour la publicité.' },
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
