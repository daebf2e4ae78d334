// `node scripts/build.mjs <folder>`: makes a build, whole or not at all. Run by scripts/ensure-build.mjs, under its lock.
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { runToTheEnd } from './run-process.mjs';

/** Older builds may still serve a running product. */
const KEPT_BUILDS = 3;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What `npm ci --omit=dev` and `npm start` need in the folder itself: our package, without its commands on sources. */
function ownPackage() {
  const { imports: _, ...own } = readJson(join(root, 'package.json'));
  const scripts = Object.fromEntries(
    ['start', 'audit', 'migrate'].map((name) => [
      name,
      `node program.mjs${name === 'start' ? '' : ` ${name}`}`,
    ]),
  );
  return { ...own, engines: { node: '>=24' }, scripts };
}

/** rules.md and openapi.json, in a process of its own: it runs the sources. */
async function writeDocs(folder) {
  const args = ['--import', './scripts/tsx-hook.mjs', 'scripts/generate-docs.ts', folder];
  const code = await runToTheEnd(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`Les documents n’ont pas été écrits (code ${code}).`);
}

async function build(folder) {
  const startedMs = Date.now();
  console.error('Construction…');
  const work = join(dirname(folder), 'new');
  rmSync(work, { recursive: true, force: true });
  const pages = await buildWeb(root);
  const packages = await bundleServer(root, join(pages, 'server/index.js'), work);
  cpSync(join(pages, 'client'), join(work, 'client'), { recursive: true });
  for (const name of ['package-lock.json', '.npmrc', 'LICENSE']) cpSync(join(root, name), join(work, name));
  cpSync(join(root, 'scripts/program.mjs'), join(work, 'program.mjs'));
  await writeDocs(join(work, 'docs'));
  const own = ownPackage();
  writeFileSync(join(work, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  const stamp = basename(folder).replace('constat-', '');
  writeFileSync(
    join(work, 'build.json'),
    `${JSON.stringify({ version: own.version, stamp, ...packages }, null, 2)}\n`,
  );
  rmSync(folder, { recursive: true, force: true });
  renameSync(work, folder);
  dropOldBuilds(dirname(folder));
  console.error(`Construit en ${((Date.now() - startedMs) / 1000).toFixed(1)} s : ${folder}`);
}

function dropOldBuilds(builds) {
  const folders = readdirSync(builds)
    .filter((name) => name.startsWith('constat-'))
    .map((name) => join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of folders.slice(KEPT_BUILDS)) rmSync(old, { recursive: true, force: true });
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/build.mjs <folder>');
await build(folder);
