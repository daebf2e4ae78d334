import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge } from './instruments.ts';
import type { Family } from './prometheus-text.ts';

let delay: ReturnType<typeof monitorEventLoopDelay> | null = null;

/** Seconds that turns of the event loop came late since the last call; watched from the first one on: who is not asked pays nothing. */
function delaySamples() {
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  if (delay === null) {
    delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    return [];
  }
  const samples = [
    { labels: { quantile: '0.5' }, value: seconds(delay.percentile(50)) },
    { labels: { quantile: '0.99' }, value: seconds(delay.percentile(99)) },
    { labels: { quantile: '1' }, value: seconds(delay.max) },
  ];
  delay.reset();
  return samples;
}

/** Memory, processor and event loop of this process, by the names that Prometheus’s own libraries use. */
export function processFigures(): Family[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const startedAt = Date.now() / 1000 - process.uptime();
  return [
    {
      ...{ name: 'process_cpu_seconds_total', help: 'Processor time of this process.', type: 'counter' },
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_resident_memory_bytes', 'Memory of this process.', rss),
    gauge('process_start_time_seconds', 'When this process started, Unix time.', Math.round(startedAt)),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
    gauge('nodejs_eventloop_lag_seconds', 'Delay of the event loop since the last scrape.', delaySamples()),
  ];
}
