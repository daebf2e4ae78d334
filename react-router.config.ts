import type { Config } from '@react-router/dev/config';
import { compressAssets } from './scripts/compress-assets.ts';

/** Server-rendered pages: sources in src/web, result in build/web (client/ and server/). */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/web',
  ssr: true,
  // Few routes: shipping the list once is cheaper than asking for it at every link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
