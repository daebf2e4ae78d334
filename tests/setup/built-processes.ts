import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vitest/config';

const entryUrl = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;

/**
 * Processes and threads that tested code starts are those of the server build, as in the product: a file or two to load
 * instead of a thousand sources, for each of the hundreds of visitors of a run. Built when the first one is asked for.
 */
export function builtProcesses(): Plugin {
  const root = join(import.meta.dirname, '../..');
  let built: Promise<string> | null = null;
  const build = async () => (await import('../../scripts/ensure-build.mjs')).ensureBuild(root);
  return {
    name: 'built-processes',
    // Before the compiler, which writes other quotes.
    enforce: 'pre',
    // Vitest keeps transformed modules from one run to the next: these name a build, and sources have another by then.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes('import.meta.url') ? false : null));
    },
    async transform(code) {
      if (code.search(entryUrl) === -1) return null;
      built ??= build();
      const folder = await built;
      return code.replace(entryUrl, (found, name: string) => {
        const path = join(folder, `${name}.mjs`);
        return existsSync(path) ? `new URL(${JSON.stringify(pathToFileURL(path).href)})` : found;
      });
    },
  };
}
