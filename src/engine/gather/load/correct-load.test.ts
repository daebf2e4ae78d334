import { expect, test } from 'vitest';
import { correctLoad, type RecordedLoad } from './correct-load.ts';
import type { TraceEvent } from './trace-event.ts';

const main = { pid: 7, tid: 7 };

/** One event of the main thread that had a processor all the time. */
const span = (name: string, ts: number, dur: number): TraceEvent => ({
  name,
  ph: 'X',
  ...main,
  ts,
  dur,
  tdur: dur,
  tts: ts,
});
const mark = (name: string, ts: number, tid = 7): TraceEvent => ({ name, ph: 'I', pid: 7, tid, ts, tts: ts });

/** A load on an idle machine: two tasks with parts, paint, answers of the network. */
function calmLoad(): RecordedLoad {
  return {
    events: [
      {
        ...mark('navigationStart', 1_000),
        args: { data: { documentLoaderURL: 'https://a.fr/', isOutermostMainFrame: true } },
      },
      span('RunTask', 10_000, 60_000),
      span('ParseHTML', 12_000, 50_000),
      span('EvaluateScript', 20_000, 30_000),
      span('Layout', 62_000, 6_000),
      { ...mark('ResourceReceiveResponse', 40_000, 9), args: { data: { timing: { requestTime: 0.005 } } } },
      span('RunTask', 80_000, 20_000),
      span('FunctionCall', 81_000, 18_000),
      mark('firstContentfulPaint', 95_000),
      { ...mark('ResourceFinish', 120_000, 9), args: { data: { finishTime: 0.11 } } },
      span('RunTask', 130_000, 5_000),
    ],
    log: [
      { method: 'Network.requestWillBeSent', params: { timestamp: 0.005 } },
      {
        method: 'Network.responseReceived',
        params: { timestamp: 0.1, response: { timing: { requestTime: 0.005 } } },
      },
      { method: 'Network.loadingFinished', params: { timestamp: 0.125 } },
    ],
  };
}

/** The same load on a busy machine: at each of these moments of work (µs) the main thread waits so long. */
function starve(load: RecordedLoad, waits: readonly (readonly [number, number])[]): RecordedLoad {
  const before = (ts: number) => waits.reduce((sum, [at, waited]) => sum + (at < ts ? waited : 0), 0);
  const moved = (ts: number) => ts + before(ts);
  const seconds = (time: number) => moved(time * 1e6) / 1e6;
  const events = load.events.map((event) => {
    const data = event.args?.data;
    return {
      ...event,
      ts: moved(event.ts),
      ...(event.dur !== undefined && { dur: moved(event.ts + event.dur) - moved(event.ts) }),
      ...(data && {
        args: {
          data: {
            ...data,
            ...(data.finishTime && { finishTime: seconds(data.finishTime) }),
            ...(data.timing && { timing: { requestTime: seconds(data.timing.requestTime) } }),
          },
        },
      }),
    };
  });
  const log = load.log.map(({ method, params }) => ({
    method,
    params: {
      ...params,
      timestamp: seconds(params?.timestamp ?? 0),
      ...(params?.response?.timing && {
        response: { timing: { requestTime: seconds(params.response.timing.requestTime) } },
      }),
    },
  }));
  return { events, log };
}

const timesOf = ({ events, log }: RecordedLoad) => [
  ...events.flatMap(({ ts, dur, args }) => [
    ts,
    dur ?? 0,
    (args?.data?.finishTime ?? 0) * 1e6,
    (args?.data?.timing?.requestTime ?? 0) * 1e6,
  ]),
  ...log.flatMap(({ params }) => [
    (params?.timestamp ?? 0) * 1e6,
    (params?.response?.timing?.requestTime ?? 0) * 1e6,
  ]),
];

/** Largest difference of any time, µs. */
function difference(a: RecordedLoad, b: RecordedLoad): number {
  const others = timesOf(b);
  return Math.max(...timesOf(a).map((time, at) => Math.abs(time - (others[at] ?? 0))));
}

test('a calm load stays as it is', () => {
  const load = calmLoad();
  expect(correctLoad(load)).toMatchObject({ lost: 0, worked: 85_000 });
  expect(load).toEqual(calmLoad());
});

test.each([
  ['a script', [[30_000, 90_000]]],
  [
    'several places of several tasks',
    [
      [15_000, 40_000],
      [35_000, 250_000],
      [65_000, 3_000],
      [90_000, 70_000],
    ],
  ],
  ['between the parts of a task', [[51_000, 30_000]]],
] as const)('a load starved in %s becomes the calm one again', (_where, waits) => {
  const load = starve(calmLoad(), waits);
  const lost = waits.reduce((sum, [, waited]) => sum + waited, 0);
  expect(correctLoad(load).lost).toBeCloseTo(lost, 3);
  // Where between two moments of the thread it waited is not recorded: what others do meanwhile may come a little later
  // or sooner than it did, never in another order.
  const own = (one: RecordedLoad) =>
    one.events.filter(({ tid }) => tid === 7).flatMap(({ ts, dur }) => [ts, dur ?? 0]);
  expect(own(load)).toEqual(own(calmLoad()));
  expect(difference(load, calmLoad())).toBeLessThan(25_000);
});

test('the order of everything stays, and nothing gets a negative length', () => {
  const load = starve(calmLoad(), [
    [25_000, 500_000],
    [64_000, 20_000],
    [85_000, 333_333],
  ]);
  const order = (one: RecordedLoad) =>
    one.events
      .map((event, at) => [event.ts, at] as const)
      .sort(([a, first], [b, second]) => a - b || first - second);
  const before = order(load).map(([, at]) => at);
  correctLoad(load);
  expect(order(load).map(([, at]) => at)).toEqual(before);
  expect(load.events.every(({ dur = 0 }) => dur >= 0)).toBe(true);
});

test('a wait of the network while the main thread is idle is no lost time', () => {
  const load = calmLoad();
  const late = {
    ...load,
    events: load.events.map((event) => (event.ts > 110_000 ? { ...event, ts: event.ts + 900_000 } : event)),
  };
  expect(correctLoad(late).lost).toBe(0);
});

test('without thread times, or without a navigation, nothing is changed', () => {
  const load = starve(calmLoad(), [[30_000, 90_000]]);
  const bare = { ...load, events: load.events.map(({ tdur: _, tts: __, ...event }) => event) };
  const kept = structuredClone(bare);
  expect(correctLoad(bare).lost).toBe(0);
  expect(bare).toEqual(kept);
  const lost = { ...load, events: load.events.slice(1) };
  expect(correctLoad(lost).lost).toBe(0);
});

test('no more is taken out than the kernel says that threads waited for a processor', () => {
  const load = starve(calmLoad(), [
    [30_000, 90_000],
    [90_000, 10_000],
  ]);
  expect(correctLoad(load, 0).lost).toBe(0);
  expect(correctLoad(load, 25_000).lost).toBeCloseTo(25_000, 3);
  expect(load.events.at(-1)?.ts).toBe(130_000 + 75_000);
  expect(correctLoad(load, 1e9).lost).toBeCloseTo(75_000, 3);
  expect(load.events.at(-1)?.ts).toBe(130_000);
});

test('the moments of a request move with it: its first byte never comes after its last', () => {
  const timing = { requestTime: 0.01, sendEnd: 2, receiveHeadersEnd: 95, proxyStart: -1, pushStart: 0 };
  const load: RecordedLoad = {
    ...starve(calmLoad(), [[30_000, 50_000]]),
    log: [
      { method: 'Network.responseReceived', params: { timestamp: 0.1, response: { timing } } },
      { method: 'Network.loadingFinished', params: { timestamp: 0.12 } },
    ],
  };
  correctLoad(load);
  expect(timing).toEqual({
    requestTime: 0.01,
    sendEnd: expect.closeTo(2, 6),
    receiveHeadersEnd: expect.closeTo(45, 6),
    proxyStart: -1,
    pushStart: 0,
  });
  expect(load.log[1]?.params?.timestamp).toBeCloseTo(0.07, 9);
});
