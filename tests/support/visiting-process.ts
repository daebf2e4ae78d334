import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from './chromium.ts';

/** A parent that visits one page for ever; tests kill it and look for what stays behind. Argument: the address. */
const url = process.argv[2] ?? '';
const { host, hostname } = new URL(url);
const pool = createVisitPool({
  executablePath: chromiumPath(),
  policy: { allow: [host] },
  publicUrl: 'http://localhost:3000',
  slots: 1,
});
await pool.visit(
  { url, isHome: false, device: 'mobile', siteDomain: hostname, deadlineMs: 120_000, keepArtifacts: false },
  new AbortController().signal,
);
