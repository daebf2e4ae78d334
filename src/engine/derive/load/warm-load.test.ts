import { expect, test } from 'vitest';
import type { NetworkRequest } from '../../artifacts.ts';
import { warmLoadOf } from './warm-load.ts';

const request = (path: string, changes: Partial<NetworkRequest> = {}) =>
  ({
    url: `https://www.exemple.fr${path}`,
    resourceType: 'script',
    status: 200,
    transferBytes: 1_000,
    fromCache: false,
    fromServiceWorker: false,
    ...changes,
  }) as NetworkRequest;

test('files of the site that the network sends whole a second time are told, heaviest first', () => {
  const cold = [
    request('/', { resourceType: 'document' }),
    request('/a.js'),
    request('/b.css', { resourceType: 'stylesheet', transferBytes: 9_000 }),
    request('/c.png', { resourceType: 'image' }),
    request('/d.js'),
    { ...request('/t.js'), url: 'https://tiers.example/t.js' },
  ];
  const warm = [
    request('/', { resourceType: 'document' }),
    request('/a.js'),
    request('/b.css', { resourceType: 'stylesheet', transferBytes: 9_000 }),
    request('/c.png', { resourceType: 'image', fromCache: true, transferBytes: 0 }),
    request('/d.js', { status: 304, transferBytes: 120 }),
    request('/new.js?t=2'),
    { ...request('/t.js'), url: 'https://tiers.example/t.js' },
  ];
  expect(warmLoadOf(cold, warm, 'exemple.fr')).toEqual({
    requests: 6,
    transferBytes: 13_120,
    cold: { requests: 6, transferBytes: 14_000 },
    ownBytes: 12_000,
    resent: [
      { url: 'https://www.exemple.fr/b.css', transferBytes: 9_000 },
      { url: 'https://www.exemple.fr/a.js', transferBytes: 1_000 },
    ],
  });
});
