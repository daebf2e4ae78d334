import { existsSync } from 'node:fs';

/** The browser tests drive; same variable as the product’s. */
export function chromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(path)) throw new Error(`no Chromium at ${path}: set CHROMIUM_PATH`);
  return path;
}
