import { join } from 'node:path';
import { bundleInPage, guardedAxeScript, inPageEntries } from '../src/engine/gather/in-page-script.ts';

/**
 * Puts the scripts that run inside pages beside the programs, as `in-page/<entry>.js`, and a module that reads them in the
 * place of the one that bundles them from the sources.
 * @param {string} root
 * @returns {import('rolldown').Plugin}
 */
export function inPageFiles(root) {
  const module = join(root, 'src/engine/gather/in-page-script.ts');
  return {
    name: 'in-page-files',
    async buildStart() {
      for (const entry of inPageEntries) {
        const { code } = await bundleInPage(join(root, 'src/engine/in-page', `${entry}.ts`));
        this.emitFile({ type: 'asset', fileName: `in-page/${entry}.js`, source: code });
      }
      this.emitFile({ type: 'asset', fileName: 'in-page/axe.js', source: await guardedAxeScript() });
    },
    load: (id) => (id === module ? reader : null),
  };
}

const reader = `import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
const folder = fileURLToPath(new URL('./in-page/', import.meta.url));
const scripts = new Map();
export function inPageScript(entry) {
  if (!scripts.has(entry)) scripts.set(entry, readFileSync(folder + entry + '.js', 'utf8'));
  return Promise.resolve(scripts.get(entry));
}
export const guardedAxeScript = () => inPageScript('axe');
`;
