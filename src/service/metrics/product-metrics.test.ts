import { expect, it } from 'vitest';
import { gauge } from '#platform/metrics/instruments.ts';
import { type ReadSample, readPrometheus } from '#tests/support/read-prometheus.ts';
import { createProductMetrics } from './product-metrics.ts';

const amountOf = (samples: readonly ReadSample[], name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value;

it('is what a strict reader of the format reads, from the first scrape on', async () => {
  const metrics = createProductMetrics('1.2.3');
  const first = readPrometheus(await metrics.text());
  expect(amountOf(first, 'constat_build_info', { version: '1.2.3' })).toBe(1);
  expect(amountOf(first, 'constat_pages_visited_total')).toBe(0);
  expect(amountOf(first, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  metrics.http.observe(['/api/reports/:id', 'GET', '2xx'], 0.02);
  metrics.http.observe(['/api/reports/:id', 'GET', '2xx'], 0.3);
  metrics.http.observe(['/api/reports/:id', 'GET', '2xx'], 60);
  metrics.pages.add([], 12);
  metrics.ruleErrors.add(['sec-hsts-absent']);
  const then = readPrometheus(await metrics.text());
  const name = 'constat_http_request_duration_seconds';
  expect(amountOf(then, `${name}_bucket`, { le: '0.025' })).toBe(1);
  expect(amountOf(then, `${name}_bucket`, { le: '0.5' })).toBe(2);
  expect(amountOf(then, `${name}_bucket`, { le: '10' })).toBe(2);
  expect(amountOf(then, `${name}_bucket`, { le: '+Inf' })).toBe(3);
  expect(amountOf(then, `${name}_sum`)).toBeCloseTo(60.32);
  expect(amountOf(then, 'constat_pages_visited_total')).toBe(12);
  expect(amountOf(then, 'constat_rule_errors_total', { rule: 'sec-hsts-absent' })).toBe(1);
  expect(amountOf(then, 'nodejs_eventloop_lag_seconds', { quantile: '0.99' })).toBeGreaterThanOrEqual(0);
});

it('writes any text in a label so that it comes back as it is', async () => {
  const metrics = createProductMetrics('1');
  const odd = ['a"b', 'a\\b', 'a\\nb\nc', '}, le="1"} 5\nforged 1', 'é « ’'];
  for (const rule of odd) metrics.ruleErrors.add([rule]);
  const read = readPrometheus(await metrics.text());
  expect(
    read.filter(({ name }) => name === 'constat_rule_errors_total').map(({ labels }) => labels.rule),
  ).toEqual(odd);
});

it('holds a thousand series of a name at most: the rest are counted together', async () => {
  const metrics = createProductMetrics('1');
  for (let index = 0; index < 5_000; index += 1) metrics.ruleErrors.add([`rule-${index}`]);
  metrics.ruleErrors.add(['rule-1']);
  const read = readPrometheus(await metrics.text()).filter(
    ({ name }) => name === 'constat_rule_errors_total',
  );
  expect(read).toHaveLength(1_001);
  expect(amountOf(read, 'constat_rule_errors_total', { rule: 'other' })).toBe(4_000);
  expect(amountOf(read, 'constat_rule_errors_total', { rule: 'rule-1' })).toBe(2);
});

it('leaves out what does not answer, says so, and tells the rest', async () => {
  const metrics = createProductMetrics('1');
  metrics.addSource('database', () => Promise.reject(new Error('password of constat')));
  metrics.addSource('connections', () => [gauge('constat_database_connections', 'Connections.', 3)]);
  const text = await metrics.text();
  const read = readPrometheus(text);
  expect(amountOf(read, 'constat_metrics_failed', { source: 'database' })).toBe(1);
  expect(amountOf(read, 'constat_metrics_failed', { source: 'connections' })).toBe(0);
  expect(amountOf(read, 'constat_database_connections')).toBe(3);
  expect(text).not.toContain('password');
});
