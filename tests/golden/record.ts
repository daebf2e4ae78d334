/**
 * Records the golden artifacts anew: three pages of the demonstration site, visited by a real Chromium. Run it when
 * gatherers changed; when only rules did, the recorded pages stay and their verdicts alone are renewed.
 *
 *   node --import ./scripts/tsx-hook.mjs tests/golden/record.ts
 *   npm test -- tests/golden -u        then read the difference in demo.verdicts.txt, line by line
 */

import { serveDemo } from '#demo/serve-demo.ts';
import { gatherOnly } from '#engine/audit-site.ts';
import { engineVersion } from '#engine/engine-version.ts';
import { openArtifactFolder } from '#engine/replay/save-audit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { testChromium } from '#tests/support/chromium.ts';
import { testHtmlChecker as htmlChecker } from '#tests/support/html-checker.ts';

/** Always the same port: addresses are part of what is recorded. */
const port = 3180;
const folder = 'tests/golden/demo';
const publicUrl = 'http://127.0.0.1:3000';

const site = await serveDemo({ folder: 'src/demo/site', port, variant: 'faulty' });
const policy = { allow: [new URL(site.origin).host] };
const { path: executablePath } = await testChromium();
const pool = createVisitPool({ executablePath, policy, publicUrl });
const keep = await openArtifactFolder(folder);
const outcome = await gatherOnly(
  {
    url: `${site.origin}/`,
    scope: 'site',
    maxPages: 3,
    device: 'mobile',
    exclude: [],
    profile: 'public',
  },
  { pool, policy, clock: { now: () => new Date() }, engineVersion, publicUrl, keep, htmlChecker },
  { signal: new AbortController().signal },
);
await pool.close();
await site.close();
console.info(outcome.kind === 'gathered' ? `${outcome.pageCount} pages in ${folder}` : outcome.detail);
process.exitCode = outcome.kind === 'gathered' ? 0 : 1;
