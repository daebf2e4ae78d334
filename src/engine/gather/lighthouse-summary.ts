import type { PerformanceMetrics } from '#contract/report.ts';
import type { LighthouseAudit, LighthouseResult } from '../artifacts.ts';

interface Details {
  readonly type?: string;
  readonly items?: readonly Readonly<Record<string, unknown>>[];
  readonly overallSavingsMs?: number;
  readonly overallSavingsBytes?: number;
  readonly debugData?: { readonly wastedBytes?: number };
}

/** The part of Lighthouse’s report that is kept. */
export interface LighthouseReport {
  readonly lighthouseVersion: string;
  readonly runWarnings: readonly string[];
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly score: number | null;
        readonly numericValue?: number;
        readonly displayValue?: string;
        readonly metricSavings?: Readonly<Record<string, number>>;
        readonly details?: Details;
      }
    >
  >;
}

const itemLimit = 20;

/** Keeps scores, texts and the first rows of each table. */
export function summariseLighthouse(report: LighthouseReport): LighthouseResult {
  const score = report.categories.performance?.score ?? null;
  return {
    version: report.lighthouseVersion,
    score: score === null ? null : Math.round(score * 100),
    metrics: metricsOf(report),
    audits: Object.fromEntries(
      Object.values(report.audits)
        .filter(({ id }) => id !== 'constat-turn')
        .map((audit) => [audit.id, summariseAudit(audit)]),
    ),
    warnings: [...report.runWarnings],
  };
}

function metricsOf({ audits }: LighthouseReport): PerformanceMetrics | null {
  const value = (id: string) => audits[id]?.numericValue;
  const metrics = {
    firstContentfulPaintMs: value('first-contentful-paint'),
    largestContentfulPaintMs: value('largest-contentful-paint'),
    totalBlockingTimeMs: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    speedIndexMs: value('speed-index'),
    serverResponseTimeMs: value('server-response-time'),
  };
  return Object.values(metrics).every((number) => typeof number === 'number')
    ? (metrics as PerformanceMetrics)
    : null;
}

function summariseAudit(audit: LighthouseReport['audits'][string]): LighthouseAudit {
  const details = audit.details ?? {};
  const savings = Object.entries(audit.metricSavings ?? {})
    .filter(([metric]) => metric !== 'CLS')
    .map(([, milliseconds]) => milliseconds);
  return {
    id: audit.id,
    score: audit.score,
    numericValue: audit.numericValue ?? null,
    displayValue: audit.displayValue ?? '',
    items: rowsOf(details).slice(0, itemLimit).map(flatRow),
    savingsMs: details.overallSavingsMs ?? (savings.length > 0 ? Math.max(...savings) : null),
    savingsBytes: details.overallSavingsBytes ?? details.debugData?.wastedBytes ?? null,
  };
}

/** A `list` holds tables: their rows are what matters. */
function rowsOf(details: Details): Readonly<Record<string, unknown>>[] {
  const items = Array.isArray(details.items) ? details.items.filter(isRecord) : [];
  if (details.type !== 'list') return [...items];
  return items.flatMap((item) => {
    const inner = (isRecord(item.value) ? item.value : item) as Details;
    return Array.isArray(inner.items) ? inner.items.filter(isRecord) : [];
  });
}

function flatRow(row: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const flat: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(row)) {
    if (typeof value === 'number') flat[key] = value;
    else if (typeof value === 'string') flat[key] = value.slice(0, 500);
    else if (typeof value === 'boolean') flat[key] = value ? 1 : 0;
    else if (isRecord(value)) Object.assign(flat, flatValue(key, value));
  }
  return flat;
}

/** Nodes, links, source places and formatted numbers are objects in Lighthouse’s tables. */
function flatValue(key: string, value: Readonly<Record<string, unknown>>): Record<string, string | number> {
  switch (value.type) {
    case 'node':
      return {
        [key]: text(value.nodeLabel),
        snippet: text(value.snippet),
        selector: text(value.selector),
      };
    case 'source-location':
      return { [key]: text(value.url), line: Number(value.line ?? 0) };
    case 'link':
      return { [key]: text(value.text), url: text(value.url) };
    case 'numeric':
      return { [key]: Number(value.value) };
    default:
      return typeof value.value === 'number' ? { [key]: value.value } : { [key]: text(value.value) };
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
