import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAudit } from '#service/audits/start-audit.ts';
import { attemptsOf } from '#store/attempts.ts';
import { findAudit } from '#store/audits.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { type AuditWorld, createAuditWorld } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';
import { type Product, startProduct } from './kill-product.ts';

/** A job without a heartbeat for ten seconds is another worker’s, two seconds later. */
const freezeMs = 18_000;

describe('a worker whose event loop stands still', () => {
  const database = testDatabase();
  const products: Product[] = [];
  let world: AuditWorld;
  let sink: SmtpSink;
  beforeEach(async () => {
    sink = await startSmtpSink();
    world = await createAuditWorld(database.current());
  });
  afterEach(async () => {
    for (const product of products.splice(0)) await product.kill();
    await world.close();
    await sink.close();
  });

  const start = async (more: { readonly freezeMs?: number; readonly frozenMs?: number }) => {
    const folders = { smtpUrl: sink.url, dataFolder: world.mailFolder };
    const setup = { ...folders, databaseUrl: database.current().url, auditsAtOnce: 1, engineMs: 100 };
    const product = await startProduct({ ...setup, ...more });
    products.push(product);
    return product;
  };
  /** An audit that the worker started last has taken. */
  const takenBy = async (product: Product) => {
    const { db } = database.current();
    const { id } = await startAudit(world.deps, await world.addUser(), { url: 'exemple.fr', scope: 'page' });
    await eventually(async () =>
      (await attemptsOf(db, id)).some(({ workerId }) => workerId.includes(`:${product.pid}:`)),
    );
    return id;
  };
  const ended = async (id: string) =>
    eventually(async () => {
      const row = await findAudit(database.current().db, id);
      return row?.status === 'done' && row;
    }, 60_000);

  testOfAll('keeps its audit', async () => {
    const id = await takenBy(await start({ freezeMs }));
    await start({});
    expect(await ended(id)).toMatchObject({ attempts: 1 });
  });

  it('loses it to another when it stands still for longer than allowed', async () => {
    const id = await takenBy(await start({ freezeMs: 4 * freezeMs, frozenMs: 1_000 }));
    await start({});
    expect(await ended(id)).toMatchObject({ attempts: 2 });
  });
});
