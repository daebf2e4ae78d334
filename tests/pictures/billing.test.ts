import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billingCases, seedBillingCase } from '../support/billing-states.ts';
import { launchBrowser, openWatched, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { setTheme } from '../support/open-case.ts';
import { pictureFile } from '../support/picture-folder.ts';
import { doubleEnv, type StripeDouble, startStripeDouble } from '../support/stripe-double.ts';

let stripe: StripeDouble;
let site: E2eSite;
let subscription: string;
let browser: Browser;
beforeAll(async () => {
  stripe = await startStripeDouble();
  // Of Marc, whose customer `seedBillingCase` names.
  subscription = stripe.addSubscription('cus_marc', 'price_pro', 'active');
  site = await startE2eSite({ env: { ...doubleEnv(stripe.url), STRIPE_TAX: 'automatic' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await stripe?.close();
});

it.each(billingCases)('plans paid by Stripe: $name', async (state) => {
  const path = await seedBillingCase(site, state);
  // One invoice a case, which waits where the case says that one does; those before are paid by then.
  stripe.settle(subscription);
  stripe.owe(subscription);
  if (!state.kept?.invoice) stripe.settle(subscription);
  const watched = await openWatched(browser, site.url, { cookie: site.api.marc.cookie, still: true });
  const page = await watched.context.newPage();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, site.url + path);
    await expect.poll(() => page.getByRole('cell', { name: '34,80' }).count()).toBeGreaterThan(0);
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      const file = pictureFile('pages', `plans paid, ${state.name}`, `${width}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
  }
  await watched.close();
});
