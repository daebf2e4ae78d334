import { tmpdir } from 'node:os';
import { Launcher } from 'chrome-launcher';
import { findChromium } from '#platform/find-chromium.ts';

/** The browser Constat takes by itself. */
export async function benchChromium(): Promise<string> {
  const { path } = await findChromium({
    chromiumPath: null,
    dataFolder: tmpdir(),
    mayInstall: false,
    notice: console.error,
  });
  return path;
}

/** The browser Lighthouse’s command line takes by itself; Constat’s where there is no other. */
export async function lighthouseChromium(): Promise<string> {
  try {
    return Launcher.getInstallations()[0] ?? (await benchChromium());
  } catch {
    // It throws when it finds nothing.
    return benchChromium();
  }
}

/** Arguments for Node: an audit as `npm run audit` runs it. */
export function auditCommand(origin: string, pages: number, more: readonly string[] = []): string[] {
  const allowed = ['--allow', new URL(origin).host];
  return ['scripts/run.mjs', 'audit', `${origin}/`, '--pages', String(pages), ...allowed, ...more];
}

/** Debian’s Chromium refuses root without it, whichever tool starts it. */
export const chromeFlags = process.getuid?.() === 0 ? '--headless=new --no-sandbox' : '--headless=new';
