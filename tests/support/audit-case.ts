import type { Report } from '#contract/report.ts';
import { auditSite } from '#engine/audit-site.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import type { Case } from '../cases/case.ts';
import { testChromium } from './chromium.ts';
import { testHtmlChecker as htmlChecker } from './html-checker.ts';
import { startStaticServer } from './static-server.ts';

/** Audits a small site as a company’s, ten pages at most, and gives its report. */
export async function auditCase({ routes }: Case): Promise<Report> {
  const site = await startStaticServer(routes);
  const policy = { allow: [new URL(site.origin).host] };
  const log = createLog('error');
  const publicUrl = 'http://127.0.0.1:3000';
  const { path: executablePath } = await testChromium();
  const pool = createVisitPool({ executablePath, policy, publicUrl, log });
  const proofs = { ownershipProved: false, provedDomains: [] };
  try {
    const outcome = await auditSite(
      {
        ...{ url: `${site.origin}/`, scope: 'site', maxPages: 10, device: 'mobile', exclude: [] },
        ...{ profile: 'company', ...proofs },
      },
      { pool, policy, clock: systemClock, engineVersion: 'test', publicUrl, log, htmlChecker, limits: {} },
      { signal: new AbortController().signal, onProgress: () => {} },
    );
    if (outcome.kind === 'failure') throw new Error(`${outcome.code}: ${outcome.detail}`);
    return outcome.report;
  } finally {
    await pool.close();
    await site.close();
  }
}
