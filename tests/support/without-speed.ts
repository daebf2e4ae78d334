import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '#contract/report.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { saveJson, unpackJson } from '#engine/replay/saved-page.ts';

/** The report of a saved audit as if the speed of none of its pages could have been measured. */
export async function replayWithoutSpeed(folder: string): Promise<Report> {
  const copy = await mkdtemp(join(tmpdir(), 'constat-without-speed-'));
  try {
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.json.br')) continue;
      const saved = (await unpackJson(await readFile(join(folder, name)))) as Record<string, unknown>;
      await saveJson(join(copy, name), withoutSpeed(saved));
    }
    return (await replayAudit(copy, { engineVersion: 'test' })).report;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** A page without its load, or a site without those of its home page. */
function withoutSpeed({ lighthouse: _load, site, ...saved }: Record<string, unknown>): object {
  if (typeof site !== 'object' || site === null) return saved;
  const { homeLoads: _home, calmLoads: _calm, ...kept } = site as Record<string, unknown>;
  return { ...saved, site: kept };
}
