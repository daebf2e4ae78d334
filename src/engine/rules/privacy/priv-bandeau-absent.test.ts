import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-bandeau-absent.ts';

const none = banner({ found: false, buttons: [], text: '' });
const site = (changes: Parameters<typeof pageFacts>[0]) => siteArtifacts({ pages: [pageFacts(changes)] });
const tracked = { cookies: [cookie('_ga', { lifetimeSeconds: 1000 })] };

const addThis = 'https://s7.addthis.com/js/300/addthis_widget.js';
const pixel = 'https://connect.facebook.net/a.js';
/** Pages without a banner that call these scripts, of which some do not come. */
const calling = (urls: readonly string[], lostScripts: readonly string[], more = {}) =>
  pageFacts({ consentBanner: none, thirdParties: urls.map((url) => thirdParty(url)), lostScripts, ...more });
const meta = 'Meta (Facebook, Instagram)';
const silent = (names: string) =>
  `Des services soumis à accord sont appelés sans bandeau de choix, mais n’ont pas répondu pendant la visite (${names}) : à vérifier`;
const pixelCall = { type: 'request', url: pixel, note: `${meta} (réseau social)` } as const;
const addThisCall = { type: 'request', url: addThis, note: 'AddThis / Oracle (réseau social)' } as const;

ruleCases(rule, {
  'a service that its company closed': {
    artifacts: siteArtifacts({ pages: [calling([addThis], [])] }),
    verdict: 'review',
    severity: 'mineur',
    title:
      'Les pages appellent encore un service de traçage fermé par son éditeur (AddThis / Oracle) : à vérifier',
    evidence: [addThisCall],
  },
  'a closed service beside one that answers': {
    artifacts: siteArtifacts({ pages: [calling([addThis, pixel], [addThis])] }),
    verdict: 'fail',
    title: `Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (${meta})`,
    evidence: [pixelCall],
  },
  'a closed service beside one that does not answer': {
    artifacts: siteArtifacts({ pages: [calling([addThis, pixel], [addThis, pixel])] }),
    verdict: 'review',
    title: silent(`AddThis / Oracle et ${meta}`),
    evidence: [addThisCall, pixelCall],
  },
  'a closed service that left a cookie all the same': {
    artifacts: siteArtifacts({
      pages: [
        calling([addThis], [], { cookies: [cookie('uid', { domain: '.addthis.com', thirdParty: true })] }),
      ],
    }),
    verdict: 'fail',
    title: 'Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (AddThis / Oracle)',
    evidence: [{ type: 'cookie', name: 'uid' }, addThisCall],
  },
  'services of which nothing came': {
    artifacts: siteArtifacts({ pages: [calling([pixel], [pixel])] }),
    verdict: 'review',
    title: silent(meta),
    evidence: [pixelCall],
  },
  'a service that answered on another page': {
    artifacts: siteArtifacts({ pages: [calling([pixel], [pixel]), calling([pixel], [])] }),
    verdict: 'fail',
    title: `Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (${meta})`,
    evidence: [pixelCall],
  },
  'a service whose script did not come, but whose picture did': {
    artifacts: siteArtifacts({ pages: [calling([pixel, 'https://www.facebook.com/tr?id=1'], [pixel])] }),
    verdict: 'fail',
    title: `Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (${meta})`,
    evidence: [pixelCall],
  },
  'a service that did not answer, and a tracker’s cookie': {
    artifacts: siteArtifacts({
      pages: [calling([addThis, pixel], [addThis, pixel], { cookies: tracked.cookies })],
    }),
    verdict: 'fail',
    title: `Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (Google Analytics et ${meta})`,
    evidence: [
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 1 j, posé par https://www.exemple.fr/',
      },
      pixelCall,
    ],
  },
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
  'a banner of the site left its memory and was not seen': {
    artifacts: site({
      ...tracked,
      consentBanner: none,
      cookies: [...tracked.cookies, cookie('sitergpd', { value: '{}' })],
    }),
    verdict: 'review',
    title:
      'Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé (Google Analytics) : à vérifier',
    evidence: [{ type: 'cookie', name: '_ga' }],
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
