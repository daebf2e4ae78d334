import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { findAudit } from '#store/audits.ts';
import { findSiteFiles, saveSiteFiles } from '#store/site-files.ts';
import { type AuditWorld, createAuditWorld } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sampleReport } from '#tests/support/sample-report.ts';

const database = testDatabase();
let world: AuditWorld;
/** What the engine was given, audit by audit. */
let given: unknown[];
beforeEach(async () => {
  world = await createAuditWorld(database.current());
  given = [];
  await world.startWorker(async (order, { kept }) => {
    given.push(kept);
    return {
      kind: 'report',
      report: sampleReport(order),
      screenshots: [],
      journal: [],
      kept: {
        userAgent: 'Constat/1',
        answers: [
          { url: order.url, etag: `"${given.length}"`, lastModified: null, contentType: null, body: '' },
        ],
      },
    };
  });
});
afterEach(() => world.close());

type Viewer = Awaited<ReturnType<AuditWorld['addUser']>>;
async function audit(viewer: Viewer, url: string): Promise<string> {
  const { id } = await startAudit(world.deps, viewer, { url, scope: 'site' });
  await eventually(async () => (await findAudit(world.deps.db, id))?.status === 'done');
  return id;
}

it('the next audit of the same site by the same account gets what the last one kept; nobody else does', async () => {
  const [mine, other] = [await world.addUser(), await world.addUser()];
  await audit(mine, 'https://exemple.fr/page');
  await audit(mine, 'https://exemple.fr/');
  await audit(mine, 'https://autre.fr/');
  await audit(other, 'https://exemple.fr/');
  expect(given).toEqual([
    null,
    expect.objectContaining({ answers: [expect.objectContaining({ etag: '"1"' })] }),
    null,
    null,
  ]);
});

it('goes with the audit that its owner deletes', async () => {
  const viewer = await world.addUser();
  const id = await audit(viewer, 'https://exemple.fr/');
  expect(await findSiteFiles(world.deps.db, viewer.uid, 'https://exemple.fr')).not.toBe(null);
  await deleteAudit(world.deps, viewer, id);
  expect(await findSiteFiles(world.deps.db, viewer.uid, 'https://exemple.fr')).toBe(null);
});

it('is forgotten when it was not used for 90 days', async () => {
  const { uid } = await world.addUser();
  const { db } = world.deps;
  await saveSiteFiles(db, uid, 'https://vieux.fr', {}, new Date('2026-01-01'));
  await saveSiteFiles(db, uid, 'https://exemple.fr', {}, new Date('2026-04-15'));
  expect(await findSiteFiles(db, uid, 'https://vieux.fr')).toBe(null);
  expect(await findSiteFiles(db, uid, 'https://exemple.fr')).toEqual({});
});
