import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-requete-traceur-avant-choix.ts';

const seen = (...urls: [string, ...string[]]) =>
  siteArtifacts({ pages: [pageFacts({ thirdParties: urls.map((url) => thirdParty(url)) })] });

ruleCases(rule, {
  'no third party': { artifacts: siteArtifacts(), verdict: 'pass' },
  'a consent manager': { artifacts: seen('https://cdn.axept.io/sdk.js'), verdict: 'pass' },
  'exemptable audience measurement': {
    artifacts: seen('https://exemple.matomo.cloud/matomo.php'),
    verdict: 'pass',
  },
  'files and payment': {
    artifacts: seen('https://cdn.jsdelivr.net/npm/a.js', 'https://js.stripe.com/v3/'),
    verdict: 'pass',
  },
  'an audience signal that says no': {
    artifacts: seen('https://www.google-analytics.com/g/collect?gcs=G100'),
    verdict: 'pass',
  },
  'Google’s tag, whose measures all say no': {
    artifacts: seen(
      'https://www.googletagmanager.com/gtag/js?id=G-0A1B2C3D4E',
      'https://www.google-analytics.com/g/collect?gcs=G100',
    ),
    verdict: 'pass',
  },
  'Google’s tag, and no measure': {
    artifacts: seen('https://www.googletagmanager.com/gtag/js?id=G-0A1B2C3D4E'),
    verdict: 'fail',
    title: 'Des services de traçage sont contactés avant tout choix du visiteur (Google Analytics)',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.googletagmanager.com/gtag/js?id=G-0A1B2C3D4E',
        note: 'Google Analytics (mesure d’audience)',
      },
    ],
  },
  'a container of tags': {
    artifacts: seen('https://www.googletagmanager.com/gtm.js?id=GTM-ABCD'),
    verdict: 'review',
    title: 'Des services sont contactés avant tout choix : usage à vérifier (Google Tag Manager)',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABCD',
        note: 'Google Tag Manager (gestionnaire de balises)',
      },
    ],
  },
  'a service that its company closed': {
    artifacts: seen('https://s7.addthis.com/js/300/addthis_widget.js'),
    verdict: 'review',
    title: 'Des services sont contactés avant tout choix : usage à vérifier (AddThis / Oracle)',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://s7.addthis.com/js/300/addthis_widget.js',
        note: 'AddThis / Oracle (réseau social)',
      },
    ],
  },
  'the Meta pixel': {
    artifacts: seen('https://connect.facebook.net/fr_FR/fbevents.js'),
    verdict: 'fail',
    title: 'Des services de traçage sont contactés avant tout choix du visiteur (Meta (Facebook, Instagram))',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://connect.facebook.net/fr_FR/fbevents.js',
        note: 'Meta (Facebook, Instagram) (réseau social)',
      },
    ],
  },
  advertising: {
    artifacts: seen('https://securepubads.g.doubleclick.net/tag/js/gpt.js'),
    verdict: 'fail',
    title: 'Des services de traçage sont contactés avant tout choix du visiteur (Google Ads)',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
        note: 'Google Ads (publicité)',
      },
    ],
  },
  'Microsoft Clarity, misfiled elsewhere': {
    artifacts: seen('https://www.clarity.ms/tag/abc'),
    verdict: 'fail',
    title: 'Des services de traçage sont contactés avant tout choix du visiteur (Microsoft Clarity)',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.clarity.ms/tag/abc',
        note: 'Microsoft Clarity (enregistrement de session)',
      },
    ],
  },
  'a tag manager alone': {
    artifacts: seen('https://www.googletagmanager.com/gtm.js?id=GTM-1'),
    verdict: 'review',
    title: 'Des services sont contactés avant tout choix : usage à vérifier (Google Tag Manager)',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
        note: 'Google Tag Manager (gestionnaire de balises)',
      },
    ],
  },
  'a service only third-party-web knows': {
    artifacts: seen('https://cdn.sailthru.com/x.js'),
    verdict: 'review',
    title: 'Des services sont contactés avant tout choix : usage à vérifier (Sailthru Sightlines)',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'request', url: 'https://cdn.sailthru.com/x.js', note: 'Sailthru Sightlines (marketing)' },
    ],
  },
});
