import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One file of the thousand modules of Alfa (an accessibility engine), which load five times faster so. Made once a
 * version; without it the engine loads the packages themselves.
 * @param {string} root
 */
export async function bundleAlfa(root) {
  const entry = join(root, 'node_modules/@siteimprove/alfa-rules/package.json');
  const { version } = JSON.parse(readFileSync(entry, 'utf8'));
  const name = `alfa-${version}.mjs`;
  if (existsSync(join(root, 'build', name))) return;
  const { build } = await import('vite');
  mkdirSync(join(root, 'build'), { recursive: true });
  // Two starts at once each make theirs; whole files only are put in place.
  const folder = mkdtempSync(join(root, 'build/alfa-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/engine/gather/second-opinions/alfa-entry.ts'),
      outDir: folder,
      copyPublicDir: false,
      minify: true,
      rollupOptions: { output: { entryFileNames: name } },
    },
  });
  renameSync(join(folder, name), join(root, 'build', name));
  rmSync(folder, { recursive: true });
}
