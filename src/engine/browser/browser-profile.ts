import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'constat-chromium-';

/**
 * Third parties may set cookies, as with most visitors: some distributions forbid it by default, and so do private
 * windows, which our contexts are. What a site’s trackers do would not be seen.
 */
const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };

/** A new profile folder named after this process. Folders whose process was killed are removed on the way. */
export async function createProfile(folder: string = tmpdir()): Promise<string> {
  await removeOrphans(folder);
  const profile = await mkdtemp(join(folder, `${prefix}${process.pid}-`));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  return profile;
}

export async function removeProfile(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
}

async function removeOrphans(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [] as string[]);
  for (const name of names) {
    const owner = name.startsWith(prefix) ? Number(/^\d+/.exec(name.slice(prefix.length))?.[0]) : Number.NaN;
    if (Number.isInteger(owner) && !isRunning(owner)) await removeProfile(join(folder, name));
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
