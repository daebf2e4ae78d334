import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Rooms that judge, merge, blame and score. */
const rooms = ['rules', 'derive', 'rgaa', 'score', 'judge', 'blame', 'run', 'visiting', 'validity'];
const files = [
  ...rooms.flatMap((room) => globSync(`src/engine/${room}/**/*.ts`)),
  ...globSync('src/service/{audits,visits,reports,decisions}/**/*.ts'),
].filter((path) => !path.endsWith('.test.ts'));

/** Fields that hold what an engine, a library or we wrote for people. */
const sentence = '(?:message|detail|why|note|english|reason|displayValue)';
const readers = [
  new RegExp(`\\b${sentence}\\??\\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf)\\(`),
  new RegExp(`\\.(?:test|exec)\\((?:\\w+\\??\\.)*${sentence}\\)`),
];

/** Whether a line of code reads a sentence. */
const reads = (line: string): boolean => readers.some((pattern) => pattern.test(line));

/** What is left, and why it is no verdict. */
const allowed: Readonly<Record<string, string>> = {
  'src/engine/visiting/late-failures.ts':
    'names of the protocol in an error of puppeteer, for the journal alone',
  'src/engine/blame/causes.ts':
    'stored reports hold this detail and no code; the words compared are those the same table writes',
};

describe('no verdict, merge or score reads a sentence', () => {
  it('the search finds each way to read one', () => {
    const planted = [
      "message.includes('trop court')",
      "found.message.startsWith('L')",
      'pattern.test(problem.message)',
      "outcome.detail.startsWith('incident')",
      'measured.exec(message)',
    ];
    expect(planted.filter((line) => !reads(line))).toEqual([]);
    expect(reads("status.startsWith('killed')")).toBe(false);
  });

  it('reads the rooms that judge', () => {
    expect(files.length).toBeGreaterThan(500);
  });

  it('nothing reads a sentence back', () => {
    const found = files.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          reads(line) && !(path in allowed) ? `${path}:${index + 1} ${line.trim()}` : [],
        ),
    );
    expect(found).toEqual([]);
  });

  it('what is allowed is still there', () => {
    const gone = Object.keys(allowed).filter((path) => !readFileSync(path, 'utf8').split('\n').some(reads));
    expect(gone).toEqual([]);
  });
});
