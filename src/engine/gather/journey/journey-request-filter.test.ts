import { expect, test } from 'vitest';
import { refusalOf } from './journey-request-filter.ts';

const rules = { host: 'boutique.test', may: 'forms', mainFrame: 'main' } as const;
const asked = (url: string, method = 'GET', resourceType = 'Document', frameId = 'main') =>
  ({ request: { url, method }, resourceType, frameId }) as unknown as Parameters<typeof refusalOf>[0];

test.each([
  ['a page of the site', asked('https://boutique.test/panier'), null],
  ['a form of the site', asked('https://boutique.test/session', 'POST'), null],
  ['a basket that is filled', asked('https://boutique.test/add-to-cart?id=3', 'POST'), null],
  ['a picture of others', asked('https://cdn.test/a.png', 'GET', 'Image'), null],
  ['a frame of others', asked('https://video.test/', 'GET', 'Document', 'child'), null],
  ['another site', asked('https://ailleurs.test/'), 'left-site'],
  ['another port', asked('https://boutique.test:8443/'), 'left-site'],
  ['a form sent to another site', asked('https://ailleurs.test/login', 'POST'), 'left-site'],
  ['a measure sent to others', asked('https://mesure.test/collect', 'POST', 'Ping'), 'silent'],
  ['signing out', asked('https://boutique.test/users/sign_out'), 'act-refused'],
  ['deleting', asked('https://boutique.test/compte/supprimer', 'POST'), 'act-refused'],
  ['deleting by a script', asked('https://boutique.test/compte/delete', 'POST', 'Fetch'), 'silent'],
  ['the method DELETE', asked('https://boutique.test/api/articles/3', 'DELETE', 'Fetch'), 'send-refused'],
])('%s: %s', (_name, request, refusal) => {
  expect(refusalOf(request, rules)).toBe(refusal);
});

test('nothing is sent by a step that does not act', () => {
  const reading = { ...rules, may: 'reading' } as const;
  expect(refusalOf(asked('https://boutique.test/session', 'POST'), reading)).toBe('send-refused');
  expect(refusalOf(asked('https://boutique.test/api', 'POST', 'Fetch'), reading)).toBe('silent');
  expect(refusalOf(asked('https://boutique.test/panier'), reading)).toBeNull();
});
