import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailData } from '#contract/mails.ts';
import { MailError, type Mailer, type OutgoingMessage } from '#platform/mailer.ts';
import type { Job } from '#platform/queue.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import { queueMail } from '#service/mail/queue-mail.ts';
import { reconcileMails } from '#service/mail/reconcile-mails.ts';
import { resendMail } from '#service/mail/resend-mail.ts';
import { findMessage, updateMessage } from '#store/outbox.ts';
import { type AuditWorld, createAuditWorld, instantRunner, plainMail } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

const database = testDatabase();
const admin = { uid: 'une-administratrice' };
const changed: MailData<'password-changed'> = {
  displayName: 'Claire',
  changedAt: '2026-11-21T10:00:00.000Z',
  resetUrl: 'http://constat.example/mot-de-passe-oublie',
};

/** A mailer that does what it is told, and remembers what reached it. */
function scriptedMailer(failures: (Error | null)[]): Mailer & { readonly sent: OutgoingMessage[] } {
  const sent: OutgoingMessage[] = [];
  return {
    sent,
    mailboxFolder: null,
    async send(message) {
      sent.push(message);
      const failure = failures.shift() ?? null;
      if (failure !== null) throw failure;
    },
    close: async () => {},
  };
}

let world: AuditWorld;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
});
afterEach(() => world.close());

const queue = (dedupeKey = 'key') =>
  queueMail(world.deps, world.deps.db, {
    kind: 'password-changed',
    to: 'claire@exemple.fr',
    data: changed,
    dedupeKey,
  });
const queued = async () => (await queue()) ?? '';
const job = (messageId: string, lastTry = false): Job<'mail'> => ({
  id: messageId,
  data: { messageId },
  retryCount: 0,
  lastTry,
  signal: new AbortController().signal,
});
/** Runs the job once; true when it asks the queue to try again. */
const run = (mailer: Mailer, id: string, lastTry = false) =>
  deliverMailJob(
    { ...world.deps, mailer },
    plainMail,
  )(job(id, lastTry)).then(
    () => false,
    () => true,
  );
const stateOf = async (id: string) => (await findMessage(world.deps.db, id))?.state;

describe('the outbox', () => {
  it('takes one message a key, with its cause or not at all', async () => {
    const { db } = world.deps;
    await expect(
      db.transaction(async (tx) => {
        await queueMail(world.deps, tx, {
          kind: 'password-changed',
          to: 'claire@exemple.fr',
          data: changed,
          dedupeKey: 'key',
        });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect((await world.deps.queue.counts()).mail.queued).toBe(0);
    expect(await queue()).toEqual(expect.any(String));
    expect(await queue()).toBeNull();
    expect((await world.deps.queue.counts()).mail.queued).toBe(1);
  });

  it('has committed « sending » before the first byte leaves', async () => {
    const id = await queued();
    let seen: string | undefined;
    const mailer: Mailer = {
      mailboxFolder: null,
      send: async () => {
        const { rows } = await database.current().pool.query('select state from outbox where id = $1', [id]);
        seen = rows[0].state;
      },
      close: async () => {},
    };
    await run(mailer, id);
    expect([seen, await stateOf(id)]).toEqual(['sending', 'sent']);
    expect(await run(mailer, id)).toBe(false);
  });

  it('tries again after a sure failure, as often as the queue allows, without any doubt', async () => {
    const id = await queued();
    const refused = () => new MailError('temporary', 'ECONNREFUSED');
    const mailer = scriptedMailer([refused(), refused(), null]);
    expect([await run(mailer, id), await stateOf(id)]).toEqual([true, 'queued']);
    expect(await run(mailer, id)).toBe(true);
    expect([await run(mailer, id), await stateOf(id)]).toEqual([false, 'sent']);
    expect(await findMessage(world.deps.db, id)).toMatchObject({ attempts: 3, doubts: 0 });
    expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('gives up on a permanent refusal and at the end of the retries', async () => {
    const [refused, late] = [await queued(), (await queue('late')) ?? ''];
    expect(await run(scriptedMailer([new MailError('permanent', '550')]), refused)).toBe(false);
    expect(await run(scriptedMailer([new MailError('temporary', 'ECONNREFUSED')]), late, true)).toBe(false);
    expect([await stateOf(refused), await stateOf(late)]).toEqual(['failed', 'failed']);
  });

  it('sends a doubtful message once more, then leaves it uncertain', async () => {
    const id = await queued();
    const mute = () => new MailError('uncertain', 'timeout after DATA');
    const mailer = scriptedMailer([mute(), mute(), null]);
    expect([await run(mailer, id), await stateOf(id)]).toEqual([true, 'queued']);
    expect([await run(mailer, id), await stateOf(id)]).toEqual([false, 'uncertain']);
    expect(await run(mailer, id)).toBe(false);
    expect(mailer.sent).toHaveLength(2);
  });

  it('a process that died while sending is the same doubt', async () => {
    const id = await queued();
    const mailer = scriptedMailer([]);
    await updateMessage(world.deps.db, id, { state: 'sending', doubts: 1 });
    await run(mailer, id);
    expect([await stateOf(id), mailer.sent.length]).toEqual(['uncertain', 0]);
    const other = (await queue('other')) ?? '';
    await updateMessage(world.deps.db, other, { state: 'sending' });
    await run(mailer, other);
    expect([await stateOf(other), mailer.sent.length]).toEqual(['sent', 1]);
  });

  it('erases secret links once sent, and then never sends them again', async () => {
    const id =
      (await queueMail(world.deps, world.deps.db, {
        kind: 'password-reset',
        to: 'claire@exemple.fr',
        data: {
          displayName: '',
          url: 'http://constat.example/reinitialisation?token=s3cret',
          expiresAt: '2026-11-21T11:00:00.000Z',
        },
        dedupeKey: 'reset',
      })) ?? '';
    await run(scriptedMailer([]), id);
    expect((await findMessage(world.deps.db, id))?.data).toEqual({});
    await expect(resendMail(world.deps, admin, id)).rejects.toMatchObject({ code: 'mail/not-resendable' });
  });

  it('is delivered by a worker, and once more when an administrator asks, under the same Message-ID', async () => {
    const mailer = scriptedMailer([]);
    await world.startWorker(instantRunner, { mailer });
    const id = await queued();
    await eventually(async () => (await stateOf(id)) === 'sent');
    await eventually(
      async () => (await world.deps.queue.states(world.deps.db, 'mail', [id])).get(id) === 'ended',
    );
    await resendMail(world.deps, admin, id);
    await eventually(async () => mailer.sent.length === 2 && (await stateOf(id)) === 'sent');
    expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(1);
    // A second administrator had seen one attempt: the message has left since.
    await expect(resendMail(world.deps, admin, id, 1)).rejects.toMatchObject({ code: 'mail/not-resendable' });
    expect(mailer.sent).toHaveLength(2);
  });

  it('a message whose job was lost gets a new one', async () => {
    const id = await queued();
    await database.current().pool.query("delete from pgboss.job where name = 'mail'");
    await reconcileMails(world.deps);
    expect((await world.deps.queue.counts()).mail.queued).toBe(0);
    world.clock.move(61_000);
    await reconcileMails(world.deps);
    expect([...(await world.deps.queue.states(world.deps.db, 'mail', [id]))]).toEqual([[id, 'live']]);
  });
});
