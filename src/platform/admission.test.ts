import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';
import { type MachineLoad, readMachineLoad } from './machine-load.ts';

const calm: MachineLoad = { waiting: 0.2, queue: 1, stalled: 0, freeBytes: 8e9 };
const busy: MachineLoad = { ...calm, waiting: 0.95, queue: 3 };
const starved: MachineLoad = { ...calm, waiting: 0.99, queue: 6 };

function world(patienceMs = 120_000) {
  const at = { now: 0, load: calm };
  const admission = createAdmission({ patienceMs, load: () => at.load, nowMs: () => at.now });
  return { at, admission };
}

test('an idle machine takes one audit at a time, each once the one before is felt', () => {
  const { at, admission } = world();
  expect(admission.places(0, 3)).toBe(1);
  expect(admission.places(1, 2)).toBe(0);
  at.now = 5_000;
  expect(admission.places(1, 2)).toBe(1);
  expect(admission.places(3, 0)).toBe(0);
});

test.each<[string, MachineLoad]>([
  ['processors that others wait for', busy],
  ['memory that everything waits for', { ...calm, stalled: 0.3 }],
  ['too little memory', { ...calm, freeBytes: 500_000_000 }],
])('%s: no audit more, and the first one after the patience all the same', (_, load) => {
  const { at, admission } = world();
  at.load = load;
  expect(admission.places(0, 2)).toBe(0);
  at.now = 119_000;
  expect(admission.places(0, 2)).toBe(0);
  at.now = 120_000;
  expect(admission.places(0, 2)).toBe(1);
  expect(admission.places(1, 1)).toBe(0);
  at.now = 900_000;
  expect(admission.places(1, 1)).toBe(0);
});

test('a full processor alone keeps nobody out: something must wait for it', () => {
  const { at, admission } = world();
  at.load = { ...calm, waiting: 0.9, queue: 1 };
  expect(admission.places(0, 2)).toBe(1);
});

test('one audit of several goes back after a minute without a pause, then the next', () => {
  const { at, admission } = world();
  at.load = starved;
  expect(admission.mustGiveBack(2)).toBe(false);
  at.now = 50_000;
  at.load = busy;
  expect(admission.mustGiveBack(2)).toBe(false);
  at.load = starved;
  expect(admission.mustGiveBack(2)).toBe(false);
  at.now = 109_000;
  expect(admission.mustGiveBack(2)).toBe(false);
  at.now = 110_000;
  expect(admission.mustGiveBack(2)).toBe(true);
  expect(admission.mustGiveBack(2)).toBe(false);
});

test('the only audit stays, however busy the processors; for want of memory it goes', () => {
  const { at, admission } = world();
  for (const [load, expected] of [
    [starved, false],
    [{ ...calm, stalled: 0.5 }, true],
  ] as const) {
    at.load = load;
    admission.mustGiveBack(1);
    at.now += 60_000;
    expect(admission.mustGiveBack(1)).toBe(expected);
  }
});

test('after a failure of ours another worker has the first look', () => {
  const { at, admission } = world();
  admission.failed();
  expect(admission.places(0, 1)).toBe(0);
  at.now = 3_000;
  expect(admission.places(0, 1)).toBe(1);
});

test('without patience every place is taken, and nothing goes back', () => {
  const { at, admission } = world(0);
  at.load = starved;
  admission.failed();
  expect(admission.places(0, 3)).toBe(3);
  admission.mustGiveBack(3);
  at.now = 100_000;
  expect(admission.mustGiveBack(3)).toBe(false);
});

test('the load is read from pressure, or from the run queue where there is none', () => {
  const files: Record<string, string> = {
    '/proc/stat': 'cpu  1 2 3\nprocs_running 6\nprocs_blocked 0\n',
    '/proc/pressure/cpu': 'some avg10=37.50 avg60=0.00 avg300=0.00 total=1\nfull avg10=0.00',
    '/proc/pressure/memory': 'some avg10=9.00 avg60=0\nfull avg10=4.00 avg60=0.00',
  };
  const read = (path: string) => files[path] ?? '';
  expect(readMachineLoad(read, 2, 5e9)).toEqual({ waiting: 0.375, queue: 3, stalled: 0.04, freeBytes: 5e9 });
  delete files['/proc/pressure/cpu'];
  delete files['/proc/pressure/memory'];
  expect(readMachineLoad(read, 2, 5e9)).toMatchObject({ waiting: 1 - 1 / 3, stalled: 0 });
  expect(readMachineLoad(() => '', 2, 5e9)).toEqual({ waiting: 0, queue: 0, stalled: 0, freeBytes: 5e9 });
});
