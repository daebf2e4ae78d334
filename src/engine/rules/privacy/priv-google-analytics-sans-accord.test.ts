import type { PageFacts } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-google-analytics-sans-accord.ts';

const collect = (query: string) =>
  siteArtifacts({
    pages: [
      pageFacts({
        thirdParties: [thirdParty(`https://region1.google-analytics.com/g/collect?v=2&tid=G-1${query}`)],
      }),
    ],
  });

const tag = 'https://www.googletagmanager.com/gtag/js?id=G-1';
const banner = {
  found: false,
  manager: '',
  selector: '',
  text: '',
  box: null,
  buttons: [],
  prechecked: [],
  unticked: 0,
};
/** A page that asks for the measure, without a banner; Google’s script did not come. */
const asking = (changes: Partial<PageFacts> = {}) =>
  siteArtifacts({
    pages: [
      pageFacts({
        thirdParties: [thirdParty(tag)],
        lostScripts: [tag],
        askedMeasures: ["gtag('config', 'G-1'"],
        consentBanner: banner,
        ...changes,
      }),
    ],
  });
const loaded = {
  verdict: 'review',
  title: 'Le script de Google Analytics est chargé avant tout choix : mesure à vérifier',
  evidence: [{ type: 'request', url: tag }],
} as const;

ruleCases(rule, {
  'asked for at once, without any banner, by a script out of reach': {
    artifacts: asking(),
    verdict: 'fail',
    title: 'La page demande à Google Analytics de mesurer ses visiteurs, sans leur accord',
    evidence: [{ type: 'text', quote: "gtag('config', 'G-1'", where: 'https://www.exemple.fr/' }],
  },
  'a banner was not looked for': { artifacts: asking({ consentBanner: null }), ...loaded },
  'a banner': { artifacts: asking({ consentBanner: { ...banner, found: true } }), ...loaded },
  'a banner that may not have come': {
    artifacts: asking({ lostScripts: [tag, 'https://cdn.exemple.net/choix.js'] }),
    ...loaded,
  },
  'a script that may hold it back': {
    artifacts: asking({ ownCode: ['https://www.exemple.fr/js/cookies.js'] }),
    ...loaded,
  },
  'the script came, and sent nothing': { artifacts: asking({ lostScripts: [] }), ...loaded },
  'both signals denied': { artifacts: collect('&gcs=G100'), verdict: 'pass' },
  'audience denied, advertising granted': { artifacts: collect('&gcs=G110'), verdict: 'pass' },
  'its cookie': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_ga_ABC123', { lifetimeSeconds: 1000 })] })],
    }),
    verdict: 'fail',
    title: 'Google Analytics mesure les visiteurs sans leur accord',
    evidence: [
      {
        type: 'cookie',
        name: '_ga_ABC123',
        note: 'Google Analytics, mesure d’audience, durée : 1 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a measurement without consent signal': {
    artifacts: collect(''),
    verdict: 'fail',
    title: 'Google Analytics mesure les visiteurs sans leur accord',
    evidence: [
      {
        type: 'request',
        url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-1',
        note: 'mesure envoyée avant tout choix',
      },
    ],
  },
  'a measurement with consent taken for granted': {
    artifacts: collect('&gcs=G111'),
    verdict: 'fail',
    title: 'Google Analytics mesure les visiteurs sans leur accord',
    evidence: [
      {
        type: 'request',
        url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-1&gcs=G111',
        note: 'mesure envoyée avant tout choix',
      },
    ],
  },
  'audience granted alone': {
    artifacts: collect('&gcs=G101'),
    verdict: 'fail',
    title: 'Google Analytics mesure les visiteurs sans leur accord',
    evidence: [
      {
        type: 'request',
        url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-1&gcs=G101',
        note: 'mesure envoyée avant tout choix',
      },
    ],
  },
  'an address cut before the signal': {
    artifacts: collect(`&dl=${'a'.repeat(220)}…`),
    verdict: 'review',
    title: 'Google Analytics mesure les visiteurs sans leur accord : à vérifier',
    evidence: [
      {
        type: 'request',
        url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-1&dl=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…',
        note: 'mesure envoyée avant tout choix',
      },
    ],
  },
  'not seen': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'Google Analytics n’a pas été vu',
  },
  'a container of tags alone': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ thirdParties: [thirdParty('https://www.googletagmanager.com/gtm.js?id=GTM-1')] })],
    }),
    verdict: 'inapplicable',
    reason: 'Google Analytics n’a pas été vu',
  },
  'its script alone': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ thirdParties: [thirdParty('https://www.googletagmanager.com/gtag/js?id=G-1')] })],
    }),
    verdict: 'review',
    title: 'Le script de Google Analytics est chargé avant tout choix : mesure à vérifier',
    evidence: [{ type: 'request', url: 'https://www.googletagmanager.com/gtag/js?id=G-1' }],
  },
  'another tool’s cookie': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_fbp', { lifetimeSeconds: 1000 })] })],
    }),
    verdict: 'inapplicable',
    reason: 'Google Analytics n’a pas été vu',
  },
});
