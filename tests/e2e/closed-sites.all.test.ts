import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '#contract/report.ts';
import {
  auditByForm,
  giveAccess,
  giveJourney,
  leaksIn,
  openPage,
  startClosedSite,
} from '../support/closed-site-run.ts';
import { launchBrowser } from '../support/e2e-browser.ts';
import { outputsOf } from '../support/outputs-of-audit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it.each(['basic', 'cookie', 'form'] as const)(
  'twenty templates and a checkout behind a protection of the kind « %s » are audited from the form to the mail',
  async (protection) => {
    const closed = await startClosedSite(protection);
    try {
      const { page, watched } = await openPage(closed, browser);
      await giveAccess(closed, page);
      await giveJourney(closed, page);
      const auditId = await auditByForm(closed, page, '50');
      const { site, shop, host } = closed;
      const [stored] = await site.rows(`select document from reports where audit_id = '${auditId}'`);
      const report = stored?.document as Report;
      const titles = report.pages.map(({ title }) => title).filter((title) => title.startsWith('Gabarit'));
      expect(new Set(titles).size).toBe(20);
      expect(report.pages.filter(({ state }) => state).length).toBeGreaterThanOrEqual(3);
      expect(shop.acts).toEqual([]);
      expect(leaksIn(await outputsOf({ site, auditId, host }), shop.canaries())).toEqual([]);
      await watched.close();
    } finally {
      await closed.close();
    }
  },
  1_800_000,
);
