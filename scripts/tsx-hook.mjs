// Node strips types but not JSX. E-mails and report pieces are .tsx and also run on the server, unbundled:
// `node --import ./scripts/tsx-hook.mjs …` (or importing this file first) compiles them as they load.
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

// The compiler is Vite’s own: resolved from there, it needs no place in package.json.
const fromVite = createRequire(createRequire(import.meta.url).resolve('vite'));
/** @type {typeof import('rolldown/utils') | null} */
let compiler = null;

async function loadCompiler() {
  compiler ??= await import(pathToFileURL(fromVite.resolve('rolldown/utils')).href);
}
await loadCompiler();

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const result = compiler.transformSync(path, readFileSync(path, 'utf8'), {
      lang: 'tsx',
      sourcemap: false,
      jsx: { runtime: 'automatic', development: false },
    });
    if (result.errors.length > 0) throw new SyntaxError(`${path}: ${result.errors[0]?.message ?? 'invalid'}`);
    return { format: 'module', source: result.code, shortCircuit: true };
  },
});
