import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { createRateLimiter, limitRules } from './rate-limit.ts';

function limiterAt(start = 0) {
  let now = start;
  const limiter = createRateLimiter({ now: () => new Date(now) });
  return { limiter, forward: (ms: number) => (now += ms) };
}

describe('rate limit', () => {
  it('allows as many calls as the rule says, then says how long to wait, then forgets', () => {
    const { limiter, forward } = limiterAt();
    const { max, windowSeconds } = limitRules.tokenClient;
    for (let index = 0; index < max; index += 1) limiter.take('tokenClient', 'a');
    forward(15_000);
    try {
      limiter.take('tokenClient', 'a');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect((error as AppError).data.retryAfterSeconds).toBe(windowSeconds - 15);
    }
    forward((windowSeconds - 15) * 1000);
    expect(limiter.allows('tokenClient', 'a')).toBe(true);
  });

  it('locks nobody out when the clock is put back by an hour', () => {
    const { limiter, forward } = limiterAt(7_200_000);
    while (limiter.allows('tokenClient', 'a'));
    forward(-3_600_000);
    expect(limiter.allows('tokenClient', 'a')).toBe(true);
  });

  it('keeps keys and rules apart', () => {
    const { limiter } = limiterAt();
    while (limiter.allows('mailClient', 'a'));
    expect(limiter.allows('mailClient', 'b')).toBe(true);
    expect(limiter.allows('signInClient', 'a')).toBe(true);
  });

  it('stays bounded under a flood of keys', () => {
    const { limiter } = limiterAt();
    while (limiter.allows('mailClient', 'first'));
    for (let index = 0; index < 100_001; index += 1) limiter.allows('mailClient', String(index));
    // The oldest window was given up, so its key starts anew.
    expect(limiter.allows('mailClient', 'first')).toBe(true);
  });
});
