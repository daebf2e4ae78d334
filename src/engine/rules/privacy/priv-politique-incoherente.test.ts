import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceCookie, choiceVisit, siteWithChoices } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, cookie, legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-incoherente.ts';

const tracked = { cookies: [cookie('_fbp', { lifetimeSeconds: 999 })] };
const site = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts({ ...tracked, ...changes }), legalPage('privacy', text)] });

ruleCases(rule, {
  'named by an alias': { artifacts: site('Nous utilisons le pixel de Facebook.'), verdict: 'pass' },
  'not named': {
    artifacts: site('Nous ne partageons rien.'),
    verdict: 'fail',
    title:
      'Des services présents sur le site ne sont pas cités dans la politique de confidentialité (Meta (Facebook, Instagram))',
    evidence: [{ type: 'value', label: 'Service vu, nom non trouvé', value: 'Meta (Facebook, Instagram)' }],
  },
  'a banner may list it on its second screen': {
    artifacts: site('Nous ne partageons rien.', {
      consentBanner: banner(),
    }),
    verdict: 'review',
    title:
      'Des services présents sur le site ne sont pas cités dans la politique de confidentialité (Meta (Facebook, Instagram)) : à vérifier',
    evidence: [{ type: 'value', label: 'Service vu, nom non trouvé', value: 'Meta (Facebook, Instagram)' }],
  },
  'a service that only comes with the agreement': {
    artifacts: {
      ...site('Nous ne partageons rien.', { cookies: [], consentBanner: banner() }),
      consentVisits: siteWithChoices({ accept: choiceVisit({ cookies: [choiceCookie('_fbp', 0)] }) })
        .consentVisits,
    },
    verdict: 'review',
    title:
      'Des services présents sur le site ne sont pas cités dans la politique de confidentialité (Meta (Facebook, Instagram)) : à vérifier',
    evidence: [{ type: 'value', label: 'Service vu, nom non trouvé', value: 'Meta (Facebook, Instagram)' }],
  },
  'no tracker': {
    artifacts: siteArtifacts({ pages: [pageFacts(), legalPage('privacy', 'Rien.')] }),
    verdict: 'inapplicable',
    reason: 'aucun service de suivi n’a été vu',
  },
  'no policy': {
    artifacts: siteArtifacts({ pages: [pageFacts(tracked)] }),
    verdict: 'inapplicable',
    reason: 'la politique n’a pas été trouvée',
  },
});
