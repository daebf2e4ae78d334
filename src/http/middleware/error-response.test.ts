import { expect, it } from 'vitest';
import { refusal } from '#contract/api/refusal.ts';
import { AppError, errorTable } from '#contract/errors.ts';
import { titleOfStatus } from '#contract/problem.ts';
import { waitData } from '#contract/wait.ts';
import type { Log } from '#platform/log.ts';
import { errorResponse } from './error-response.ts';

const call = { requestId: 'r-1', publicUrl: 'https://constat.example' };

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
  const answer = errorResponse(new Error('password of constat'), { log, ...call });
  expect([answer.status, levels]).toEqual([500, ['error']]);
  expect(await answer.text()).not.toContain('password');
});

it('what breaks because the client left is none', () => {
  const { log, levels } = recording();
  errorResponse(new Error('Client connection prematurely closed.'), { log, ...call, clientLeft: true });
  expect(levels).toEqual(['debug']);
});

it('a refusal is not written at all', () => {
  const { log, levels } = recording();
  expect(errorResponse(new AppError('request/not-found'), { log, ...call }).status).toBe(404);
  expect(levels).toEqual([]);
});

it('a refusal is a problem document of its schema, with what the pages read beside', async () => {
  const error = new AppError('auth/too-many-requests', { field: 'password', data: waitData(90) });
  const answer = errorResponse(error, { log: recording().log, ...call });
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(answer.headers.get('retry-after')).toBe('90');
  const problem = refusal.strict().parse(await answer.json());
  expect(problem).toMatchObject({
    type: 'https://constat.example/api/docs#refus-auth-too-many-requests',
    title: 'Trop de demandes',
    status: 429,
    code: 'auth/too-many-requests',
    requestId: 'r-1',
    field: 'password',
    error: { code: 'auth/too-many-requests', message: problem.detail, field: 'password' },
  });
});

it('every status has a title', () => {
  const statuses = Object.values(errorTable).map(([status]) => status);
  expect(statuses.filter((status) => status !== 403 && titleOfStatus(status) === titleOfStatus(403))).toEqual(
    [],
  );
});
