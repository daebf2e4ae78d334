import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceCookie, choiceVisit, siteWithChoices } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, cookie, legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-incoherente.ts';

const tracked = { cookies: [cookie('_fbp', { lifetimeSeconds: 999 })] };
const site = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts({ ...tracked, ...changes }), legalPage('privacy', text)] });

ruleCases(rule, {
  pass: { 'named by an alias': site('Nous utilisons le pixel de Facebook.') },
  fail: { 'not named': site('Nous ne partageons rien.') },
  review: {
    'a banner may list it on its second screen': site('Nous ne partageons rien.', {
      consentBanner: banner(),
    }),
    'a service that only comes with the agreement': {
      ...site('Nous ne partageons rien.', { cookies: [], consentBanner: banner() }),
      consentVisits: siteWithChoices({ accept: choiceVisit({ cookies: [choiceCookie('_fbp', 0)] }) })
        .consentVisits,
    },
  },
  inapplicable: {
    'no tracker': siteArtifacts({ pages: [pageFacts(), legalPage('privacy', 'Rien.')] }),
    'no policy': siteArtifacts({ pages: [pageFacts(tracked)] }),
  },
});
