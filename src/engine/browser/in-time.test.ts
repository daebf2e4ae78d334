import { expect, it, vi } from 'vitest';
import { inTime, LateError } from './in-time.ts';

const never = new Promise<never>(() => undefined);

it('gives the value of work that comes in time, and its failure', async () => {
  await expect(inTime(Promise.resolve(7), 1_000, 'work')).resolves.toBe(7);
  await expect(inTime(Promise.reject(new Error('broken')), 1_000, 'work')).rejects.toThrow('broken');
});

it('gives up on late work, once, and says what was late', async () => {
  const onLate = vi.fn();
  const late = inTime(never, 5, 'picture', { onLate });
  await expect(late).rejects.toThrow(LateError);
  await expect(late).rejects.toThrow('picture: not finished within 5 ms');
  expect(onLate).toHaveBeenCalledTimes(1);
});

it('gives up when its signal does, before or during the work', async () => {
  const stop = new AbortController();
  const waiting = inTime(never, 60_000, 'work', { signal: stop.signal });
  stop.abort(new Error('cancelled'));
  await expect(waiting).rejects.toThrow('cancelled');
  await expect(inTime(never, 60_000, 'work', { signal: stop.signal })).rejects.toThrow('cancelled');
});
