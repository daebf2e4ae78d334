import { type StarvedTime, starvedTimeOf } from './starved-time.ts';
import type { TraceEvent } from './trace-event.ts';

/** A message of the protocol, as Lighthouse keeps it; times in seconds of the machine’s own clock. */
export interface LogEntry {
  readonly method: string;
  readonly params?: {
    timestamp?: number;
    readonly response?: { readonly timing?: { requestTime: number } };
    readonly redirectResponse?: { readonly timing?: { requestTime: number } };
  };
}

/** What Lighthouse recorded of a load and simulates from. */
export interface RecordedLoad {
  readonly events: TraceEvent[];
  readonly log: readonly LogEntry[];
}

/**
 * Takes the time in which the page’s main thread was at work without a processor out of a recorded load, everywhere:
 * tasks last their thread time, and what came later comes so much earlier, in the trace as in the log of the network.
 * The order of everything stays. Waits of one request (connection, first byte) are the network’s and stay as they are.
 * Changes the load; gives what was taken out.
 */
export function correctLoad({ events, log }: RecordedLoad): Pick<StarvedTime, 'lost' | 'worked'> {
  const starved = starvedTimeOf(events);
  if (starved.lost === 0) return starved;
  const micros = (ts: number) => Math.round(starved.at(ts));
  const seconds = (time: number) => starved.at(time * 1e6) / 1e6;
  for (const event of events) {
    // Names of threads and the like have no time.
    if (event.ts <= 0) continue;
    const from = micros(event.ts);
    if (event.dur !== undefined) event.dur = micros(event.ts + event.dur) - from;
    event.ts = from;
    const data = event.args?.data;
    if (data?.finishTime) data.finishTime = seconds(data.finishTime);
    if (data?.timing) data.timing.requestTime = seconds(data.timing.requestTime);
  }
  for (const { params } of log) {
    if (!params) continue;
    if (params.timestamp) params.timestamp = seconds(params.timestamp);
    for (const response of [params.response, params.redirectResponse])
      if (response?.timing) response.timing.requestTime = seconds(response.timing.requestTime);
  }
  return starved;
}
