import { expect, test } from 'vitest';
import type { TraceEvent } from './trace-event.ts';
import { countEveryShift } from './untouched-shifts.ts';

const event = (name: string, had_recent_input: boolean): TraceEvent => ({
  name,
  ph: 'I',
  pid: 1,
  tid: 1,
  ts: 1,
  args: { data: { had_recent_input } },
});

test('a shift that follows the viewport of a slow load is counted like any other', () => {
  const events = [event('LayoutShift', true), event('LayoutShift', false), event('Other', true)];
  countEveryShift(events);
  expect(events).toEqual([event('LayoutShift', false), event('LayoutShift', false), event('Other', true)]);
});
