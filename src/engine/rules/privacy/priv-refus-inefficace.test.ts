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
  pass: {
    'nothing happens after the refusal': siteWithChoices({ refuse: choiceVisit() }),
    'only the choice and an exemptable measurement': siteWithChoices({
      refuse: choiceVisit({
        cookies: [choiceCookie('tarteaucitron', 0), choiceCookie('_pk_id.1.1fff', 1)],
      }),
    }),
    'the refusal deletes the tracker': siteWithChoices({
      refuse: choiceVisit({ cookies: [choiceCookie('_ga', 0, { lifetimeSeconds: -1 })] }),
    }),
    'a tracker before the choice only': siteWithChoices({
      refuse: choiceVisit({ cookiesBefore: tracked.cookies }),
    }),
    'a service that needs no consent': siteWithChoices({
      refuse: choiceVisit({ requests: [choiceRequest('https://static.axept.io/sdk.js', 1)] }),
    }),
  },
  fail: {
    'a tracker’s cookie on the next page': siteWithChoices({ refuse: choiceVisit(tracked) }),
    'a tracker asked on the next page': siteWithChoices({
      refuse: choiceVisit({ requests: [choiceRequest(`${collect}&gcs=G111`, 1)] }),
    }),
  },
  review: {
    'only on the page of the choice': siteWithChoices({
      refuse: choiceVisit({ cookies: [choiceCookie('_ga', 0)] }),
    }),
    'the banner stayed, so the refusal may not have been taken': siteWithChoices({
      refuse: unclosed(tracked),
    }),
    'Google told of the refusal': siteWithChoices({
      refuse: choiceVisit({ requests: [choiceRequest(`${collect}&gcs=G100`, 1)] }),
    }),
    'a tracker’s storage key': siteWithChoices({
      refuse: choiceVisit({
        storage: [{ area: 'local', origin: 'https://www.exemple.fr', key: '_fbp', value: '1' }],
      }),
    }),
  },
  inapplicable: {
    'no banner, no tracker': siteArtifacts(),
    'no button refuses': siteWithChoices({ refuse: choiceVisit({ clicked: null }) }),
  },
  error: {
    'the visit failed': siteArtifacts({ consentVisits: { artifactError: 'délai' } as never }),
  },
});
