import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactKeeper } from '../ports/world.ts';
import { pageFileName, savedFormatVersion, siteFileName } from './saved-format.ts';
import { saveJson } from './saved-page.ts';

/**
 * Saves what an audit gathers, one compressed JSON file a page and one for the site. The site’s is written last: a
 * folder without it is an unfinished run. Saved artifacts of an earlier run in that folder are removed.
 */
export async function openArtifactFolder(folder: string): Promise<ArtifactKeeper> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (/^(?:site|page-\d+)\.json\.br$/.test(name)) await rm(join(folder, name));
  const pages: Promise<void>[] = [];
  return {
    page(artifacts) {
      const saved = saveJson(join(folder, pageFileName(pages.length)), artifacts);
      // Told at the end: until then nobody awaits it.
      saved.catch(() => undefined);
      pages.push(saved);
    },
    async site({ order, site, startedAt, finishedAt, engineVersion, environment }) {
      await Promise.all(pages);
      // The facts of the pages are drawn again from their artifacts.
      const { pages: _, ...beside } = site;
      await saveJson(join(folder, siteFileName), {
        formatVersion: savedFormatVersion,
        engineVersion,
        pageCount: pages.length,
        order,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt.toISOString(),
        environment,
        site: beside,
      });
    },
  };
}
