import { createCounter, createHistogram, gauge } from '#platform/metrics/instruments.ts';
import { processFigures } from '#platform/metrics/process-figures.ts';
import { type Family, prometheusText } from '#platform/metrics/prometheus-text.ts';

/** What one process measures of itself, and says of what it shares. */
export interface ProductMetrics {
  readonly http: ReturnType<typeof createHistogram>;
  readonly audits: ReturnType<typeof createHistogram>;
  readonly pages: ReturnType<typeof createCounter>;
  readonly ruleErrors: ReturnType<typeof createCounter>;
  readonly artifactErrors: ReturnType<typeof createCounter>;
  readonly browserRestarts: ReturnType<typeof createCounter>;
  /** Adds what is looked at when somebody asks; what fails is left out, and told by `constat_metrics_failed`. */
  addSource(name: string, read: () => Promise<readonly Family[]> | readonly Family[]): void;
  /** All of it in Prometheus’s text format. Never rejects. */
  text(): Promise<string>;
}

const httpBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const auditBounds = [10, 30, 60, 120, 300, 600, 1200, 2400, 3600];

/** The instruments of one process, at zero. */
export function createProductMetrics(version: string): ProductMetrics {
  const instruments = {
    http: createHistogram(
      {
        name: 'constat_http_request_duration_seconds',
        help: 'Answers, by template of the route.',
        labels: ['route', 'method', 'status'],
      },
      httpBounds,
    ),
    audits: createHistogram(
      {
        name: 'constat_audit_duration_seconds',
        help: 'Runs of the engine, by how they ended: report, a failure code, crashed or stopped.',
        labels: ['ended'],
      },
      auditBounds,
    ),
    pages: createCounter({ name: 'constat_pages_visited_total', help: 'Pages of audits.', labels: [] }),
    ruleErrors: createCounter({
      name: 'constat_rule_errors_total',
      help: 'Pages on which a rule failed by our fault.',
      labels: ['rule'],
    }),
    artifactErrors: createCounter({
      name: 'constat_artifact_errors_total',
      help: 'Pages on which something could not be gathered, by our fault.',
      labels: ['artifact'],
    }),
    browserRestarts: createCounter({
      name: 'constat_browser_restarts_total',
      help: 'Browsers and their processes that ended, were replaced or were missing.',
      labels: ['event'],
    }),
  };
  const sources = new Map<string, () => Promise<readonly Family[]> | readonly Family[]>();
  const info = gauge('constat_build_info', 'The version that runs.', [{ labels: { version }, value: 1 }]);
  return {
    ...instruments,
    addSource: (name, read) => void sources.set(name, read),
    async text() {
      const read = await Promise.all(
        [...sources].map(async ([name, source]) => {
          try {
            return { name, families: await source() };
          } catch {
            return { name, families: null };
          }
        }),
      );
      const failed = read.map(({ name, families }) => ({
        labels: { source: name },
        value: families === null ? 1 : 0,
      }));
      return prometheusText([
        info,
        ...processFigures(),
        ...Object.values(instruments).map((instrument) => instrument.family()),
        ...read.flatMap(({ families }) => families ?? []),
        ...(failed.length > 0
          ? [gauge('constat_metrics_failed', 'Sources that did not answer.', failed)]
          : []),
      ]);
    },
  };
}
