import type { FingerprintCall } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-empreinte.ts';

const site = (script: string, ...apis: readonly FingerprintCall['api'][]) =>
  siteArtifacts({ pages: [pageFacts({ fingerprinting: apis.map((api) => ({ api, script })) })] });
const tracker = 'https://cdn.exemple.net/fp.js';

ruleCases(rule, {
  pass: {
    'no trace of it': siteArtifacts(),
    'a chart that reads its drawing': site(tracker, 'canvas', 'fonts'),
    'three ways, each by another script': siteArtifacts({
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
  },
  fail: {
    'three ways in one script': site(tracker, 'canvas', 'audio', 'webgl'),
    'the three on several pages': siteArtifacts({
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
  },
  review: {
    'a service against robots': site(
      'https://challenges.cloudflare.com/turnstile/v0/api.js',
      'canvas',
      'audio',
      'webgl',
    ),
  },
});
