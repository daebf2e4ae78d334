import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { livePostmaster } from '#platform/embedded-postgres-lock.ts';
import { eventually } from '../support/eventually.ts';
import { isWhole } from '../support/scope.ts';
import { messageIdOf, type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';
import { type Product, startProduct } from './kill-product.ts';

/** They are alike, and each takes seconds. */
const rounds = isWhole ? 10 : 2;
const people = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'];

/** Moments between 50 and 2,500 ms, the same in every run: a failure can be reproduced. */
function* moments(): Generator<number, never> {
  let state = 20_261_121;
  for (;;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield 50 + ((state >>> 8) % 2_450);
  }
}

describe(`kill -9 of everything, database server included, ${rounds} times`, () => {
  let root = '';
  let sink: SmtpSink;
  let product: Product | null = null;
  const clients: Client[] = [];
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'constat-faults-'));
    chmodSync(root, 0o755);
    sink = await startSmtpSink();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.end().catch(() => {});
    await killAll();
    await sink.close();
    rmSync(root, { recursive: true, force: true });
  });

  const acknowledged = new Set<string>();
  const start = () =>
    startProduct(
      {
        postgresFolder: join(root, 'postgres'),
        smtpUrl: sink.url,
        dataFolder: join(root, 'data'),
        engineMs: 700,
        auditsAtOnce: 3,
      },
      (id) => acknowledged.add(id),
    );

  async function killAll(): Promise<void> {
    await product?.kill();
    const server = livePostmaster(join(root, 'postgres', 'cluster'));
    if (server) process.kill(server.pid, 'SIGKILL');
  }

  async function connect(url: string): Promise<Client> {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    clients.push(client);
    return client;
  }

  it('loses no audit, leaves none running, and sends no mail twice but the doubtful ones', async () => {
    const moment = moments();
    for (let round = 0; round < rounds; round += 1) {
      product = await start();
      if (round === 0) await addPeople(await connect(product.databaseUrl));
      for (const uid of people) product.start(uid);
      await new Promise((resolve) => setTimeout(resolve, moment.next().value));
      await killAll();
    }
    product = await start();
    const db = await connect(product.databaseUrl);
    await eventually(async () => {
      const { rows } = await db.query(`select
        (select count(*) from audits where status in ('queued', 'running'))::int as audits,
        (select count(*) from outbox where state in ('queued', 'sending'))::int as mails`);
      return rows[0].audits === 0 && rows[0].mails === 0;
    }, 120_000);

    const { rows: audits } = await db.query('select id, status, round, error_code from audits');
    const known = new Set(audits.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !known.has(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds);
    const done = audits.filter(({ status }) => status === 'done');
    expect(audits.filter(({ status }) => status !== 'done' && status !== 'error')).toEqual([]);
    const { rows: reports } = await db.query('select audit_id from reports');
    expect(reports.map(({ audit_id }) => audit_id).sort()).toEqual(done.map(({ id }) => id).sort());

    const { rows: mails } = await db.query(
      'select audit_id, message_id, state, doubts, attempts from outbox',
    );
    expect(mails.map(({ audit_id }) => audit_id).sort()).toEqual([...known].sort());
    const received = new Map<string, number>();
    for (const raw of sink.taken) received.set(messageIdOf(raw), (received.get(messageIdOf(raw)) ?? 0) + 1);
    for (const mail of mails) {
      const copies = received.get(mail.message_id) ?? 0;
      expect(mail.doubts, 'doubts').toBeLessThanOrEqual(2);
      expect(copies, `copies of ${JSON.stringify(mail)}`).toBeLessThanOrEqual(mail.doubts > 0 ? 2 : 1);
      if (mail.state === 'sent') expect(copies).toBeGreaterThanOrEqual(1);
      else expect(mail.state).toBe('uncertain');
    }
    const doubtful = mails.filter(({ doubts }) => doubts > 0).length;
    console.log(
      `${audits.length} audits, ${done.length} done, ${sink.taken.length} mails received, ${doubtful} doubtful`,
    );
  });
});

async function addPeople(client: Client): Promise<void> {
  for (const uid of people) {
    await client.query(
      "insert into users (uid, email, created_at, plan) values ($1, $1 || '@exemple.fr', now(), 'agency')",
      [uid],
    );
  }
}
