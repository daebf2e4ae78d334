import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Report } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';
import { gatherOnly } from '#engine/audit-site.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { openArtifactFolder } from '#engine/replay/save-audit.ts';
import { type SavedSite, siteFileName } from '#engine/replay/saved-format.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { testChromium } from './chromium.ts';
import { createTestDatabase } from './database.ts';
import { testHtmlChecker as htmlChecker } from './html-checker.ts';
import { startProduct, untilReady } from './product.ts';
import { startTlsFront } from './tls-front.ts';

/** Our own product behind HTTPS, as an operator who filled in every setting deploys it. */
export interface OwnSite {
  readonly origin: string;
  /** Visits it with the engine, in this process, as the command line does, and judges it once for each profile. */
  audit(
    profiles: readonly SiteProfile[],
    maxPages: number,
    exclude: readonly string[],
  ): Promise<ReadonlyMap<SiteProfile, Report>>;
  close(): Promise<void>;
}

/** A made-up company whose numbers have right check digits. */
const operator = {
  CONSTAT_OPERATOR_NAME: 'Atelier Constat SARL',
  CONSTAT_OPERATOR_ADDRESS: '12 rue des Lilas, 69003 Lyon',
  CONSTAT_OPERATOR_PHONE: '04 65 71 00 12',
  CONSTAT_OPERATOR_EMAIL: 'bonjour@constat.example',
  CONSTAT_OPERATOR_REGISTRATION:
    'SARL au capital de 8 000 €, 552 100 554 RCS Lyon, TVA intracommunautaire FR96 552100554',
  CONSTAT_OPERATOR_PUBLISHER: 'Camille Durand, gérante',
  CONSTAT_OPERATOR_HOSTING: 'Hébergeur Exemple SAS, 2 rue de la Gare, 59100 Roubaix, 03 53 01 00 07',
  CONSTAT_OPERATOR_ENERGY: 'électricité renouvelable, PUE de 1,2 (chiffres de l’hébergeur pour 2025)',
  CONSTAT_OPERATOR_MEDIATOR: 'Médiation Exemple, 3 rue du Port, 44000 Nantes, www.mediation.example',
  CONSTAT_OPERATOR_OFFICER: 'Camille Durand, dpo@constat.example',
  CONSTAT_SECURITY_CONTACT: 'securite@constat.example',
  CONSTAT_ACCESSIBILITY_PLAN: 'https://constat.example/schema-pluriannuel',
};

/** Starts it; `close` ends everything and removes its files. */
export async function startOwnSite(): Promise<OwnSite> {
  const data = mkdtempSync(join(tmpdir(), 'constat-own-'));
  chmodSync(data, 0o755);
  const front = await startTlsFront();
  const database = await createTestDatabase();
  const product = await startProduct(
    { CONSTAT_DATA: data, DATABASE_URL: database.url, CONSTAT_URL: front.origin, ...operator },
    'web',
  );
  await untilReady(product);
  front.forwardTo(product.url);
  // Chromium has no other way to believe one certificate only.
  const { path } = await testChromium();
  const executablePath = join(data, 'chromium');
  const flag = `--ignore-certificate-errors-spki-list=${front.certificate.keyHash}`;
  writeFileSync(executablePath, `#!/bin/sh\nexec '${path}' '${flag}' "$@"\n`, { mode: 0o755 });
  return {
    origin: front.origin,
    async audit(profiles, maxPages, exclude) {
      const policy = { allow: [new URL(front.origin).host] };
      const parts = { policy, publicUrl: front.origin, log: createLog('error') };
      const pool = createVisitPool({ executablePath, ...parts });
      const saved = join(data, 'artifacts');
      try {
        const outcome = await gatherOnly(
          { url: `${front.origin}/`, scope: 'site', maxPages, device: 'mobile', exclude, profile: null },
          {
            ...{ pool, clock: systemClock, engineVersion: 'test', htmlChecker, ...parts },
            keep: await openArtifactFolder(saved),
          },
          { signal: new AbortController().signal, onProgress: () => {} },
        );
        if (outcome.kind === 'failure') throw new Error(`${outcome.code}: ${outcome.detail}`);
      } finally {
        await pool.close();
      }
      const reports = new Map<SiteProfile, Report>();
      for (const profile of profiles) reports.set(profile, await judgeAs(saved, profile));
      return reports;
    },
    async close() {
      product.child.kill('SIGTERM');
      await product.ended;
      await front.close();
      await database.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The saved visits, judged as those of a site of that profile: which one it is matters to rules only. */
async function judgeAs(saved: string, profile: SiteProfile): Promise<Report> {
  const path = join(saved, siteFileName);
  const site = JSON.parse(brotliDecompressSync(readFileSync(path)).toString()) as SavedSite;
  writeFileSync(path, brotliCompressSync(JSON.stringify({ ...site, order: { ...site.order, profile } })));
  return (await replayAudit(saved, { engineVersion: 'test' })).report;
}
