import { describe, expect, test } from 'vitest';
import { openStyleTable } from './style-table.ts';

const plain = {
  display: 'block',
  color: 'rgb(0, 0, 0)',
  backgroundColor: 'rgba(0, 0, 0, 0)',
  backgroundImage: 'none',
  backgroundRepeat: 'repeat',
  backgroundClip: 'border-box',
  backgroundSize: 'auto',
  backgroundPosition: '0% 0%',
  borderTopColor: 'rgb(0, 0, 0)',
  borderBottomColor: 'rgb(0, 0, 0)',
  filter: 'none',
  mixBlendMode: 'normal',
  textShadow: 'none',
  webkitTextFillColor: 'rgb(0, 0, 0)',
};
const names =
  'visibility opacity position fontSize fontWeight fontFamily textDecorationLine textAlign cursor zIndex overflowX overflowY borderTopWidth outlineStyle clip whiteSpace lineHeight fontStyle textTransform textIndent borderBottomWidth boxShadow';
const others = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
/** Computed styles as a browser tells them. */
const computed = (changes: Readonly<Record<string, string>> = {}) =>
  ({ ...others, ...plain, ...changes }) as unknown as CSSStyleDeclaration;
const styleOf = (changes: Readonly<Record<string, string>>) => {
  const table = openStyleTable();
  table.indexOf(computed(changes));
  return table.styles[0];
};

test('each different style is kept once, in the order it was met', () => {
  const table = openStyleTable();
  const places = [{}, { color: 'rgb(1, 1, 1)' }, {}, { filter: 'blur(2px)' }].map((changes) =>
    table.indexOf(computed(changes)),
  );
  expect(places).toEqual([0, 1, 0, 2]);
  expect(table.styles).toHaveLength(3);
  expect(table.styles[1]).toMatchObject({ display: 'block', color: 'rgb(1, 1, 1)' });
});

test('a value as long as a picture is cut', () => {
  expect(styleOf({ backgroundImage: `url("data:${'a'.repeat(900)}")` })?.backgroundImage).toHaveLength(500);
});

describe('effects are told where there are any', () => {
  test.each([
    ['none', {}, {}],
    ['a filter', { filter: 'blur(2px)' }, { filter: 'blur(2px)' }],
    ['a blend', { mixBlendMode: 'multiply' }, { mixBlendMode: 'multiply' }],
    ['a shadow of letters', { textShadow: '0 0 2px red' }, { textShadow: '0 0 2px red' }],
    ['another colour of letters', { webkitTextFillColor: 'transparent' }, { textFill: 'transparent' }],
  ])('%s', (_, changes, wanted) => {
    const { filter, mixBlendMode, textShadow, textFill, gradientCovers } = styleOf(changes) ?? {};
    const told = { filter, mixBlendMode, textShadow, textFill, gradientCovers };
    expect(JSON.parse(JSON.stringify(told))).toEqual(wanted);
  });
});

const gradient = { backgroundImage: 'linear-gradient(red, blue)' };
test.each([
  ['repeated both ways', gradient, true],
  ['as large as its box', { ...gradient, backgroundRepeat: 'no-repeat', backgroundSize: 'cover' }, true],
  [
    'as large as its box, in two values',
    { ...gradient, backgroundRepeat: 'no-repeat', backgroundSize: '100% 100%' },
    true,
  ],
  ['smaller than its box', { ...gradient, backgroundRepeat: 'no-repeat', backgroundSize: '50% 100%' }, false],
  ['moved', { ...gradient, backgroundRepeat: 'no-repeat', backgroundPosition: '10px 0px' }, false],
  ['clipped to the text', { ...gradient, backgroundClip: 'text' }, false],
  ['clipped to the content', { ...gradient, backgroundClip: 'content-box' }, false],
  [
    'one of two is smaller',
    { ...gradient, backgroundRepeat: 'repeat, no-repeat', backgroundSize: 'auto, 5px' },
    false,
  ],
  ['a picture', { backgroundImage: 'url("/a.png")' }, false],
])('a gradient covers its box: %s', (_, changes, wanted) => {
  expect(styleOf(changes)?.gradientCovers).toBe(wanted ? 'yes' : undefined);
});
