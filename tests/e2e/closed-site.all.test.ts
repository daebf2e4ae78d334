import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '#contract/report.ts';
import { shopSecrets } from '../support/closed-shop.ts';
import {
  auditByForm,
  type ClosedSite,
  giveAccess,
  giveJourney,
  leaksIn,
  openPage,
  startClosedSite,
} from '../support/closed-site-run.ts';
import { launchBrowser } from '../support/e2e-browser.ts';
import { outputsOf } from '../support/outputs-of-audit.ts';

let closed: ClosedSite;
let browser: Browser;
beforeAll(async () => {
  closed = await startClosedSite('form', { templateCount: 2 });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await closed?.close();
});

it('a site behind a sign-in is opened, tried and audited from the form to the mail, and no output says a secret', async () => {
  const { site, shop, host } = closed;
  const { page, watched } = await openPage(closed, browser);
  await giveAccess(closed, page);
  await giveJourney(closed, page);
  const auditId = await auditByForm(closed, page);
  expect(watched.problems).toEqual([]);

  const [stored] = await site.rows(`select document from reports where audit_id = '${auditId}'`);
  const report = stored?.document as Report;
  expect(report.access).toBe('used');
  const paths = report.pages.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/compte', '/echo', '/accueil', '/recapitulatif']));
  expect(report.pages.flatMap(({ state }) => state?.journey ?? [])).toEqual(
    expect.arrayContaining(['Commande']),
  );
  expect(shop.acts).toEqual([]);

  const outputs = await outputsOf({ site, auditId, host });
  // Each kind was there to be read.
  const names = [...outputs.keys()].join('\n');
  for (const kind of [
    ...['stored report', `GET /reports/${auditId}`, 'format=pdf', 'PDF text', 'format=html', 'format=json'],
    ...[
      'format=csv',
      'format=occurrences',
      'format=rgaa',
      'format=declaration',
      'format=cookies',
      'screenshots/',
    ],
    ...['GET /partage/', '/handovers', '/verifications', 'assistant list_fixes', 'assistant read_finding'],
    ...['account audits/', '/access', '/journeys', 'mail as sent', 'rapport', 'logs', 'database'],
    ...['backup tables/', 'backup data/mail', 'file mail/'],
  ])
    expect([kind, names.includes(kind)]).toEqual([kind, true]);
  expect(outputs.get('PDF text')?.length).toBeGreaterThan(2_000);
  expect(outputs.get('database')).toContain('audit.done');
  expect(leaksIn(outputs, shop.canaries())).toEqual([]);
  // What is looked for is found where it stands.
  expect(leaksIn(new Map([['a page', `<p>${shopSecrets.form}</p>`]]), shop.canaries())).toHaveLength(1);
  await watched.close();
}, 900_000);
