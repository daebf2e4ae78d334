import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-mesure-exemption-conditions.ts';

ruleCases(rule, {
  none: { artifacts: siteArtifacts(), verdict: 'pass' },
  'never exempted': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_ga', { lifetimeSeconds: 99 })] })],
    }),
    verdict: 'inapplicable',
    reason:
      'la mesure d’audience appelée avant tout choix (Google Analytics) n’est pas connue pour pouvoir se passer d’accord',
  },
  'a Matomo of the site': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_pk_id.1.1fff', { lifetimeSeconds: 99 })] })],
    }),
    verdict: 'review',
    title: 'Une mesure d’audience fonctionne sans accord (Matomo) : conditions à vérifier',
    evidence: [
      {
        type: 'cookie',
        name: '_pk_id.1.1fff',
        note: 'Matomo, mesure d’audience, durée : 1 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a Matomo of somebody else': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ thirdParties: [thirdParty('https://stats.agence.fr/piwik.js')] })],
    }),
    verdict: 'review',
    title: 'Une mesure d’audience fonctionne sans accord (Matomo) : conditions à vérifier',
    evidence: [
      { type: 'request', url: 'https://stats.agence.fr/piwik.js', note: 'Matomo (mesure d’audience)' },
    ],
  },
  'a hosted tool': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ thirdParties: [thirdParty('https://logs1406.xiti.com/hit.xiti')] })],
    }),
    verdict: 'review',
    title:
      'Une mesure d’audience fonctionne sans accord (Piano Analytics (AT Internet)) : conditions à vérifier',
    evidence: [
      {
        type: 'request',
        url: 'https://logs1406.xiti.com/hit.xiti',
        note: 'Piano Analytics (AT Internet) (mesure d’audience)',
      },
    ],
  },
  'a measure that was called and did not come': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          thirdParties: [thirdParty('https://www.googletagmanager.com/gtag/js?id=G-1')],
          lostScripts: ['https://www.googletagmanager.com/gtag/js?id=G-1'],
        }),
      ],
    }),
    verdict: 'inapplicable',
    reason:
      'la mesure d’audience appelée avant tout choix (Google Analytics) n’est pas connue pour pouvoir se passer d’accord',
  },
  'a manager of tags that did not come': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          thirdParties: [thirdParty('https://www.googletagmanager.com/gtm.js?id=GTM-1')],
          lostScripts: ['https://www.googletagmanager.com/gtm.js?id=GTM-1'],
        }),
      ],
    }),
    verdict: 'error',
    reason: 'Google Tag Manager n’a pas pu être lu : ce qu’il charge n’est pas connu',
  },
  'a service never exempted': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ thirdParties: [thirdParty('https://connect.facebook.net/a.js')] })],
    }),
    verdict: 'pass',
  },
});
