import { tmpdir } from 'node:os';
import { findChromium } from '#platform/find-chromium.ts';

/** The browser all tools of a bench share. */
export async function benchChromium(): Promise<string> {
  const { path } = await findChromium({
    chromiumPath: null,
    dataFolder: tmpdir(),
    mayInstall: false,
    notice: console.error,
  });
  return path;
}

/** Arguments for Node: an audit as `npm run audit` runs it. */
export function auditCommand(origin: string, pages: number, more: readonly string[] = []): string[] {
  const allowed = ['--allow', new URL(origin).host];
  return ['scripts/run.mjs', 'audit', `${origin}/`, '--pages', String(pages), ...allowed, ...more];
}

/** Debian’s Chromium refuses root without it, whichever tool starts it. */
export const chromeFlags = process.getuid?.() === 0 ? '--headless=new --no-sandbox' : '--headless=new';
