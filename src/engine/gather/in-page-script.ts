import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withoutHiding } from './without-hiding.ts';

/**
 * The scripts that run inside pages, one an entry of `in-page/`:
 * `index` our isolated world, `own-world` the page’s own world, `frame` one frame of the page, `early` our isolated world of
 * each document before its own scripts, `hooks` the page’s own world before its own scripts, `flow` as `early` on the way of a
 * journey.
 */
export const inPageEntries = ['index', 'own-world', 'frame', 'early', 'hooks', 'flow'] as const;
export type InPageEntry = (typeof inPageEntries)[number];

const folder = fileURLToPath(new URL('../in-page/', import.meta.url));
const scripts = new Map<InPageEntry, Promise<string>>();

/**
 * Source of one of these scripts: `var inPage = …`, an object of the functions that its entry exports. Here it is bundled
 * from the sources, once a process. A build has a module of its own in this place, which reads the file that the build wrote
 * (`scripts/in-page-files.mjs`).
 */
export function inPageScript(entry: InPageEntry): Promise<string> {
  const known = scripts.get(entry);
  if (known) return known;
  const script = bundleInPage(`${folder}${entry}.ts`).then(({ code }) => code);
  scripts.set(entry, script);
  return script;
}

let guardedAxe: Promise<string> | null = null;

/** Source of axe-core that no field of a page misleads, once `openHiddenProperties` was called in that world. */
export function guardedAxeScript(): Promise<string> {
  guardedAxe ??= withoutHiding(
    readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  );
  return guardedAxe;
}

/** One entry and what it imports as one script, and the files it is made of. */
export async function bundleInPage(
  path: string,
): Promise<{ readonly code: string; readonly files: readonly string[] }> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({ input: path, platform: 'browser', logLevel: 'silent', tsconfig: false });
  const { output } = await build.generate({
    format: 'iife',
    name: 'inPage',
    exports: 'named',
    esModule: false,
    generatedCode: { symbols: false },
    // A function keeps its name in the traces of errors.
    minify: { compress: false, mangle: false, codegen: true },
  });
  await build.close();
  return { code: output[0].code, files: output[0].moduleIds };
}
