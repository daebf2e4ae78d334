import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signInPerson } from '../support/audit-api.ts';
import {
  launchBrowser,
  openWatched,
  untilHydrated,
  visit,
  type WatchedContext,
} from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { goodPassword } from '../support/http.ts';

let site: E2eSite;
let browser: Browser;
/** Passkeys belong to a name: a number has none. */
let url: string;

beforeAll(async () => {
  site = await startE2eSite({ env: { HOST: 'localhost' } });
  url = site.url.replace('127.0.0.1', 'localhost');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A window of somebody, whose browser has an authenticator. */
async function windowOf(cookie?: string): Promise<{ watched: WatchedContext; page: Page }> {
  const watched = await openWatched(browser, url, { still: true, ...(cookie !== undefined && { cookie }) });
  const page = await watched.context.newPage();
  const cdp = await watched.context.newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { watched, page };
}

const text = async (sql: string) => String(Object.values((await site.rows(sql))[0] ?? {})[0]);
const lastLink = async (email: string, kind: string) => {
  const there = await text(
    `select data->>'url' from outbox where recipient = '${email}' and kind = '${kind}' order by created_at desc limit 1`,
  );
  const { pathname, search } = new URL(there);
  return url + pathname + search;
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

async function invite(page: Page, email: string, role: string, host?: string): Promise<void> {
  await visit(page, `${url}/organisation`);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Envoyer l’invitation' }) });
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Rôle').selectOption(role);
  if (host) await form.getByLabel(host).check();
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).press('Enter');
  await page.getByText('L’invitation est partie.').waitFor();
}

/** Somebody without an account, from the link of the invitation to the organisation: an account on the way. */
async function registerAndJoin(email: string): Promise<{ watched: WatchedContext; page: Page }> {
  const opened = await windowOf();
  const { page } = opened;
  await visit(page, await lastLink(email, 'organisation-invitation'));
  await page.getByRole('link', { name: 'Créer un compte' }).first().click();
  await page.waitForURL(/\/inscription/);
  await untilHydrated(page);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword);
  await press(page, 'Créer mon compte');
  await page.waitForURL(/\/verification/);
  await visit(page, await lastLink(email, 'email-verification'));
  await press(page, 'Valider mon adresse');
  await page.getByText('Votre adresse e-mail est validée').waitFor();
  await visit(page, `${url}/connexion`);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword);
  await press(page, 'Se connecter');
  await page.waitForURL(/\/(?:dashboard|invitation)/);
  await visit(page, await lastLink(email, 'organisation-invitation'));
  await press(page, 'Rejoindre l’organisation');
  await page.waitForURL(/\/dashboard/);
  return opened;
}

async function addPasskey(page: Page): Promise<void> {
  await visit(page, `${url}/dashboard?tab=settings`);
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByRole('dialog').getByLabel('Nom').fill('Ordinateur');
  await page.getByRole('button', { name: 'Créer la clé d’accès' }).click();
  await page.getByRole('button', { name: 'Je les ai gardés' }).click();
  await page.getByText('Clé d’accès, ajoutée le').waitFor();
}

/** Starts an audit as a person does; what a worker would do of it is done for it. @returns its id */
async function startAudit(page: Page, address: string): Promise<string> {
  await visit(page, `${url}/dashboard?tab=new`);
  await untilHydrated(page);
  await page.getByLabel('Adresse du site').fill(address);
  await press(page, 'Lancer l’audit');
  await page.waitForURL(/tab=overview/);
  const id = await text(`select id from audits where host = '${address}' order by created_at desc limit 1`);
  await site.rows(
    `update audits set status = 'running', attempts = 1, started_at = now() where id = '${id}'`,
  );
  await site.finish(id);
  return id;
}

/** Gives the first fix of a report to a colleague, with a comment that names them. */
async function assign(page: Page, audit: string, colleague: string, comment: string): Promise<void> {
  await visit(page, `${url}/reports/${audit}`);
  await page.getByRole('link', { name: 'Confier ce correctif' }).first().press('Enter');
  await page.waitForURL(/correctifs/);
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Qui s’en occupe' }) });
  await panel.getByLabel('À faire par').selectOption({ label: colleague });
  await panel.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await panel.getByText(`À faire par ${colleague}`).waitFor();
  await panel.getByLabel('Ajouter un commentaire').fill(comment);
  await panel.getByLabel('Mentionner quelqu’un').selectOption({ label: `@${colleague}` });
  await panel.getByRole('button', { name: 'Commenter' }).press('Enter');
  await panel.locator('ol p').getByText(comment).waitFor();
}

const ofSpace = (person: Person, uid: string): Person => ({
  ...person,
  viewer: { ...person.viewer, uid },
});

it('an agency of three with two clients: registration, passkey, audit, assigned fix, comment, client’s view, removal, transfer', async () => {
  const camille = await signInPerson(site.api.world, { email: 'camille@agence.fr', displayName: 'Camille' });
  const marin = await signInPerson(site.api.world, { email: 'marin@autre.fr', displayName: 'Marin' });
  const { page: owner } = await windowOf(camille.cookie);
  await visit(owner, `${url}/espaces`);
  await owner.getByLabel('Nom de l’organisation').fill('Agence du Pont');
  await press(owner, 'Créer l’organisation');
  await owner.waitForURL(/\/dashboard/);
  const uid = await text(`select uid from users where kind = 'organisation'`);
  await site.rows(`update users set plan = 'agency' where uid = '${uid}'`);

  // A colleague registers on the way, protects the account by a passkey, and signs in with it alone.
  await invite(owner, 'sacha@agence.fr', 'admin');
  const { watched, page: sacha } = await registerAndJoin('sacha@agence.fr');
  await addPasskey(sacha);
  await watched.context.clearCookies();
  await visit(sacha, `${url}/connexion`);
  await sacha.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
  await sacha.waitForURL(/\/dashboard/);
  await visit(sacha, `${url}/espaces`);
  await press(sacha, 'Ouvrir Agence du Pont');
  await sacha.waitForURL(/\/dashboard/);

  // Two sites were audited, each for one client.
  const host = 'www.exemple.fr';
  const audit = await startAudit(sacha, host);
  const other = await site.addAudit(ofSpace(camille, uid), 'done');
  await site.rows(
    `update audits set host = 'www.lycee.fr', url = 'https://www.lycee.fr/' where id = '${other}'`,
  );
  await invite(owner, 'noa@agence.fr', 'member');
  const { page: noa } = await registerAndJoin('noa@agence.fr');
  await visit(noa, `${url}/reports/${audit}`);
  await noa.getByRole('heading', { level: 1 }).waitFor();
  await assign(sacha, audit, 'noa@agence.fr', 'Commence par celui-ci.');
  await visit(noa, `${url}/mes-corrections`);
  await noa.getByRole('listitem').filter({ hasText: host }).getByText('À faire').first().waitFor();
  await invite(owner, 'paul@mairie.fr', 'client', host);
  await invite(owner, 'lise@lycee.fr', 'client', 'www.lycee.fr');
  const { watched: watchedPaul, page: paul } = await registerAndJoin('paul@mairie.fr');
  const { page: lise } = await registerAndJoin('lise@lycee.fr');
  expect(await paul.getByText('www.lycee.fr').count()).toBe(0);
  expect(await lise.getByText('www.lycee.fr').count()).toBeGreaterThan(0);
  expect(await visit(paul, `${url}/reports/${audit}`)).toBe(200);
  expect(await paul.getByText('Commence par celui-ci.').count()).toBe(0);
  watchedPaul.expectOnce(/404/);
  expect(await visit(paul, `${url}/reports/${other}`)).toBe(404);

  // The member is taken out, and sees the organisation no more.
  await visit(sacha, `${url}/organisation`);
  const noas = sacha.getByRole('listitem').filter({ hasText: 'noa@agence.fr' });
  await noas.locator('summary').press('Enter');
  await noas.getByRole('button', { name: 'Retirer de l’organisation' }).press('Enter');
  await sacha.getByText('ne fait plus partie de l’organisation').waitFor();
  await visit(noa, `${url}/espaces`);
  expect(await noa.getByText('Agence du Pont').count()).toBe(0);

  // A site goes to another organisation, which its owner accepts; its client’s access ends with it.
  const { page: taker } = await windowOf(marin.cookie);
  await visit(taker, `${url}/espaces`);
  await taker.getByLabel('Nom de l’organisation').fill('Lycée');
  await press(taker, 'Créer l’organisation');
  await taker.waitForURL(/\/dashboard/);
  const target = await text(`select uid from users where kind = 'organisation' and display_name = 'Lycée'`);
  await visit(owner, `${url}/organisation/sites`);
  await owner.getByLabel('Site', { exact: true }).selectOption('www.lycee.fr');
  await owner.getByLabel(/Identifiant/).fill(target);
  await press(owner, /^Proposer/);
  await owner.getByText('C’est fait.').waitFor();
  await visit(taker, `${url}/organisation/sites`);
  await press(taker, /^Accepter/);
  await taker.getByText('C’est fait.').waitFor();
  expect(await visit(taker, `${url}/reports/${other}`)).toBe(200);
  await visit(lise, `${url}/dashboard?tab=overview`);
  expect(await lise.getByText('www.lycee.fr').count()).toBe(0);
}, 240_000);
