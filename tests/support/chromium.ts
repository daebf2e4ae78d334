import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { type Chromium, findChromium } from '#platform/find-chromium.ts';

let found: Promise<Chromium> | null = null;

/** The Chromium tests drive, looked for once a process. */
export function testChromium(): Promise<Chromium> {
  found ??= findChromium({
    chromiumPath: readConfig().chromiumPath,
    dataFolder: join(tmpdir(), 'constat-tests-chromium'),
    mayInstall: true,
    notice: (line) => console.info(line),
  });
  return found;
}
