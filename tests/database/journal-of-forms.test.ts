import { beforeEach, expect, it } from 'vitest';
import { readViewer } from '#service/accounts/read-viewer.ts';
import { decideByForm } from '../../src/web/features/reports/decisions/decide.server.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, type TestSite } from '../support/http.ts';
import { organisationOf, type Person, signedInPerson } from '../support/people.ts';
import { finding } from '../support/report.ts';
import { type SeededSite, seedSite } from '../support/seed-space.ts';

const database = testDatabase();
let site: TestSite;
let camille: Person;
let seeded: SeededSite;

beforeEach(async () => {
  site = createTestSite(database.current());
  camille = await signedInPerson(site, 'camille');
  seeded = await seedSite(site, await organisationOf(site, camille, 'Agence'), 'client.fr');
});

async function post(fields: Record<string, string>): Promise<unknown> {
  const viewer = await readViewer(site.deps, camille.cookie);
  if (viewer === null) throw new Error('nobody');
  const address = `https://constat.exemple/reports/${seeded.audit}/decision?controle=${finding().ruleId}&verdict=defaut`;
  const request = new Request(address, { method: 'POST', body: new URLSearchParams(fields) });
  return decideByForm(site.deps, { viewer, clientAddress: '192.0.2.7' }, seeded.audit, request);
}
const told = async () =>
  (
    await database
      .current()
      .pool.query(
        `select act, target, network, actor_email as who from organisation_events where act like '%Decision' order by happened_at, id`,
      )
  ).rows;

it('a form without a script writes the line of the call that does the same, with where it came from', async () => {
  const decided = { kind: 'third-party', reason: 'Module du département.', authorName: 'Camille' };
  await site.deps.db.execute('delete from decisions');
  expect(await post(decided)).toBeNull();
  const line = { target: 'client.fr', network: '192.0.2.0/24', who: camille.email };
  expect(await told()).toEqual([{ act: 'createDecision', ...line }]);
  const [decision] = (await database.current().pool.query('select id from decisions')).rows;
  expect(await post({ annuler: decision.id })).toBeNull();
  expect(await told()).toMatchObject([{ act: 'createDecision' }, { act: 'undoDecision' }]);
});

it('a form that is refused writes none', async () => {
  expect(await post({ kind: 'third-party', reason: '' })).not.toBeNull();
  expect(await told()).toEqual([]);
});
