import { afterAll, beforeAll, expect, test } from 'vitest';
import { endingOf, type HostileVisits, openHostileVisits, testMs } from '#tests/support/hostile-visits.ts';
import { page } from '#tests/support/static-server.ts';

const names = ['attributes', 'children', 'action', 'id', 'title', 'length', 'name', 'style'];
const field = (name: string) => `<p><label>Champ <input name="${name}"></label></p>`;

let visits: HostileVisits;
beforeAll(async () => {
  visits = await openHostileVisits({
    '/': page(`<h1>Demande</h1><form action="/">${names.map(field).join('')}<button>Envoyer</button></form>`),
  });
});
afterAll(() => visits?.close());

test('a form whose fields hide its own properties is read whole', { timeout: testMs }, async () => {
  const outcome = await visits.visitInTime(`${visits.origin}/`);
  expect(endingOf(outcome)).toBe('page');
  expect(outcome).toMatchObject({ faults: [] });
});
