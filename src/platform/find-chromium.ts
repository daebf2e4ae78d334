import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { Launcher } from 'chrome-launcher';
import {
  headlessShell,
  installFromDebian,
  installFromNpm,
  unpackedChromium,
} from './find-chromium-install.ts';
import { refuseValue } from './setting-error.ts';

/** The browser audits run in. */
export interface Chromium {
  readonly path: string;
  /** As the program says it, name and number: `Chromium 156.0.7500.0`. */
  readonly version: string;
  readonly source: 'setting' | 'installed' | 'debian' | 'npm';
}

/** How to look: what the person set, where we may unpack, whether we may install. */
export interface ChromiumSearch {
  readonly chromiumPath: string | null;
  readonly dataFolder: string;
  readonly mayInstall: boolean;
  /** Tells the person about a long step. */
  readonly notice: (line: string) => void;
}

const run = promisify(execFile);
const MISSING =
  'Aucun navigateur Chromium trouvé. Installez-en un (Debian : apt-get install chromium-headless-shell ; ailleurs : Google Chrome) ou indiquez son chemin dans CHROMIUM_PATH.';

/** What `program --version` answers; null when it does not run here. */
async function versionOf(path: string): Promise<string | null> {
  // Chrome for Windows opens a window instead of answering.
  if (process.platform === 'win32') return existsSync(path) ? 'Chrome' : null;
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 20_000 });
    return /[A-Z][\w ]{0,60} \d+(?:\.\d+)+/.exec(stdout)?.[0] ?? null;
  } catch {
    return null;
  }
}

function installedPaths(): string[] {
  let discovered: string[] = [];
  try {
    discovered = Launcher.getInstallations();
  } catch {
    // It throws when it finds nothing.
  }
  const known = [headlessShell, ...discovered, '/usr/bin/chromium'].filter((path) => existsSync(path));
  return [...new Set(known)];
}

async function firstThatRuns(paths: readonly string[], source: Chromium['source']): Promise<Chromium | null> {
  for (const path of paths) {
    const version = await versionOf(path);
    if (version !== null) return { path, version, source };
  }
  return null;
}

/**
 * Finds a Chromium in the order of docs/operations.md: the setting, an installed one, Debian’s package (installed
 * when we are root), the build shipped through npm. The answer has been run once.
 * @throws Error with one sentence saying what to install.
 */
export async function findChromium(search: ChromiumSearch): Promise<Chromium> {
  if (search.chromiumPath !== null) {
    const chosen = await firstThatRuns([search.chromiumPath], 'setting');
    if (chosen) return chosen;
    refuseValue('CHROMIUM_PATH', search.chromiumPath, 'ce programme ne démarre pas.');
  }
  const installed = await firstThatRuns(installedPaths(), 'installed');
  if (installed) return installed;
  const unpacked = await firstThatRuns([unpackedChromium(search.dataFolder)], 'npm');
  if (unpacked) return unpacked;
  if (!search.mayInstall) throw new Error(MISSING);
  for (const [source, install] of [
    ['debian', () => installFromDebian(search.notice)],
    ['npm', () => installFromNpm(search.dataFolder, search.notice)],
  ] as const) {
    const path = await install();
    const found = path === null ? null : await firstThatRuns([path], source);
    if (found) return found;
  }
  throw new Error(MISSING);
}
