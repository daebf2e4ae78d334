import { siteArtifacts } from '#tests/support/artifacts.ts';
import {
  choiceCookie,
  choiceRequest,
  choiceVisit,
  siteWithChoices,
  unclosed,
} from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-cookies-persistants-apres-retrait.ts';

const accept = choiceVisit({ cookies: [choiceCookie('_ga', 0)] });
const home = 'https://www.exemple.fr/';
const pixel = 'https://connect.facebook.net/signals';

ruleCases(rule, {
  'trackers stop and their cookies go': {
    artifacts: siteWithChoices({
      accept,
      withdraw: choiceVisit({
        cookies: [choiceCookie('_ga', 0, { lifetimeSeconds: 0 })],
        requests: [choiceRequest(home, 1, ['choix'])],
      }),
    }),
    verdict: 'pass',
  },
  'what still ran on the page of the choice': {
    artifacts: siteWithChoices({
      accept,
      withdraw: choiceVisit({ cookies: [choiceCookie('_ga', 0)] }),
    }),
    verdict: 'pass',
  },
  'a tracker writes on the next page': {
    artifacts: siteWithChoices({
      accept,
      withdraw: choiceVisit({ cookies: [choiceCookie('_ga', 1)] }),
    }),
    verdict: 'fail',
    title: 'Des traceurs restent actifs après le retrait de l’accord (Google Analytics)',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 180 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a tracker writes after a refusal that was saved': {
    artifacts: siteWithChoices({
      accept,
      withdraw: choiceVisit({
        clicked: {
          text: 'Enregistrer',
          confirms: 'Tout refuser',
          selector: '#garder',
          clicks: 3,
          closed: true,
        },
        cookies: [choiceCookie('_ga', 1)],
      }),
    }),
    verdict: 'fail',
    title: 'Des traceurs restent actifs après le retrait de l’accord (Google Analytics)',
    evidence: [
      { type: 'value', label: 'Boutons cliqués', value: '« Tout refuser », puis « Enregistrer »' },
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 180 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a tracker is asked on the next page': {
    artifacts: siteWithChoices({
      accept,
      withdraw: choiceVisit({ requests: [choiceRequest(`${pixel}.js`, 1), choiceRequest(pixel, 1)] }),
    }),
    verdict: 'fail',
    title: 'Des traceurs restent actifs après le retrait de l’accord (Meta (Facebook, Instagram))',
    pages: ['https://www.exemple.fr/deux'],
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      { type: 'request', url: pixel, note: 'Meta (Facebook, Instagram) (réseau social)' },
    ],
  },
  'the script of a tracker is asked with its cookies': {
    artifacts: siteWithChoices({
      accept,
      withdraw: choiceVisit({ requests: [choiceRequest(`${pixel}.js`, 1, ['fr'])] }),
    }),
    verdict: 'fail',
    title: 'Des traceurs restent actifs après le retrait de l’accord (Meta (Facebook, Instagram))',
    pages: ['https://www.exemple.fr/deux'],
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      { type: 'request', url: `${pixel}.js`, note: 'Meta (Facebook, Instagram) (réseau social)' },
    ],
  },
  'the script of a tracker comes, and sends nothing': {
    artifacts: siteWithChoices({
      accept,
      withdraw: choiceVisit({ requests: [choiceRequest(`${pixel}.js`, 1)] }),
    }),
    verdict: 'review',
    title:
      'Le script d’un service de suivi est encore chargé après le retrait de l’accord : à vérifier (Meta (Facebook, Instagram))',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      { type: 'request', url: `${pixel}.js`, note: 'Meta (Facebook, Instagram) (réseau social)' },
    ],
  },
  'the cookie is kept and sent to the site': {
    artifacts: siteWithChoices({
      accept,
      withdraw: choiceVisit({ requests: [choiceRequest(home, 1, ['_ga'])] }),
    }),
    verdict: 'review',
    title: 'Des cookies de suivi sont encore envoyés au site après le retrait de l’accord : à vérifier (_ga)',
    evidence: [
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 180 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'no visit': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau ni traceur' },
  'no way to withdraw': {
    artifacts: siteWithChoices({ accept, withdraw: choiceVisit({ clicked: null }) }),
    verdict: 'inapplicable',
    reason: 'le retrait n’a pas pu être fait',
  },
  'the panel stayed': {
    artifacts: siteWithChoices({ accept, withdraw: unclosed({ cookies: accept.cookies }) }),
    verdict: 'inapplicable',
    reason: 'le retrait n’a pas pu être fait',
  },
});
