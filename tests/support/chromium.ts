import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { type Chromium, findChromium } from '#platform/find-chromium.ts';

let found: Promise<Chromium> | null = null;

/** The browser tests drive, looked for (and installed if needed) as the product does, once a process. */
export function testChromium(): Promise<Chromium> {
  found ??= findChromium({
    chromiumPath: readConfig().chromiumPath,
    dataFolder: join(tmpdir(), 'constat-tests-chromium'),
    mayInstall: true,
    notice: (line) => console.info(line),
  });
  return found;
}

/** Its path at once: `npm test` has looked for it and set CHROMIUM_PATH. */
export function chromiumPath(): string {
  const path = readConfig().chromiumPath ?? '/usr/bin/chromium';
  if (!existsSync(path)) throw new Error(`no Chromium at ${path}: set CHROMIUM_PATH`);
  return path;
}
