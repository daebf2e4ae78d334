import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMailbox, type MailboxMessage } from '#service/mail/mailbox.ts';
import { testChromium } from '../support/chromium.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, untilHydrated, type WatchedContext } from '../support/e2e-browser.ts';
import { eventually } from '../support/eventually.ts';
import { generateClient } from '../support/generated-client.ts';
import { goodPassword } from '../support/http.ts';
import { type Product, startProduct, untilReady } from '../support/product.ts';

const email = 'camille.durand@exemple.fr';
const pendingText = /Audit en cours.*quelques minutes.*e-mail/;
const successText = 'Audit terminé 🎉';

let data: string;
let product: Product;
let browser: Browser;
let watched: WatchedContext;
let page: Page;
const sounds: string[] = [];

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'constat-e2e-'));
  // The database runs under another account and must be able to enter.
  chmodSync(data, 0o755);
  const { path } = await testChromium();
  product = await startProduct({ CONSTAT_DATA: data, DATABASE_URL: '', SMTP_URL: '', CHROMIUM_PATH: path });
  await untilReady(product);
  browser = await launchBrowser();
  watched = await openWatched(browser, product.url);
  await watched.context.exposeBinding('constatSound', (_, source: string) => void sounds.push(source));
  await watched.context.addInitScript(() => {
    // Counted instead of heard: whether this machine has a sound card must not matter.
    HTMLMediaElement.prototype.play = function play() {
      (window as unknown as { constatSound(source: string): void }).constatSound(this.src);
      return Promise.resolve();
    };
  });
  page = await watched.context.newPage();
});

afterAll(async () => {
  await browser?.close();
  product?.child.kill('SIGTERM');
  await product?.ended;
  rmSync(data, { recursive: true, force: true });
});

const mails = () => listMailbox(join(data, 'mail'));
const storedId = () => page.evaluate(() => localStorage.getItem('pendingAuditId'));
const toast = (text: string | RegExp) => page.getByRole('status').getByText(text);

async function fillCredentials(): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword);
}

async function register(): Promise<MailboxMessage> {
  await page.goto(`${product.url}/inscription`);
  await untilHydrated(page);
  await fillCredentials();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/verification');
  return eventually(async () => (await mails()).find((mail) => mail.text.includes('/verification')) ?? null);
}

/** Leaves « Se connecter » filled and pressed. */
async function tryToSignIn(): Promise<void> {
  await fillCredentials();
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

const cookieNames = async () => (await page.context().cookies()).map(({ name }) => name);

async function signInAfterVerifying(mail: MailboxMessage): Promise<void> {
  await page.goto(`${product.url}/connexion`);
  await untilHydrated(page);
  watched.expectOnce(/status of 403.*\/api\/identity\/sign-in/);
  await tryToSignIn();
  await page.getByText('Veuillez valider votre email avant de vous connecter.', { exact: true }).waitFor();
  // What the registration left; nothing that signs in.
  expect(await cookieNames()).toEqual(['constat-registration']);
  const link = mail.text.match(/https?:\/\/\S+\/verification\?token=\S+/)?.[0] ?? '';
  expect(link).toContain(product.url);
  await page.goto(link);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Valider mon adresse' }).click();
  await page.getByText('Votre adresse e-mail est validée.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await page.waitForURL('**/connexion');
  await tryToSignIn();
  await page.waitForURL('**/dashboard?tab=overview');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** « Nouvel audit », one click on the demonstration site. @returns the id of the audit. */
async function startAudit(): Promise<string> {
  await page.getByRole('navigation', { name: 'Menu principal' }).getByText('Nouvel audit').click();
  await page.waitForURL('**/dashboard?tab=new');
  await page.getByRole('button', { name: 'Auditer le site de démonstration' }).click();
  await toast(pendingText).waitFor();
  const id = await storedId();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return id ?? '';
}

async function reloadAndResume(id: string): Promise<void> {
  const polled = page.waitForResponse((response) => response.url().endsWith(`/api/reports/${id}`));
  await page.reload();
  await toast(pendingText).waitFor();
  expect((await polled).status()).toBe(200);
  expect(await storedId()).toBe(id);
}

/** Waits for the success toast; shown again at each reload until it is clicked, it sounds at most twice. */
async function succeedThrice(id: string): Promise<void> {
  await toast(successText).waitFor({ timeout: 480_000 });
  await expect.poll(() => sounds).toEqual([`${product.url}/sound/success.mp3`]);
  expect((await fetch(`${product.url}/sound/success.mp3`)).headers.get('content-type')).toBe('audio/mpeg');
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await toast(successText).waitFor();
    expect(await storedId()).toBe(id);
  }
  expect(sounds).toHaveLength(2);
}

async function openReport(id: string): Promise<void> {
  await toast(successText).click();
  await page.waitForURL(`**/reports/${id}`);
  await page.getByRole('heading', { name: 'Score global' }).waitFor();
  expect(await storedId()).toBeNull();
  await toast(successText).waitFor({ state: 'detached' });
  const answer = await page.request.get(`${product.url}/api/reports/${id}`);
  const { report } = (await answer.json()) as { report: { score: number; findings: { title: string }[] } };
  expect(report.score).toBeGreaterThan(0);
  expect(report.findings.length).toBeGreaterThan(20);
  const shown = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
  expect(shown).toContain(String(report.score));
  for (const { title } of report.findings.slice(0, 10)) expect(shown).toContain(title.replace(/\s+/g, ' '));
  const fixes = page.locator('section[aria-labelledby=premiers]');
  await fixes.evaluate((section) => {
    for (const details of section.querySelectorAll('details')) details.open = true;
  });
  const first = fixes.locator('a[href^="#"]').first();
  await first.click();
  await page.locator(`${await first.getAttribute('href')} > details[open]`).waitFor();
  expect((await page.request.get(`${product.url}/reports/faute-de-frappe`)).status()).toBe(404);
  // At the top, where the strip of chapters covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeViolations(page)).toEqual([]);
}

const resultMails = async (id: string) =>
  (await mails()).filter((mail) => mail.text.includes(`${product.url}/reports/${id}`));

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/constat');
  // By which the browser is known; it opens nothing.
  expect(await cookieNames()).toEqual(['constat-browser']);
  expect((await page.request.get(`${product.url}/api/auth/check-session`)).ok()).toBe(false);
  await page.goto(`${product.url}/dashboard?tab=plan`);
  expect(page.url()).toBe(`${product.url}/connexion?suite=${encodeURIComponent('/dashboard?tab=plan')}`);
}

it('walks from an account to the report of an audit, its mail, and out', { timeout: 600_000 }, async () => {
  await signInAfterVerifying(await register());
  const id = await startAudit();
  await reloadAndResume(id);
  await succeedThrice(id);
  await openReport(id);
  const [mail] = await eventually(async () => {
    const found = await resultMails(id);
    return found.length > 0 && found;
  });
  expect(mail?.to).toContain(email);
  expect(mail?.html).toContain(`href="${product.url}/reports/${id}"`);
  // The home page as visited stands in the message; what it keeps beside is the PDF alone.
  expect(mail?.html).toContain('src="data:image/jpeg;base64,/9j/');
  expect(mail?.html).not.toContain('src="cid:');
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  await signOut();
  expect(watched.problems).toEqual([]);
  expect(await resultMails(id)).toHaveLength(1);
});

/** The demonstration site, as « Nouvel audit » offers it. */
const demoUrl = () => /Site de démonstration (\S+)/.exec(product.output())?.[1] ?? '';

it('lets a client that a public generator made from its description do the same', async () => {
  const { client, close } = await generateClient(product.url);
  try {
    expect(client.defaults.baseUrl).toBe(product.url);
    const { data: identity } = await client.signIn({ email, password: goodPassword });
    const session = await client.startSession(identity);
    expect([session.status, session.data.user.email]).toEqual([200, email]);
    client.defaults.headers.cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(await client.startAudit({ url: '', scope: 'page' })).toMatchObject({
      status: 400,
      data: { error: { code: 'target/empty' } },
    });
    const request = { url: demoUrl(), scope: 'page' } as const;
    const started = await client.startAudit(request, { idempotencyKey: 'walk' });
    expect(started).toMatchObject({ status: 202, data: { status: 'queued' } });
    expect((await client.startAudit(request, { idempotencyKey: 'walk' })).data).toEqual(started.data);
    const { id } = started.data;
    await eventually(
      async () => {
        const { data } = await client.readReport(id, { report: '0' });
        expect(['queued', 'running', 'done']).toContain(data.status);
        return data.status === 'done';
      },
      240_000,
      250,
    );
    const { data } = await client.readReport(id);
    expect(data.report?.pages).toHaveLength(1);
    expect(data.report?.findings.length).toBeGreaterThan(10);
    expect(data.report?.findings[0]?.title).toMatch(/\S/);
    await eventually(async () => (await resultMails(id)).length > 0);
  } finally {
    close();
  }
}, 300_000);

it('sends nothing more once it has stopped', async () => {
  // Whatever was still under way ends with the product; then nothing more can leave.
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
  expect(await mails()).toHaveLength(3);
});
