import { expect, test } from 'vitest';
import { mutantsOf, type Operator, planted } from '../../bench/mutant-operators.ts';

/** All that one operator makes of a line. */
const made = (operator: Operator, code: string) =>
  mutantsOf('a.ts', code)
    .filter((mutant) => mutant.operator === operator)
    .map((mutant) => planted(code, mutant));

test.each<[Operator, string, string[]]>([
  [
    'swap two messages',
    "define({ messages: { a: 'A', b: 'B', c: 'C' } });",
    [
      "define({ messages: { a: 'B', b: 'A', c: 'C' } });",
      "define({ messages: { a: 'A', b: 'C', c: 'B' } });",
    ],
  ],
  ['swap two messages', "f(x ? 'one' : 'two');", ["f(x ? 'two' : 'one');"]],
  ['negate a condition', 'if (a < b) f();', ['if (!(a < b)) f();']],
  ['move a threshold by one', 'const limit = 0.25;', ['const limit = 0.26;', 'const limit = 0.24;']],
  [
    'move a threshold by one',
    'f(a.length > 3);',
    ['f(a.length >= 3);', 'f(a.length > 4);', 'f(a.length > 2);'],
  ],
  ['drop an evidence', 'f({ evidence: [a, b] });', ['f({ evidence: [b] });', 'f({ evidence: [a, ] });']],
  ['drop an evidence', 'f({ evidence });', ['f({ evidence: (evidence).slice(1) });']],
  [
    'drop an evidence',
    'f({ ...evidenceOfNodes(dom, x) });',
    ['f({ ...evidenceOfNodes(dom, x), evidence: evidenceOfNodes(dom, x).evidence.slice(1) });'],
  ],
  ['swap && and ||', 'f((a as B) && c);', ['f((a as B) || c);']],
  ['drop a filter', 'f((list as A[]).filter(Boolean).map(g));', ['f((list as A[]).map(g));']],
  [
    'empty a returned string',
    "const f = () => ({ status: 'fail', note: 'why' });",
    ["const f = () => ({ status: 'fail', note: '' });"],
  ],
  ['miscount', 'f({ occurrences: list.length });', ['f({ occurrences: (list.length) + 1 });']],
])('%s: %s', (operator, code, faulty) => {
  expect(made(operator, code)).toEqual(faulty);
});

test('what is taken apart, a type or a word of the program is left alone', () => {
  const code = "const { evidence, occurrences } = f as (a: 3) => { note: 'x' };";
  expect(mutantsOf('a.ts', code)).toEqual([]);
});
