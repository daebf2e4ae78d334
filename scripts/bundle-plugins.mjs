import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const slashes = (path) => path.replaceAll('\\', '/');

/** `new URL('./beside', import.meta.url)`: how a source names a file, or a process to start. */
const BESIDE = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g;
/** Looking for an installed package works from anywhere. */
const LOOK_UP = /createRequire\(import\.meta\.url\)|import\.meta\.resolve\(/g;
/** Made by the build itself (scripts/build.mjs, scripts/in-page-files.mjs), beside the programs. */
const MADE_HERE = new Set(['./pages.mjs', './client/', './in-page/']);

/**
 * Sources name what lies beside them; a build has it beside its programs: files are to be copied, and a `.ts` file
 * becomes a program of its own. Another use of a source’s place fails the build.
 * @param {string} root
 * @param {Map<string, string>} files filled with what to copy: name in the build → path
 * @returns {import('rolldown').Plugin}
 */
export function ownFiles(root, files) {
  const copied = (target) => {
    const name = `files/${slashes(relative(root, target))}`;
    files.set(name, target);
    return name;
  };
  return {
    name: 'own-files',
    transform(code, id) {
      if (!code.includes('import.meta') || !slashes(id).startsWith(`${slashes(root)}/src/`)) return null;
      const program = (target) => {
        const fileName = basename(target).replace(/\.ts$/, '.mjs');
        this.emitFile({ type: 'chunk', id: target, fileName });
        return fileName;
      };
      const moved = code.replace(BESIDE, (found, path) => {
        if (MADE_HERE.has(path)) return found;
        const target = resolve(dirname(id), path);
        if (!existsSync(target)) throw new Error(`${id} names ${path}, which does not exist.`);
        const name = path.endsWith('.ts') ? program(target) : copied(target);
        return `new URL('./${name}${path.endsWith('/') ? '/' : ''}', import.meta.url)`;
      });
      if (/import\.meta\./.test(moved.replace(BESIDE, '').replace(LOOK_UP, '')))
        throw new Error(`${id} uses its own place in a way that a build cannot keep.`);
      return moved;
    },
  };
}

/** What Lighthouse reads of its own folder, said at build time instead: [file, what stands there, what will]. */
const LIGHTHOUSE = [
  [
    'shared/root.js',
    `JSON.parse(fs.readFileSync(\`\${LH_ROOT}/package.json\`, 'utf-8'))`,
    '{ version: VERSION }',
  ],
  [
    'shared/localization/format.js',
    "fs.readdirSync(moduleDir + '/locales/')",
    'Object.keys(locales).map((name) => name + ".json")',
  ],
  // Lists of its checks, for settings that say them by name: ours hold the checks themselves.
  ['core/runner.js', 'static getAuditList() {', 'static getAuditList() { return [];'],
  ['core/runner.js', 'static getGathererList() {', 'static getGathererList() { return [];'],
  // Asked to know whether a bundler wrapped every function: this one does not.
  ['core/lib/page-functions.js', "require.resolve('lighthouse-logger');", ''],
  // Functions sent into pages as text call one another by name. The bundler gives another name to a module’s function
  // that other modules name as a global, and what was sent then fails in silence: inside a function, names stay.
  [
    'core/lib/page-functions.js',
    '/* global window document Node ShadowRoot HTMLElement */',
    'export const pageFunctions = (() => {',
  ],
  ['core/lib/page-functions.js', 'export const pageFunctions = {', 'return {'],
  ['core/lib/page-functions.js', '  getRuntimeFunctionName,\n};', '  getRuntimeFunctionName,\n};\n})();'],
  ['core/config/config-helpers.js', "require.resolve('lighthouse-logger');", ''],
];

/** Whole files of Lighthouse for which ours stand in. */
const STAND_INS = {
  // Its messages in fifty languages are 14 MB to parse at each start; two are ever asked for.
  'shared/localization/locales.js': `import fr from './locales/fr.json';
import en from './locales/en-US.json';
export const locales = { 'en-US': en, en, fr };
export default locales;`,
  // Templates of its HTML report, which nobody makes here.
  'report/generator/report-assets.js': 'export const reportAssets = {};',
};

/**
 * Lighthouse as a bundle that needs no folder of its own: it names its messages by the place of its files, which here
 * is a made-up one, and reads some of those files. Its telemetry, never switched on, is left out.
 * @param {string} root
 * @returns {import('rolldown').Plugin}
 */
export function lighthouseWithoutFolder(root) {
  const folder = join(root, 'node_modules/lighthouse');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const nameOf = (id) => (id.startsWith(folder) ? slashes(relative(folder, id)) : null);
  return {
    name: 'lighthouse-without-folder',
    resolveId: (id) => (id === '@sentry/node' ? '\0no-telemetry' : null),
    load(id) {
      if (id === '\0no-telemetry') return '';
      return STAND_INS[nameOf(id) ?? ''] ?? null;
    },
    transform(code, id) {
      const name = nameOf(id);
      if (name === null) return null;
      let said = code;
      for (const [file, from, to] of LIGHTHOUSE.filter(([file]) => file === name)) {
        if (!said.includes(from)) throw new Error(`lighthouse/${file} ${version} no longer says: ${from}`);
        said = said.replace(from, () => to.replace('VERSION', JSON.stringify(version)));
      }
      const place = `new URL(${JSON.stringify(`./lighthouse/${name}`)}, import.meta.url).href`;
      return said
        .replaceAll('createRequire(import.meta.url)', 'createRequire(import_meta_url)')
        .replaceAll('import.meta.url', place)
        .replaceAll('getModuleDirectory(import.meta)', `getModuleDirectory({ url: ${place} })`)
        .replaceAll('getModulePath(import.meta)', `getModulePath({ url: ${place} })`)
        .replaceAll('createRequire(import_meta_url)', 'createRequire(import.meta.url)');
    },
  };
}
