import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAudit } from '#service/audits/start-audit.ts';
import { startVerification } from '#service/verifications/start-verification.ts';
import { attemptsOf } from '#store/attempts.ts';
import { findAudit } from '#store/audits.ts';
import { messagesOfAudit } from '#store/outbox.ts';
import { findVerification } from '#store/verifications.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { type AuditWorld, createAuditWorld } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { messageIdOf, type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';
import { type Product, startProduct } from './kill-product.ts';

describe('kill -9 of the worker', () => {
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

  it('in the middle of an audit: another finishes it within a minute, with one report and one mail', async () => {
    const { db, url } = database.current();
    const setup = { databaseUrl: url, smtpUrl: sink.url, dataFolder: world.mailFolder, auditsAtOnce: 1 };
    const victim = await startProduct({ ...setup, engineMs: 600_000 });
    products.push(victim);
    const viewer = await world.addUser();
    const { id } = await startAudit(world.deps, viewer, { url: 'exemple.fr', scope: 'page' });
    await eventually(async () => (await findAudit(db, id))?.status === 'running');
    products.push(await startProduct({ ...setup, engineMs: 200 }));
    const killedAt = performance.now();
    await victim.kill();
    const audit = await eventually(async () => {
      const row = await findAudit(db, id);
      return row?.status === 'done' && row;
    }, 60_000);
    const takeoverMs = performance.now() - killedAt;
    console.log(`taken over and finished after ${(takeoverMs / 1000).toFixed(1)} s`);
    expect(audit.attempts).toBe(2);
    expect((await attemptsOf(db, id)).map(({ outcome }) => outcome)).toEqual(['done', 'lost']);
    const mail = await eventually(async () => {
      const [message] = await messagesOfAudit(db, id);
      return message?.state === 'sent' && message;
    });
    expect(await messagesOfAudit(db, id)).toHaveLength(1);
    expect(sink.taken.map(messageIdOf)).toEqual([`${mail.id}@constat.example`]);
    const { rows } = await database.current().pool.query('select count(*)::int as n from reports');
    expect(rows[0].n).toBe(1);
  });

  testOfAll('in the middle of a verification: another answers it, once', async () => {
    const { db, url } = database.current();
    const setup = { databaseUrl: url, smtpUrl: sink.url, dataFolder: world.mailFolder, auditsAtOnce: 1 };
    const victim = await startProduct({ ...setup, engineMs: 1, checkMs: 50_000 });
    products.push(victim);
    const viewer = await world.addUser();
    const { id } = await startAudit(world.deps, viewer, { url: 'exemple.fr', scope: 'page' });
    await eventually(async () => (await findAudit(db, id))?.status === 'done');
    const asked = { ruleId: 'sec-hsts-absent', page: 'https://exemple.fr/' };
    const verification = await startVerification(world.deps, viewer, id, asked);
    const row = () => findVerification(db, id, verification.id);
    await eventually(async () => (await row())?.status === 'running');
    products.push(await startProduct({ ...setup, engineMs: 1, checkMs: 1 }));
    await victim.kill();
    const answered = await eventually(async () => {
      const found = await row();
      return found?.status === 'done' && found;
    }, 60_000);
    expect(answered.attempts).toBe(2);
    const { rows } = await database.current().pool.query('select count(*)::int as n from verifications');
    expect(rows[0].n).toBe(1);
  });
});
