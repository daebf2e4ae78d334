// Node strips types but not JSX. E-mails and report pieces are .tsx and also run on the server, unbundled:
// `node --import ./scripts/tsx-hook.mjs …` (or importing this file first) compiles them as they load.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const result = transformSync(path, readFileSync(path, 'utf8'), {
      lang: 'tsx',
      sourcemap: false,
      jsx: { runtime: 'automatic', development: false },
    });
    if (result.errors.length > 0) throw new SyntaxError(`${path}: ${result.errors[0]?.message ?? 'invalid'}`);
    return { format: 'module', source: result.code, shortCircuit: true };
  },
});
