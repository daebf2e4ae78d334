import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Evidence } from '#contract/report.ts';
import type { VerificationResult } from '#contract/verification.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { finding } from '../support/report.ts';

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

const image = (name: string): Evidence => ({
  type: 'element',
  selector: `main > img#${name}`,
  snippet: `<img id="${name}" src="/${name}.jpg"><script>alert(1)</script>`,
});

/** The page asks every second. */
const followed = { timeout: 10_000 };

/** Settles what waits, as a worker does. */
const settle = (result: VerificationResult) =>
  site.rows(
    `update verifications set status = 'done', finished_at = now(), result = '${JSON.stringify(result)}'
     where status = 'queued'`,
  );
const asked = async () => (await site.rows('select page from verifications')).map(({ page }) => page);

/** Where pictures go, to be looked at; none are taken by default. */
const pictures = process.env.CONSTAT_TEST_PICTURES;
async function takePicture(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(pictures, `verify-${name}.png`) });
}

it('the link of a mail starts nothing; the button does, by keyboard, and its answer stays with the finding', async () => {
  const { claire } = site.api;
  const pages = ['https://www.exemple.fr/', 'https://www.exemple.fr/contact'];
  const id = await site.addAudit(claire, 'done', (report) => ({
    ...report,
    findings: [
      finding({
        ruleId: 'axe-image-alt',
        title: 'Des images n’ont pas d’alternative',
        pages: pages.map((url) => ({ url, occurrences: 2, evidence: [image('phare'), image('port')] })),
        occurrences: 4,
      }),
    ],
  }));
  const watched = await openWatched(browser, site.url, { cookie: claire.cookie, still: true });
  const page = await watched.context.newPage();
  const link = `/reports/${id}?verifier=axe-image-alt&page=${encodeURIComponent(pages[1] ?? '')}`;
  expect(await visit(page, site.url + link)).toBe(200);
  const panel = page.getByRole('region', { name: 'Vérifier un correctif' });
  await expect.poll(() => panel.textContent()).toContain('Des images n’ont pas d’alternative');
  expect(await asked()).toEqual([]);

  await panel.getByRole('button', { name: 'Vérifier ce correctif' }).press('Enter');
  await expect.poll(() => panel.textContent(), followed).toContain('Vérification en cours');
  expect(await asked()).toEqual([pages[1]]);
  const still = { outcome: 'still', verdict: 'fail', counts: { fixed: 1, still: 1, others: 0 } } as const;
  await settle({ ...still, proof: [image('port')] });
  const told = panel.locator('[aria-live=polite]');
  await expect
    .poll(() => told.textContent(), followed)
    .toContain('1\u00a0endroit corrigé, 1\u00a0endroit reste');
  expect(await told.textContent()).toContain('main > img#port');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
    await takePicture(page, `still-${width}`);
  }

  await panel.getByRole('button', { name: 'Vérifier ce correctif' }).press('Enter');
  await expect.poll(async () => (await asked()).length).toBe(2);
  await settle({ outcome: 'fixed', counts: { fixed: 2, still: 0, others: 0 }, proof: [] });
  await expect.poll(() => told.textContent(), followed).toContain('Corrigé');

  // The address of a finding opens it, wherever it is folded.
  await visit(page, `${site.url}/reports/${id}#constat-axe-image-alt`);
  const card = page.locator('li#constat-axe-image-alt');
  await card.getByRole('button', { name: 'Choisir une autre page' }).press('Enter');
  await card.getByLabel('Page à vérifier').selectOption('/contact');
  await expect.poll(() => card.textContent()).toContain('1\u00a0vérification précédente');
  expect(await card.locator('[aria-live=polite]').textContent()).toContain('Corrigé');
  await takePicture(page, 'card');
  expect(await axeViolations(page)).toEqual([]);
  expect(watched.problems).toEqual([]);
  await watched.close();
});
