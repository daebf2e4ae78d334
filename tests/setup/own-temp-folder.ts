import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * Each test file has a folder of its own for what it and its processes leave: files that run beside each other see
 * nothing of one another there, and nothing of it outlives them.
 */
const outer = tmpdir();
const own = mkdtempSync(join(outer, 'constat-test-'));
// Database servers run under another account and must be able to enter.
chmodSync(own, 0o755);
process.env.TMPDIR = own;
afterAll(() => {
  process.env.TMPDIR = outer;
  // A browser that was killed may write a last file meanwhile.
  rmSync(own, { recursive: true, force: true, maxRetries: 5 });
});
