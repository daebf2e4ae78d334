import { healthEndpoints } from '#contract/api/site.ts';
import { checkReadiness } from '#service/health/check-readiness.ts';
import { defineRoute, type Route } from './route.ts';

const headers = { 'cache-control': 'no-store' };

/** For operators and their tools: is the process alive, can it work. */
export const healthRoutes: readonly Route[] = [
  defineRoute({
    ...healthEndpoints.readHealth,
    handle: () => ({ status: 200, json: { ok: true }, headers }),
  }),
  defineRoute({
    ...healthEndpoints.readReadiness,
    async handle({ deps, viewer }) {
      const readiness = await checkReadiness(deps);
      // Versions and figures are for those who run the installation.
      const json = viewer?.admin ? readiness : { ready: readiness.ready };
      return json.ready ? { status: 200, json, headers } : { status: 503, json, headers };
    },
  }),
];
