import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

/** What one line of the log says. */
function written(data: object): string {
  const lines: string[] = [];
  createLog('debug', { write: (line) => lines.push(line) }).warn(data, 'failed');
  return lines.join('');
}

const driver = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
  code: '23505',
  detail: 'Key (email)=(claire@exemple.fr) already exists.',
});
const failed = new DrizzleQueryError(
  'insert into users values ($1, $2)',
  ['claire@exemple.fr', 's3cret'],
  driver,
);

describe('a line of the log', () => {
  it.each([
    ['the error itself', { error: failed }],
    ['the error under another name', { err: failed, why: failed }],
    ['its text', { error: String(failed), settling: `after ${failed}` }],
    ['an error caused by it', { error: new Error('no session', { cause: failed }) }],
  ])('never holds what a query was given: %s', (_name, data) => {
    const line = written(data);
    expect(line).not.toContain('claire@exemple.fr');
    expect(line).not.toContain('s3cret');
  });

  it('says what failed all the same', () => {
    const { error } = JSON.parse(written({ error: failed }));
    expect(error).toMatchObject({ code: '23505', message: driver.message });
    expect(error.stack).toContain('log.test.ts');
  });

  it('leaves out the value that PostgreSQL quotes', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "claire@exemple.fr"'), {
      code: '22P02',
    });
    expect(JSON.parse(written({ error })).error.message).toBe('invalid input syntax for type uuid');
  });

  it.each([
    ['with words', { message: 'queue is gone', queue: 'audit' }, 'queue is gone'],
    ['without', { status: 404, data: 'x' }, 'holds status, data'],
    ['null', null, 'null'],
  ])('tells an object that was thrown by its words: %s', (_name, error, words) => {
    const line = written({ error });
    expect(line).not.toContain('[object Object]');
    expect(JSON.parse(line).error.message).toBe(words);
  });

  it('holds no password of an address, and no field that is a secret by its name', () => {
    const error = new Error('connect ECONNREFUSED postgres://constat:s3cret@db.exemple:5432/constat');
    const fields = { sessionToken: 's3cret', authorization: 'Bearer s3cret', webhookSecret: 's3cret' };
    const line = written({ error, ...fields, address: 'smtps://u:s3cret@mail.exemple', why: `no ${error}` });
    expect(line).not.toContain('s3cret');
    expect(line).toContain('postgres://…@db.exemple:5432/constat');
  });

  it('leaves other fields as they are', () => {
    expect(JSON.parse(written({ status: 404, job: 'a', left: null, list: [{ a: 1 }] }))).toMatchObject({
      status: 404,
      job: 'a',
      left: null,
      list: [{ a: 1 }],
    });
  });
});
