import { expect, it } from 'vitest';
import { isSiret } from './siret.ts';

it.each(['13002526500013', '21920023500014', '35600000049837'])('accepts %s', (text) => {
  expect(isSiret(text)).toBe(true);
});

it.each([
  '',
  '1300252650001',
  '130025265000130',
  '13002526500014',
  '00000000000000',
  '1300252650001a',
  '13002526500013\n',
  '35600000049838',
])('refuses %j', (text) => {
  expect(isSiret(text)).toBe(false);
});
