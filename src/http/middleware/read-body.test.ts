import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { lingering, maxBodyBytes, readJsonBody, withBoundedBody } from './read-body.ts';

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://x/', { method: 'POST', body, headers });
const json = (text: string) => readJsonBody(post(text, { 'content-type': 'application/json' }));
const tooLarge = { code: 'request/too-large', status: 413 };

describe('a body', () => {
  it('that is announced too large is not touched', async () => {
    const request = post('x', { 'content-length': String(maxBodyBytes + 1) });
    await expect(withBoundedBody(request, maxBodyBytes)).rejects.toMatchObject(tooLarge);
    expect(request.bodyUsed).toBe(false);
  });

  it('that is not announced is read up to its bound, and handed on', async () => {
    const whole = await withBoundedBody(post('x'.repeat(maxBodyBytes)), maxBodyBytes);
    expect((await whole.text()).length).toBe(maxBodyBytes);
    const larger = post('x'.repeat(maxBodyBytes + 1));
    await expect(withBoundedBody(larger, maxBodyBytes)).rejects.toMatchObject(tooLarge);
    const none = post(null);
    expect(await withBoundedBody(none, maxBodyBytes)).toBe(none);
  });

  it('without an end is left after some megabytes', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' } as const;
    const request = new Request('http://x/', init);
    await expect(withBoundedBody(request, maxBodyBytes)).rejects.toMatchObject(tooLarge);
    expect(sent).toBeLessThan(12_000_000);
  });
});

describe('JSON', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it.each([
    [nested(64), null],
    [nested(65), 'request/invalid'],
    [`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 'request/invalid'],
    ['['.repeat(60_000), 'request/invalid'],
    // Side by side is not in one another, and what stands in a text is none.
    [`[${'[],{},'.repeat(1_000)}0]`, null],
    [JSON.stringify({ text: `\\"${'['.repeat(100)}` }), null],
    ['{', 'request/not-json'],
    ['', 'request/not-json'],
  ])('%.40s → %s', async (text, code) => {
    expect(
      await json(text).then(
        () => null,
        (error: { code: string }) => error.code,
      ),
    ).toBe(code);
  });
});

describe('a refusal of a body that is still sent', () => {
  const sent = (length: number) =>
    new Request('http://constat.test/x', {
      method: 'POST',
      body: 'a=1',
      headers: { 'content-length': String(length) },
    });
  const refusal = () => new Response('trop', { status: 413 });
  const asked: number[] = [];
  const upTo = (most: number) => (megabytes: number) => {
    asked.push(megabytes);
    return megabytes <= most;
  };

  it('waits for the body, for as much as may be dropped', async () => {
    const incoming = new PassThrough();
    const answer = await lingering(sent(2_500_000), refusal(), incoming, upTo(3));
    expect(answer.headers.get('connection')).toBeNull();
    const text = answer.text();
    incoming.end('a=1');
    expect(await text).toBe('trop');
    expect(asked.splice(0)).toEqual([3]);
  });

  it('closes the connection once too much of a client was dropped', async () => {
    const answer = await lingering(sent(500_000_000), refusal(), new PassThrough(), upTo(3));
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
    expect(await answer.text()).toBe('trop');
    expect(asked.splice(0)).toEqual([9]);
  });

  it('asks nothing where the body is small, or no longer comes', async () => {
    for (const incoming of [new PassThrough(), undefined]) {
      const answer = await lingering(sent(incoming ? 60_000 : 2_000_000), refusal(), incoming, upTo(0));
      expect(answer.headers.get('connection')).toBeNull();
    }
    expect(asked).toEqual([]);
  });
});
