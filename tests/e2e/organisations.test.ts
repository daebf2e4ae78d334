import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signInPerson } from '../support/audit-api.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';

let site: E2eSite;
let browser: Browser;

beforeAll(async () => {
  site = await startE2eSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const person = (email: string, displayName: string) => signInPerson(site.api.world, { email, displayName });

async function windowOf({ cookie }: Person): Promise<Page> {
  const watched = await openWatched(browser, site.url, { cookie, still: true });
  return watched.context.newPage();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

/** Where the last invitation to an address leads. */
async function linkTo(email: string): Promise<string> {
  const rows = await site.rows(
    `select data->>'url' as url from outbox where recipient = '${email}' order by created_at desc limit 1`,
  );
  return new URL(String(rows[0]?.url)).pathname;
}

async function invite(page: Page, email: string, role: string, host?: string): Promise<void> {
  await visit(page, `${site.url}/organisation`);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Envoyer l’invitation' }) });
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Rôle').selectOption(role);
  if (host) await form.getByLabel(host).check();
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).press('Enter');
  await page.getByText('L’invitation est partie.').waitFor();
}

async function accept(page: Page, email: string): Promise<void> {
  await visit(page, site.url + (await linkTo(email)));
  await press(page, 'Rejoindre l’organisation');
  await page.waitForURL(/\/dashboard/);
}

it('an agency of three and a client: invited, seen, given one site, taken out', async () => {
  const [camille, sacha, noa, paul] = [
    await person('camille@agence.fr', 'Camille'),
    await person('sacha@agence.fr', 'Sacha'),
    await person('noa@agence.fr', 'Noa'),
    await person('paul@mairie.fr', 'Paul'),
  ];
  const owner = await windowOf(camille);
  await visit(owner, `${site.url}/espaces`);
  await owner.getByLabel('Nom de l’organisation').fill('Agence du Pont');
  await press(owner, 'Créer l’organisation');
  await owner.waitForURL(/\/dashboard/);
  await owner
    .getByRole('link', { name: /Agence du Pont/ })
    .first()
    .waitFor();
  const [row] = await site.rows(`select uid from users where kind = 'organisation'`);
  const uid = String(row?.uid);

  // On the free plan there is one seat, and the page says so.
  await visit(owner, `${site.url}/organisation`);
  expect(await owner.getByText(/comprend 1\splace/).count()).toBe(1);
  await site.rows(`update users set plan = 'agency' where uid = '${uid}'`);
  await site.addAudit({ ...camille, viewer: { ...camille.viewer, uid } }, 'done');

  await invite(owner, 'sacha@agence.fr', 'admin');
  await invite(owner, 'noa@agence.fr', 'member');
  await invite(owner, 'paul@mairie.fr', 'client', 'www.exemple.fr');
  expect(await axeViolations(owner)).toEqual([]);
  const colleagues = [await windowOf(sacha), await windowOf(noa)] as const;
  await accept(colleagues[0], 'sacha@agence.fr');
  await accept(colleagues[1], 'noa@agence.fr');
  const client = await windowOf(paul);
  await accept(client, 'paul@mairie.fr');
  expect(await client.getByText('www.exemple.fr').count()).toBeGreaterThan(0);
  expect(await visit(client, `${site.url}/organisation/journal`)).toBe(403);

  await visit(owner, `${site.url}/organisation/journal`);
  await owner.getByText('a rejoint l’organisation').first().waitFor();
  expect(await axeViolations(owner)).toEqual([]);

  // An administrator takes the member out; what they see from then on is their own space.
  const admin = colleagues[0];
  await visit(admin, `${site.url}/organisation`);
  const noas = admin.getByRole('listitem').filter({ hasText: 'noa@agence.fr' });
  await noas.locator('summary').press('Enter');
  await noas.getByRole('button', { name: 'Retirer de l’organisation' }).press('Enter');
  await admin.getByText('ne fait plus partie de l’organisation').waitFor();
  await visit(colleagues[1], `${site.url}/espaces`);
  expect(await colleagues[1].getByText('Agence du Pont').count()).toBe(0);
});
