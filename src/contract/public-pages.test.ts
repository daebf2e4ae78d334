import { expect, test } from 'vitest';
import { publicPage, publicPageAt, publicPages } from './public-pages.ts';

test('a public page is known by its address, with or without a trailing slash', () => {
  expect(publicPageAt('/contact/')?.path).toBe('/contact');
  expect(publicPageAt('/dashboard')).toBeUndefined();
  expect(publicPageAt('/')).toBeUndefined();
  expect(() => publicPage('/dashboard')).toThrow('/dashboard');
});

test('each has one address and one label', () => {
  for (const key of ['path', 'label'] as const)
    expect(new Set(publicPages.map((page) => page[key])).size).toBe(publicPages.length);
});
