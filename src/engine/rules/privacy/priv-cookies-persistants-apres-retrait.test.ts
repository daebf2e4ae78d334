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

ruleCases(rule, {
  pass: {
    'trackers stop and their cookies go': siteWithChoices({
      accept,
      withdraw: choiceVisit({
        cookies: [choiceCookie('_ga', 0, { lifetimeSeconds: 0 })],
        requests: [choiceRequest(home, 1, ['choix'])],
      }),
    }),
    'what still ran on the page of the choice': siteWithChoices({
      accept,
      withdraw: choiceVisit({ cookies: [choiceCookie('_ga', 0)] }),
    }),
  },
  fail: {
    'a tracker writes on the next page': siteWithChoices({
      accept,
      withdraw: choiceVisit({ cookies: [choiceCookie('_ga', 1)] }),
    }),
    'a tracker is asked on the next page': siteWithChoices({
      accept,
      withdraw: choiceVisit({ requests: [choiceRequest('https://connect.facebook.net/fbevents.js', 1)] }),
    }),
  },
  review: {
    'the cookie is kept and sent to the site': siteWithChoices({
      accept,
      withdraw: choiceVisit({ requests: [choiceRequest(home, 1, ['_ga'])] }),
    }),
  },
  inapplicable: {
    'no visit': siteArtifacts(),
    'no way to withdraw': siteWithChoices({ accept, withdraw: choiceVisit({ clicked: null }) }),
    'the panel stayed': siteWithChoices({ accept, withdraw: unclosed({ cookies: accept.cookies }) }),
  },
});
