import { siteArtifacts } from '#tests/support/artifacts.ts';
import {
  choiceCookie,
  choiceRequest,
  choiceVisit,
  siteWithChoices,
  unclosed,
} from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-refus-inefficace.ts';

const collect = 'https://www.google-analytics.com/g/collect?v=2';
const tracked = { cookies: [choiceCookie('_ga', 1)] };

ruleCases(rule, {
  'nothing happens after the refusal': {
    artifacts: siteWithChoices({ refuse: choiceVisit() }),
    verdict: 'pass',
  },
  'only the choice and an exemptable measurement': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({
        cookies: [choiceCookie('tarteaucitron', 0), choiceCookie('_pk_id.1.1fff', 1)],
      }),
    }),
    verdict: 'pass',
  },
  'the refusal deletes the tracker': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({ cookies: [choiceCookie('_ga', 0, { lifetimeSeconds: -1 })] }),
    }),
    verdict: 'pass',
  },
  'a tracker before the choice only': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({ cookiesBefore: tracked.cookies }),
    }),
    verdict: 'pass',
  },
  'a service that needs no consent': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({ requests: [choiceRequest('https://static.axept.io/sdk.js', 1)] }),
    }),
    verdict: 'pass',
  },
  'a tracker’s cookie on the next page': {
    artifacts: siteWithChoices({ refuse: choiceVisit(tracked) }),
    verdict: 'fail',
    title: 'Des traceurs restent actifs après le refus (Google Analytics)',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 180 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a tracker asked on the next page': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({ requests: [choiceRequest(`${collect}&gcs=G111`, 1)] }),
    }),
    verdict: 'fail',
    title: 'Des traceurs restent actifs après le refus (Google Analytics)',
    pages: ['https://www.exemple.fr/deux'],
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      {
        type: 'request',
        url: 'https://www.google-analytics.com/g/collect?v=2&gcs=G111',
        note: 'Google Analytics (mesure d’audience)',
      },
    ],
  },
  'the script of a tracker on the next page, which sends nothing': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({
        requests: [choiceRequest('https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234', 1)],
      }),
    }),
    verdict: 'review',
    title: 'Le script d’un service de suivi est encore chargé après le refus : à vérifier (Google Analytics)',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      {
        type: 'request',
        url: 'https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234',
        note: 'Google Analytics (mesure d’audience)',
      },
    ],
  },
  'the script on the page of the choice alone, where it was asked before': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({
        requests: [choiceRequest('https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234', 0)],
      }),
    }),
    verdict: 'pass',
  },
  'only on the page of the choice': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({ cookies: [choiceCookie('_ga', 0)] }),
    }),
    verdict: 'review',
    title: 'Des traceurs semblent rester actifs après le refus : à vérifier (Google Analytics)',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 180 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'the banner stayed, so the refusal may not have been taken': {
    artifacts: siteWithChoices({
      refuse: unclosed(tracked),
    }),
    verdict: 'review',
    title: 'Des traceurs semblent rester actifs après le refus : à vérifier (Google Analytics)',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 180 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'Google told of the refusal': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({ requests: [choiceRequest(`${collect}&gcs=G100`, 1)] }),
    }),
    verdict: 'review',
    title:
      'Un service est encore contacté après le refus, avec un signal « refusé » : à vérifier (Google Analytics)',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      {
        type: 'request',
        url: 'https://www.google-analytics.com/g/collect?v=2&gcs=G100',
        note: 'Google Analytics (mesure d’audience)',
      },
    ],
  },
  'a tracker’s storage key': {
    artifacts: siteWithChoices({
      refuse: choiceVisit({
        storage: [{ area: 'local', origin: 'https://www.exemple.fr', key: '_fbp', value: '1' }],
      }),
    }),
    verdict: 'review',
    title: 'Des traceurs semblent rester actifs après le refus : à vérifier (Meta (Facebook, Instagram))',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      { type: 'value', label: 'Stockage du navigateur', value: '_fbp (https://www.exemple.fr)' },
    ],
  },
  'no banner, no tracker': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucun bandeau ni traceur',
  },
  'no button refuses': {
    artifacts: siteWithChoices({ refuse: choiceVisit({ clicked: null }) }),
    verdict: 'inapplicable',
    reason: 'aucun bouton pour refuser n’a pu être cliqué',
  },
  'the visit failed': {
    artifacts: siteArtifacts({ consentVisits: { artifactError: 'délai' } as never }),
    verdict: 'error',
    reason:
      'Ce contrôle n’a pas pu être fait : Constat n’a pas réussi à relever ce qu’il devait examiner. L’incident est noté ; relancez l’audit plus tard.',
  },
});
