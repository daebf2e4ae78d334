import { expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import type { Log } from '#platform/log.ts';
import { errorResponse } from './error-response.ts';

/** Levels that were written. */
function recording() {
  const levels: string[] = [];
  const at = (level: string) => () => void levels.push(level);
  const log: Log = {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: () => log,
  };
  return { log, levels };
}

it('a fault of ours is an error in the log, and tells nothing to the client', async () => {
  const { log, levels } = recording();
  const answer = errorResponse(new Error('password of constat'), log);
  expect([answer.status, levels]).toEqual([500, ['error']]);
  expect(await answer.text()).not.toContain('password');
});

it('what breaks because the client left is none', () => {
  const { log, levels } = recording();
  errorResponse(new Error('Client connection prematurely closed.'), log, true);
  expect(levels).toEqual(['debug']);
});

it('a refusal is not written at all', () => {
  const { log, levels } = recording();
  expect(errorResponse(new AppError('request/not-found'), log).status).toBe(404);
  expect(levels).toEqual([]);
});
