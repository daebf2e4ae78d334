import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Report } from '#contract/report.ts';
import { type DemoServer, demoFolder, serveDemo } from '#demo/serve-demo.ts';
import { testChromium } from '../support/chromium.ts';
import { type CookieClient, cookieClient } from '../support/cookie-client.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { goodPassword } from '../support/http.ts';
import { type ObjectServer, startObjectServer } from '../support/object-server.ts';
import { type Product, startProduct, startProgram, untilReady } from '../support/product.ts';
import { type RoundRobin, startRoundRobin } from '../support/round-robin.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';

/** What an installation keeps: all of it can be lost at once. */
interface Kept {
  readonly database: TestDatabase;
  readonly objects: ObjectServer;
  /** Folder of settings and secrets. */
  readonly data: string;
}

let proxy: RoundRobin;
let sink: SmtpSink;
let demo: DemoServer;
let chromium: string;
let kept: Kept;
let running: Product[] = [];
let backup: string;

// A second try begins with nothing of the first.
beforeEach(async () => {
  backup = join(mkdtempSync(join(tmpdir(), 'constat-backup-')), 'copie');
  [proxy, sink, demo] = await Promise.all([
    startRoundRobin(),
    startSmtpSink(),
    serveDemo({ folder: demoFolder, port: 0, variant: 'faulty' }),
  ]);
  ({ path: chromium } = await testChromium());
});
afterEach(async () => {
  await stop();
  if (kept) await lose();
  await Promise.all([proxy?.close(), sink?.close(), demo?.close()]);
});

/** Nothing in it yet. */
async function newPlaces(migrated: boolean): Promise<Kept> {
  const data = mkdtempSync(join(tmpdir(), 'constat-lost-'));
  chmodSync(data, 0o755);
  return { database: await createTestDatabase({ migrated }), objects: await startObjectServer(), data };
}

async function lose(): Promise<void> {
  await Promise.all([kept.database.close(), kept.objects.close()]);
  rmSync(kept.data, { recursive: true, force: true });
}

function settings(): Record<string, string> {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = kept.objects.settings;
  return {
    DATABASE_URL: kept.database.url,
    CONSTAT_DATA: kept.data,
    CONSTAT_URL: proxy.url,
    CONSTAT_TRUSTED_PROXIES: '127.0.0.1',
    CONSTAT_ALLOW_TARGETS: new URL(demo.origin).host,
    CHROMIUM_PATH: chromium,
    SMTP_URL: sink.url,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** Two that answer and two that work. */
async function start(): Promise<void> {
  const roles = ['web', 'web', 'worker', 'worker'] as const;
  running = await Promise.all(roles.map((role) => startProduct(settings(), role)));
  await Promise.all(running.map(untilReady));
  proxy.targets = running.slice(0, 2).map(({ url }) => url);
}

async function stop(): Promise<void> {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
}

/** Runs a command of the product to its end. */
async function command(...args: readonly string[]): Promise<void> {
  const program = await startProgram(['scripts/run.mjs', ...args], '.', settings());
  expect([await program.ended, program.output()]).toEqual([0, expect.any(String)]);
}

const mailsTo = async (email: string) => {
  const mails = await Promise.all(sink.taken.map((raw) => simpleParser(raw)));
  return mails.filter(({ to }) => JSON.stringify(to).includes(email));
};

async function register(client: CookieClient, email: string): Promise<void> {
  const signedUp = await client.call('POST', '/api/identity/sign-up', { email, password: goodPassword });
  expect(signedUp.status).toBe(202);
  const token = await eventually(async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text ?? '');
    return texts.join('\n').match(/\/verification\?token=([\w-]+)/)?.[1] ?? null;
  }, 30_000);
  const verified = await client.call('POST', '/api/identity/verify', { token, password: goodPassword });
  expect(verified.status).toBeLessThan(300);
}

async function signIn(client: CookieClient, email: string): Promise<void> {
  const signedIn = await client.call('POST', '/api/identity/sign-in', { email, password: goodPassword });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  expect((await client.call('POST', '/api/auth/session', { idToken })).status).toBe(200);
}

const resultMails = async (email: string, id: string) =>
  (await mailsTo(email)).filter(({ text }) => text?.includes(`/reports/${id}`));

async function readReport(client: CookieClient, id: string): Promise<Report> {
  const answer = await client.call('GET', `/api/reports/${id}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { report: Report }).report;
}

async function readPicture(client: CookieClient, id: string, { pages }: Report): Promise<Buffer> {
  const answer = await client.call('GET', `/api/reports/${id}/screenshots/${pages[0]?.screenshot?.key}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return Buffer.from(await answer.arrayBuffer());
}

/** From the address pasted to the report read and the mail received. @returns the id of the audit. */
async function auditDemo(client: CookieClient, email: string): Promise<string> {
  const asked = { url: `${demo.origin}/`, scope: 'site', maxPages: 1 };
  const started = await client.call('POST', '/api/audits', asked);
  expect(started.status).toBe(202);
  const { id } = (await started.json()) as { id: string };
  await eventually(
    async () => {
      const answer = await client.call('GET', `/api/reports/${id}?report=0`);
      const { status } = (await answer.json()) as { status: string };
      expect(['queued', 'running', 'done']).toContain(status);
      return status === 'done';
    },
    240_000,
    250,
  );
  const report = await readReport(client, id);
  expect(report.pages).toHaveLength(1);
  expect(report.findings.length).toBeGreaterThan(20);
  expect((await readPicture(client, id, report)).length).toBeGreaterThan(1000);
  // Asked for again while it is being made.
  const pdf = await eventually(async () => {
    const answer = await client.call('GET', `/api/reports/${id}/export?format=pdf`);
    return answer.status === 202 ? null : answer;
  }, 60_000);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const mail = await eventually(async () => (await resultMails(email, id))[0] ?? null, 60_000);
  const of = (shown: boolean) =>
    mail.attachments.filter(({ related = false }) => related === shown).map(({ contentType }) => contentType);
  expect(of(false)).toEqual(['application/pdf']);
  // The home page at least, in the message itself.
  expect(new Set(of(true))).toEqual(new Set(['image/jpeg']));
  return id;
}

it('two web processes and two workers lose their database, their files and their folder, and go on from the copy', {
  timeout: 900_000,
}, async () => {
  kept = await newPlaces(true);
  await start();
  const [claire, email] = [cookieClient(proxy.url), 'claire@exemple.fr'];
  await register(claire, email);
  await signIn(claire, email);
  const first = await auditDemo(claire, email);
  const told = await readReport(claire, first);
  const picture = await readPicture(claire, first, told);
  // While everything works.
  await command('backup', backup);

  await stop();
  await lose();
  kept = await newPlaces(false);
  await command('restore', backup);
  await start();

  // The session of before may have been ended since; the password opens.
  expect((await claire.call('GET', '/api/account/sessions')).status).toBe(401);
  const elsewhere = cookieClient(proxy.url);
  await signIn(elsewhere, email);
  expect(await readReport(elsewhere, first)).toEqual(told);
  expect((await readPicture(elsewhere, first, told)).equals(picture)).toBe(true);
  const second = await auditDemo(elsewhere, email);

  const [paul, other] = [cookieClient(proxy.url), 'paul@exemple.fr'];
  await register(paul, other);
  await signIn(paul, other);
  expect((await paul.call('GET', `/api/reports/${first}`)).status).toBe(404);
  await auditDemo(paul, other);
  for (const id of [first, second]) expect(await resultMails(email, id)).toHaveLength(1);
  expect(Math.abs((proxy.served[0] ?? 0) - (proxy.served[1] ?? 0))).toBeLessThanOrEqual(1);
});
