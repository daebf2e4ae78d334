import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, code: withoutComments(readFileSync(join(root, name), 'utf8')) }));

/** Code without its comments, which are English and free of these rules. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}

/** Every line that holds the pattern, with its file. */
const offenders = (pattern: RegExp): string[] =>
  sources.flatMap(({ name, code }) =>
    code
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );

test('apostrophes inside words are typographic', () => {
  expect.soft(offenders(/\p{L}'\p{L}/u)).toEqual([]);
});

test('guillemets hold non-breaking spaces', () => {
  const space = String.raw`(?:\\u00a0|\{'\\u00a0'\}|\u00a0)`;
  expect.soft(offenders(new RegExp(`«(?!${space})`, 'u'))).toEqual([]);
  expect.soft(offenders(new RegExp(`(?<!${space})»`, 'u'))).toEqual([]);
});
