import type { AuditOrder } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';
import type { DemoVariant, PlantedFault } from '#demo/demo-marks.ts';
import { serveDemo } from '#demo/serve-demo.ts';
import { auditSite } from '#engine/audit-site.ts';
import type { Screenshot } from '#engine/ports/outcome.ts';
import type { Wanted } from '#engine/ports/visit.ts';
import type { EngineLimits } from '#engine/ports/world.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { testChromium } from './chromium.ts';
import { testHtmlChecker as htmlChecker } from './html-checker.ts';
import { lookingPool } from './looking-pool.ts';

/** Audits a variant of a demonstration site with the real engine and a real Chromium. */
export async function auditDemo(
  variant: DemoVariant,
  maxPages = 20,
  profile: SiteProfile = 'public',
  folder = 'src/demo/site',
  /** As if the person who orders had proved the domain: sensitive addresses are asked for. */
  ownershipProved = false,
  device: AuditOrder['device'] = 'mobile',
  /** Default: those of the product. */
  limits: Partial<EngineLimits> = {},
  /** What is looked at of its pages: they are visited for it alone, and the home page once. Default: everything. */
  only?: Wanted,
): Promise<{
  readonly report: Report;
  readonly plantedFaults: readonly PlantedFault[];
  readonly screenshots: readonly Screenshot[];
}> {
  const site = await serveDemo({ folder, port: 0, variant });
  const policy = { allow: [new URL(site.origin).host] };
  const log = createLog('error');
  const publicUrl = 'http://127.0.0.1:3000';
  const { path: executablePath } = await testChromium();
  const provedDomains = ownershipProved ? [{ host: '127.0.0.1', subdomains: true }] : [];
  const proofs = { ownershipProved, provedDomains };
  // Side by side, few light pages cost less than the browsers they would start.
  const slots = only ? { slots: 1 } : {};
  const whole = createVisitPool({ executablePath, policy, publicUrl, log, ...slots });
  const pool = only ? lookingPool(whole, only) : whole;
  const checker = only ? { missing: 'not looked at' } : htmlChecker;
  try {
    const outcome = await auditSite(
      { url: `${site.origin}/`, scope: 'site', maxPages, device, exclude: [], profile, ...proofs },
      {
        pool,
        policy,
        clock: systemClock,
        engineVersion: 'test',
        publicUrl,
        log,
        htmlChecker: checker,
        limits,
      },
      { signal: new AbortController().signal, onProgress: () => {} },
    );
    if (outcome.kind === 'failure') throw new Error(`${outcome.code}: ${outcome.detail}`);
    const { report, screenshots } = outcome;
    return { report, plantedFaults: site.plantedFaults, screenshots };
  } finally {
    await pool.close();
    await site.close();
  }
}
