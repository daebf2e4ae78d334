import { expect, test } from 'vitest';
import { readers } from '#tests/support/linear-time/foreign-readers.ts';
import { judgeLinear } from '#tests/support/linear-time/judge-linear.ts';
import type { LinearTask } from '#tests/support/linear-time/linear-task.ts';
import { builtPatterns, patternsIn, textFunctionsIn } from '#tests/support/linear-time/read-sources.ts';
import { testOfAll } from '#tests/support/scope.ts';

/** Where a call does not come back, it is given up after half a minute: no test of linear time waits for it. */
const timeoutMs = 600_000;

/** Sources that no text of strangers reaches, and why. */
const ownTexts: Readonly<Record<string, string>> = {
  'src/demo/demo-marks.ts': 'marks in our own pages of the demonstration, read when it starts',
  'src/platform/pdf/pdf-file.ts': 'numbers that we computed ourselves, of twenty characters',
};

/** Exported functions that texts alone call, in rooms where these are of strangers; what starts something is left out. */
const readingRooms = [
  ...['address', 'crawl', 'derive', 'probe', 'rgaa', 'validity'].map((room) => `src/engine/${room}`),
  ...[
    'src/reference',
    'src/report/reading',
    'src/report/compare',
    'src/report/pdf',
    'src/report/static',
    'src/contract',
  ],
];
const startsSomething = new Set(['probeDns']);

/** Read once: the sources are many. */
let read: ReturnType<typeof patternsIn> | null = null;
const allPatterns = () => (read ??= patternsIn(['src']));

const patternTask = ({ source, flags }: { source: string; flags: string }): LinearTask => ({
  kind: 'pattern',
  source,
  flags,
});

testOfAll('the judge sees what is quadratic, cubic, exponential', { timeout: timeoutMs }, async () => {
  const wrong = ['\\s+$', '<!--[\\s\\S]*?-->'];
  const tasks: LinearTask[] = [
    ...wrong.map((source) => patternTask({ source, flags: 'gm' })),
    { kind: 'pattern', source: '^\\s*(?:<!--[\\s\\S]*?-->\\s*)*<html', flags: 'i' },
    { kind: 'pattern', source: '(?<!\\s)\\s+$', flags: 'g' },
  ];
  const { slow } = await judgeLinear(tasks, { silentMs: 3_000, mostHangs: tasks.length });
  expect(slow).toHaveLength(wrong.length + 1);
});

test('no regular expression of the sources takes more than a time in proportion', {
  timeout: timeoutMs,
}, async () => {
  const literals = allPatterns();
  const own = (at: readonly string[]) => at.every((place) => (place.split(':')[0] ?? '') in ownTexts);
  const foreign = literals.filter(({ at }) => !own(at));
  expect(foreign.length).toBeGreaterThan(1_500);
  const { slow, calls } = await judgeLinear(foreign.map(patternTask));
  expect(slow).toEqual([]);
  expect(calls).toBeGreaterThan(10_000);
});

test('nor do those that are put together when the sources are loaded', { timeout: timeoutMs }, async () => {
  const built = await builtPatterns(['src/engine', 'src/reference']);
  expect(built.length).toBeGreaterThan(20);
  expect((await judgeLinear(built.map(patternTask))).slow).toEqual([]);
});

test('every source left out still holds a pattern', () => {
  const files = new Set(allPatterns().flatMap(({ at }) => at.map((place) => place.split(':')[0])));
  expect(Object.keys(ownTexts).filter((file) => !files.has(file))).toEqual([]);
});

test('every function that reads texts of strangers is linear', { timeout: timeoutMs }, async () => {
  const functions = textFunctionsIn(readingRooms).filter(({ name }) => !startsSomething.has(name));
  expect(functions.length).toBeGreaterThan(100);
  const tasks = functions.map((one): LinearTask => ({ kind: 'function', ...one }));
  expect((await judgeLinear(tasks)).slow).toEqual([]);
});

test('every reader of files, answers and headers of strangers is linear', {
  timeout: timeoutMs,
}, async () => {
  const tasks = Object.keys(readers).map((name): LinearTask => ({ kind: 'reader', name }));
  expect((await judgeLinear(tasks)).slow).toEqual([]);
});

test.each(['page', 'site'] as const)('every rule of a %s is linear', { timeout: timeoutMs }, async (of) => {
  const { slow, calls } = await judgeLinear([{ kind: 'artifacts', of }]);
  expect(slow).toEqual([]);
  expect(calls).toBeGreaterThan(2_000);
});
