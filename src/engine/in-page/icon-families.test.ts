import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { pictogramFamilies } from './icon-families.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a private character', '<i style="font-family: \'My Icons\', serif">\ue001</i>', ['my icons']],
  ['letters', '<i style="font-family: Text">a</i>', []],
  ['both in one family', '<i style="font-family: Mixed">\ue001</i><b style="font-family: Mixed">a</b>', []],
  ['a private one in a plane of its own', '<i style="font-family: Far">\u{f0001}</i>', ['far']],
  ['nothing but spaces', '<i style="font-family: Icons"> </i>', []],
  [
    'the text of a child is not its own',
    '<div style="font-family: Text"><i style="font-family: Icons">\ue001</i></div>',
    ['icons'],
  ],
])('families of pictograms: %s', (_, html, wanted) => {
  openPageDouble(html);
  expect(pictogramFamilies()).toEqual(wanted);
});
