import type { ProductMetrics } from '#service/metrics/product-metrics.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const files = /^\/(?:assets|fonts|images|sound)\//;

/** One answer measured: by the template of its route, never by the address called, which may hold a token. */
export function measureAnswer(
  metrics: ProductMetrics | undefined,
  asked: { readonly method: string; readonly path: string; readonly template: string | undefined },
  status: number,
  seconds: number,
): void {
  const { method, path, template } = asked;
  const route = template ?? (files.test(path) ? 'file' : 'other');
  const told = methods.includes(method) ? method : 'other';
  metrics?.http.observe([route, told, `${Math.floor(status / 100)}xx`], seconds);
}
