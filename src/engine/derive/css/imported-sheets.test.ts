import { expect, test } from 'vitest';
import { importsOf, isAnySheetUnread } from './imported-sheets.ts';

const sheet = (url: string, text: string) => ({
  url: `https://www.exemple.fr${url}`,
  inline: false,
  media: '',
  text,
});

test('the addresses a sheet imports, however they are written, with their condition', () => {
  const text = `@import url(a.css); @import url("/b.css") print;@import 'c.css#x' layer(base) screen;
    /* @import "d.css"; */ p{color:red}`;
  expect(importsOf(sheet('/css/main.css', text))).toEqual([
    { url: 'https://www.exemple.fr/css/a.css', condition: '' },
    { url: 'https://www.exemple.fr/b.css', condition: 'print' },
    { url: 'https://www.exemple.fr/css/c.css', condition: 'layer(base) screen' },
  ]);
});

test('a sheet is unread when it is empty or imported and absent', () => {
  const main = sheet('/main.css', '@import "sub.css";');
  expect(isAnySheetUnread([main, sheet('/sub.css', 'p{}')])).toBe(false);
  expect(isAnySheetUnread([main])).toBe(true);
  expect(isAnySheetUnread([sheet('/main.css', '')])).toBe(true);
  expect(isAnySheetUnread([{ ...main, inline: true, text: '' }])).toBe(false);
});
