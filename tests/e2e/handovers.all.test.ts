import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleVerification, takeVerification } from '#store/verifications.ts';
import { launchBrowser, openWatched, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';

let site: E2eSite;
let browser: Browser;
let auditId: string;
beforeAll(async () => {
  site = await startE2eSite();
  auditId = await site.addAudit(site.api.claire, 'done', (report) => {
    const { fixes: _, ...rest } = report;
    const pages = [{ url: rest.url, occurrences: 1, evidence: [] }];
    const findings = rest.findings
      .slice(0, 2)
      .map((finding, index) =>
        index === 0 ? { ...finding, ruleId: 'axe-image-alt', pages, evidence: [], occurrences: 1 } : finding,
      );
    return { ...rest, findings };
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** The link in the newest mail of a plan. */
async function linkMailed(): Promise<string> {
  const [row] = await site.rows(
    `select data->>'url' as url from outbox where kind = 'fixes-handed-over' order by created_at desc limit 1`,
  );
  return new URL(String(row?.url)).pathname;
}

/** What the worker would answer. */
async function correctAll(): Promise<void> {
  const { db, clock } = site.api.world.deps;
  for (const { id } of await site.rows(`select id from verifications where status = 'queued'`)) {
    const row = await takeVerification(db, String(id));
    if (row)
      await settleVerification(
        db,
        row,
        { outcome: 'fixed', proof: [], counts: { fixed: 1, still: 0, others: 0 } },
        clock.now(),
      );
  }
}

it('fixes go from the report to a provider, are marked done and verified without an account or a script, and are seen by the owner', async () => {
  const owner = await openWatched(browser, site.url, { cookie: site.api.claire.cookie, still: true });
  const report = await owner.context.newPage();
  await visit(report, `${site.url}/reports/${auditId}`);
  await report.getByRole('link', { name: 'Choisir les correctifs' }).press('Enter');
  await report.getByLabel('Adresse e-mail du prestataire').fill('sacha@agence.exemple.fr');
  await report.getByLabel('Message (facultatif)').fill('Merci de commencer par là.');
  const ticked = await report.getByRole('checkbox', { checked: true }).count();
  expect(ticked).toBeGreaterThan(0);
  await report.getByRole('button', { name: 'DPO / juridique' }).press('Enter');
  await report.getByText(/pour d’autres métiers rest(e|ent) coché/).waitFor();
  expect(await report.getByLabel('Message (facultatif)').inputValue()).toBe('Merci de commencer par là.');
  await report.getByRole('button', { name: 'Tous les métiers' }).press('Enter');
  await expect.poll(() => report.getByRole('checkbox', { checked: true }).count()).toBe(ticked);
  // Enter in a field looks at what will be sent, and filters nothing.
  await report.getByLabel('Adresse e-mail du prestataire').press('Enter');
  await report.getByRole('heading', { level: 1, name: 'Vérifier avant d’envoyer' }).waitFor();
  expect(await report.locator('main').textContent()).toContain('Merci de commencer par là.');
  await report.getByRole('button', { name: 'Envoyer', exact: true }).press('Enter');
  await report.getByRole('heading', { level: 1, name: 'Plan envoyé à mon prestataire' }).waitFor();

  const path = await linkMailed();
  const provider = await browser.newContext({ javaScriptEnabled: false });
  const page = await provider.newPage();
  const answer = await page.goto(site.url + path);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  const first = page.locator('#correctif-1');
  await first.getByText('Ajouter un commentaire').click();
  await first.getByRole('textbox').fill('Mis en ligne ce matin.');
  await first.getByRole('button', { name: /^Fait/ }).click();
  expect(await page.locator('main').getByRole('status').first().textContent()).toContain('C’est noté');
  expect(await first.textContent()).toContain('Fait le');
  await first.getByRole('button', { name: /^Vérifier/ }).click();
  expect(await first.textContent()).toContain('Vérification en cours');
  await correctAll();
  await page.goto(site.url + path);
  expect(await first.textContent()).toContain('Vérifié le');

  await visit(report, `${site.url}/reports/${auditId}`);
  const panel = report.locator('section', { has: report.locator('#prestataire') });
  expect(await panel.textContent()).toContain('1 vérifié');
  expect(await panel.textContent()).toContain('Mis en ligne ce matin.');
  await panel.getByRole('button', { name: /^Révoquer/ }).press('Enter');
  await report.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).press('Enter');
  await expect.poll(() => panel.getByText('Lien révoqué').count()).toBe(1);
  expect((await page.goto(site.url + path))?.status()).toBe(410);
  expect(await page.locator('main').textContent()).toContain('a fermé ce lien');

  await site.rows(`update handovers set revoked_at = null, expires_at = now()`);
  expect((await page.goto(site.url + path))?.status()).toBe(410);
  expect(await page.locator('main').textContent()).toContain('Ce lien a expiré');
  expect((await page.goto(`${site.url}/plan/${'a'.repeat(43)}`))?.status()).toBe(404);
  expect(await page.locator('main').textContent()).toContain('Ce lien n’ouvre aucun plan');
  expect(owner.problems).toEqual([]);
  await provider.close();
  await owner.close();
});
