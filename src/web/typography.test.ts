import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = import.meta.dirname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);

/** Code without its comments, which are English and free of these rules. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}

describe.each(sources)('%s', (name) => {
  const code = withoutComments(readFileSync(join(root, name), 'utf8'));

  test('apostrophes inside words are typographic', () => {
    expect(code.match(/.*\p{L}'\p{L}.*/gu) ?? []).toEqual([]);
  });

  test('guillemets hold non-breaking spaces', () => {
    const space = String.raw`(?:\\u00a0|\{'\\u00a0'\}|\u00a0)`;
    expect(code.match(new RegExp(`.*«(?!${space}).*`, 'gu')) ?? []).toEqual([]);
    expect(code.match(new RegExp(`.*(?<!${space})».*`, 'gu')) ?? []).toEqual([]);
  });
});
