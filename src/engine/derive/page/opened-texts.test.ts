import { expect, test } from 'vitest';
import { partOf, viewOf } from '#tests/support/views.ts';
import { openedTextsOf } from './opened-texts.ts';

const window =
  '<button data-opener>Crédits</button><div data-came><h2 data-came>Crédits</h2><p data-came>Photos : Jeanne Martin</p></div>';

test('what opened is read once, by the name of what was pressed', () => {
  const parts = [partOf(window, { name: 'Crédits' })];
  const views = [viewOf(window, 'mobile', { parts }), viewOf(window, 'desktop', { parts })];
  expect(openedTextsOf(views)).toEqual({
    openedTexts: [{ name: 'Crédits', text: 'Crédits Photos : Jeanne Martin' }],
  });
});

test('nothing is told where nothing opened, or nobody looked', () => {
  expect(openedTextsOf([viewOf(window, 'mobile')])).toEqual({});
  expect(openedTextsOf(undefined)).toEqual({});
});
