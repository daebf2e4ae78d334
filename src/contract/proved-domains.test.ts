import { expect, test } from 'vitest';
import { isHostProved } from './proved-domains.ts';

const byDns = { host: 'exemple.fr', subdomains: true };
const byFile = { host: 'exemple.fr', subdomains: false };
const withPort = { host: '127.0.0.1:3100', subdomains: false };

test.each([
  ['exemple.fr', byDns, true],
  ['www.exemple.fr', byDns, true],
  ['a.b.exemple.fr', byDns, true],
  ['www.exemple.fr:8443', byDns, true],
  ['contre-exemple.fr', byDns, false],
  ['exemple.fr.pirate.fr', byDns, false],
  ['fr', byDns, false],
  ['exemple.fr', byFile, true],
  ['www.exemple.fr', byFile, false],
  ['exemple.fr:8443', byFile, false],
  ['127.0.0.1:3100', withPort, true],
  ['127.0.0.1:3101', withPort, false],
  ['127.0.0.1', withPort, false],
  // The parent of a proved subdomain is somebody else’s.
  ['exemple.fr', { host: 'www.exemple.fr', subdomains: true }, false],
])('%s by %j: %s', (host, proof, expected) => {
  expect(isHostProved(host, [proof])).toBe(expected);
});

test('nothing is proved without a proof', () => {
  expect(isHostProved('exemple.fr', [])).toBe(false);
});
