import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { request } from '#tests/support/visit-parts.ts';
import rule from './sec-websocket-clair.ts';

const socket = (url: string) =>
  pageArtifacts('', { requests: [request(url, { resourceType: 'websocket' })] });

ruleCases(rule, {
  encrypted: { artifacts: socket('wss://chat.exemple.fr/'), verdict: 'pass' },
  clear: {
    artifacts: socket('ws://chat.exemple.fr/'),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'ws://chat.exemple.fr/' }],
  },
  'no socket': {
    artifacts: pageArtifacts('', { requests: [request('https://www.exemple.fr/a.js')] }),
    verdict: 'inapplicable',
  },
});
