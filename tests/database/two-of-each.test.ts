import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CookieClient, cookieClient } from '../support/cookie-client.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { startFakeWorker } from '../support/fake-worker.ts';
import { goodPassword } from '../support/http.ts';
import { type Product, startProduct, untilReady } from '../support/product.ts';
import { readPrometheus } from '../support/read-prometheus.ts';
import { type RoundRobin, startRoundRobin } from '../support/round-robin.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const metricsToken = 'un-jeton-de-mesures';
let proxy: RoundRobin;
let client: CookieClient;
let sink: SmtpSink;
let webs: Product[] = [];
let stopWorkers: (() => Promise<void>)[] = [];
/** What the workers wrote. */
let written = '';

beforeEach(async () => {
  proxy = await startRoundRobin();
  client = cookieClient(proxy.url);
  sink = await startSmtpSink();
  const env = {
    DATABASE_URL: database.current().url,
    CONSTAT_DATA: mkdtempSync(join(tmpdir(), 'constat-two-')),
    CONSTAT_URL: proxy.url,
    CONSTAT_TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: sink.url,
    CONSTAT_METRICS_TOKEN: metricsToken,
  };
  written = '';
  webs = await Promise.all([startProduct(env, 'web'), startProduct(env, 'web')]);
  const write = (line: string) => {
    written += line;
  };
  // Two that share nothing but the database, as two processes would: each loads the whole product.
  stopWorkers = await Promise.all([startFakeWorker(env, write), startFakeWorker(env, write)]);
  await Promise.all(webs.map(untilReady));
  proxy.targets = webs.map((web) => web.url);
});
afterEach(async () => {
  for (const { child } of webs) child.kill('SIGTERM');
  await Promise.all([...webs.map((web) => web.ended), ...stopWorkers.map((stop) => stop())]);
  await Promise.all([proxy.close(), sink.close()]);
});

/** Asks through the proxy. */
const call: CookieClient['call'] = (...asked) => client.call(...asked);

/** The mails that left, by their kind (`plainMail` puts it in the subject). */
async function mailsOf(kind: string) {
  const mails = await Promise.all(sink.taken.map((raw) => simpleParser(raw)));
  return mails.filter((mail) => mail.subject === `[${kind}]`);
}
const mailOf = (kind: string) => eventually(async () => (await mailsOf(kind))[0] ?? null, 60_000);

interface Line {
  readonly message?: string;
  readonly msg?: string;
  readonly trace?: string;
}
const linesOf = (output: string): Line[] =>
  output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));

/** Both tell what the database holds, by templates alone, to who bears the token. */
async function assertMeasured(id: string) {
  expect((await call('GET', '/metrics')).status).toBe(404);
  for (const { url } of webs) {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    const samples = readPrometheus(text);
    const told = (name: string, labels: Record<string, string> = {}) =>
      samples.find((one) => one.name === name && isDeepStrictEqual(one.labels, labels))?.value;
    expect(told('constat_audits', { status: 'done' })).toBe(1);
    expect(told('constat_mails', { state: 'sent' })).toBe(2);
    expect(told('constat_workers')).toBe(2);
    expect(told('constat_queue_jobs', { queue: 'audit', state: 'waiting' })).toBe(0);
    expect(told('constat_queue_oldest_seconds', { queue: 'audit' })).toBe(0);
    expect(told('constat_metrics_failed', { source: 'database' })).toBe(0);
    const routes = new Set(samples.flatMap(({ labels }) => labels.route ?? []));
    expect(routes).toContain('/dashboard');
    expect(routes).toContain('/api/reports/:id');
    expect(text).not.toContain(id);
  }
}

it('two web processes and two workers on one database: whichever answers, the path, its mails and its limits are one', async () => {
  expect((await call('POST', '/api/identity/sign-up', { email, password: goodPassword })).status).toBe(202);
  const { url } = JSON.parse((await mailOf('email-verification')).text ?? '') as { url: string };
  const token = new URL(url).searchParams.get('token');
  const verified = await call('POST', '/api/identity/verify', { token, password: goodPassword });
  expect(verified.status).toBeLessThan(300);
  const signedIn = await call('POST', '/api/identity/sign-in', { email, password: goodPassword });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  expect((await call('POST', '/api/auth/session', { idToken })).status).toBe(200);
  // The session is known to both.
  const reads = await Promise.all([1, 2, 3, 4].map(() => call('GET', '/api/account/sessions')));
  expect(reads.map((read) => read.status)).toEqual([200, 200, 200, 200]);
  const pages = await Promise.all([1, 2].map(() => call('GET', '/dashboard')));
  expect(pages.map((page) => page.status)).toEqual([200, 200]);

  const asked = { url: 'https://exemple.fr/page', scope: 'page' };
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  const key = { 'idempotency-key': 'one', traceparent };
  const started = await Promise.all([1, 2].map(() => call('POST', '/api/audits', asked, key)));
  expect(started.map((answer) => answer.status)).toEqual([202, 202]);
  const ids = await Promise.all(started.map(async (answer) => ((await answer.json()) as { id: string }).id));
  const [id = ''] = ids;
  expect(ids).toEqual([id, id]);
  expect(started.map((answer) => answer.headers.get('x-request-id'))).toEqual([trace, trace]);
  await eventually(async () => {
    const { status } = (await (await call('GET', `/api/reports/${id}`)).json()) as { status: string };
    return status === 'done';
  }, 60_000);
  // One question may have been enough: each process is asked once more.
  const again = await Promise.all([1, 2].map(() => call('GET', `/api/reports/${id}`)));
  expect(again.map((read) => read.status)).toEqual([200, 200]);
  await mailOf('audit-finished');
  await eventually(async () => written.includes('audit-finished'), 60_000);
  expect(await mailsOf('audit-finished')).toHaveLength(1);

  // One trace, from the request over worker and engine to the mail, and in no line of anything else.
  const lines = linesOf(webs.map((web) => web.output()).join('\n') + written);
  const traced = lines.filter((line) => line.trace === trace).map((line) => line.msg);
  expect(new Set(traced)).toEqual(
    new Set(['request', 'audit taken', 'browser ended', 'audit ended', 'mail sent']),
  );
  const ofAudit = lines.filter((line) => JSON.stringify(line).includes(id));
  expect(ofAudit.map((line) => line.trace)).toEqual(ofAudit.map(() => trace));

  await assertMeasured(id);

  // Twenty a minute from one address, of both processes together.
  const tries = Array.from({ length: 60 }, (_, index) =>
    call(
      'POST',
      '/api/identity/verify',
      { token: String(index).padStart(43, 'x'), password: 'y' },
      { 'x-test-client': '192.0.2.7', cookie: '' },
    ),
  );
  const statuses = (await Promise.all(tries)).map((answer) => answer.status);
  expect(statuses.filter((status) => status !== 429)).toHaveLength(20);

  // Signed out at one, signed out at the other.
  expect((await call('DELETE', '/api/auth/session')).status).toBeLessThan(300);
  const gone = await Promise.all([1, 2].map(() => call('GET', '/api/account/sessions')));
  expect(gone.map((read) => read.status)).toEqual([401, 401]);
  expect(Math.abs((proxy.served[0] ?? 0) - (proxy.served[1] ?? 0))).toBeLessThanOrEqual(1);
}, 180_000);
