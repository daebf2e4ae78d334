import { type StarvedTime, starvedTimeOf } from './starved-time.ts';
import type { RequestTiming, TraceEvent } from './trace-event.ts';

/** A message of the protocol, as Lighthouse keeps it; times in seconds of the machine’s own clock. */
export interface LogEntry {
  readonly method: string;
  readonly params?: {
    timestamp?: number;
    readonly response?: { readonly timing?: RequestTiming };
    readonly redirectResponse?: { readonly timing?: RequestTiming };
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
 * The order of everything stays, the moments of a request among them: were its first byte left where it was, it would
 * come after its last, and the simulation would know nothing sure of that request. Changes the load; gives what was taken out.
 */
export function correctLoad(
  { events, log }: RecordedLoad,
  waited: number | null = null,
): Pick<StarvedTime, 'lost' | 'worked'> {
  const starved = starvedTimeOf(events, waited);
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
    if (data?.timing) correctTiming(data.timing, seconds);
  }
  for (const { params } of log) {
    if (!params) continue;
    if (params.timestamp) params.timestamp = seconds(params.timestamp);
    for (const response of [params.response, params.redirectResponse])
      if (response?.timing) correctTiming(response.timing, seconds);
  }
  return starved;
}

/** The moments of one request: milliseconds from its beginning, −1 for those that it did not have. */
function correctTiming(timing: RequestTiming, seconds: (time: number) => number): void {
  const began = timing.requestTime;
  timing.requestTime = seconds(began);
  // What a server pushed is told in seconds of the machine’s clock.
  for (const [name, moment = -1] of Object.entries(timing))
    if (moment > 0 && name !== 'requestTime' && !name.startsWith('push'))
      timing[name] = (seconds(began + moment / 1e3) - timing.requestTime) * 1e3;
}
