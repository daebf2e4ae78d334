import { expect, test } from 'vitest';
import type { FocusStep } from '../../in-page/focus-step.ts';
import { trapOf } from './keyboard.ts';

const walk = (indexes: readonly number[], changes: Partial<FocusStep> = {}): FocusStep[] =>
  indexes.map((index) => ({
    index,
    node: null,
    selector: `#n${index}`,
    snippet: '',
    cover: null,
    styleChanges: true,
    outline: null,
    inDialog: false,
    isFrame: false,
    innerStops: false,
    ...changes,
  }));

test('focus that turns among the same elements is a trap', () => {
  expect(trapOf(walk([0, 1, 2, 1, 2, 1, 2]))).toMatchObject({ selector: '#n1' });
  expect(trapOf(walk([0, 1, 1, 1]))).toMatchObject({ selector: '#n1' });
});

test('going round the whole page, a dialog and a frame are no trap', () => {
  expect(trapOf(walk([0, 1, 2, 3, 4]))).toBeNull();
  expect(trapOf(walk([0, 1, 0, 1, 0, 1]))).toBeNull();
  expect(trapOf(walk([0, 1, 2, 1, 2, 1, 2], { inDialog: true }))).toBeNull();
  expect(trapOf(walk([0, 1, 1, 1], { isFrame: true }))).toBeNull();
});

test('the parts of a date and the buttons of a player are gone through one after the other', () => {
  expect(trapOf(walk([0, ...Array(9).fill(1), 2], { innerStops: true }))).toBeNull();
  expect(trapOf(walk([0, ...Array(9).fill(1)], { innerStops: true }))).toBeNull();
  expect(trapOf(walk([0, ...Array(24).fill(1)], { innerStops: true }))).toMatchObject({ selector: '#n1' });
});
