import { expect, test } from 'vitest';
import type { Axe, AxeNode } from '../../artifacts.ts';
import { joinAxe } from './join-axe.ts';

const node = (index: number): AxeNode => ({
  selector: `#n${index}`,
  snippet: '',
  facts: [],
  node: index,
  box: null,
});
const run = (...indexes: number[]): Axe => ({
  version: '4',
  violations: [{ ruleId: 'label', impact: null, nodes: indexes.map(node), nodeCount: indexes.length }],
  incomplete: [],
  passes: ['list'],
  inapplicable: ['td-has-header'],
});

test('runs over parts of a page are one: each rule once, with the elements of all', () => {
  const { violations, passes, inapplicable, version } = joinAxe([run(1), run(2, 3)]);
  expect(violations).toMatchObject([
    { ruleId: 'label', nodeCount: 3, nodes: [{ node: 1 }, { node: 2 }, { node: 3 }] },
  ]);
  expect({ passes, inapplicable, version }).toEqual({
    passes: ['list'],
    inapplicable: ['td-has-header'],
    version: '4',
  });
});

test('no run at all has no results', () => {
  expect(joinAxe([])).toEqual({ version: '', violations: [], incomplete: [], passes: [], inapplicable: [] });
});
