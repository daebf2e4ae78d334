import { cpSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { lighthouseWithoutFolder, ownFiles } from './bundle-plugins.mjs';
import { inPageFiles } from './in-page-files.mjs';
import { programs } from './program.mjs';

/**
 * Bundles the programs and everything they import, the pages’ server half included, into a folder that names no other:
 * a process that loads a few files instead of two thousand starts in a fraction of the processor time. Only what
 * package.json calls `dependencies` stays in node_modules.
 * @param {string} root
 * @param {string} pages the server half of the pages
 * @param {string} folder
 * @returns {Promise<{ bundled: string[], external: string[] }>} packages inside, and packages it needs beside it
 * @throws Error when it would need a package that production does not install, or when a path of this machine is left
 */
export async function bundleServer(root, pages, folder) {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const installed = new Set(Object.keys({ ...dependencies, ...optionalDependencies }));
  const files = new Map();
  const build = await rolldown({
    input: {
      ...Object.fromEntries(programs.map((name) => [name, join(root, 'src/main', `${name}.ts`)])),
      pages,
    },
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    external: (id) => installed.has(packageOf(id)),
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [lighthouseWithoutFolder(root), inPageFiles(root), ownFiles(root, files)],
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
  for (const [name, source] of files) cpSync(source, join(folder, name), { recursive: true });
  return packagesOf(output, root, installed);
}

/** `@scope/name` or `name` of an import; of a file, what no package is called. */
function packageOf(id) {
  return id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
}

function packagesOf(output, root, installed) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const leaking = chunks.filter(({ code }) => code.includes(root)).map(({ fileName }) => fileName);
  if (leaking.length > 0) throw new Error(`The build names this folder in ${leaking.join(', ')}.`);
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const outside = (ids) => ids.filter((id) => !own.has(id) && !isBuiltin(id)).map(packageOf);
  const needed = chunks.flatMap(({ imports }) => outside(imports));
  // What a package imports only when it is asked for may be absent from its own installation too.
  const wished = chunks.flatMap(({ dynamicImports }) => outside(dynamicImports));
  const external = new Set([...needed, ...wished.filter((name) => installed.has(name))]);
  const absent = needed.filter((name) => !installed.has(name));
  if (absent.length > 0) throw new Error(`Neither bundled nor among the dependencies: ${absent.join(', ')}.`);
  const bundled = chunks.flatMap(({ modules }) =>
    Object.entries(modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .flatMap(([id]) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? [])
      .map((name) => name.replaceAll('\\', '/')),
  );
  return { bundled: [...new Set(bundled)].sort(), external: [...external].sort() };
}

const isBuiltin = (id) => id.startsWith('node:') || builtinModules.includes(id);
