import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { request } from '#tests/support/visit-parts.ts';
import rule from './sec-websocket-clair.ts';

const socket = (url: string) =>
  pageArtifacts('', { requests: [request(url, { resourceType: 'websocket' })] });

ruleCases(rule, {
  pass: { encrypted: socket('wss://chat.exemple.fr/') },
  fail: { clear: socket('ws://chat.exemple.fr/') },
  inapplicable: { 'no socket': pageArtifacts('', { requests: [request('https://www.exemple.fr/a.js')] }) },
});
