import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-bandeau-absent.ts';

const none = banner({ found: false, buttons: [], text: '' });
const site = (changes: Parameters<typeof pageFacts>[0]) => siteArtifacts({ pages: [pageFacts(changes)] });
const tracked = { cookies: [cookie('_ga', { lifetimeSeconds: 1000 })] };

ruleCases(rule, {
  'a banner': { artifacts: site({ ...tracked, consentBanner: banner() }), verdict: 'pass' },
  'a tracker’s cookie': {
    artifacts: site({ ...tracked, consentBanner: none }),
    verdict: 'fail',
    title: 'Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (Google Analytics)',
    evidence: [
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 1 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a tracker’s request': {
    artifacts: site({
      consentBanner: none,
      thirdParties: [thirdParty('https://connect.facebook.net/a.js')],
    }),
    verdict: 'fail',
    title:
      'Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (Meta (Facebook, Instagram))',
    evidence: [
      {
        type: 'request',
        url: 'https://connect.facebook.net/a.js',
        note: 'Meta (Facebook, Instagram) (réseau social)',
      },
    ],
  },
  'a tracker’s stored key': {
    artifacts: site({
      consentBanner: none,
      storage: [{ area: 'local', origin: 'https://www.exemple.fr', key: '_clck', value: 'x' }],
    }),
    verdict: 'fail',
    title: 'Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (Microsoft Clarity)',
    evidence: [{ type: 'value', label: 'Services', value: 'Microsoft Clarity' }],
  },
  'a consent manager was loaded but its banner not seen': {
    artifacts: site({
      ...tracked,
      consentBanner: none,
      thirdParties: [thirdParty('https://cdn.axept.io/sdk.js')],
    }),
    verdict: 'review',
    title:
      'Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (Google Analytics) : à vérifier',
    evidence: [
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 1 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'the search failed': {
    artifacts: site({ ...tracked, consentBanner: null }),
    verdict: 'error',
    reason: 'la recherche du bandeau n’a pas abouti',
  },
  'nothing to consent to': {
    artifacts: site({ consentBanner: none, cookies: [cookie('PHPSESSID')] }),
    verdict: 'inapplicable',
    reason: 'aucun service soumis à accord n’a été vu',
  },
});
