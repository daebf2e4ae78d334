import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withFolderLock } from '../src/platform/folder-lock.ts';
import { sourceStamp } from './source-stamp.mjs';

/** What is started as a process or a thread of its own; each becomes a file of its own name. */
const ENTRIES = [
  'main/constat.ts',
  'main/web.ts',
  'main/worker.ts',
  'main/migrate.ts',
  'main/audit.ts',
  'main/audit-process.ts',
  'engine/visiting/visit-child.ts',
  'engine/gather/second-opinions/alfa-worker.ts',
];

/** Packages that make up most of an engine process’s start; the others stay in node_modules and load as they are. */
const BUNDLED = new Set([
  '@paulirish/trace_engine',
  '@puppeteer/browsers',
  'csp_evaluator',
  'devtools-protocol',
  'entities',
  'ipaddr.js',
  'intl-messageformat',
  'jpeg-js',
  'lighthouse',
  'lighthouse-logger',
  'lighthouse-stack-packs',
  'lodash-es',
  'metaviewport-parser',
  'parse5',
  'proxy-chain',
  'puppeteer-core',
  'robots-parser',
  'saxes',
  'semver',
  'speedline-core',
  'third-party-web',
  'tldts',
  'tldts-core',
  'undici',
  'zod',
]);
const BUNDLED_SCOPES = ['@formatjs/', '@siteimprove/', '@accesslint/'];
/** Older builds may still serve a running product. */
const KEPT_BUILDS = 3;

const nameOf = (source) => source.slice(source.lastIndexOf('/') + 1, -'.ts'.length);
const entryNames = new Set(ENTRIES.map(nameOf));

const isSource = (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);

/**
 * Bundles the processes of the product into build/server/<stamp>/ when their sources changed: a process that loads a
 * few files instead of two thousand starts in a fraction of the processor time. Two starts at once build once.
 * @param {string} root
 * @returns {Promise<string>} the folder, with one `<entry>.mjs` a process
 */
export async function buildServer(root) {
  const builds = join(root, 'build/server');
  mkdirSync(builds, { recursive: true });
  const folder = join(builds, sourceStamp(root, isSource, ['scripts/build-server.mjs']));
  await withFolderLock(join(root, 'build/server.lock'), async () => {
    if (existsSync(join(folder, 'done'))) return;
    await bundle(root, folder);
    writeFileSync(join(folder, 'done'), '');
    dropOldBuilds(builds);
  });
  return folder;
}

async function bundle(root, folder) {
  // The bundler is Vite’s own: resolved from there, it needs no place in package.json.
  const fromVite = createRequire(createRequire(import.meta.url).resolve('vite'));
  const { rolldown } = await import(pathToFileURL(fromVite.resolve('rolldown')).href);
  const input = Object.fromEntries(ENTRIES.map((source) => [nameOf(source), join(root, 'src', source)]));
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    external: isExternal,
    transform: { jsx: { runtime: 'automatic' } },
    plugins: [frenchMessages, inPlace(join(root, 'src'))],
  });
  rmSync(folder, { recursive: true, force: true });
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
}

function isExternal(id) {
  if (/^(?:[./#\0]|[a-zA-Z]:[\\/])/.test(id)) return false;
  if (id.startsWith('node:')) return true;
  const name = id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
  return !BUNDLED.has(name) && !BUNDLED_SCOPES.some((scope) => name.startsWith(scope));
}

/** Lighthouse imports its messages in fifty languages, 14 MB to parse at each start; two are ever asked for. */
const frenchMessages = {
  name: 'french-messages',
  load(id) {
    if (!id.replaceAll('\\', '/').endsWith('lighthouse/shared/localization/locales.js')) return null;
    return `import fr from './locales/fr.json';
import en from './locales/en-US.json';
export const locales = { 'en-US': en, en, fr };
export default locales;`;
  },
};

/** Files read beside a source are still found there; processes and threads started by name are those of the same build. */
function inPlace(sources) {
  return {
    name: 'in-place',
    transform(code, id) {
      if (!code.includes('import.meta')) return null;
      const own = JSON.stringify(pathToFileURL(id).href);
      const isOurs = dirname(id).startsWith(sources);
      return code
        .replace(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (found, name) =>
          isOurs && entryNames.has(name) ? `new URL('./${name}.mjs', __chunk.url)` : found,
        )
        .replaceAll('import.meta.url', own)
        .replaceAll('getModuleDirectory(import.meta)', `getModuleDirectory({ url: ${own} })`)
        .replaceAll('__chunk.url', 'import.meta.url');
    },
  };
}

function dropOldBuilds(builds) {
  const folders = readdirSync(builds)
    .map((name) => join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of folders.slice(KEPT_BUILDS)) rmSync(old, { recursive: true, force: true });
}
