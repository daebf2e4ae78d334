import { expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { drawRefusal } from './draw-refusal.ts';

it('draws the sentence of a picture that is gone where a browser shows it, with its status', async () => {
  const drawn = drawRefusal(new AppError('file/missing'), 'image');
  expect(drawn?.status).toBe(410);
  expect(drawn?.headers.get('content-type')).toContain('image/svg+xml');
  expect(await drawn?.text()).toContain('aria-label="Cette image n’est plus disponible."');
});

it('leaves the refusal to programs, and every other refusal as it is', () => {
  expect(drawRefusal(new AppError('file/missing'), undefined)).toBeNull();
  expect(drawRefusal(new AppError('request/not-found'), 'image')).toBeNull();
  expect(drawRefusal(new Error('x'), 'image')).toBeNull();
});
