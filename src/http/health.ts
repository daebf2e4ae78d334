import { healthEndpoints } from '#contract/api/site.ts';
import { AppError } from '#contract/errors.ts';
import { prometheusMedia } from '#platform/metrics/prometheus-text.ts';
import { checkReadiness } from '#service/health/check-readiness.ts';
import { type MetricsReader, mayReadMetrics } from './middleware/may-read-metrics.ts';
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
  defineRoute({
    ...healthEndpoints.readMetrics,
    async handle({ deps, request, clientAddress }) {
      if (!deps.metrics || !mayReadMetrics(deps.config, readerOf(request, clientAddress), false))
        throw new AppError('request/not-found');
      return { status: 200, file: await deps.metrics.text(), media: prometheusMedia, headers };
    },
  }),
];

function readerOf({ headers, url }: Request, clientAddress: string): MetricsReader {
  return {
    authorization: headers.get('authorization'),
    clientAddress,
    host: new URL(url).hostname,
    forwarded: headers.has('forwarded') || headers.has('x-forwarded-for'),
  };
}
