import { expect, it } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import { createProductMetrics } from '#service/metrics/product-metrics.ts';
import { readPrometheus } from '#tests/support/read-prometheus.ts';
import { sampleReport } from '#tests/support/sample-report.ts';
import { measureAudits } from './measure-audits.ts';

const order: AuditOrder = {
  ...{ url: 'https://exemple.fr/', scope: 'site', maxPages: 3, device: 'mobile', exclude: [], profile: null },
};
const fault = { url: 'https://exemple.fr/', message: 'x', stack: '' };
const report: EngineOutcome = {
  ...{ kind: 'report', report: sampleReport(order), screenshots: [], journal: [] },
  faults: [
    { ...fault, kind: 'rule', id: 'seo-title' },
    { ...fault, kind: 'artifact', id: 'styles' },
    { ...fault, kind: 'rule', id: 'seo-title' },
  ],
};

it('counts pages once, failures of ours by rule, browsers that went, and how audits ended', async () => {
  const metrics = createProductMetrics('1');
  const heard: string[] = [];
  const log = { info: (_: object, text: string) => heard.push(text), warn: () => undefined };
  const world = { onProgress: () => undefined, signal: new AbortController().signal, log };
  const run = measureAudits(metrics, async (_order, { onProgress, log: own }) => {
    for (const done of [0, 1, 2, 1, 2, 3]) onProgress({ stage: 'visit', done, total: 3 });
    onProgress({ stage: 'report', done: 9, total: 9 });
    own?.info({ pages: 40 }, 'visiting process replaced');
    own?.info({}, 'something else');
    return report;
  });
  await run(order, world);
  const failing = measureAudits(metrics, () => Promise.reject(new Error('gone')));
  await expect(failing(order, world)).rejects.toThrow('gone');
  await expect(failing(order, { ...world, signal: AbortSignal.abort() })).rejects.toThrow('gone');
  const told = readPrometheus(await metrics.text())
    .filter(({ name }) => /^constat_(pages|rule|artifact|browser|audit)\w*_(total|count)$/.test(name))
    .map(({ name, labels, value }) => [name, ...Object.values(labels), value]);
  expect(told).toEqual([
    ['constat_audit_duration_seconds_count', 'report', 1],
    ['constat_audit_duration_seconds_count', 'crashed', 1],
    ['constat_audit_duration_seconds_count', 'stopped', 1],
    ['constat_pages_visited_total', 3],
    ['constat_rule_errors_total', 'seo-title', 2],
    ['constat_artifact_errors_total', 'styles', 1],
    ['constat_browser_restarts_total', 'renewed', 1],
  ]);
  expect(heard).toEqual(['visiting process replaced', 'something else']);
});
