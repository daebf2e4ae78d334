import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billingCases, seedBillingCase } from '../support/billing-states.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { setTheme } from '../support/open-case.ts';
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
  stripe.pay([...stripe.sessions.keys()].at(-1) ?? '');
  // The page looks again by itself: no event is ever sent here.
  await expect.poll(() => page.getByText('Formule Pro payée').count(), { timeout: 30_000 }).toBe(1);
  await expect.poll(() => page.getByRole('cell', { name: '34,80' }).count(), { timeout: 30_000 }).toBe(1);
  await page.getByRole('button', { name: 'Gérer ou résilier mon abonnement' }).press('Enter');
  await page.waitForURL(/\/portal/);
  const [paying, managing] = watched.problems;
  expect(watched.problems).toHaveLength(2);
  expect(paying).toMatch(/^left the site: .*\/pay\/cs_/);
  expect(managing).toMatch(/^left the site: .*\/portal/);
  await watched.close();
});

it.each(billingCases)('« $name » holds on axe, fits 320 px, and says so', async (state) => {
  const path = await seedBillingCase(site, state);
  const watched = await openWatched(browser, site.url, { cookie: site.api.marc.cookie, still: true });
  const page = await watched.context.newPage();
  await visit(page, site.url + path);
  expect(await page.getByText(state.title).count()).toBeGreaterThan(0);
  await expect.poll(() => page.getByText('Aucune facture').count(), { timeout: 30_000 }).toBe(1);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow), `${width} px`).toBe(0);
  }
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    expect(await axeViolations(page, theme === 'light' ? 'all' : 'colours'), theme).toEqual([]);
  }
  expect(watched.problems).toEqual([]);
  await watched.close();
});
