import { expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { recentInPage, recentInSheet } from './recent-features.ts';

const names = (text: string) =>
  recentInSheet({ url: '', inline: true, media: '', text }).map(({ feature }) => feature.name);

test('a recent value without fallback is seen, wherever it is nested', () => {
  expect(names('a{color:oklch(from red l c h)}')).toEqual(['couleurs relatives (from)']);
  expect(names('@media print{.a{b{height:calc-size(auto,size)}}}')).toEqual(['calc-size()']);
  expect(names('a{position-area:top}@scope (.x){p{color:red}}')).toEqual([
    'position-area et position-anchor',
    '@scope',
  ]);
});

test('an older value before it, a guard or an old function are none', () => {
  expect(names('a{color:red;color:rgb(from blue r g b)}')).toEqual([]);
  expect(names('@supports (color: rgb(from red r g b)){a{color:rgb(from blue r g b)}}')).toEqual([]);
  expect(names('/* @scope */ a{color:rgb(1 2 3)} .if{margin:calc(1px)}')).toEqual([]);
  expect(names('a{background:url(data:image/svg+xml;base64,if()}')).toEqual([]);
});

test('attributes and scripts of the page are read too, tested ones left out', () => {
  const seen = (html: string) => recentInPage(withBody(html).dom).map(({ feature }) => feature.name);
  expect(seen('<div popover id="p"></div>')).toEqual(['popover']);
  expect(seen('<script>Promise.try(load)</script>')).toEqual(['Promise.try()']);
  expect(seen('<script>if ("try" in Promise) Promise.try(load)</script>')).toEqual([]);
  expect(seen('<script src="/polyfill.js"></script><div popover></div>')).toEqual([]);
});
