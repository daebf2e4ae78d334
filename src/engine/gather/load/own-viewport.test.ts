import { expect, test } from 'vitest';
import { keepOwnViewport } from './own-viewport.ts';
import type { TraceEvent } from './trace-event.ts';

const viewport = (dpr: number, side: number): TraceEvent => ({
  name: 'PaintTimingVisualizer::Viewport',
  ph: 'I',
  pid: 1,
  tid: 1,
  ts: 1,
  args: { data: { dpr, viewport_rect: [0, 0, side, 0, 0, side] } },
});

test('a drawing laid out before the page gives neither its size nor its density', () => {
  const events = [viewport(1, 55), viewport(1.75, 412), viewport(1, 20)];
  keepOwnViewport(events, 1.75);
  expect(events).toEqual([viewport(1.75, 412), viewport(1.75, 412), viewport(1.75, 412)]);
});

test('a trace without the page’s own is left as it is', () => {
  const events = [viewport(1, 55), { ...viewport(1.75, 412), name: 'Other' }];
  keepOwnViewport(events, 1.75);
  expect(events).toEqual([viewport(1, 55), { ...viewport(1.75, 412), name: 'Other' }]);
});
