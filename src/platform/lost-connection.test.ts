import { describe, expect, it } from 'vitest';
import { isLostConnection, retryWhenLost } from './lost-connection.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('a lost connection', () => {
  it.each([
    ['of the system', coded('ECONNRESET')],
    ['refused at every address', new AggregateError([coded('ECONNREFUSED')])],
    ['ended by an administrator', coded('57P01')],
    ['of a server that starts', coded('57P03')],
    ['of a server that is no longer the first', coded('25006')],
    ['of a server whose disk is full', coded('53100')],
    ['in the words of the driver', new Error('Connection terminated unexpectedly')],
    ['in the words of its pool', new Error('timeout exceeded when trying to connect')],
    ['below what the query builder says', new Error('Failed query: …', { cause: coded('08006') })],
  ])('is known %s', (_name, error) => {
    expect(isLostConnection(error)).toBe(true);
  });

  it.each([new Error('no'), coded('23505'), coded('ENOENT'), 'ECONNRESET', null])('is not %s', (error) => {
    expect(isLostConnection(error)).toBe(false);
  });
});

describe('retryWhenLost', () => {
  it('does the work again until the database is back', async () => {
    const failures = [coded('57P01'), coded('ECONNREFUSED')];
    let times = 0;
    const work = async () => {
      times += 1;
      const failure = failures.shift();
      if (failure) throw failure;
      return 'done';
    };
    expect([await retryWhenLost(work), times]).toEqual(['done', 3]);
  });

  it('gives up on anything else at once, and on the database after its patience', async () => {
    let times = 0;
    const failing = (error: Error) => async () => {
      times += 1;
      throw error;
    };
    await expect(retryWhenLost(failing(new Error('no')))).rejects.toThrow('no');
    expect(times).toBe(1);
    await expect(retryWhenLost(failing(coded('57P01')), 60)).rejects.toMatchObject({ code: '57P01' });
    expect(times).toBe(3);
  });
});
