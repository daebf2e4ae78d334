import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Loaders call services that also run outside this bundle (HTTP, jobs): those stay Node modules, loaded once
 * in the process. Everything else is bundled, so that the server needs neither NODE_ENV nor a cold start
 * over hundreds of small files.
 */
const serverModules = /^#(service|store|platform|engine|mail)\//;

/** A slow plugin of somebody else is no news for who starts the product. */
const checks = { bundlerTimings: false };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'src/web/public',
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { checks } },
  ssr: { noExternal: true },
  environments: {
    ssr: { build: { rolldownOptions: { checks, external: serverModules } } },
  },
});
