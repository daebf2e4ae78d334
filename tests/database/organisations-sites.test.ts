import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, type TestSite } from '../support/http.ts';
import { callAs, join, organisationOf, type Person, signedInPerson } from '../support/people.ts';
import { type SeededSite, seedSite } from '../support/seed-space.ts';

const database = testDatabase();
let site: TestSite;
let call: ReturnType<typeof callAs>;
let camille: Person;
let sacha: Person;
let from: string;
let to: string;
let seeded: SeededSite;

const rows = async (sql: string, values: unknown[] = []) =>
  (await database.current().pool.query(sql, values)).rows as Record<string, unknown>[];

beforeEach(async () => {
  site = createTestSite(database.current());
  call = callAs(site);
  camille = await signedInPerson(site, 'camille');
  sacha = await signedInPerson(site, 'sacha');
  from = await organisationOf(site, camille, 'Agence du Pont');
  to = await organisationOf(site, sacha, 'Mairie');
  seeded = await seedSite(site, from, 'mairie.fr');
});

const offer = (host = seeded.host, organisation = to) =>
  call(camille, 'POST', '/api/site-transfers', { host, organisation });
const offered = async () => ((await (await offer()).json()) as { id: string }).id;

/** Tables whose rows say whose a site is, and how many each owner has of it. */
async function heldBy(uid: string) {
  const counts: Record<string, number> = {};
  for (const table of ['audits', 'schedules', 'samples', 'decisions', 'verifications'])
    counts[table] = Number(
      (
        await rows(`select count(*)::int as n from ${table} where uid = $1 and host = $2`, [uid, seeded.host])
      )[0]?.n,
    );
  return counts;
}

describe('a site that changes hands', () => {
  it('moves nothing before an owner of the other organisation accepts, and then everything', async () => {
    const id = await offered();
    expect(await heldBy(from)).toEqual({
      audits: 2,
      schedules: 1,
      samples: 1,
      decisions: 1,
      verifications: 1,
    });
    expect((await call(camille, 'POST', `/api/site-transfers/${id}/accept`)).status).toBe(404);
    expect((await call(sacha, 'POST', `/api/site-transfers/${id}/accept`)).status).toBe(204);
    expect(await heldBy(to)).toEqual({ audits: 2, schedules: 1, samples: 1, decisions: 1, verifications: 1 });
    expect(Object.values(await heldBy(from)).every((count) => count === 0)).toBe(true);
    expect((await call(sacha, 'GET', `/api/reports/${seeded.audit}`)).status).toBe(200);
    expect((await call(camille, 'GET', `/api/reports/${seeded.audit}`)).status).toBe(404);
    const events = await (await call(camille, 'GET', '/api/organisation/events')).json();
    expect(events.items[0]).toMatchObject({ act: 'site-transferred', target: seeded.host });
  });

  it('is seen no more by the clients of the former organisation, and its passwords are handed to nobody', async () => {
    const client = await signedInPerson(site, 'client');
    await join(site, camille, client, { role: 'client', hosts: [seeded.host] });
    await rows(
      `insert into site_accesses (id, uid, host, origin, sealed, kinds, set_at) values
        (gen_random_uuid(), $1, $2, 'https://mairie.fr', '\\x00', '["basic"]', now())`,
      [from, seeded.host],
    );
    const id = await offered();
    await call(sacha, 'POST', `/api/site-transfers/${id}/accept`);
    expect((await call(client, 'GET', `/api/reports/${seeded.audit}`)).status).toBe(404);
    expect(await rows('select 1 from site_accesses')).toEqual([]);
    expect(await rows('select 1 from membership_hosts')).toEqual([]);
  });

  it('is refused where it is known already, while it is audited, and for no organisation', async () => {
    const id = await offered();
    await rows(`update audits set status = 'running' where id = $1`, [seeded.audit]);
    const busy = await call(sacha, 'POST', `/api/site-transfers/${id}/accept`);
    expect((await refusalOf(busy)).code).toBe('transfer/busy');
    await rows(`update audits set status = 'done' where id = $1`, [seeded.audit]);
    await seedSite(site, to, seeded.host);
    const known = await call(sacha, 'POST', `/api/site-transfers/${id}/accept`);
    expect((await refusalOf(known)).code).toBe('transfer/already-there');
    expect((await refusalOf(await offer(seeded.host, 'camille'))).code).toBe('transfer/unknown-target');
    expect((await refusalOf(await offer(seeded.host, from))).code).toBe('transfer/same');
    expect((await offer('ailleurs.fr')).status).toBe(404);
  });

  it('goes from one’s own space too; an offer taken back or refused moves nothing', async () => {
    await seedSite(site, 'camille', 'perso.fr');
    await call(camille, 'PUT', '/api/account/space', { organisation: null });
    const kept = (await (await offer('perso.fr')).json()) as { id: string };
    expect((await call(camille, 'DELETE', `/api/site-transfers/${kept.id}`)).status).toBe(204);
    expect((await call(sacha, 'POST', `/api/site-transfers/${kept.id}/accept`)).status).toBe(404);
    const again = (await (await offer('perso.fr')).json()) as { id: string };
    expect((await call(sacha, 'POST', `/api/site-transfers/${again.id}/accept`)).status).toBe(204);
    const moved = await rows(`select distinct uid from audits where host = 'perso.fr'`);
    expect(moved).toEqual([{ uid: to }]);
  });
});

describe('an organisation that is deleted', () => {
  it('tells before what goes with it, and leaves no row', async () => {
    await rows(`update audits set status = 'running' where id = $1`, [seeded.earlier]);
    await join(site, camille, await signedInPerson(site, 'membre'), { role: 'member' });
    await call(camille, 'POST', '/api/organisation/invitations', { email: 'x@exemple.fr', role: 'reader' });
    await offered();
    const held = await (await call(camille, 'GET', '/api/organisation/holdings')).json();
    expect(held).toMatchObject({
      sites: 1,
      audits: 2,
      running: 1,
      schedules: 1,
      keys: 1,
      webhooks: 1,
      members: 2,
    });
    const body = { name: 'Agence' };
    const wrong = await call(camille, 'DELETE', '/api/organisation', body);
    expect((await refusalOf(wrong)).code).toBe('organisation/wrong-name');
    expect((await call(camille, 'DELETE', '/api/organisation', { name: 'Agence du Pont' })).status).toBe(204);
    const tables = await rows(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const left: unknown[] = [];
    for (const { name } of tables)
      for (const row of await rows(`select t::text as row from "${name}" t`))
        if ([from, 'Agence du Pont', seeded.host].some((trace) => String(row.row).includes(trace)))
          left.push([name, row.row]);
    expect(left).toEqual([]);
    const spaces = await (await call(camille, 'GET', '/api/organisations')).json();
    expect(spaces).toEqual({ current: null, organisations: [] });
  });
});

describe('a person who deletes their account', () => {
  it('leaves what they made to the organisation, and neither name nor address anywhere', async () => {
    const email = 'noisette@exemple.fr';
    const cookie = await site.signedIn(email);
    await site.call('PATCH', '/api/account', { cookie, body: { displayName: 'Noisette Lefèvre' } });
    const { uid = '' } = (await site.profileOf(email)) ?? {};
    await join(site, camille, { uid, email, cookie }, { role: 'member' });
    await site.call('POST', '/api/audits', { cookie, body: { url: 'mairie.fr', scope: 'page' } });
    await call(camille, 'PATCH', `/api/organisation/members/${uid}`, { role: 'admin' });
    const deleted = await site.call('DELETE', '/api/account', { cookie, body: { password: goodPassword } });
    expect(deleted.status).toBe(204);
    expect((await heldBy(from)).audits).toBe(3);
    await rows(`delete from outbox where kind = 'account-deleted'`);
    const tables = await rows(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const left: unknown[] = [];
    for (const { name } of tables)
      for (const row of await rows(`select t::text as row from "${name}" t`))
        if ([email, 'Noisette', uid].some((trace) => String(row.row).includes(trace)))
          left.push([name, row.row]);
    expect(left).toEqual([]);
    const { items } = await (await call(camille, 'GET', '/api/organisation/events')).json();
    expect(items.some(({ actorName }: { actorName: string }) => actorName === 'Compte supprimé')).toBe(true);
  });
});
