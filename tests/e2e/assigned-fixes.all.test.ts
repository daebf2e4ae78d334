import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveMembership } from '#store/organisations.ts';
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

it('a fix: given from the report, spoken of, done by whoever has it, confirmed by the next audit', async () => {
  const [camille, sacha] = [
    await person('camille@agence.fr', 'Camille'),
    await person('sacha@agence.fr', 'Sacha'),
  ];
  const made = await site.api.call(camille, 'POST', '/api/organisations', { name: 'Agence du Pont' });
  const { uid } = (await made.json()) as { uid: string };
  await site.rows(`update users set plan = 'agency' where uid = '${uid}'`);
  const now = site.api.world.deps.clock.now();
  await saveMembership(site.api.world.deps.db, {
    ...{ organisation: uid, person: sacha.viewer.uid, role: 'member', hosts: [], mayAct: false, now },
  });
  await site.api.call(sacha, 'PUT', '/api/account/space', { organisation: uid });
  const space = { ...camille, viewer: { ...camille.viewer, uid } };
  const auditId = await site.addAudit(space, 'done');

  const owner = await windowOf(camille);
  await visit(owner, `${site.url}/reports/${auditId}`);
  await owner.getByRole('link', { name: 'Confier ce correctif' }).first().press('Enter');
  await owner.waitForURL(/correctifs/);
  const panel = owner.locator('section', { has: owner.getByRole('heading', { name: 'Qui s’en occupe' }) });
  await panel.getByLabel('À faire par').selectOption({ label: 'Sacha' });
  await panel.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await panel.getByText('À faire par Sacha').waitFor();
  await panel.getByLabel('Ajouter un commentaire').fill('Commence par celui-ci, il est urgent.');
  await panel.getByLabel('Mentionner quelqu’un').selectOption({ label: '@Sacha' });
  await panel.getByRole('button', { name: 'Commenter' }).press('Enter');
  await panel.locator('ol p').getByText('Commence par celui-ci').waitFor();
  expect(await axeViolations(owner)).toEqual([]);

  // In the report, the filter leaves what was given to nobody; what was given to one is Sacha’s.
  const colleague = await windowOf(sacha);
  await visit(colleague, `${site.url}/reports/${auditId}?charge=moi`);
  expect(await colleague.locator('#constats [id^="constat-"]').count()).toBeGreaterThan(0);
  await visit(owner, `${site.url}/reports/${auditId}?charge=moi`);
  expect(await owner.locator('#constats [id^="constat-"]').count()).toBe(0);

  await visit(colleague, `${site.url}/mes-corrections`);
  const row = colleague.getByRole('listitem').filter({ hasText: 'www.exemple.fr' });
  await row.getByRole('button', { name: /^Fait/ }).press('Enter');
  await row.getByText(/^Fait le /).waitFor();
  expect(await axeViolations(colleague)).toEqual([]);

  // The next audit reads the same pages and finds it no more.
  const [assigned] = await site.rows('select fix_key from assignments');
  const key = String(assigned?.fix_key);
  await site.addAudit(space, 'done', (report) => {
    const gone = new Set(
      report.fixes?.find((fix) => fix.key === key)?.findings.map(({ ruleId }) => ruleId) ?? [],
    );
    const [check] = report.checks;
    return {
      ...report,
      startedAt: new Date().toISOString(),
      findings: report.findings.filter(({ ruleId }) => !gone.has(ruleId)),
      fixes: report.fixes?.filter((fix) => fix.key !== key) ?? [],
      checks: [
        ...report.checks,
        ...[...gone].map((ruleId) => ({
          ...(check as (typeof report.checks)[number]),
          ruleId,
          status: 'pass' as const,
        })),
      ],
    };
  });
  await visit(colleague, `${site.url}/mes-corrections`);
  await row.getByText('Vérifié', { exact: true }).waitFor();
  expect(await row.getByText(/ne le relève plus/).count()).toBe(1);
}, 180_000);
