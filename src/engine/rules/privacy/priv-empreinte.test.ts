import type { FingerprintCall } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-empreinte.ts';

const site = (script: string, ...apis: readonly FingerprintCall['api'][]) =>
  siteArtifacts({ pages: [pageFacts({ fingerprinting: apis.map((api) => ({ api, script })) })] });
const tracker = 'https://cdn.exemple.net/fp.js';

ruleCases(rule, {
  'no trace of it': { artifacts: siteArtifacts(), verdict: 'pass' },
  'a chart that reads its drawing': { artifacts: site(tracker, 'canvas', 'fonts'), verdict: 'pass' },
  'three ways, each by another script': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          fingerprinting: [
            { api: 'canvas', script: 'https://www.exemple.fr/a.js' },
            { api: 'webgl', script: 'https://www.exemple.fr/b.js' },
            { api: 'audio', script: 'https://www.exemple.fr/c.js' },
          ],
        }),
      ],
    }),
    verdict: 'pass',
  },
  'three ways in one script': {
    artifacts: site(tracker, 'canvas', 'audio', 'webgl'),
    verdict: 'fail',
    title: 'Un script relève une empreinte du navigateur avant tout accord',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://cdn.exemple.net/fp.js',
        note: 'texte dessiné puis relu (canvas), son calculé sans être joué (audio) et nom de la carte graphique (WebGL)',
      },
    ],
  },
  'the three on several pages': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ fingerprinting: [{ api: 'canvas', script: tracker }] }),
        pageFacts({
          url: 'https://www.exemple.fr/b',
          fingerprinting: [
            { api: 'audio', script: tracker },
            { api: 'webgl', script: tracker },
          ],
        }),
      ],
    }),
    verdict: 'fail',
    title: 'Un script relève une empreinte du navigateur avant tout accord',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/b'],
    evidence: [
      {
        type: 'request',
        url: 'https://cdn.exemple.net/fp.js',
        note: 'texte dessiné puis relu (canvas), son calculé sans être joué (audio) et nom de la carte graphique (WebGL)',
      },
    ],
  },
  'a service against robots': {
    artifacts: site('https://challenges.cloudflare.com/turnstile/v0/api.js', 'canvas', 'audio', 'webgl'),
    verdict: 'review',
    title: 'Un service contre les robots relève une empreinte du navigateur : nécessité à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
        note: 'texte dessiné puis relu (canvas), son calculé sans être joué (audio) et nom de la carte graphique (WebGL)',
      },
    ],
  },
});
