import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleOf } from '#engine/rules/registry.ts';

const root = 'src/engine/rules';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^[\w-]+\/.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** A threshold: a number by itself, declared at the top level of the module and compared in it. */
const numbers = /^(?:export )?const (\w+) = [-\d_.]+(?: [*/+-] [\d_.]+)*;/gm;
const isCompared = (text: string, name: string): boolean =>
  new RegExp(`(?:[<>]=?|[!=]==)\\s*${name}\\b|\\b${name}\\s*(?:[<>]=?(?!>)|[!=]==)`).test(text);

/** « file: name » of the thresholds of a module that have no source. */
const bareIn = ({ name, text }: { readonly name: string; readonly text: string }): string[] =>
  [...text.matchAll(numbers)]
    .map(([, constant = '']) => constant)
    .filter((constant) => isCompared(text, constant))
    .map((constant) => `${name}: ${constant}`);

const sourced = /\bthreshold\(\s*[^,]+,\s*\{\s*(from|ours):\s*'([^']*)'\s*,?\s*\}/g;

describe('a limit stands beside its source', () => {
  test('no rule compares with a number of its own that has none', () => {
    expect(files.flatMap(bareIn)).toEqual([]);
  });

  test('a number that is only counted with, or only compared elsewhere, is no limit', () => {
    const text = 'const slowMs = 800;\nconst shown = 3;\nlist.slice(0, shown);\nif (ms > slowMs) fail();\n';
    expect(bareIn({ name: 'x.ts', text })).toEqual(['x.ts: slowMs']);
  });

  test('every declared limit was read by this test', () => {
    const calls = files.flatMap(({ text }) => [...text.matchAll(/= threshold\(/g)]).length;
    expect(files.flatMap(({ text }) => [...text.matchAll(sourced)]).length).toBe(calls);
    expect(calls).toBeGreaterThan(150);
  });

  test('a source is one of the references of the rule, ours says why', () => {
    const wrong = files.flatMap(({ name, text }) => {
      const rule = ruleOf(basename(name, '.ts'));
      return [...text.matchAll(sourced)]
        .filter(([, kind, words = '']) =>
          kind === 'from'
            ? rule !== undefined && !rule.references.some(({ title }) => title === words)
            : words.length < 12,
        )
        .map(([call]) => `${name}: ${call}`);
    });
    expect(wrong).toEqual([]);
  });
});
