import { afterEach, beforeEach, expect, it } from 'vitest';
import { MailError, type Mailer, type OutgoingMessage } from '#platform/mailer.ts';
import type { Job } from '#platform/queue.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import type { PartOrder } from '#service/reports/draw-parts.ts';
import type { DrawPictures } from '#service/reports/draw-pictures.ts';
import { messagesOfAudit, updateMessage } from '#store/outbox.ts';
import { type AuditApi, createAuditApi } from '../support/audit-api.ts';
import { plainMail } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { auditReport, finding, visitedPage } from '../support/report.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const url = 'https://www.exemple.fr/';
const shot = { key: 'page-1', width: 412, height: 2000 };
const box = { x: 20, y: 300, width: 120, height: 40 };
const report = () =>
  auditReport({
    pages: [visitedPage({ screenshot: shot })],
    findings: [
      finding({
        pages: [{ url, occurrences: 1, evidence: [{ type: 'element', selector: 'a', snippet: '<a>', box }] }],
      }),
    ],
  });

/** An audit whose result waits to be sent, with one stored picture of these bytes. */
async function waitingMail(bytes = new Uint8Array([1, 2, 3])): Promise<string> {
  const { id } = (await (await api.start(api.claire)).json()) as { id: string };
  const run: AuditRunner = async () => ({
    kind: 'report',
    report: report(),
    journal: [],
    screenshots: [{ key: 'page-1', contentType: 'image/webp', bytes }],
  });
  const signal = new AbortController().signal;
  const job = { id, data: { auditId: id, round: 0 }, retryCount: 0, lastTry: false, signal };
  await runAuditJob(api.world.deps, { run, workerId: 'test' })(job);
  const [message] = await messagesOfAudit(api.world.deps.db, id);
  return message?.id ?? '';
}

function recordingMailer(failures: Error[] = []): Mailer & { readonly sent: OutgoingMessage[] } {
  const sent: OutgoingMessage[] = [];
  const send = async (message: OutgoingMessage) => {
    sent.push(message);
    const failure = failures.shift();
    if (failure) throw failure;
  };
  return { sent, mailboxFolder: null, send, close: async () => {} };
}

/** Draws each part as bytes that differ, so that two drawings cannot pass for one. */
function countingDrawer() {
  const asked: PartOrder[][] = [];
  const draw: DrawPictures = async (orders) => {
    asked.push([...orders]);
    return orders.map((_, index) => Buffer.from(`jpeg ${asked.length}.${index}`));
  };
  return { asked, draw };
}

const deliver = (mailer: Mailer, draw: DrawPictures | undefined, messageId: string, retryCount = 0) => {
  const job: Job<'mail'> = {
    ...{ id: messageId, data: { messageId }, retryCount, lastTry: false },
    signal: new AbortController().signal,
  };
  return deliverMailJob(
    { ...api.world.deps, mailer },
    plainMail,
    undefined,
    draw,
  )(job).then(
    () => 'done',
    () => 'again',
  );
};
const shown = ({ sent }: { readonly sent: readonly OutgoingMessage[] }) =>
  sent.map(({ attachments = [] }) =>
    attachments.map(({ cid, content }) => [cid?.split('.')[0], content.toString()]),
  );

it('shows the home page and the place of a fix, drawn once, the same when it is sent again', async () => {
  const messageId = await waitingMail();
  const [drawer, mailer] = [countingDrawer(), recordingMailer([new MailError('temporary', 'ECONNREFUSED')])];
  expect(await deliver(mailer, drawer.draw, messageId)).toBe('again');
  await updateMessage(api.world.deps.db, messageId, { state: 'sending' });
  expect(await deliver(mailer, drawer.draw, messageId, 1)).toBe('done');
  const both = [
    ['home', 'jpeg 1.0'],
    ['fix-1', 'jpeg 1.1'],
  ];
  expect(shown(mailer)).toEqual([both, both]);
  expect(drawer.asked).toHaveLength(1);
  const [home, fix] = drawer.asked[0] ?? [];
  expect(home?.source).toBe('data:image/webp;base64,AQID');
  expect([home?.outline, fix?.outline]).toEqual([null, expect.objectContaining({ height: 50 })]);
  // What the words name is what goes with them.
  const told = JSON.parse(mailer.sent[0]?.text ?? '{}') as { pictures: Record<string, string> };
  expect(Object.values(told.pictures)).toEqual(mailer.sent[0]?.attachments?.map(({ cid }) => cid));
});

it('leaves without pictures where drawing fails, where nobody draws, or one is none', async () => {
  const failing: DrawPictures = () => Promise.reject(new Error('no browser'));
  const nothing: DrawPictures = async (orders) => orders.map(() => null);
  for (const draw of [failing, nothing, undefined]) {
    const mailer = recordingMailer();
    expect(await deliver(mailer, draw, await waitingMail())).toBe('done');
    expect(shown(mailer)).toEqual([[]]);
    expect(JSON.parse(mailer.sent[0]?.text ?? '{}')).not.toHaveProperty('pictures');
  }
});

it('is not held back for ever by a picture that kills its worker each time', async () => {
  const [drawer, mailer] = [countingDrawer(), recordingMailer()];
  expect(await deliver(mailer, drawer.draw, await waitingMail(), 2)).toBe('done');
  expect([drawer.asked, shown(mailer)]).toEqual([[], [[]]]);
});

it('never reads a picture of more than three megabytes, nor one of another audit', async () => {
  const [drawer, mailer] = [countingDrawer(), recordingMailer()];
  await waitingMail(new Uint8Array([7, 7, 7]));
  const messageId = await waitingMail(new Uint8Array(3_000_001));
  expect(await deliver(mailer, drawer.draw, messageId)).toBe('done');
  // The first audit has a picture of the same key: it is not this one’s.
  expect([drawer.asked, shown(mailer)]).toEqual([[], [[]]]);
});

it('leaves nothing of an audit deleted while its pictures were drawn', async () => {
  const messageId = await waitingMail();
  const mailer = recordingMailer();
  const { rows } = await database.current().pool.query('select id from audits');
  const draw: DrawPictures = async (orders) => {
    expect((await api.call(api.claire, 'DELETE', `/api/audits/${rows[0].id}`)).status).toBe(204);
    return orders.map(() => Buffer.from('jpeg'));
  };
  await deliver(mailer, draw, messageId);
  expect(mailer.sent).toEqual([]);
  const left = await database.current().pool.query('select count(*)::int as count from blobs');
  expect(left.rows[0].count).toBe(0);
});
