import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredSubscription } from '#contract/billing.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { setTheme } from '../support/open-case.ts';
import { pictureFile } from '../support/picture-folder.ts';
import { doubleEnv, type StripeDouble, startStripeDouble } from '../support/stripe-double.ts';

let stripe: StripeDouble;
let site: E2eSite;
let browser: Browser;
beforeAll(async () => {
  stripe = await startStripeDouble();
  site = await startE2eSite({ env: doubleEnv(stripe.url) });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await stripe?.close();
});

const plans = '/dashboard?tab=plan';

it('a plan is chosen, paid on a page of the provider, and known when one comes back', async () => {
  const watched = await openWatched(browser, site.url, { cookie: site.api.claire.cookie, still: true });
  const page = await watched.context.newPage();
  await visit(page, site.url + plans);
  // The policy of our pages is as strict as ever, and lets the whole window leave.
  await page.getByRole('button', { name: 'Choisir la formule Pro' }).press('Enter');
  await page.waitForURL(/\/pay\/cs_/);
  await visit(page, `${site.url}${plans}&paiement=retour`);
  expect(await page.getByText('Paiement en cours de confirmation').count()).toBe(1);
  stripe.pay(page.url() && ([...stripe.sessions.keys()].at(-1) ?? ''));
  // The page looks again by itself: no event is ever sent here.
  await expect.poll(() => page.getByText('Formule Pro payée').count(), { timeout: 30_000 }).toBe(1);
  await expect.poll(() => page.getByRole('cell', { name: '34,80' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Gérer mon abonnement' }).press('Enter');
  await page.waitForURL(/\/portal/);
  expect(watched.problems).toEqual([]);
  await watched.close();
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const active: StoredSubscription = {
  id: 'sub_x',
  status: 'active',
  plan: 'pro',
  periodEndsAt: day(20),
  cancelsAt: null,
  dueSince: null,
  invoice: null,
  live: 1,
};
const invoice = { url: 'https://invoice.stripe.com/i/x', needsApproval: false };
const states: [name: string, title: string, kept: StoredSubscription | null, query?: string][] = [
  ['choose', 'Choisir', null],
  ['abandoned', 'Paiement abandonné', null, '&paiement=abandon'],
  ['active', 'Formule Pro payée', active],
  ['ending', 'Abonnement résilié', { ...active, cancelsAt: day(20) }],
  ['past due', 'Le dernier paiement', { ...active, status: 'past_due', dueSince: day(-2), invoice }],
  [
    'action required',
    'Votre accord est attendu',
    { ...active, invoice: { ...invoice, needsApproval: true } },
  ],
  ['suspended', 'Formule Pro suspendue', { ...active, status: 'unpaid', invoice, live: 2 }],
];

it.each(states)('« %s » holds on axe, fits 320 px, and says so', async (name, title, kept, query = '') => {
  const { marc } = site.api;
  const plan = kept === null || kept.status === 'unpaid' ? 'free' : 'pro';
  await site.pool.query('update users set plan = $2 where uid = $1', [marc.viewer.uid, plan]);
  await site.pool.query(
    `insert into billing_accounts (uid, customer_id, granted_plan, settled_at, subscription) values ($1, 'cus_marc', 'free', now(), $2)
     on conflict (uid) do update set subscription = excluded.subscription`,
    [marc.viewer.uid, kept],
  );
  const watched = await openWatched(browser, site.url, { cookie: marc.cookie, still: true });
  const page = await watched.context.newPage();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1280) await visit(page, `${site.url}${plans}${query}`);
    expect(await page.getByText(title).count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByText('Aucune facture').count()).toBe(1);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow), `${width} px`).toBe(0);
    if (process.env.PICTURES)
      await page.screenshot({ path: pictureFile('billing', name, `${width}.png`), fullPage: true });
  }
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    expect(await axeViolations(page, theme === 'light' ? 'all' : 'colours'), theme).toEqual([]);
    if (process.env.PICTURES)
      await page.screenshot({ path: pictureFile('billing', name, `${theme}.png`), fullPage: true });
  }
  expect(watched.problems).toEqual([]);
  await watched.close();
});
