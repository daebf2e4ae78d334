import { expect, test } from 'vitest';
import { parsePageLook, writePageLook } from './page-look.ts';

test('an address asks for a layer and a window, and says them again', () => {
  const asked = parsePageLook(new URLSearchParams('vue=clavier&ecran=desktop'));
  expect(asked).toEqual({ layer: 'clavier', device: 'desktop' });
  expect(writePageLook(asked, '?theme=seo')).toBe('?theme=seo&vue=clavier&ecran=desktop');
});

test('what it does not know is the picture with its findings', () => {
  const asked = parsePageLook(new URLSearchParams('vue=constructor&ecran=montre'));
  expect(asked).toEqual({ layer: 'constats', device: null });
  expect(writePageLook(asked)).toBe('');
});
