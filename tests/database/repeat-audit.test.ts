import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StartAuditRequest } from '#contract/audit.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { readAuditChoices } from '#service/audits/read-audit-choices.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { findAudit } from '#store/audits.ts';
import { messagesOfAudit } from '#store/outbox.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const database = testDatabase();
let world: AuditWorld;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
});
afterEach(() => world.close());

const request: StartAuditRequest = {
  url: 'exemple.fr/page',
  scope: 'site',
  maxPages: 7,
  device: 'desktop',
  exclude: ['/panier', '/compte'],
  profile: 'shop',
};

describe('an audit asked for again', () => {
  it('is the very same: pages, device, scope, profile and exclusions', async () => {
    const viewer = await world.addUser({ plan: 'agency' });
    const first = await startAudit(world.deps, viewer, request);
    const choices = await readAuditChoices(world.deps, viewer, first.id);
    expect(choices).toEqual({ ...request, url: 'https://exemple.fr/page', ignoreRobots: false });
    const { profile, ...rest } = choices;
    const again = await startAudit(world.deps, viewer, { ...rest, ...(profile && { profile }) });
    expect(await readAuditChoices(world.deps, viewer, again.id)).toEqual(choices);
  });

  it('is nobody’s but its owner’s, or an administrator’s', async () => {
    const [owner, stranger] = [await world.addUser(), await world.addUser()];
    const { id } = await startAudit(world.deps, owner, request);
    await expect(readAuditChoices(world.deps, stranger, id)).rejects.toMatchObject({
      code: 'request/not-found',
    });
    expect(await readAuditChoices(world.deps, { ...stranger, admin: true }, id)).toMatchObject({
      maxPages: 7,
    });
  });
});

it('a deleted audit leaves neither report, journal, pictures nor what its mail said', async () => {
  const viewer = await world.addUser();
  await world.startWorker(instantRunner);
  const { id } = await startAudit(world.deps, viewer, request);
  await eventually(async () => (await messagesOfAudit(world.deps.db, id))[0]?.state === 'sent');
  await deleteAudit(world.deps, viewer, id);
  expect(await findAudit(world.deps.db, id)).toBeNull();
  for (const table of ['reports', 'blobs', 'audit_attempts', 'outbox']) {
    const { rows } = await database.current().pool.query(`select 1 from ${table} where audit_id = $1`, [id]);
    expect(rows, table).toEqual([]);
  }
});
