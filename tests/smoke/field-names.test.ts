import { afterAll, beforeAll, expect, test } from 'vitest';
import { endingOf, type HostileVisits, openHostileVisits, testMs } from '#tests/support/hostile-visits.ts';
import { page } from '#tests/support/static-server.ts';

const names = [
  ...['attributes', 'children', 'action', 'id', 'title', 'length', 'name', 'style'],
  ...['nodeName', 'textContent', 'method', 'submit'],
];
const field = (name: string) => `<p><label>Champ <input name="${name}"></label></p>`;
const unlabelled = '<p><span>Enfants</span> <input name="className" id="sans"></p>';

let visits: HostileVisits;
beforeAll(async () => {
  visits = await openHostileVisits({
    '/': page(
      `<h1>Demande</h1><form action="/">${names.map(field).join('')}${unlabelled}<button>Envoyer</button></form>`,
    ),
  });
});
afterAll(() => visits?.close());

test('a form whose fields hide its own properties is read and judged whole', {
  timeout: testMs,
}, async () => {
  const outcome = await visits.visitInTime(`${visits.origin}/`);
  expect(endingOf(outcome)).toBe('page');
  expect(outcome).toMatchObject({ faults: [] });
  const said = outcome.kind === 'page' ? outcome.verdicts : [];
  const label = said.find(({ ruleId }) => ruleId === 'axe-label');
  expect(label).toMatchObject({ status: 'fail', evidence: [{ selector: expect.stringContaining('#sans') }] });
  expect(said.filter(({ ruleId, status }) => status === 'error' && ruleId.startsWith('axe-'))).toEqual([]);
});
