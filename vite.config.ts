import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Loaders call services that also run outside this bundle (HTTP, jobs): those stay Node modules, loaded once
 * in the process. Everything else is bundled, so that the server needs neither NODE_ENV nor a cold start
 * over hundreds of small files.
 */
const serverModules = /^#(service|store|platform|engine|mail)\//;

/**
 * What a browser must never download: the server’s zones, and the schemas, which weigh more than a page. Modules of
 * `web/` for the server alone are named `.server.ts`, which React Router refuses there. Both end the build.
 */
const neverInBrowsers = {
  name: 'never-in-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (serverModules.test(id) || id === 'zod') this.error(`${id} would reach browsers through ${importer}.`);
  },
} satisfies Plugin;

/** A slow plugin of somebody else is no news for who starts the product. */
const checks = { bundlerTimings: false };

/**
 * Small parts that several pages share travel together: each file of a hundred bytes would be a request of its own, and
 * sign-up pages promise at most forty (`weight-budget.ts`).
 */
const smallParts = {
  name: 'parts',
  test: /[\\/]lucide-react[\\/]|[\\/]src[\\/](?:web[\\/](?:lib[\\/](?:cx|page-meta|plan-name|site-facts)|ui[\\/](?:card|badge|page-header|empty-state|field|field-look|text-field|alert))|contract[\\/](?:french|themes|audit-words|mail-groups))\.tsx?$|[\\/]react[\\/]/,
  minShareCount: 2,
};

export default defineConfig({
  plugins: [neverInBrowsers, tailwindcss(), reactRouter()],
  publicDir: 'src/web/public',
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { checks } },
  ssr: { noExternal: true },
  environments: {
    client: { build: { rolldownOptions: { checks, output: { codeSplitting: { groups: [smallParts] } } } } },
    ssr: { build: { rolldownOptions: { checks, external: serverModules } } },
  },
});
