import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWorker, type Worker } from '#jobs/start-worker.ts';
import { MailError, type Mailer, type OutgoingMessage } from '#platform/mailer.ts';
import type { Job } from '#platform/queue.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import { readPdfState } from '#service/reports/export-report.ts';
import type { RenderPdf } from '#service/reports/render-pdf.ts';
import { findMessage, messagesOfAudit, updateMessage } from '#store/outbox.ts';
import { saveReport } from '#store/reports.ts';
import { type AuditApi, codeOf, createAuditApi } from '../support/audit-api.ts';
import {
  idleChecker,
  idleMeasurer,
  idlePoster,
  idleVisitor,
  instantRunner,
  plainMail,
} from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { auditReport, greenPixel } from '../support/report.ts';

const database = testDatabase();
let api: AuditApi;
let worker: Worker | null = null;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await api.world.close();
});

/** A renderer whose every file differs, so that two renderings cannot pass for one. */
function countingRenderer(fail = false) {
  const rendered: string[] = [];
  const render: RenderPdf = async ({ report, reportUrl }) => {
    rendered.push(reportUrl);
    if (fail) throw new Error('no browser');
    return new TextEncoder().encode(`%PDF-1.4 ${report.host} ${rendered.length}`);
  };
  return { render, rendered };
}

/** Remembers what left; fails as told first. */
function recordingMailer(failures: Error[] = []): Mailer & { readonly sent: OutgoingMessage[] } {
  const sent: OutgoingMessage[] = [];
  const send = async (message: OutgoingMessage) => {
    sent.push(message);
    const failure = failures.shift();
    if (failure) throw failure;
  };
  return { sent, mailboxFolder: null, send, close: async () => {} };
}

async function workWith(render: RenderPdf | null, mailer: Mailer): Promise<void> {
  const { deps } = api.world;
  const { url: connectionString, db } = database.current();
  const options = { role: 'worker', auditsAtOnce: 1, stopGraceMs: 3000 } as const;
  const queue = await openQueue({ connectionString, db, log: deps.log, ...options });
  const world = {
    ...{ run: instantRunner, check: idleChecker, visit: idleVisitor, measure: idleMeasurer },
    ...{ post: idlePoster, renderMail: plainMail },
  };
  const withPdf = render === null ? world : { ...world, renderPdf: render };
  worker = await startWorker({ ...deps, queue, mailer }, withPdf);
}

async function startedAudit(): Promise<string> {
  return ((await (await api.start(api.claire)).json()) as { id: string }).id;
}

/** An audit whose report is stored and whose result mail waits, nobody working. @returns both ids. */
async function waitingMail(): Promise<{ id: string; messageId: string }> {
  const id = await startedAudit();
  const signal = new AbortController().signal;
  const job = { id, data: { auditId: id, round: 0 }, retryCount: 0, lastTry: false, signal };
  await runAuditJob(api.world.deps, { run: instantRunner, workerId: 'test' })(job);
  const [message] = await messagesOfAudit(api.world.deps.db, id);
  return { id, messageId: message?.id ?? '' };
}

const mailJob = (messageId: string, retryCount = 0): Job<'mail'> => ({
  id: messageId,
  data: { messageId },
  retryCount,
  lastTry: false,
  signal: new AbortController().signal,
});
/** Runs the mail job as a worker would; true when it asks to be tried again. */
const deliver = (mailer: Mailer, render: RenderPdf, messageId: string, retryCount = 0) =>
  deliverMailJob(
    { ...api.world.deps, mailer },
    plainMail,
    render,
  )(mailJob(messageId, retryCount)).then(
    () => false,
    () => true,
  );
const attached = (mailer: { readonly sent: readonly OutgoingMessage[] }) =>
  mailer.sent.map((message) => message.attachments?.map(({ content }) => content.toString()) ?? []);
const askPdf = (id: string, person = api.claire) =>
  api.call(person, 'GET', `/api/reports/${id}/export?format=pdf`);
/** Comes back for it, as its answer says, until it is there. */
async function exportPdf(id: string, person = api.claire) {
  let answer = await askPdf(id, person);
  for (let tries = 0; answer.status === 202 && tries < 20; tries += 1) answer = await askPdf(id, person);
  return answer;
}

describe('the result mail', () => {
  it('carries the PDF once, the same file as the export of every plan, made once', async () => {
    const [mailer, pdf] = [recordingMailer(), countingRenderer()];
    await workWith(pdf.render, mailer);
    const id = await startedAudit();
    await eventually(async () => mailer.sent.length > 0);
    expect(mailer.sent[0]?.attachments).toMatchObject([
      {
        filename: expect.stringMatching(/^constat-exemple\.fr-\d{4}-\d\d-\d\d\.pdf$/),
        contentType: 'application/pdf',
      },
    ]);
    const answer = await exportPdf(id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain(mailer.sent[0]?.attachments?.[0]?.filename);
    expect([[await answer.text()]]).toEqual(attached(mailer));
    expect(pdf.rendered).toEqual([`http://constat.example/reports/${id}`]);
  });

  it('sent again carries the same file', async () => {
    const { messageId } = await waitingMail();
    const mailer = recordingMailer([new MailError('temporary', 'ECONNREFUSED')]);
    const pdf = countingRenderer();
    expect(await deliver(mailer, pdf.render, messageId)).toBe(true);
    // As a worker leaves it that dies after the first byte.
    await updateMessage(api.world.deps.db, messageId, { state: 'sending' });
    expect(await deliver(mailer, pdf.render, messageId, 1)).toBe(false);
    expect(attached(mailer)).toEqual([['%PDF-1.4 exemple.fr 1'], ['%PDF-1.4 exemple.fr 1']]);
    expect(mailer.sent.map(({ text }) => JSON.parse(text).pdf)).toEqual([true, true]);
  });

  it('leaves without its PDF, and says so, where the server finds it too large', async () => {
    const { messageId } = await waitingMail();
    const mailer = recordingMailer([new MailError('too-large', '552')]);
    expect(await deliver(mailer, countingRenderer().render, messageId)).toBe(false);
    expect(attached(mailer)).toEqual([['%PDF-1.4 exemple.fr 1'], []]);
    expect(mailer.sent.map(({ text }) => JSON.parse(text).pdf)).toEqual([true, false]);
    expect((await findMessage(api.world.deps.db, messageId))?.state).toBe('sent');
  });

  it('is not yet on its way while its PDF is made: a worker that dies then leaves no doubt', async () => {
    const { id, messageId } = await waitingMail();
    const mailer = recordingMailer();
    const seen: unknown[] = [];
    const render: RenderPdf = async () => {
      seen.push((await findMessage(api.world.deps.db, messageId))?.state);
      // The report is readable before its mail leaves.
      seen.push((await api.call(api.claire, 'GET', `/api/reports/${id}`)).status, mailer.sent.length);
      return new TextEncoder().encode('%PDF');
    };
    await deliver(mailer, render, messageId);
    expect(seen).toEqual(['queued', 200, 0]);
    expect(await findMessage(api.world.deps.db, messageId)).toMatchObject({ state: 'sent', doubts: 0 });
  });

  it('leaves without a PDF that fails, and a second sending does not try again', async () => {
    const { messageId } = await waitingMail();
    const mailer = recordingMailer([new MailError('temporary', 'ECONNREFUSED')]);
    const pdf = countingRenderer(true);
    await deliver(mailer, pdf.render, messageId);
    await deliver(mailer, pdf.render, messageId, 1);
    expect(attached(mailer)).toEqual([[], []]);
    // Nor does it say that it carries one.
    expect(mailer.sent.map(({ text }) => JSON.parse(text).pdf)).toEqual([false, false]);
    expect(pdf.rendered).toHaveLength(1);
  });

  it('is not held back for ever by a PDF that kills its worker each time', async () => {
    const { messageId } = await waitingMail();
    const [mailer, pdf] = [recordingMailer(), countingRenderer()];
    await deliver(mailer, pdf.render, messageId, 2);
    expect([pdf.rendered.length, attached(mailer)]).toEqual([0, [[]]]);
  });
});

describe('GET /api/reports/{id}/export?format=pdf', () => {
  it('has a worker make the PDF of an older report, in a process without a browser', async () => {
    const { id } = await waitingMail();
    const pdf = countingRenderer();
    await database.current().pool.query("delete from pgboss.job where name = 'mail'");
    await workWith(pdf.render, recordingMailer());
    const answers = await Promise.all([exportPdf(id), exportPdf(id), exportPdf(id, api.admin)]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
      Array.from({ length: 3 }, () => '%PDF-1.4 exemple.fr 1'),
    );
    expect(pdf.rendered).toHaveLength(1);
  });

  it('is made again once somebody decided, by the same words, and the one before goes', async () => {
    const { id } = await waitingMail();
    await database.current().pool.query("delete from pgboss.job where name = 'mail'");
    const told: unknown[] = [];
    const pdf = countingRenderer();
    const render: RenderPdf = (input, signal) => {
      told.push(input.decided?.counts.defectsDecided);
      return pdf.render(input, signal);
    };
    await workWith(render, recordingMailer());
    await saveReport(api.world.deps.db, id, auditReport(), new Date());
    const before = await (await exportPdf(id)).text();
    const rule = { ruleId: 'rgaa-langue-absente', verdict: 'fail', scope: 'rule', kind: 'third-party' };
    const made = await api.call(api.claire, 'POST', `/api/reports/${id}/decisions`, {
      ...rule,
      reason: 'Tiers.',
    });
    expect(made.status).toBe(201);
    const after = await (await exportPdf(id)).text();
    expect(after).toBe('%PDF-1.4 www.exemple.fr 2');
    expect(before).not.toBe(after);
    expect(await (await exportPdf(id)).text()).toBe(after);
    expect(told).toEqual([undefined, 1]);
    const { rows } = await database
      .current()
      .pool.query("select key from blobs where content_type = 'application/pdf'");
    expect(rows).toHaveLength(1);
  });

  it('bears the name and logo of its owner where the plan allows it, and is made again when they change', async () => {
    const { id } = await waitingMail();
    await database.current().pool.query("delete from pgboss.job where name = 'mail'");
    const brands: unknown[] = [];
    const pdf = countingRenderer();
    const render: RenderPdf = (input, signal) => {
      brands.push(input.brand);
      return pdf.render(input, signal);
    };
    await workWith(render, recordingMailer());
    const put = (body: unknown) => api.call(api.claire, 'PUT', '/api/account/brand', body);
    const name = 'Agence Lumière';
    expect(await codeOf(await put({ name }))).toEqual([403, 'brand/not-in-plan']);
    const plan = (to: string) =>
      api.call(api.admin, 'PATCH', `/api/admin/users/${api.claire.viewer.uid}`, { plan: to });
    await plan('agency');
    for (const wrong of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', ''.padEnd(100, 'x')])
      expect(await codeOf(await put({ name, logo: Buffer.from(wrong).toString('base64') }))).toEqual([
        400,
        'brand/bad-logo',
        'logo',
      ]);
    expect((await put({ name, logo: greenPixel })).status).toBe(200);
    expect(await (await exportPdf(id)).text()).toContain(' 1');
    await put({ name: `${name} & fils` });
    expect(await (await exportPdf(id)).text()).toContain(' 2');
    await plan('free');
    expect(await (await exportPdf(id)).text()).toContain(' 3');
    const logo = expect.stringMatching(/^data:image\/png;base64,iVBOR/);
    expect(brands).toEqual([{ name, logo }, { name: `${name} & fils`, logo }, null]);
    await plan('agency');
    expect(await (await put({ name: '' })).json()).toEqual({ name: '', logo: null, color: null });
  });

  it('says so when it could not be made, and works once it can', async () => {
    const { id } = await waitingMail();
    await workWith(null, recordingMailer());
    expect(await codeOf(await exportPdf(id))).toEqual([503, 'file/unavailable']);
    await worker?.stop();
    await workWith(countingRenderer().render, recordingMailer());
    expect((await exportPdf(id)).status).toBe(200);
  });

  it('says that it is being made while a worker is at it, after a decision too, and gives the new one', async () => {
    const { id } = await waitingMail();
    await database.current().pool.query("delete from pgboss.job where name = 'mail'");
    const states = () =>
      Promise.all([true, false].map(async (ask) => (await readPdfState(deps, viewer, id, ask)).state));
    const { deps } = api.world;
    const { viewer } = api.claire;
    let finish = () => {};
    const pdf = countingRenderer();
    const render: RenderPdf = async (input, signal) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return pdf.render(input, signal);
    };
    const waits = async () => {
      const answer = await askPdf(id);
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
        202,
        '5',
        {
          status: 'preparing',
          detail: expect.stringContaining('en préparation'),
          retryAfterSeconds: 5,
        },
      ]);
      expect(await states()).toEqual(['preparing', 'preparing']);
    };
    const gives = async (text: string) => {
      finish();
      expect(await (await exportPdf(id)).text()).toBe(text);
      expect(await states()).toEqual(['ready', 'ready']);
    };
    // Nobody asked yet, and no worker is there.
    expect((await readPdfState(deps, viewer, id, false)).state).toBe('failed');
    await waits();
    await saveReport(deps.db, id, auditReport(), new Date());
    await workWith(render, recordingMailer());
    await waits();
    await gives('%PDF-1.4 www.exemple.fr 1');
    const rule = { ruleId: 'rgaa-langue-absente', verdict: 'fail', scope: 'rule', kind: 'third-party' };
    await api.call(api.claire, 'POST', `/api/reports/${id}/decisions`, { ...rule, reason: 'Tiers.' });
    await waits();
    await gives('%PDF-1.4 www.exemple.fr 2');
    await expect(readPdfState(deps, api.marc.viewer, id, true)).rejects.toMatchObject({
      code: 'request/not-found',
    });
  });

  it('is the same 404 for another’s report, for none, and while there is none', async () => {
    const { id } = await waitingMail();
    const running = await startedAudit();
    expect(await codeOf(await exportPdf(id, api.marc))).toEqual([404, 'request/not-found']);
    expect(await codeOf(await exportPdf(running))).toEqual([404, 'request/not-found']);
    expect((await api.call(null, 'GET', `/api/reports/${id}/export?format=pdf`)).status).toBe(401);
  });

  it('leaves nothing of an audit deleted while its PDF was made', async () => {
    const { id, messageId } = await waitingMail();
    const mailer = recordingMailer();
    const render: RenderPdf = async () => {
      expect((await api.call(api.claire, 'DELETE', `/api/audits/${id}`)).status).toBe(204);
      return new TextEncoder().encode('%PDF');
    };
    await deliver(mailer, render, messageId);
    // Its mail, which has not left, never will.
    expect(attached(mailer)).toEqual([]);
    const { rows } = await database.current().pool.query('select count(*)::int as count from blobs');
    expect(rows[0].count).toBe(0);
  });
});
