/**
 * Do the tests bite? Plants small faults at random in the rules and in the facts they share, one kind as often as
 * another, and counts those that unit tests catch: `npm run bench -- mutants [count] [seed]` (default 200 and 1). It
 * works on a copy of the sources; types are not checked there, so what only the compiler would refuse counts too.
 */
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { printTable } from './measure.ts';
import { type Mutant, mutantsOf, operators, planted } from './mutant-operators.ts';
import { failedTests, findTests } from './mutant-tests.ts';
import { randomFrom } from './random.ts';

const [count = 200, seed = 1] = process.argv.slice(2).map(Number);
/** Tests so near a fault are asked together, those of many faults in one run. */
const nearTests = 8;
const batchLimitMs = 300_000;
const oneLimitMs = 180_000;

const random = randomFrom(seed);
const tests = findTests();
const places = everyFault();
const mutants = chosen(count);
const folder = copyOfSources();
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const untouched = [...new Set(mutants.flatMap(({ file }) => tests.of(file).map(({ test }) => test)))];
console.error(
  `${mutants.length} faults, seed ${seed}; ${untouched.length} test files, first without any fault`,
);
const red = await failedTests(folder, untouched, { limitMs: 2 * batchLimitMs });
if (red === null) throw new Error('the tests do not end without any fault');
if (red.length > 0) console.error(`they fail without any fault and are not asked: ${red.join(', ')}`);

const caught = new Set<Mutant>();
// Those that few tests can see first: more of them fit in one run.
let waiting = [...mutants].sort((a, b) => tests.of(a.file).length - tests.of(b.file).length);
while (waiting.length > 0) {
  const batch = disjoint(waiting);
  waiting = waiting.filter((mutant) => !batch.includes(mutant));
  await judge(batch);
  console.error(`near tests: ${caught.size} caught, ${waiting.length} to ask`);
}
for (const mutant of mutants.filter((one) => !caught.has(one))) {
  const others = testsOf(mutant).slice(nearTests);
  if (others.length === 0) continue;
  const failed = await withFaults([mutant], () =>
    failedTests(folder, others, { limitMs: batchLimitMs, stopAtFirst: true }),
  );
  if (failed === null || failed.length > 0) caught.add(mutant);
}
report();

/** Asks the nearest tests about faults that no test of another can see. One that never ends is caught too. */
async function judge(batch: readonly Mutant[]): Promise<void> {
  const asked = [...new Set(batch.flatMap(nearestOf))];
  const limitMs = batch.length > 1 ? batchLimitMs : oneLimitMs;
  const failed =
    asked.length === 0 ? [] : await withFaults(batch, () => failedTests(folder, asked, { limitMs }));
  if (failed === null && batch.length > 1) {
    for (const mutant of batch) await judge([mutant]);
    return;
  }
  for (const mutant of batch)
    if (failed === null || nearestOf(mutant).some((test) => failed.includes(test))) caught.add(mutant);
}

async function withFaults<T>(batch: readonly Mutant[], ask: () => Promise<T>): Promise<T> {
  const sound = batch.map((mutant) => ({ mutant, path: join(folder, mutant.file) }));
  const texts = sound.map(({ path }) => readFileSync(path, 'utf8'));
  sound.forEach(({ mutant, path }, index) => {
    writeFileSync(path, planted(texts[index] ?? '', mutant));
  });
  const answer = await ask();
  sound.forEach(({ path }, index) => {
    writeFileSync(path, texts[index] ?? '');
  });
  return answer;
}

/** The tests that can tell of a fault, the nearest first. */
function testsOf({ file }: Mutant): string[] {
  const all = tests.of(file).map(({ test }) => test);
  return all.filter((test) => !red?.includes(test));
}

function nearestOf(mutant: Mutant): string[] {
  return testsOf(mutant).slice(0, nearTests);
}

/** As many as can be planted at once: no test asked about one can see another. */
function disjoint(candidates: readonly Mutant[]): Mutant[] {
  const batch: Mutant[] = [];
  const apart = (one: Mutant, other: Mutant) =>
    nearestOf(one).every((test) => !tests.reaches(test, other.file));
  for (const mutant of candidates)
    if (batch.every((other) => apart(mutant, other) && apart(other, mutant) && other.file !== mutant.file))
      batch.push(mutant);
  return batch;
}

/** Every fault that can be planted. */
function everyFault(): Mutant[] {
  const files = globSync('src/engine/{rules,derive}/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/index\.ts$/.test(file))
    .sort();
  return files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
}

/** Each kind of fault in turn, anywhere it can be planted. */
function chosen(wanted: number): Mutant[] {
  const pools = operators.map((operator) =>
    shuffled(places.filter((mutant) => mutant.operator === operator)),
  );
  return Array.from({ length: wanted }, (_, index) => pools[index % pools.length]?.pop()).filter(
    (mutant) => mutant !== undefined,
  );
}

/** Sources, tests and settings in a folder of its own, with our packages. Returns its real path. */
function copyOfSources(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'constat-mutants-')));
  for (const name of [
    'src',
    'tests',
    'bench',
    'scripts',
    'docs',
    'package.json',
    'vitest.config.ts',
    'tsconfig.json',
  ])
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

function report(): void {
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
  const rate = (list: readonly Mutant[]) => list.filter((one) => caught.has(one)).length / (list.length || 1);
  const percent = (share: number) => (100 * share).toFixed(1);
  const row = (name: string, among: readonly Mutant[], planted: readonly Mutant[]) => {
    const count = planted.filter((one) => caught.has(one)).length;
    return [name, `${among.length}`, `${planted.length}`, `${count}`, percent(rate(planted))];
  };
  const rowOf = (name: string, isOne: (mutant: Mutant) => boolean) =>
    row(name, places.filter(isOne), mutants.filter(isOne));
  const byPlaces = operators.map((kind) => {
    const isOne = ({ operator }: Mutant) => operator === kind;
    return rate(mutants.filter(isOne)) * places.filter(isOne).length;
  });
  printTable([
    [`fault (seed ${seed})`, 'places', 'planted', 'caught', '%'],
    ...operators.map((kind) => rowOf(kind, ({ operator }) => operator === kind)),
    rowOf('in rules', ({ file }) => file.startsWith('src/engine/rules/')),
    rowOf('in derive', ({ file }) => file.startsWith('src/engine/derive/')),
    rowOf('all', () => true),
    ['all, kinds weighted by their places', '', '', '', percent(sum(byPlaces) / places.length)],
  ]);
  const survivors = mutants
    .filter((mutant) => !caught.has(mutant))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  console.log('\nSurvivors:');
  for (const { file, line, operator, told } of survivors)
    console.log(`${file}:${line}  ${operator}: ${told}`);
}

function shuffled<T>(list: readonly T[]): T[] {
  const drawn = list.map((value) => ({ value, at: random() }));
  return drawn.sort((a, b) => a.at - b.at).map(({ value }) => value);
}
