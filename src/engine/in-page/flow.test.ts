import { afterEach, expect, test, vi } from 'vitest';
import { tellFlow } from './flow.ts';

afterEach(() => void vi.unstubAllGlobals());

type Entries = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What is told of a document in which the browser measures that; `unknown`: kinds that it refuses. */
function told(entries: Entries, { inFrame = false, unknown = [] as readonly string[] } = {}): unknown[] {
  const lines: string[] = [];
  const self = {};
  vi.stubGlobal('window', Object.assign(self, { top: inFrame ? {} : self }));
  vi.stubGlobal('constatTell', (line: string) => lines.push(line));
  vi.stubGlobal(
    'PerformanceObserver',
    function (this: unknown, hear: (list: { getEntries(): unknown }) => void) {
      return {
        observe: ({ type }: { type: string }) => {
          if (unknown.includes(type)) throw new TypeError(type);
          hear({ getEntries: () => entries[type] ?? [] });
        },
      };
    },
  );
  tellFlow('constatTell');
  return lines.map((line) => {
    const { origin, ...rest } = JSON.parse(line) as { origin: number };
    expect(origin).toBe(performance.timeOrigin);
    return rest;
  });
}

const pressed = { interactionId: 7, startTime: 100, duration: 48 };

test('a document is told at once, and what the browser measures of it', () => {
  expect(
    told({
      event: [pressed],
      'layout-shift': [{ startTime: 5, value: 0.1, hadRecentInput: false }],
      paint: [
        { name: 'first-paint', startTime: 1 },
        { name: 'first-contentful-paint', startTime: 2 },
      ],
      'largest-contentful-paint': [{ startTime: 3 }],
      navigation: [{ responseStart: 4, loadEventEnd: 9 }],
    }),
  ).toEqual([
    { kind: 'interaction', id: 7, at: 100, lasted: 48 },
    { kind: 'document' },
    { kind: 'shift', at: 5, value: 0.1 },
    { kind: 'first-paint', at: 2 },
    { kind: 'largest-paint', at: 3 },
    { kind: 'server', at: 4 },
    { kind: 'loaded', at: 9 },
  ]);
});

test('an event that is no interaction, and a shift that answers one, are none', () => {
  const entries = {
    event: [
      { startTime: 1, duration: 20 },
      { interactionId: 0, startTime: 2, duration: 20 },
    ],
    'layout-shift': [{ startTime: 5, value: 0.1, hadRecentInput: true }],
  };
  expect(told(entries)).toEqual([{ kind: 'document' }]);
});

test('what is not over yet has no moment', () => {
  expect(told({ navigation: [{ responseStart: 0, loadEventEnd: 0 }] })).toEqual([{ kind: 'document' }]);
});

test('of a frame, interactions alone', () => {
  const entries = { event: [pressed], 'largest-contentful-paint': [{ startTime: 3 }] };
  expect(told(entries, { inFrame: true })).toEqual([{ kind: 'interaction', id: 7, at: 100, lasted: 48 }]);
});

test('a browser that does not know a kind tells the others', () => {
  const entries = { event: [pressed], 'largest-contentful-paint': [{ startTime: 3 }] };
  expect(told(entries, { unknown: ['event', 'layout-shift'] })).toEqual([
    { kind: 'document' },
    { kind: 'largest-paint', at: 3 },
  ]);
});

test('a page that never rests tells two thousand things and no more', () => {
  const shifts = Array.from({ length: 5_000 }, (_, at) => ({ startTime: at, value: 0.01 }));
  expect(told({ 'layout-shift': shifts })).toHaveLength(2_000);
});

test('without the binding nothing is watched', () => {
  const observer = vi.fn();
  vi.stubGlobal('PerformanceObserver', observer);
  tellFlow('constatNobody');
  expect(observer).not.toHaveBeenCalled();
});
