import { z } from 'zod';
import type { FieldHistory, FieldRecord } from '#contract/field-data.ts';
import { type FieldDevice, type FieldMetric, fieldMetricIds } from '#contract/field-metrics.ts';
import { readBounded } from '../read-bounded.ts';

/**
 * What the Chrome UX Report answered. `none`: too few visits to be published; `later`: the quota is used up; `refused`: the
 * key, or the question; `failed`: no answer. Nothing of an answer but these words may be logged: its address holds the key.
 */
export type FieldAnswer<Told> =
  | { readonly kind: 'told'; readonly told: Told }
  | { readonly kind: 'none' }
  | { readonly kind: 'later' | 'refused' | 'failed' };

/** An origin, or a page without its query. */
interface FieldTarget {
  readonly of: 'site' | 'page';
  readonly url: string;
}

export interface FieldSource {
  record(target: FieldTarget, device: FieldDevice, signal: AbortSignal): Promise<FieldAnswer<FieldRecord>>;
  /** Of an origin, 25 weeks. */
  history(origin: string, device: FieldDevice, signal: AbortSignal): Promise<FieldAnswer<FieldHistory>>;
}

/** Under the last name first. A question that names a metric the API does not know is refused whole: all are asked for. */
const names: Readonly<Record<FieldMetric, readonly string[]>> = {
  LCP: ['largest_contentful_paint'],
  INP: ['interaction_to_next_paint'],
  CLS: ['cumulative_layout_shift'],
  FCP: ['first_contentful_paint'],
  TTFB: ['time_to_first_byte', 'experimental_time_to_first_byte'],
};
const named = <Told>(metrics: Readonly<Record<string, Told>>, id: FieldMetric): Told | undefined =>
  names[id].map((name) => metrics[name]).find((told) => told !== undefined);
const formFactors: Readonly<Record<FieldDevice, string>> = { phone: 'PHONE', desktop: 'DESKTOP' };
const weeks = 25;
const answerLimitMs = 8_000;
const maxBytes = 1_000_000;
/** Google grants 150 questions a minute to a project, whatever its number of processes. */
const questionsPerMinute = 120;

/** Of CLS, bounds and percentiles are texts; a week without enough visits is « NaN » or null. */
const amount = z.union([z.number(), z.string(), z.null()]).transform((value) => {
  const read = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(read) && read >= 0 ? read : null;
});
const day = z
  .object({ year: z.int().min(2000).max(2200), month: z.int().min(1).max(12), day: z.int().min(1).max(31) })
  .transform((at) => `${at.year}-${String(at.month).padStart(2, '0')}-${String(at.day).padStart(2, '0')}`)
  .pipe(z.iso.date());
const period = z.object({ firstDate: day, lastDate: day });
const bins = z.array(z.object({ density: amount.optional() })).max(20);
const recordAnswer = z.object({
  record: z.object({
    metrics: z.record(
      z.string(),
      z.object({ histogram: bins.optional(), percentiles: z.object({ p75: amount }).optional() }),
    ),
    collectionPeriod: period,
  }),
});
const historyAnswer = z.object({
  record: z.object({
    metrics: z.record(
      z.string(),
      z.object({ percentilesTimeseries: z.object({ p75s: z.array(amount).max(40) }).optional() }),
    ),
    collectionPeriods: z.array(period).max(40),
  }),
});

function recordOf(
  { record: { metrics, collectionPeriod } }: z.output<typeof recordAnswer>,
  { of, url }: FieldTarget,
  device: FieldDevice,
): FieldRecord {
  const figures = fieldMetricIds.flatMap((id) => {
    const { histogram, percentiles } = named(metrics, id) ?? {};
    if (histogram?.length !== 3 || percentiles?.p75 == null) return [];
    const [good = 0, middling = 0, poor = 0] = histogram.map(({ density }) => density ?? 0);
    return [[id, { p75: percentiles.p75, shares: [good, middling, poor] }] as const];
  });
  const { firstDate: from, lastDate: to } = collectionPeriod;
  return { of, url, device, from, to, metrics: Object.fromEntries(figures) };
}

function historyOf(
  { record: { metrics, collectionPeriods } }: z.output<typeof historyAnswer>,
  device: FieldDevice,
): FieldHistory {
  const series = fieldMetricIds.flatMap((id) => {
    const p75s = named(metrics, id)?.percentilesTimeseries?.p75s;
    return p75s ? [[id, p75s] as const] : [];
  });
  const told = collectionPeriods.map(({ lastDate }, at) => ({
    to: lastDate,
    p75: Object.fromEntries(series.map(([id, p75s]) => [id, p75s[at] ?? null])),
  }));
  return { device, weeks: told };
}

/**
 * Asks the API of the Chrome UX Report. Never rejects: what went wrong is a word.
 * @see https://developer.chrome.com/docs/crux/api and /history-api
 * @param now ms, of a clock that never goes back
 */
export function openCrux(
  { key, apiUrl }: { readonly key: string; readonly apiUrl: string },
  now: () => number = () => performance.now(),
): FieldSource {
  let asked: number[] = [];
  const mayAsk = () => {
    asked = asked.filter((at) => now() - at < 60_000);
    if (asked.length >= questionsPerMinute) return false;
    asked.push(now());
    return true;
  };

  async function ask<Told>(
    method: string,
    question: object,
    read: (answer: unknown) => Told,
    signal: AbortSignal,
  ): Promise<FieldAnswer<Told>> {
    if (!mayAsk()) return { kind: 'later' };
    try {
      const response = await fetch(`${apiUrl}/v1/records:${method}?key=${encodeURIComponent(key)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
      });
      const answer: unknown = JSON.parse(await readBounded(response, maxBytes));
      if (response.ok) return { kind: 'told', told: read(answer) };
      if (response.status === 404) return { kind: 'none' };
      if (response.status === 429) return { kind: 'later' };
      return { kind: response.status < 500 ? 'refused' : 'failed' };
    } catch {
      return { kind: 'failed' };
    }
  }

  return {
    record: (target, device, signal) =>
      ask(
        'queryRecord',
        {
          ...(target.of === 'site' ? { origin: target.url } : { url: target.url }),
          formFactor: formFactors[device],
        },
        (answer) => recordOf(recordAnswer.parse(answer), target, device),
        signal,
      ),
    history: (origin, device, signal) =>
      ask(
        'queryHistoryRecord',
        { origin, formFactor: formFactors[device], collectionPeriodCount: weeks },
        (answer) => historyOf(historyAnswer.parse(answer), device),
        signal,
      ),
  };
}
